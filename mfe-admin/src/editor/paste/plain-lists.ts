import { declared } from './declared';

type Label = (number: number) => string;

const lower = letters('abcdefghijklmnopqrstuvwxyz');
const upper = letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const upperRoman: Label = (number) => roman(number).toUpperCase();
const none: Label = () => '';

const LABELS: ReadonlyMap<string, Label> = new Map([
  ...['1', 'decimal', 'decimal-leading-zero', 'devanagari'].map((name) => [name, String] as const),
  ...['a', 'lower-alpha', 'lower-latin'].map((name) => [name, lower] as const),
  ...['A', 'upper-alpha', 'upper-latin'].map((name) => [name, upper] as const),
  ...['i', 'lower-roman'].map((name) => [name, roman] as const),
  ...['I', 'upper-roman'].map((name) => [name, upperRoman] as const),
  ['lower-greek', letters('αβγδεζηθικλμνξοπρστυφχψω')],
  ...['disc', 'circle', 'square', 'none'].map((name) => [name, none] as const),
]);

function letters(alphabet: string): Label {
  const label: Label = (number) =>
    number < 1 ? '' : label(Math.floor((number - 1) / alphabet.length)) + alphabet[(number - 1) % alphabet.length];
  return (number) => (number < 1 ? String(number) : label(number));
}

const ROMAN = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let left = number;
  let text = '';
  for (const [sign, worth] of Object.entries(ROMAN)) {
    text += sign.repeat(Math.floor(left / worth));
    left %= worth;
  }
  return text;
}

/** The largest list number of CommonMark. */
const MOST = 999_999_999;

/**
 * Only bullets and consecutive numbers stay lists. Other labels become text, as rules are cited by them; so do lists
 * in table cells.
 */
export function asPlainLists(body: HTMLElement) {
  for (const box of [...body.querySelectorAll('input[type="checkbox"], input[type="radio"]')])
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ');
  for (const item of body.querySelectorAll('li[aria-checked]'))
    prepend(item, item.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ');
  for (const list of [...body.querySelectorAll('ol, ul')]) asPlain(list);
}

function asPlain(list: Element) {
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let next = wholeOf(list.getAttribute('start')) ?? (step < 0 ? items.length : 1);
  const marks = items.map((item) => {
    const number = wholeOf(item.getAttribute('value')) ?? next;
    next = number + step;
    return { item, number, label: labelOf(item) ?? labelOf(list) ?? (list.localName === 'ol' ? String : none) };
  });
  const first = marks[0]?.number ?? 1;
  const isPlain = marks.every(({ label, number }, index) => label === String && number === first + index);
  if (isPlain && first >= 0 && first + items.length <= MOST && !list.closest('td, th'))
    return rename(list, 'ol').setAttribute('start', String(first));
  for (const { item, number, label } of marks) if (label !== none) prepend(item, `${label(number)}. `);
  rename(list, 'ul');
}

function wholeOf(attribute: string | null): number | undefined {
  const number = Number.parseInt(attribute ?? '', 10);
  return Number.isSafeInteger(number) ? number : undefined;
}

function labelOf(element: Element): Label | undefined {
  const style = declared(element);
  const said = style.get('list-style-type') ?? style.get('list-style') ?? element.getAttribute('type') ?? '';
  const name = said.split(/\s/).find((word) => LABELS.has(word));
  return name === undefined ? undefined : LABELS.get(name);
}

function rename(list: Element, tag: string): Element {
  const other = document.createElement(tag);
  other.append(...list.childNodes);
  list.replaceWith(other);
  return other;
}

function prepend(item: Element, text: string) {
  const first = [...item.childNodes].find((node) => node.nodeName !== '#comment' && node.textContent?.trim());
  if (first instanceof Element && first.matches('p, div, h1, h2, h3, h4, h5, h6')) prepend(first, text);
  else item.prepend(text);
}

const PlainTablesMOST = 50;

const BLOCKS = `p, div, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, address, table, caption, thead, tbody,
  tfoot, tr, td, th, article, aside, center, details, fieldset, figcaption, figure, footer, form, header, hgroup, main, nav,
  section, summary`;

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

/** Flattens merged cells and makes the first row a header. */
export function asPlainTables(body: HTMLElement) {
  for (const table of [...body.querySelectorAll('table')]) {
    // It was in a cell of another table.
    if (!body.contains(table)) continue;
    const rows = [...table.rows];
    for (const [index, row] of rows.entries()) {
      for (const cell of [...row.cells]) {
        const [across, down] = [Math.min(cell.colSpan, PlainTablesMOST), Math.min(cell.rowSpan, PlainTablesMOST)];
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
