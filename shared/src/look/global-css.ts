import { declared, type Look, lookOf, nightColours } from '../colours';
import { identity } from '../core/identity';
import { FAMILIES, fontFaces, themeOf } from './theme';

/**
 * A separate style element: component styles are replaced at hydration, and fonts among them would shift the layout.
 */
export const globalCssOf = (look: Look): string =>
  brief(`
  ${fontFaces}
  :root {
    color-scheme: light dark;
    ${declared(nightColours(look))}
    ${themeOf(look, 'light')}
  }
  @media (prefers-color-scheme: dark) { :root { ${themeOf(look, 'dark')} } }
  @media print { :root { ${themeOf(look, 'light')} --paper: #ffffff; --shadow-card: none; --shadow-float: none; } }
  @media (prefers-contrast: more) { :root { --muted: var(--ink); --line: var(--ink); } }
  *, *::before, *::after { box-sizing: border-box; }
  html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0; background: var(--paper); color: var(--ink);
    font: 400 1.0625rem/1.6 ${FAMILIES}, system-ui, sans-serif;
  }
  @page { size: A4; margin: 16mm 18mm; }
  @media print {
    /* Ten points; what is to stand on both sides of one sheet is smaller. */
    html { font-size: 76%; }
    html:has([data-one-sheet]) { font-size: 60%; }
    /* Paper has the university's name and the page, not what surrounds it on a screen. */
    [data-compact], :has(> #content) > :not(#content, header) { display: none !important; }
  }
  h1, h2, h3, h4 { line-height: 1.2; margin: 0; text-wrap: balance; }
  p, ul, ol, dl, figure { margin: 0; }
  a { color: var(--link); text-underline-offset: 0.18em; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-width: 100%; }
  @media (forced-colors: active) {
    /* Grounds and shadows no longer exist: an edge says where a dialog ends and what is chosen. */
    dialog[open], :root :popover-open { border: 2px solid CanvasText; }
    :is(a, button)[aria-current], [aria-selected='true'], [aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  /* Two rings, one of which shows on any ground (WCAG technique C40). Fields of days hold more than one thing to focus. */
  :focus-visible, input:is([type^='date'], [type='time']):focus-within { outline: 3px solid var(--accent); outline-offset: 2px; box-shadow: 0 0 0 2px var(--night); }
  [tabindex='-1']:focus { outline: none; box-shadow: none; }
  /* The page behind an open dialog or drawer does not scroll, from the first paint on: locking it later would move the page. */
  html:has(dialog[open], dialog:popover-open, #site-menu:popover-open) { overflow: hidden; }
  dialog::backdrop { background: rgb(10 15 32 / 62%); }
`);

export const globalCss = globalCssOf(lookOf(identity));

/** Minified: it is in every page. */
function brief(css: string): string {
  const [head = '', ...commented] = css.split('/*');
  const plain = [head, ...commented.map((part) => part.slice(part.indexOf('*/') + 2))].join('');
  return plain
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .trim();
}
