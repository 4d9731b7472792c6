import { STYLE } from './declared';

/** Word list items are paragraphs with `mso-list:l0 level2 lfo1`. */
const LEVEL = /mso-list:\s?l\d{1,9} level(\d)/;

const levelOf = (element: Element | null): number => Number(LEVEL.exec(element?.getAttribute(STYLE) ?? '')?.[1] ?? 0);

export const MARKERS = `span[${STYLE}*="mso-list:Ignore"], span[${STYLE}*="mso-list: Ignore"]`;

const labelOf = (paragraph: Element): string =>
  [...paragraph.querySelectorAll(MARKERS)]
    .map((marker) => marker.textContent ?? '')
    .join('')
    .trim();

/** Includes Devanagari digits. */
function numberOf(label: string): number | undefined {
  const digits = /^[([]?([0-9०-९]{1,6})[.)\]:।]*$/.exec(label)?.[1];
  return digits === undefined
    ? undefined
    : Number(digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)));
}

const BULLET_FONTS = ['Symbol', 'Wingdings', 'Courier New', 'Webdings']
  .map((font) => `span[${STYLE}*="${font}"]`)
  .join(', ');

const isBullet = (paragraph: Element): boolean => Boolean(paragraph.querySelector(MARKERS)?.closest(BULLET_FONTS));

/** Labels such as क., 1.1 or Rule 3: stay text, as rules are cited by them. */
const isCited = (label: string): boolean => /[\p{L}\p{N}]/u.test(label) && label !== 'o';

export function listsOfWord(body: HTMLElement) {
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (levelOf(paragraph) > 0 && levelOf(paragraph.previousElementSibling) === 0) listFrom(paragraph);
  }
}

function listFrom(first: Element) {
  const paragraphs: Element[] = [];
  for (let next: Element | null = first; next && levelOf(next) > 0; next = next.nextElementSibling)
    paragraphs.push(next);
  const place = document.createElement('div');
  first.before(place);
  const open: HTMLElement[] = [];
  for (const paragraph of paragraphs) {
    const depth = Math.min(levelOf(paragraph), open.length + 1);
    open.length = Math.min(open.length, depth);
    const label = labelOf(paragraph);
    const number = numberOf(label);
    const tag = number === undefined ? 'ul' : 'ol';
    if (open.length < depth || open[depth - 1]?.localName !== tag) {
      open.length = depth - 1;
      const list = document.createElement(tag);
      (open.at(-1)?.lastElementChild ?? place).append(list);
      open.push(list);
    }
    const cited = number === undefined && isCited(label) && !isBullet(paragraph) ? `${label} ` : '';
    const item = itemOf(paragraph, cited);
    if (number !== undefined) item.setAttribute('value', String(number));
    open.at(-1)?.append(item);
  }
  place.replaceWith(...place.childNodes);
}

function itemOf(paragraph: Element, label: string): HTMLLIElement {
  for (const marker of paragraph.querySelectorAll(MARKERS)) marker.remove();
  const item = document.createElement('li');
  const text = document.createElement('p');
  text.append(label, ...paragraph.childNodes);
  item.append(text);
  paragraph.remove();
  return item;
}
