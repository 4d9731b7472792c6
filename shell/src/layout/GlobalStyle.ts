import devanagari400 from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2';
import devanagari700 from '@fontsource/mukta/files/mukta-devanagari-700-normal.woff2';
import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import latin700 from '@fontsource/mukta/files/mukta-latin-700-normal.woff2';
import { createGlobalStyle } from 'styled-components';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const DEVANAGARI = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+25CC, U+A830-A839, U+A8E0-A8FF';

/** Fonts that text in the first view is set in; the server preloads them. */
export const FIRST_FONTS = [latin400, latin700];

/** `optional`: a font that is not there at once is for the next page. Nothing moves under somebody who reads. */
const face = (file: string, weight: number, range: string) => `@font-face {
  font-family: 'Mukta'; font-weight: ${weight}; font-display: optional; unicode-range: ${range};
  src: url('${file}') format('woff2');
}`;

const light = `
  --paper: #fbf8f2; --sheet: #ffffff; --band: #f3ede0; --ink: #17203a; --muted: #4a5269; --line: #ddd5c3;
  --link: #1b3c8c; --accent: #f0a21c; --on-accent: #17203a; --good: #17603b; --good-ground: #e3f1e7;
  --bad: #9b1c2e; --bad-ground: #fbe8e8; --grey: #eff0f2; --shadow-card: 0 1px 2px rgb(23 32 58 / 8%), 0 4px 16px rgb(23 32 58 / 5%);
  --shadow-float: 0 8px 40px rgb(23 32 58 / 22%);
`;

const dark = `
  --paper: #10162a; --sheet: #19213b; --band: #151c33; --ink: #f2eee4; --muted: #b9bed0; --line: #353f5f;
  --link: #a9c4ff; --accent: #f5b544; --on-accent: #17203a; --good: #8fdcae; --good-ground: #17382a;
  --bad: #ffb3b8; --bad-ground: #45202a; --grey: #262c3d; --shadow-card: 0 1px 2px rgb(0 0 0 / 40%);
  --shadow-float: 0 8px 40px rgb(0 0 0 / 60%);
`;

export const GlobalStyle = createGlobalStyle`
  ${face(latin400, 400, LATIN)}
  ${face(latin700, 700, LATIN)}
  ${face(devanagari400, 400, DEVANAGARI)}
  ${face(devanagari700, 700, DEVANAGARI)}
  /* Arial at Mukta's width and height, for pages that the font comes too late for. */
  @font-face {
    font-family: 'Mukta fallback'; src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    size-adjust: 94%; ascent-override: 120%; descent-override: 56%; line-gap-override: 0%;
  }
  :root {
    color-scheme: light dark;
    --night: #141d38; --on-night: #fbf8f2; --on-night-muted: #c5cbe0;
    ${light}
    @media (prefers-color-scheme: dark) { ${dark} }
    @media print { ${light} --paper: #ffffff; }
    @media (prefers-contrast: more) { --muted: var(--ink); --line: var(--ink); }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0; background: var(--paper); color: var(--ink);
    font: 400 1.0625rem/1.6 'Mukta', 'Mukta fallback', system-ui, sans-serif;
  }
  @page { size: A4; margin: 16mm 18mm; }
  @media print {
    /* Paper has the university's name and the page, not what surrounds it on a screen. */
    [data-compact], :has(> #content) > :not(#content, header) { display: none !important; }
  }
  h1, h2, h3, h4 { line-height: 1.2; margin: 0; text-wrap: balance; }
  p, ul, ol, dl, figure { margin: 0; }
  a { color: var(--link); text-underline-offset: 0.18em; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-width: 100%; }
  @media (forced-colors: active) {
    /* Grounds and shadows are gone: an edge says where a dialog ends and what is chosen. */
    dialog[open], :root :popover-open { border: 2px solid CanvasText; }
    :is(a, button)[aria-current], [aria-selected='true'], [aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  /* Two rings, one of which shows on any ground (WCAG technique C40). Fields of days hold more than one thing to focus. */
  :focus-visible, input[type^='date']:focus-within { outline: 3px solid var(--accent); outline-offset: 2px; box-shadow: 0 0 0 2px var(--night); }
  [tabindex='-1']:focus { outline: none; box-shadow: none; }
  /* The page behind an open dialog or drawer does not scroll, from the first paint on: locking it later would move the page. */
  html:has(dialog[open], dialog:popover-open, #site-menu:popover-open) { overflow: hidden; }
  dialog::backdrop { background: rgb(10 15 32 / 62%); }
`;
