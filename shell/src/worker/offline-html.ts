import { identity } from '@university/shared/identity';
import type { SavedLetter } from '@university/shared/saved-letters';
import { formatInstant } from '@university/shared/ui';
import icon from '../../public/icon.svg';
import { AS_OF_ID, KEPT_PATH } from '../site/boot';

/** Every text of the pages that come from this device. */
export const texts = {
  offline: 'You are offline.',
  silent: 'The university does not answer.',
  asOf: (time: string) => `This page is as of ${time}.`,
  retry: 'Try again',
  notKept: 'The page you asked for is not kept on this device.',
  notKeptEver: 'Results, sign-in and the staff area are never kept. They need a connection.',
  keptTitle: 'Kept on this device',
  keptLead: 'What stands here can be read without a connection.',
  pages: 'Pages you opened',
  noPages: 'None yet. Pages are kept while you read them.',
  letters: 'Letters you saved',
  letterAsOf: (time: string) => `As of ${time}. What was decided since is not in it.`,
  open: 'Open the letter',
  remove: 'Remove from this device',
  home: 'Home',
} as const;

/** Where the worker gives the style of its own pages, which policies of pages allow by address. */
export const STYLE_PATH = '/kept-on-this-device.css';

/** Of pages that the worker writes: nothing runs on them. */
export const POLICY = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface KeptPage {
  path: string;
  title: string;
  /** When the server made it, ISO 8601. */
  madeAt: string;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const link = `<link rel="stylesheet" href="${STYLE_PATH}">`;

/** Why a page comes from this device. */
const reason = (isOnline: boolean) => (isOnline ? texts.silent : texts.offline);

/** A kept page with a bar that says how old it is. The bar is outside what React takes over. */
export function withAge(html: string, { path, madeAt }: Omit<KeptPage, 'title'>, isOnline: boolean): string {
  const bar = `<aside id="${AS_OF_ID}"><p>${reason(isOnline)} ${texts.asOf(formatInstant(madeAt))}</p><a href="${escapeHtml(path)}">${texts.retry}</a><a href="${KEPT_PATH}">${texts.keptTitle}</a></aside>`;
  return html.replace('</head>', `${link}</head>`).replace(/<\/body>(?=<\/html>\s*$)/, () => `${bar}</body>`);
}

interface Kept {
  pages: readonly KeptPage[];
  letters: readonly SavedLetter[];
  /** Path of the page that could not be had; null: somebody only looks at what is kept. */
  asked: string | null;
  isOnline: boolean;
}

/** What can be read without a connection, in place of a page that cannot. */
export function offlinePage({ pages, letters, asked, isOnline }: Kept): string {
  const title = asked === null ? texts.keptTitle : reason(isOnline);
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${identity.name}</title>${link}</head><body class="kept">
<header><a href="/">${icon}<span>${identity.name}</span></a></header>
<main><h1>${title}</h1>
${asked === null ? `<p>${texts.keptLead}</p>` : `<p>${texts.notKept}</p><p class="act"><a class="button" href="${escapeHtml(asked)}">${texts.retry}</a></p><p>${texts.notKeptEver}</p>`}
${letters.length > 0 ? `<h2>${texts.letters}</h2><ul>${letters.map(letterItem).join('')}</ul>` : ''}
<h2>${texts.pages}</h2>
${pages.length > 0 ? `<ul>${pages.map(pageItem).join('')}</ul>` : `<p>${texts.noPages}</p>`}
</main></body></html>`;
}

const pageItem = ({ path, title, madeAt }: KeptPage) =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a><small>${formatInstant(madeAt)}</small></li>`;

const letterItem = ({ address, name, savedAt }: SavedLetter) =>
  `<li><strong>${escapeHtml(name)}</strong><small>${texts.letterAsOf(formatInstant(savedAt))}</small><form method="post" action="${address}"><a class="button" href="${address}">${texts.open}</a><button>${texts.remove}</button></form></li>`;
