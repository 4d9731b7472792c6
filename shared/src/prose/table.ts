/** What somebody typed, as it is in a cell of a table. */
export const cell = (text: string) =>
  // Brackets by their numbers: with a stroke before them they still end the text of a link.
  text.replace(/[\\|*_`]/g, '\\$&').replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`);

/** A column: its head, and whether it holds numbers, which stand below each other digit by digit. */
export type Column = string | { number: string };

/** A table in Markdown, with a caption or under its heading; null without rows. */
export function table(head: readonly Column[], rows: readonly (readonly string[])[], caption?: string): string | null {
  if (rows.length === 0) return null;
  const names = head.map((column) => (typeof column === 'string' ? column : column.number));
  const lines = [names, head.map((column) => (typeof column === 'string' ? '---' : '---:')), ...rows];
  const drawn = lines.map((cells) => `| ${cells.join(' | ')} |`);
  return [...(caption ? [`**${caption}**`, ''] : []), ...drawn].join('\n');
}

/** Rows as tables, one a group, under its name. Empty without rows. */
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
