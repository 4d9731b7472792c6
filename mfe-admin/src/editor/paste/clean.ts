import { applySheets, declared, styled, withInertStyles } from './declared';
import { type LeftOut, leaveOut } from './left-out';
import { listsOfWord } from './word-lists';

/**
 * Normalises pasted HTML of Word, Google Docs and web pages: lists, headings 2 to 4, plain links, no styles. The
 * schema drops the rest.
 */
export function cleanPasted(html: string): Pasted {
  const page = new DOMParser().parseFromString(withInertStyles(html), 'text/html');
  const { body } = page;
  applySheets(page);
  const leftOut = leaveOut(body);
  withoutFrames(body);
  if (hasMerged(body)) leftOut.push('merged');
  for (const step of STEPS) step(body);
  return { html: body.innerHTML, leftOut };
}

interface Pasted {
  html: string;
  leftOut: LeftOut[];
}

const STEPS: readonly ((body: HTMLElement) => void)[] = [
  withoutComments,
  listsOfWord,
  asPlainLists,
  withoutWrappers,
  withRaised,
  withMeantEmphasis,
  withLevels,
  withPlainAddresses,
  asPlainTables,
  withoutLooks,
];

function withoutComments(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) (comment as ChildNode).remove();
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Word's `<o:p>`, smart tags and bookmarks, and the meaningless `<b>` around Google Docs content. */
function withoutWrappers(body: HTMLElement) {
  for (const element of [...body.querySelectorAll('*')]) {
    const isForeign = element.localName.includes(':');
    const isBookmark = element.localName === 'a' && !element.hasAttribute('href');
    const isNotMeant = element.localName === 'b' && /^(?:normal|400)$/.test(declared(element).get('font-weight') ?? '');
    if (isForeign || isBookmark || isNotMeant) unwrap(element);
  }
}

function withMeantEmphasis(body: HTMLElement) {
  for (const span of [...body.querySelectorAll('span')]) {
    const style = declared(span);
    const isTitle = span.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (!isTitle && /^(?:bold|[6-9]00)$/.test(style.get('font-weight') ?? '')) wrapContent(span, 'strong');
    if (style.get('font-style') === 'italic') wrapContent(span, 'em');
  }
}

