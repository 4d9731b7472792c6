type Cell = string | number | null;

/** What makes a spreadsheet take a text for a formula (OWASP, CSV injection): wide signs as well, in East Asian settings. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function toCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of CSV (RFC 4180), each with its end. Texts that a spreadsheet would run are led by an apostrophe. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
