export function declared(element: Element): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of (element.getAttribute(STYLE) ?? '').split(';')) {
    const [property = '', ...value] = declaration.toLowerCase().split(':');
    if (value.length > 0) found.set(property.trim(), value.join(':').replace('!important', '').trim());
  }
  return found;
}

export const styled = (body: HTMLElement, isSuch: (style: ReadonlyMap<string, string>) => boolean): Element[] =>
  [...body.querySelectorAll(`[${STYLE}]`)].filter((element) => isSuch(declared(element)));

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

/** Word's style sheets contain invalid selectors. */
function matching(body: HTMLElement, selector: string): Iterable<Element> {
  try {
    return body.querySelectorAll(selector);
  } catch {
    return [];
  }
}

export const STYLE = 'data-style';
const SHEET = 'script[data-sheet]';
/** A quoted value may contain `>`. */
const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Renames style attributes and elements before parsing: the CSP would report each one, even in an inert document. */
export const withInertStyles = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag
      .replace(/^<style\b/i, '<script data-sheet')
      .replace(/^<\/style\b/i, '</script')
      .replace(/(?<=[\s/"'])style(?=\s*=)/gi, STYLE),
  );