const DIGITS = [...'0123456789+-−=()n'];
const RAISED = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'].map((raised, index) => [DIGITS[index], raised]));
const LOWERED = new Map([...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ'].map((lowered, index) => [DIGITS[index], lowered]));

function raisedBy(style: ReadonlyMap<string, string>): number {
  const aligned = style.get('vertical-align') ?? '';
  const known = { super: 1, sub: -1 }[aligned];
  return known ?? (Number.parseFloat(style.get('mso-text-raise') ?? aligned) || 0);
}

/** 10² uses Unicode superscripts; what has none becomes e^(ix). */
function withRaised(body: HTMLElement) {
  for (const span of styled(body, (style) => raisedBy(style) !== 0))
    wrapContent(span, raisedBy(declared(span)) > 0 ? 'sup' : 'sub');
  // LibreOffice puts the number of a note directly before its words.
  for (const number of body.querySelectorAll('a.sdfootnotesym, a.sdendnotesym')) {
    wrapContent(number, 'sup');
    number.after(' ');
  }
  // A power of a power from the inside.
  for (const element of [...body.querySelectorAll('sup, sub')].reverse()) {
    const text = (element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^\[([^[\]]*)\]$/, '$1');
    const isRaised = element.localName === 'sup';
    const signs = [...text].map((sign) => (isRaised ? RAISED : LOWERED).get(sign));
    // Ordinals: 1st, 2nd.
    if (text === '' || (isRaised && /^(?:st|nd|rd|th)$/i.test(text))) unwrap(element);
    else if (signs.every((sign) => sign !== undefined)) replaceText(element, signs.join(''));
    else replaceText(element, `${isRaised ? '^' : '_'}(${text})`);
  }
}

function replaceText(element: Element, text: string) {
  const only = element.children.length === 1 && element.firstElementChild?.textContent === element.textContent;
  if (only && element.firstElementChild) replaceText(element.firstElementChild, text);
  else element.textContent = text;
  if (element.matches('sup, sub')) unwrap(element);
}

function wrapContent(element: Element, tag: string) {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, tag: string): Element {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** The page title is the only h1. MsoTitle is Word's title style. */
function withLevels(body: HTMLElement) {
  for (const title of [...body.querySelectorAll('p.MsoTitle, h1')]) rename(title, 'h2');
  for (const deep of [...body.querySelectorAll('h5, h6')]) rename(deep, 'h4');
}

/** Notes, bookmarks and references of Word, LibreOffice, Google Docs and Wikipedia. */
const INSIDE = /^#(?:_|sd(?:foot|end)note|ftnt|bookmark=|heading=|cite_)/;

/** Google Docs wraps links in a redirect. */
function withPlainAddresses(body: HTMLElement) {
  for (const link of [...body.querySelectorAll('a[href]')]) {
    const href = link.getAttribute('href') ?? '';
    const meant = /^https:\/\/www\.google\.com\/url\?/.test(href) ? new URL(href).searchParams.get('q') : href;
    if (!meant || INSIDE.test(meant)) unwrap(link);
    else link.setAttribute('href', meant);
  }
}

const KEPT = new Set(['href', 'src', 'alt', 'start', 'role']);

function withoutLooks(body: HTMLElement) {
  for (const element of body.querySelectorAll('*')) {
    const isOurs = element.matches('div.steps');
    for (const { name } of [...element.attributes])
      if (!KEPT.has(name) && !(isOurs && name === 'class')) element.removeAttribute(name);
  }
}

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
function asPlainLists(body: HTMLElement) {
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
  if (items.some((item) => item.querySelector(':scope > :is(h1, h2, h3, h4, h5, h6)'))) return asTitles(list, marks);
  const first = marks[0]?.number ?? 1;
  const isPlain = marks.every(({ label, number }, index) => label === String && number === first + index);
  if (isPlain && first >= 0 && first + items.length <= MOST && !list.closest('td, th'))
    return rename(list, 'ol').setAttribute('start', String(first));
  withLabels(marks);
  rename(list, 'ul');
}

interface Mark {
  item: Element;
  number: number;
  label: Label;
}

function withLabels(marks: readonly Mark[]) {
  for (const { item, number, label } of marks) if (label !== none) prepend(item, `${label(number)}. `);
}

/** Numbered headings of Google Docs. */
function asTitles(list: Element, marks: readonly Mark[]) {
  withLabels(marks);
  for (const { item } of marks) unwrap(item);
  unwrap(list);
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

function prepend(item: Element, text: string) {
  const first = [...item.childNodes].find((node) => node.nodeName !== '#comment' && node.textContent?.trim());
  if (first instanceof Element && first.matches('p, div, h1, h2, h3, h4, h5, h6')) prepend(first, text);
  else item.prepend(text);
}

const MOST_SPAN = 50;

const BLOCKS = `p, div, li, ul, ol, dl, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, pre, address, table, caption, thead, tbody,
  tfoot, tr, td, th, article, aside, center, details, fieldset, figcaption, figure, footer, form, header, hgroup, main, nav,
  section, summary`;

function withoutFrames(body: HTMLElement) {
  for (const table of [...body.querySelectorAll('table')]) {
    const [only, ...others] = [...table.rows].flatMap(({ cells }) => [...cells]);
    if (!only || others.length > 0) continue;
    const content = document.createElement('div');
    content.append(...(table.caption?.childNodes ?? []), ...only.childNodes);
    table.replaceWith(content);
  }
}

const hasMerged = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('td, th')].some(
    (cell) => (cell as HTMLTableCellElement).colSpan > 1 || (cell as HTMLTableCellElement).rowSpan > 1,
  );

/** Flattens merged cells and makes the first row a header. */
function asPlainTables(body: HTMLElement) {
  for (const table of [...body.querySelectorAll('table')]) {
    // It was in a cell of another table.
    if (!body.contains(table)) continue;
    if (table.caption) table.before(rename(table.caption, 'p'));
    const rows = [...table.rows];
    for (const [index, row] of rows.entries()) {
      for (const cell of [...row.cells]) {
        const [across, down] = [Math.min(cell.colSpan, MOST_SPAN), Math.min(cell.rowSpan, MOST_SPAN)];
        cell.removeAttribute('colspan');
        cell.removeAttribute('rowspan');
        const place = cell.cellIndex;
        for (let more = 1; more < across; more += 1) cell.after(document.createElement('td'));
        for (const below of rows.slice(index + 1, index + down))
          for (let more = 0; more < across; more += 1) addAt(below, place);
      }
    }
    for (const cell of [...(rows[0]?.cells ?? [])]) if (cell.localName === 'td') rename(cell, 'th');
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
      if (/^h\d$/.test(node.localName)) wrapContent(node, 'strong');
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
