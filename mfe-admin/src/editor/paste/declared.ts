/** What the style of an element says, by property: of several the last. */
export function declared(element: Element): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of (element.getAttribute(STYLE) ?? '').split(';')) {
    const [property = '', ...value] = declaration.toLowerCase().split(':');
    if (value.length > 0) found.set(property.trim(), value.join(':').replace('!important', '').trim());
  }
  return found;
}

/** Elements whose style is such. */
export const styled = (body: HTMLElement, isSuch: (style: ReadonlyMap<string, string>) => boolean): Element[] =>
  [...body.querySelectorAll(`[${STYLE}]`)].filter((element) => isSuch(declared(element)));

/** What style sheets say of an element is before its own style, as if it were written there. */
export function applySheets(page: Document) {
  const said = new Map<Element, string>();
  for (const sheet of page.querySelectorAll(SHEET)) {
    for (const [selector, declarations] of rulesOf(sheet.textContent ?? '')) {
      for (const element of matching(page.body, selector))
        said.set(element, `${said.get(element) ?? ''}${declarations};`);
    }
  }
  for (const [element, style] of said) element.setAttribute(STYLE, style + (element.getAttribute(STYLE) ?? ''));
}

/** Selectors with their declarations. What holds only somewhere, as in print, is left out. */
function rulesOf(sheet: string): [string, string][] {
  const rules: [string, string][] = [];
  let depth = 0;
  for (const part of withoutComments(sheet).split('}')) {
    const [selector = '', ...inner] = part.split('{');
    if (depth === 0 && inner.length === 1) rules.push([selector, inner[0] ?? '']);
    depth = Math.max(0, depth + inner.length - 1);
  }
  return rules;
}

const withoutComments = (sheet: string): string =>
  sheet
    .replace(/<!--|-->/g, '')
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('');

/** Word's sheets have selectors that are none. */
function matching(body: HTMLElement, selector: string): Iterable<Element> {
  try {
    return body.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/** Where the style of a pasted element is while it is read. */
export const STYLE = 'data-style';

/** What was a style element. */
const SHEET = 'script[data-sheet]';

/** What begins and ends as a tag does. */
const TAG = /<[^<>]*>/g;

/**
 * HTML whose styles nobody applies. The site's policy refuses those of others, and browsers say so in their console for each
 * one, even in a document that is only read. A style element becomes a script, which is read the same way and not run there.
 */
export const withInertStyles = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag
      .replace(/^<style\b/i, '<script data-sheet')
      .replace(/^<\/style\b/i, '</script')
      .replace(/\sstyle(?=\s*=)/gi, ` ${STYLE}`),
  );
