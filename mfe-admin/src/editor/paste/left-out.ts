import { declared, styled } from './declared';
import { MARKERS } from './word-lists';
import { isPictureAddress } from '@university/shared/prose/source';

interface Look {
  visibility: string;
  size: string;
  color: string;
  background: string;
}

const PAGE: Look = { visibility: '', size: '', color: '', background: '255,255,255' };

function hiddenIn(body: HTMLElement): ChildNode[] {
  const looks = new Map<Element | null, Look>();
  const hidden: ChildNode[] = [];
  for (const element of body.querySelectorAll('*')) {
    const style = declared(element);
    const look = lookOf(element, style, looks.get(element.parentElement) ?? PAGE);
    looks.set(element, look);
    if (isGone(element, style)) hidden.push(element);
    else if (isUnseen(look)) hidden.push(...textsIn(element));
  }
  return hidden;
}

const textsIn = (element: Element): ChildNode[] =>
  [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);

const isGone = (element: Element, style: ReadonlyMap<string, string>): boolean =>
  element.hasAttribute('hidden') ||
  style.get('display') === 'none' ||
  style.get('mso-hide') === 'all' ||
  Number.parseFloat(style.get('opacity') ?? '') === 0;

const isUnseen = ({ visibility, size, color, background }: Look): boolean =>
  /^(?:hidden|collapse)$/.test(visibility) ||
  Number.parseFloat(size) === 0 ||
  color === 'transparent' ||
  color === background;

function lookOf(element: Element, style: ReadonlyMap<string, string>, around: Look): Look {
  const background = style.get('background-color') ?? style.get('background') ?? element.getAttribute('bgcolor') ?? '';
  const isSeenThrough = /^(?:none|transparent|inherit|initial|unset)?$/.test(colorOf(background));
  const color = colorOf(style.get('color') ?? element.getAttribute('color') ?? 'inherit');
  return {
    visibility: style.get('visibility') ?? around.visibility,
    size: style.get('font-size') ?? around.size,
    color: /^(?:inherit|currentcolor|unset)$/.test(color) ? around.color : color,
    background: isSeenThrough ? around.background : colorOf(background),
  };
}

const NAMED: Readonly<Record<string, string>> = { white: '255,255,255', window: '255,255,255', black: '0,0,0' };

function colorOf(value: string): string {
  const [first = ''] = /^(?:rgba?\([^()]*\)|\S+)/.exec(value.trim().toLowerCase()) ?? [];
  if (first.startsWith('rgb')) {
    const [red, green, blue, alpha = '1'] = first.match(/[\d.]{1,20}/g) ?? [];
    return Number(alpha) === 0 ? 'transparent' : `${red},${green},${blue}`;
  }
  const hex = /^#(?:[\da-f]{3}){1,2}$/.test(first) ? first.slice(1) : '';
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return pairs.length > 0 ? pairs.map((pair) => Number.parseInt(pair, 16)).join(',') : (NAMED[first] ?? first);
}

export type LeftOut = 'comments' | 'hidden' | 'struck' | 'encoded' | 'equations' | 'pictures' | 'embedded' | 'merged';

/** The image is the tick of a checkbox, kept as a character. */
const NOTHING = 'script, style, meta, link, title, xml, template, noscript, img[aria-roledescription="checkbox"]';

const FOUND: readonly (readonly [LeftOut, (body: HTMLElement) => ChildNode[]])[] = [
  [
    'comments',
    (body) => [
      ...body.querySelectorAll('.MsoCommentReference, .msocomanchor, .MsoCommentText'),
      ...styled(body, (style) => /^comment(?:-list)?$/.test(style.get('mso-element') ?? '')),
      ...commentsOfDocs(body),
    ],
  ],
  ['hidden', hiddenIn],
  [
    'struck',
    (body) => [
      ...body.querySelectorAll('s, strike, del, .msoDel'),
      // Google Docs strikes through ticked items.
      ...[...body.querySelectorAll('*')].filter((element) => isStruck(element) && !element.closest(TICKED)),
    ],
  ],
  ['encoded', encoded],
  ['equations', equations],
  [
    'pictures',
    (body) => [
      ...[...body.querySelectorAll('img')].filter((image) => !isPictureAddress(image.getAttribute('src') ?? '')),
      ...body.querySelectorAll('svg, canvas'),
    ],
  ],
  ['embedded', (body) => [...body.querySelectorAll('iframe, object, embed, video, audio')]],
];

