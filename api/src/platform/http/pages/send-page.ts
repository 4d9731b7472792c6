import { addressIn, type Language, LANGUAGES } from '@university/shared/language';
import type { FastifyReply } from 'fastify';
import type { Appearance } from '../../settings';
import { html, Html, policyFor, styleOf } from './html';

/** The API's own pages have more room, and the name of the university above the title. */
const ROOMY = `
header { padding-inline: 0; } header > * { padding-inline: 1rem; }
header p { margin: 0 auto 0.25rem; max-width: var(--width, 66rem); }
main { padding-block: 2rem; }
header a, main a { padding-block: 0.25rem; }
`;

/** What a page adds to the style of all, and what it may do. */
export interface Styling {
  style: string;
  formAction: 'none' | 'self';
  referrer: string;
}

const PLAIN: Styling = { style: '', formAction: 'none', referrer: 'no-referrer' };

/**
 * Of pages with forms. Their forms must say where they come from: with `no-referrer` browsers send `Origin: null`, and the
 * older ones nothing else by which another site could be told.
 */
export const withForms = (style: string): Styling => ({ style, formAction: 'self', referrer: 'same-origin' });

export interface Page {
  title: string;
  content: Html;
  styling?: Styling;
}

/** The address of a call from a form on a page in a language. @param path with `/api/v1` */
export const callIn = (language: Language, path: string): string =>
  language === 'en' ? path : `${path}?lang=${language}`;

/** Whose page it is, in the words of its reader. */
export type Frame = Appearance & { language: Language };

/** Sends a page of this university that needs nothing else and that nobody on the way keeps. */
export function sendPage(reply: FastifyReply, { name, look, language }: Frame, page: Page) {
  const { title, content, styling = PLAIN } = page;
  const style = `${styleOf(look)}${ROOMY}${styling.style}`;
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
