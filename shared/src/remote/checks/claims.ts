/** Paths as remotes claim them and the registry grants them: React Router's spelling, compared as it matches. */

/** What a remote claims that answers wherever nobody else does. The router prefers every other path. */
export const REST = '/*';

/** Segments in lower case; a last `*` stands for whatever follows, nothing included. */
const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether every address of `path` is one of `grant`: an exact path, an area `/x/*` (the path and all below), or `/*`. */
export function covers(grant: string, path: string): boolean {
  const granted = segmentsOf(grant);
  const claimed = segmentsOf(path);
  for (const [index, segment] of granted.entries()) {
    if (segment === '*') return true;
    const other = claimed[index];
    if (other === undefined || other === '*') return false;
    if (!isParameter(segment) && segment !== other) return false;
  }
  return granted.length === claimed.length;
}

/** Whether some address is one of both. Which of the two the router prefers then, is a matter of their spelling. */
export function overlap(one: string, other: string): boolean {
  const some = segmentsOf(one);
  const others = segmentsOf(other);
  for (let index = 0; ; index++) {
    const [a, b] = [some[index], others[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !isParameter(a) && !isParameter(b)) return false;
  }
}