const WORDLESS: ReadonlySet<LeftOut> = new Set<LeftOut>(['equations', 'pictures', 'embedded']);

export function leaveOut(body: HTMLElement): LeftOut[] {
  for (const element of body.querySelectorAll(NOTHING)) element.remove();
  return FOUND.filter(([kind, find]) => {
    const nodes = find(body);
    const isLoss = WORDLESS.has(kind) ? nodes.length > 0 : nodes.some(hasWords);
    for (const node of nodes) node.remove();
    return isLoss;
  }).map(([kind]) => kind);
}

const hasWords = ({ textContent }: Node): boolean => (textContent ?? '').trim() !== '';

const TICKED = '[aria-checked="true"]';

function isStruck(element: Element): boolean {
  const style = declared(element);
  return ['text-decoration', 'text-decoration-line'].some((property) => style.get(property)?.includes('line-through'));
}

/** Fonts with their own encoding: Hindi fonts from before Unicode, and symbol fonts. */
const OWN_LETTERS =
  /^["']?(?:kruti|devlys|shree-?(?:dev|lipi)|(?:walkman-?)?chanakya|shusha|shivaji|aps-|dv-?tt|symbol\b|wingdings|webdings)/;
const DRAWN_OTHERWISE = /[a-z\u00A1-\u00AF\u00B2-\u00B6\u00B8-\u00FF\p{Co}]/iu;

function encoded(body: HTMLElement): ChildNode[] {
  const fonts = new Map<Element | null, string>();
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const own = declared(element).get('font-family') ?? element.getAttribute('face')?.toLowerCase();
    const font = own ?? fonts.get(element.parentElement) ?? '';
    fonts.set(element, font);
    if (!OWN_LETTERS.test(font) || element.closest(MARKERS)) return [];
    return textsIn(element).filter(({ textContent }) => DRAWN_OTHERWISE.test(textContent ?? ''));
  });
}

/** Google Docs comments: an anchor in the text, and at the end a box or paragraph that begins with it. */
function commentsOfDocs(body: HTMLElement): Element[] {
  return [...body.querySelectorAll('a[id^="cmnt"], [href^="#cmnt"]')].map((mark) => {
    if (!/^cmnt\d/.test(mark.id)) return mark;
    const begins = (box: Element) =>
      box.querySelector('[id^="cmnt"]') === mark && box.textContent?.trim().startsWith(mark.textContent?.trim() ?? '');
    const boxes = [mark.closest('div'), mark.closest('p, li')].filter((box) => box !== null);
    return boxes.find(begins) ?? mark;
  });
}

const isComment = (node: Node | null): node is Comment => node?.nodeType === Node.COMMENT_NODE;

/** Word puts equations into conditional comments, followed by a fallback picture. */
function equations(body: HTMLElement): ChildNode[] {
  const found: ChildNode[] = [...body.querySelectorAll('math, .katex, mjx-container')];
  for (const element of body.querySelectorAll('*')) if (element.localName.startsWith('m:omath')) found.push(element);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment;
    if (comment.data.startsWith('[if gte msEquation')) found.push(comment);
    if (comment.data.startsWith('[if !msEquation')) found.push(...untilEnd(comment));
  }
  return found;
}

function untilEnd(comment: Comment): ChildNode[] {
  const between: ChildNode[] = [];
  for (let next = comment.nextSibling; next; next = next.nextSibling) {
    if (isComment(next) && next.data.startsWith('[endif')) return between;
    between.push(next);
  }
  return [];
}
