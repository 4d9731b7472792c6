import type { Identity } from '@university/shared/contract';
import type { FastifyReply } from 'fastify';
import { html, Html, policyFor, STYLE as COMMON } from './html';

/** The look of the API's own pages, with more room and the name of the university above the title. */
const STYLE = `${COMMON}
header { padding-inline: 0; } header > * { padding-inline: 1rem; }
header p { margin: 0 auto 0.25rem; max-width: 66rem; }
main { padding-block: 2rem; }
header a, main a { padding-block: 0.25rem; }
`;

/** Style of a page, and what follows from it. */
export interface Look {
  style: string;
  policy: string;
  referrer: string;
}

const PLAIN: Look = { style: STYLE, policy: policyFor(STYLE), referrer: 'no-referrer' };

/**
 * The look of pages with forms. Their forms must say where they come from: with `no-referrer` browsers send `Origin: null`,
 * and the older ones nothing else by which another site could be told.
 */
export function lookWithForms(more: string): Look {
  const style = `${STYLE}${more}`;
  return { style, policy: policyFor(style, 'self'), referrer: 'same-origin' };
}

export interface Page {
  title: string;
  content: Html;
  look?: Look;
}

/** Sends a page of this university that needs nothing else and that nobody on the way keeps. */
export function sendPage(reply: FastifyReply, { name }: Identity, { title, content, look = PLAIN }: Page) {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': look.policy,
      'Referrer-Policy': look.referrer,
      'X-Robots-Tag': 'noindex',
    })
    .send(
      html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
<style>${new Html(look.style)}</style>
</head>
<body>
<header><p><a href="/">${name}</a></p><h1>${title}</h1></header>
<main>${content}</main>
</body>
</html>
`.text,
    );
}
