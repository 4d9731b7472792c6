/** Positions of a stack that are told; those that follow say how React came there. */
export const MOST_POSITIONS = 12;

/** A position in a file of the site, as `mfe-search/Search.307fee9f83.js:1:2345`: whose file, its name, line and column. */
export const POSITION = /^[a-z][a-z0-9-]{0,59}\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/;

const PLACE = /^[\w.-]{1,80}:\d{1,7}:\d{1,7}/;

/** Whose file a position is in. */
export const ownerOf = (position: string): string => position.slice(0, position.indexOf('/'));

/**
 * All that is told of a stack: positions in files of the site, the innermost first. What else is in it, as messages and
 * files of the browser's extensions, may be somebody's own.
 * @param bases by name of a remote: how the names of its files begin in the stack
 */
export function positionsIn(stack: string, bases: Readonly<Record<string, string>>): string[] {
  const known = Object.entries(bases);
  return stack
    .split('\n')
    .flatMap((line) => {
      for (const [name, base] of known) {
        const at = line.indexOf(base);
        const place = at < 0 ? null : PLACE.exec(line.slice(at + base.length));
        if (place) return [`${name}/${place[0]}`];
      }
      return [];
    })
    .slice(0, MOST_POSITIONS);
}
