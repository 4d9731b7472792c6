/**
 * Kinds of public data. Each has a version of its own, so that a change of one leaves as it is what is made of others.
 * The version of all data is the instant since which nothing changed by itself, and a part for each kind in this order.
 */
export const DATA_KINDS = ['admission', 'catalogue', 'notices', 'pages', 'people', 'settings'] as const;

export type DataKind = (typeof DATA_KINDS)[number];

/** Of what the public reads below each beginning of an address are made, in English; `public-data.test.ts` compares it with their queries. */
const READS: Readonly<Record<string, readonly DataKind[]>> = {
  admission: ['admission', 'catalogue', 'settings'],
  campus: ['admission', 'catalogue', 'people'],
  departmentSchools: ['admission', 'catalogue', 'people'],
  departments: ['admission', 'catalogue', 'people'],
  faculty: ['admission', 'catalogue', 'people'],
  fee: ['admission', 'catalogue'],
  notice: ['notices'],
  page: ['pages'],
  'page/texts': ['admission', 'catalogue', 'pages', 'people'],
  program: ['admission', 'catalogue', 'people'],
  setting: ['admission', 'catalogue', 'pages', 'settings'],
  zone: ['admission', 'catalogue'],
};

/** @param path of a call below `/api/v1` */
export function dataKindsOf(path: string): readonly DataKind[] {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return READS[`${first}/${second}`] ?? READS[first] ?? DATA_KINDS;
}

const SEPARATOR = '.';

/** @param since instant or number since which nothing changed by itself. @param changes how often each kind was changed */
export const dataVersion = (since: string, changes: Readonly<Record<DataKind, string>>): string =>
  [since, ...DATA_KINDS.map((kind) => changes[kind])].join(SEPARATOR);

/**
 * The version of some kinds of data: equal for two versions of all data in which these kinds are the same. A version that is
 * written otherwise, as by an API of an earlier release, is that of every kind.
 */
export function versionOf(version: string | null, kinds: readonly DataKind[]): string | null {
  const [since, ...changes] = version?.split(SEPARATOR) ?? [];
  if (changes.length !== DATA_KINDS.length) return version;
  return [since, ...DATA_KINDS.flatMap((kind, index) => (kinds.includes(kind) ? [changes[index]] : []))].join(
    SEPARATOR,
  );
}
