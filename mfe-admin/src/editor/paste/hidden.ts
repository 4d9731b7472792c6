import { declared } from './declared';

/** How words look, as far as it decides whether they are seen. What an element does not say it has from what it is in. */
interface Look {
  visibility: string;
  size: string;
  color: string;
  background: string;
}

const PAGE: Look = { visibility: '', size: '', color: '', background: '255,255,255' };

/** What readers of the source do not see: elements, and words in elements of which other parts are seen. */
export function hiddenIn(body: HTMLElement): ChildNode[] {
  const looks = new Map<Element | null, Look>();
  const hidden: ChildNode[] = [];
  for (const element of body.querySelectorAll('*')) {
    const style = declared(element);
    const look = lookOf(element, style, looks.get(element.parentElement) ?? PAGE);
    looks.set(element, look);
    if (isGone(element, style)) hidden.push(element);
    else if (isUnseen(look))
      hidden.push(...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
  }
  return hidden;
}

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
