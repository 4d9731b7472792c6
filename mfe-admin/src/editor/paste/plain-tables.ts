/** A cell that is said to reach further than any table does. */
const MOST = 50;

/** What stands on lines of its own. */
const BLOCKS = `p, div, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, address, table, caption, thead, tbody,
  tfoot, tr, td, th, article, aside, center, details, fieldset, figcaption, figure, footer, form, header, hgroup, main, nav,
  section, summary`;

/** A table of one cell is a frame around what is in it. */
export function withoutFrames(body: HTMLElement) {
  for (const table of [...body.querySelectorAll('table')]) {
    const [only, ...others] = [...table.rows].flatMap(({ cells }) => [...cells]);
    if (!only || others.length > 0) continue;
    const content = document.createElement('div');
    content.append(...(table.caption?.childNodes ?? []), ...only.childNodes);
    table.replaceWith(content);
  }
}

export const hasMerged = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('td, th')].some(
    (cell) => (cell as HTMLTableCellElement).colSpan > 1 || (cell as HTMLTableCellElement).rowSpan > 1,
  );

/** Tables without merged cells, whose first row is their head: what a merged cell says stands in the first of its places. */
export function asPlainTables(body: HTMLElement) {
  for (const table of [...body.querySelectorAll('table')]) {
    // It is in a cell of another, and words of it by now.
    if (!body.contains(table)) continue;
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
    for (const cell of rows.flatMap(({ cells }) => [...cells])) {
      for (const line of [...cell.querySelectorAll('br, hr')]) line.replaceWith(' ');
      asOneLine(cell);
    }
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

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isA = (node: Node, selector: string) => isElement(node) && node.matches(selector);
const isBlock = (node: Node) => isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
const isEmpty = (node: Node) =>
  node.textContent?.trim() === '' && !isA(node, 'img') && !(isElement(node) && node.querySelector('img'));

/** What stands in blocks follows one another on the line of its cell; a list in a list stands in brackets. */
function asOneLine(parent: Element) {
  let before: { node: ChildNode; isOwn: boolean } | undefined;
  for (const node of [...parent.childNodes]) {
    if (isEmpty(node)) continue;
    const isOwn = isBlock(node);
    const isNested = isA(node, 'ul, ol') && isA(parent, 'li, ul, ol');
    if (isElement(node)) {
      asOneLine(node);
      if (/^h\d$/.test(node.localName)) asStrong(node);
      if (isNested) inBrackets(node);
    }
    if (before && (before.isOwn || isOwn)) {
      trimEnd(before.node);
      before.node.after(isNested ? ' ' : between(before.node, node));
    }
    before = { node, isOwn };
  }
  for (const block of [...parent.children]) if (block.matches(BLOCKS)) block.replaceWith(...block.childNodes);
}

function between(before: Node, after: Node): string {
  if (isA(after, 'td, th')) return ', ';
  return isA(after, 'li, tr, thead, tbody, tfoot') || isA(before, 'ul, ol, table') ? '; ' : ' ';
}

function asStrong(heading: Element) {
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  heading.append(strong);
}

function inBrackets(list: Element) {
  trimEnd(list);
  list.prepend('(');
  list.append(')');
}

function trimEnd(node: Node) {
  if (node.nodeType === Node.TEXT_NODE) node.textContent = (node.textContent ?? '').trimEnd();
  for (const child of [...node.childNodes].reverse()) {
    trimEnd(child);
    if (!isEmpty(child)) break;
  }
}
