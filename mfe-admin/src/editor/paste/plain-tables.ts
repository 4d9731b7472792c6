/** A cell that is said to reach further than any table does. */
const MOST = 50;

/** Tables without merged cells, whose first row is their head: what a merged cell says stands in the first of its places. */
export function asPlainTables(body: HTMLElement) {
  for (const table of [...body.querySelectorAll('table')]) {
    const rows = [...table.rows];
    for (const [index, row] of rows.entries()) {
      for (const cell of [...row.cells]) {
        const [across, down] = [Math.min(cell.colSpan, MOST), Math.min(cell.rowSpan, MOST)];
        cell.removeAttribute('colspan');
        cell.removeAttribute('rowspan');
        const place = cell.cellIndex;
        for (let more = 1; more < across; more += 1) cell.after(document.createElement('td'));
        for (const below of rows.slice(index + 1, index + down))
          for (let more = 0; more < across; more += 1) addAt(below, place);
      }
    }
    for (const cell of [...(rows[0]?.cells ?? [])]) if (cell.localName === 'td') asHeader(cell);
    for (const cell of [...table.querySelectorAll('td, th')]) asOneLine(cell);
  }
}

function addAt(row: HTMLTableRowElement, place: number) {
  const cell = document.createElement('td');
  const next = row.cells[place];
  if (next) next.before(cell);
  else row.append(cell);
}

function asHeader(cell: Element) {
  const header = document.createElement('th');
  header.append(...cell.childNodes);
  cell.replaceWith(header);
}

/** Paragraphs in a cell follow one another on its line. */
function asOneLine(cell: Element) {
  for (const paragraph of [...cell.querySelectorAll('p, div, li')]) {
    if (paragraph.previousSibling) paragraph.before(' ');
    paragraph.replaceWith(...paragraph.childNodes);
  }
}
