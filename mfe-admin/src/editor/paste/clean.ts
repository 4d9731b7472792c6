import { applySheets, declared, styled, withInertStyles } from './declared';
import { type LeftOut, leaveOut } from './left-out';
import { asPlainLists, asPlainTables, hasMerged, withoutFrames } from './plain-lists';
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
  for (const element of [...body.querySelectorAll('sup, sub')]) {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
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

function rename(element: Element, tag: string) {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** The page title is the only h1. MsoTitle is Word's title style. */
function withLevels(body: HTMLElement) {
  for (const title of [...body.querySelectorAll('p.MsoTitle, h1')]) rename(title, 'h2');
  for (const deep of [...body.querySelectorAll('h5, h6')]) rename(deep, 'h4');
}

/** Google Docs wraps links in a redirect; Word bookmarks begin with #_. */
function withPlainAddresses(body: HTMLElement) {
  for (const link of [...body.querySelectorAll('a[href]')]) {
    const href = link.getAttribute('href') ?? '';
    const meant = /^https:\/\/www\.google\.com\/url\?/.test(href) ? new URL(href).searchParams.get('q') : href;
    if (!meant || meant.startsWith('#_')) unwrap(link);
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
