/** Beginnings that only our own variables have. */
const OUR_PREFIXES = ['S3_', 'SMTP_', 'MAIL_', 'OIDC_'];

/** Letters that two names may differ by: fewer for short ones, which are near to many that are not ours. */
const distanceAllowed = (known: string) => (known.length <= 5 ? 1 : 2);

/**
 * Set variables that are probably meant to be one of ours: `DATABSE_URL`.
 * @returns pairs of the name that is set and the one it looks like; that is undefined where only the beginning is ours
 */
export function misspelled(set: readonly string[], known: readonly string[]): { name: string; meant?: string }[] {
  return set.flatMap((name) => {
    if (known.includes(name)) return [];
    const upper = name.toUpperCase();
    const meant = known.find((other) => isNear(upper, other, distanceAllowed(other)));
    if (meant) return [{ name, meant }];
    return OUR_PREFIXES.some((prefix) => upper.startsWith(prefix)) ? [{ name }] : [];
  });
}

function isNear(one: string, other: string, most: number): boolean {
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most;
}

/** Letters to add, leave out, replace or exchange with the next (optimal string alignment). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
