import { declared, styled } from './declared';
import { MARKERS } from './word-lists';
import { isPictureAddress } from '@university/shared/prose/source';

/** How words look, as far as it decides whether they are seen. What an element does not say it has from what it is in. */
interface Look {
  visibility: string;
  size: string;
  color: string;
  background: string;
}

const PAGE: Look = { visibility: '', size: '', color: '', background: '255,255,255' };

/** What readers of the source do not see: elements, and words in elements of which other parts are seen. */
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

/** The same for #fff, #ffffff, white and rgb(255, 255, 255). Of a background the first of what it says. */
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

/** What is not in the text, for anybody who pasted it to be told. */
export type LeftOut = 'comments' | 'hidden' | 'struck' | 'encoded' | 'equations' | 'pictures' | 'embedded' | 'merged';

/** Elements that say nothing to a reader, with all that is in them. The picture is that of a tick, which is kept as a sign. */
const NOTHING = 'script, style, meta, link, title, xml, template, noscript, img[aria-roledescription="checkbox"]';

/** What readers of the source do not see, or see as taken back, and what no text can hold. In this order. */
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
      // Docs strikes out what is ticked, and means done.
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

/** Of these not only words are a loss. */
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

/** Fonts that draw other letters than are stored: those for Hindi from before Unicode, and those of signs. */
const OWN_LETTERS =
  /^["']?(?:kruti|devlys|(?:walkman-?)?chanakya|shusha|shivaji|aps-|dv-?tt|symbol\b|wingdings|webdings)/;
/** What these draw otherwise: not digits, points, degrees and bullets. */
const DRAWN_OTHERWISE = /[a-z\u00A1-\u00AF\u00B2-\u00B6\u00B8-\u00FF\p{Co}]/iu;

/** Words that without their font are others. */
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

/** What Docs exports of a comment: a mark in the text, and at the end a box, or a paragraph, that begins with that mark. */
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

/** Word has an equation in a comment, and behind it a picture for who cannot read that. */
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
