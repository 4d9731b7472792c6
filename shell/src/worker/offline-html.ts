import { formatInstant } from '@university/shared/time';
import { identity } from '@university/shared/identity';
import { SAVED_PATH, type SavedLetter } from '@university/shared/saved-letters';
import { iconOf } from '../site/icon';
import { AS_OF_ID } from '../site/boot';
import { declared, lookOf, nightColours } from '@university/shared/colours';
import { LANG, withPrefix } from '@university/shared/language';
import { FAMILIES, fontFaces, themeOf } from '@university/shared/look';
import { texts } from './texts';

export const STYLE_PATH = '/kept-on-this-device.css';

export const POLICY = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface SavedPage {
  path: string;
  title: string;
  madeAt: string;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const link = `<link rel="stylesheet" href="${STYLE_PATH}">`;

/** The worker is replaced when the identity changes. */
const look = lookOf(identity);

const reason = (isOnline: boolean) => (isOnline ? texts.silent : texts.offline);

interface Aged extends Omit<SavedPage, 'title'> {
  hasLetters: boolean;
}

/** The bar is outside React's root. */
export function withAge(html: string, { path, madeAt, hasLetters }: Aged, isOnline: boolean): string {
  const list = hasLetters ? texts.savedWithLetters : texts.savedTitle;
  const bar = `<aside id="${AS_OF_ID}"><p>${reason(isOnline)} ${texts.asOf(formatInstant(madeAt))}</p><a href="${escapeHtml(path)}">${texts.retry}</a><a href="${SAVED_PATH}">${list}</a></aside>`;
  return html.replace('</head>', `${link}</head>`).replace(/<\/body>(?=<\/html>\s*$)/, () => `${bar}</body>`);
}

interface Saved {
  pages: readonly SavedPage[];
  letters: readonly SavedLetter[];
  asked: string | null;
  isOnline: boolean;
}

export function offlinePage({ pages, letters, asked, isOnline }: Saved): string {
  const title = asked === null ? texts.savedTitle : reason(isOnline);
  return `<!doctype html><html lang="${LANG}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${identity.name}</title>${link}</head><body class="saved">
<header><a href="${withPrefix('/')}">${identity.icon ? '' : iconOf(look)}<span>${identity.name}</span></a></header>
<main><h1>${title}</h1>
${asked === null ? `<p>${texts.savedLead}</p>` : `<p>${texts.notSaved}</p><p class="act"><a class="button" href="${escapeHtml(asked)}">${texts.retry}</a></p><p>${texts.neverSaved}</p>`}
${letters.length > 0 ? `<h2>${texts.letters}</h2><ul>${letters.map(letterItem).join('')}</ul>` : ''}
<h2>${texts.pages}</h2>
${pages.length > 0 ? `<ul>${pages.map(pageItem).join('')}</ul>` : `<p>${texts.noPages}</p>`}
</main></body></html>`;
}

const pageItem = ({ path, title, madeAt }: SavedPage) =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a><small>${formatInstant(madeAt)}</small></li>`;

const letterItem = ({ address, name, savedAt }: SavedLetter) =>
  `<li><strong>${escapeHtml(name)}</strong><small>${texts.letterAsOf(formatInstant(savedAt))}</small><form method="post" action="${address}"><a class="button" href="${address}">${texts.open}</a><button>${texts.remove}</button></form></li>`;

export const style = `
#${AS_OF_ID} { position: sticky; bottom: 0; z-index: 45; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: center;
  padding: .5rem 1rem; background: var(--accent); color: var(--on-accent); font-weight: 700; }
#${AS_OF_ID} a { color: inherit; min-height: 44px; display: inline-flex; align-items: center; }
@media print { #${AS_OF_ID} a { display: none; } }
${fontFaces}
:root:has(> .saved) { color-scheme: light dark; ${declared(nightColours(look))} ${themeOf(look, 'light')} }
@media (prefers-color-scheme: dark) { :root:has(> .saved) { ${themeOf(look, 'dark')} } }
.saved { margin: 0; background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.6 ${FAMILIES}, system-ui, sans-serif; }
.saved :is(header, main) { padding: 1rem max(1rem, calc(50vw - 33rem)); }
.saved header { background: var(--night); }
.saved header a { display: flex; gap: 1rem; align-items: center; color: var(--on-night); font-weight: 700; font-size: 1.25rem;
  text-decoration: none; }
.saved svg { width: 48px; height: 48px; flex: none; }
.saved main { padding-block: 2rem 4rem; }
.saved :is(h1, h2) { line-height: 1.2; margin: 2rem 0 1rem; }
.saved h1 { margin-top: 0; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); }
.saved p { margin: .5rem 0; max-width: 66ch; }
.saved .act { margin-block: 1.5rem; }
.saved ul { margin: 0; padding: 0; list-style: none; }
.saved li { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding: .75rem 0;
  border-top: 1px solid var(--line); }
.saved li > :first-child { flex: 1 1 16rem; font-weight: 700; }
.saved small { color: var(--muted); font-size: .875rem; }
.saved a { color: var(--link); text-underline-offset: .18em; }
.saved form { display: flex; flex-wrap: wrap; gap: .75rem; width: 100%; }
.saved :is(.button, button) { display: inline-flex; align-items: center; min-height: 48px; padding: .5rem 1.25rem;
  box-sizing: border-box; border: 2px solid var(--ink); border-radius: 6px; background: none; color: var(--ink); font: inherit;
  font-weight: 700; line-height: 1.2; text-decoration: none; cursor: pointer; }
.saved :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
