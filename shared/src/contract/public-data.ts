/**
 * Each kind has its own version. The version of all data: the last scheduled change, and a count per kind in this order.
 */
export const DATA_KINDS = ['admission', 'catalogue', 'notices', 'pages', 'people', 'settings'] as const;

export type DataKind = (typeof DATA_KINDS)[number];

/** Kinds read by public calls, by path prefix; checked by `public-data.test.ts`. */
const READS: Readonly<Record<string, readonly DataKind[]>> = {
  admission: ['admission', 'catalogue', 'settings'],
  campus: ['admission', 'catalogue', 'people'],
  departmentSchools: ['admission', 'catalogue', 'people'],
  departments: ['admission', 'catalogue', 'people'],
  faculty: ['admission', 'catalogue', 'people'],
  fee: ['admission', 'catalogue'],
  notice: ['notices'],
  page: ['pages'],
  'page/text': ['admission', 'catalogue', 'pages', 'settings'],
  'page/texts': ['admission', 'catalogue', 'pages', 'people'],
  program: ['admission', 'catalogue', 'people'],
  setting: ['admission', 'catalogue', 'pages', 'settings'],
  zone: ['admission', 'catalogue'],
};

/** @param path below `/api/v1` */
export function dataKindsOf(path: string): readonly DataKind[] {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return READS[`${first}/${second}`] ?? READS[first] ?? DATA_KINDS;
}

const SEPARATOR = '.';

/** @param since last scheduled change. @param changes counts by kind */
export const dataVersion = (since: string, changes: Readonly<Record<DataKind, string>>): string =>
  [since, ...DATA_KINDS.map((kind) => changes[kind])].join(SEPARATOR);

/** The version of some kinds; other formats, as of an earlier release, count for all. */
export function versionOf(version: string | null, kinds: readonly DataKind[]): string | null {
  const [since, ...changes] = version?.split(SEPARATOR) ?? [];
  if (changes.length !== DATA_KINDS.length) return version;
  return [since, ...DATA_KINDS.flatMap((kind, index) => (kinds.includes(kind) ? [changes[index]] : []))].join(
    SEPARATOR,
  );
}
