import { FAMILIES, dark, fontFaces, light } from '../layout/look/fonts';
import { AS_OF_ID } from '../site/boot';

/** The look of the worker's own pages and of its bar, in the colours of the site. */
export const style = `
#${AS_OF_ID} { position: sticky; bottom: 0; z-index: 45; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: center;
  padding: .5rem 1rem; background: var(--accent); color: var(--on-accent); font-weight: 700; }
#${AS_OF_ID} a { color: inherit; min-height: 44px; display: inline-flex; align-items: center; }
@media print { #${AS_OF_ID} a { display: none; } }
${fontFaces}
:root:has(> .kept) { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root:has(> .kept) { ${dark} } }
.kept { margin: 0; background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.6 ${FAMILIES}, system-ui, sans-serif; }
.kept :is(header, main) { padding: 1rem max(1rem, calc(50vw - 33rem)); }
.kept header { background: #141d38; }
.kept header a { display: flex; gap: 1rem; align-items: center; color: #fbf8f2; font-weight: 700; font-size: 1.25rem;
  text-decoration: none; }
.kept svg { width: 48px; height: 48px; flex: none; }
.kept main { padding-block: 2rem 4rem; }
.kept :is(h1, h2) { line-height: 1.2; margin: 2rem 0 1rem; }
.kept h1 { margin-top: 0; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); }
.kept p { margin: .5rem 0; max-width: 66ch; }
.kept .act { margin-block: 1.5rem; }
.kept ul { margin: 0; padding: 0; list-style: none; }
.kept li { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding: .75rem 0;
  border-top: 1px solid var(--line); }
.kept li > :first-child { flex: 1 1 16rem; font-weight: 700; }
.kept small { color: var(--muted); font-size: .875rem; }
.kept a { color: var(--link); text-underline-offset: .18em; }
.kept form { display: flex; flex-wrap: wrap; gap: .75rem; width: 100%; }
.kept :is(.button, button) { display: inline-flex; align-items: center; min-height: 48px; padding: .5rem 1.25rem;
  box-sizing: border-box; border: 2px solid var(--ink); border-radius: 6px; background: none; color: var(--ink); font: inherit;
  font-weight: 700; line-height: 1.2; text-decoration: none; cursor: pointer; }
.kept :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
