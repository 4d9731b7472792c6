/** The first that fits counts: later ones name themselves as earlier ones too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser's own description in words: `Chrome, Android`; undefined when it says nothing known. */
export function browserOf(userAgent: string): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([part]) => userAgent.includes(part))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : undefined;
}
