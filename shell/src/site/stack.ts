export const MOST_POSITIONS = 12;

/** `mfe-search/Search.307fee9f83.js:1:2345` */
export const POSITION = /^[a-z][a-z0-9-]{0,59}\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/;

const PLACE = /^[\w.-]{1,80}:\d{1,7}:\d{1,7}/;

export const ownerOf = (position: string): string => position.slice(0, position.indexOf('/'));

/** Only positions in the site's files: messages and extensions may be personal. @param bases URL prefix by remote */
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
