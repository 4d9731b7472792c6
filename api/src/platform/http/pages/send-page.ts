import { createHash } from 'node:crypto';
import { DEFAULT_LOOK, declared, type Look, nightColours, themeColours } from '@university/shared/colours';
import { addressIn, type Language, LANGUAGES } from '@university/shared/language';
import type { FastifyReply } from 'fastify';
import type { Appearance } from '../../settings';
import { html, Html } from './html';

export interface Styling {
  style: string;
  formAction: 'none' | 'self';
  referrer: string;
}

const PLAIN: Styling = { style: '', formAction: 'none', referrer: 'no-referrer' };

/** Pages with forms. With `no-referrer`, browsers would send `Origin: null`. */
export const withForms = (style: string): Styling => ({ style, formAction: 'self', referrer: 'same-origin' });

export interface Page {
  title: string;
  content: Html;
  styling?: Styling;
}

export const callIn = (language: Language, path: string): string =>
  language === 'en' ? path : `${path}?lang=${language}`;

/** Loads and runs nothing, and posts to this site at most. */
const policyFor = (style: string, formAction: Styling['formAction']) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action '${formAction}'; frame-ancestors 'none'`;

const styleOf = (look: Look = DEFAULT_LOOK): string => `
:root { color-scheme: light dark; ${declared(nightColours(look))} ${declared(themeColours(look, 'light'))} }
@media (prefers-color-scheme: dark) { :root { ${declared(themeColours(look, 'dark'))} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Mukta, system-ui, sans-serif; }
header { background: var(--night); color: var(--on-night); border-bottom: 4px solid var(--accent); padding: 2rem 0; }
header > *, main { max-width: var(--width, 66rem); margin-inline: auto; padding: 0 1rem; }
main { padding-block: 2rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { margin: 0 auto 0.5rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem); }
h2 { margin: 3rem 0 0.5rem; font-size: 1.5rem; } h3 { font-size: 1.0625rem; margin: 0; }
p { max-width: 66ch; margin: 0.5rem 0; }
header p { margin: 0 auto 0.25rem; max-width: var(--width, 66rem); color: var(--on-night-muted); }
a { color: var(--link); text-underline-offset: 0.18em; } header a { color: inherit; }
header a, main a { padding-block: 0.25rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem; margin: 1rem 0; }
.note { color: var(--muted); margin: 0.25rem 0 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 1rem 0.375rem 0; border-top: 1px solid var(--line); }
@media print { article { break-inside: avoid; } }
`;

export type Frame = Appearance & { language: Language };

export function sendPage(reply: FastifyReply, { name, look, language }: Frame, page: Page) {
  const { title, content, styling = PLAIN } = page;
  const style = `${styleOf(look)}${styling.style}`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policyFor(style, styling.formAction),
      'Referrer-Policy': styling.referrer,
      'X-Robots-Tag': 'noindex',
    })
    .send(
      html`<!doctype html>
<html lang="${LANGUAGES[language].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><p><a href="${addressIn(language, '/')}">${name}</a></p><h1>${title}</h1></header>
<main>${content}</main>
</body>
</html>
`.text,
    );
}
