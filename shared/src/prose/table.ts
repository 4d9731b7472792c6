export const cell = (text: string) =>
  // A backslash would not stop a bracket from ending a link text.
  text.replace(/[\\|*_`]/g, '\\$&').replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`);

export type Column = string | { number: string };

export function table(head: readonly Column[], rows: readonly (readonly string[])[], caption?: string): string | null {
  if (rows.length === 0) return null;
  const names = head.map((column) => (typeof column === 'string' ? column : column.number));
  const lines = [names, head.map((column) => (typeof column === 'string' ? '---' : '---:')), ...rows];
  const drawn = lines.map((cells) => `| ${cells.join(' | ')} |`);
  return [...(caption ? [`**${caption}**`, ''] : []), ...drawn].join('\n');
}

export function tableOfGroups<Row>(
  head: readonly Column[],
  rows: readonly Row[],
  groupOf: (row: Row) => string,
  cellsOf: (row: Row) => readonly string[],
): string {
  const tables = [...new Set(rows.map(groupOf))].map((name) =>
    table(head, rows.filter((row) => groupOf(row) === name).map(cellsOf), cell(name)),
  );
  return tables.filter((each) => each !== null).join('\n\n');
}
