/** Awards for leaving after year 1, 2 …, by how the name of a programme begins. Source: facts.json, multi_exit_ug. */
const AWARDS: readonly (readonly [start: string, awards: readonly string[]])[] = [
  ['B.Tech.', ['UG Certificate', 'UG Diploma', 'B.Sc. (Engineering)', 'B.Tech.']],
  ['B.S.', ['UG Certificate', 'UG Diploma', 'B.S.', 'B.S. (Honours)']],
  ['B.A.', ['UG Certificate', 'UG Diploma', 'B.A.', 'B.A. (Honours)']],
  ['BBA', ['UG Certificate', 'UG Diploma', 'BBA', 'BBA (Honours)']],
  ['Master of Computer Applications', ['PG Diploma', 'Master of Computer Applications']],
  ['MBA', ['PG Diploma', 'MBA']],
  ['MS', ['PG Diploma', 'MS']],
];

/** For each year the award for leaving after it; null: no exit. A diploma is given at its end, and by its own name. */
export function awardsOf(programme: string, years: number): (string | null)[] {
  const awards = AWARDS.find(([start]) => programme.startsWith(`${start} `) || programme === start)?.[1];
  return Array.from({ length: years }, (_, year) => awards?.[year] ?? (year === years - 1 ? programme : null));
}
