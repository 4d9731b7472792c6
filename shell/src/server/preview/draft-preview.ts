import { ROOT_ID } from '../../site/boot';

/** The API's cookie of a browser that sees a draft. */
export const PREVIEW_COOKIE = 'draft-preview';

/** The token of such a browser; null: it sees what everybody does. What it is worth the API says. */
export const previewTokenIn = (cookies: string | undefined): string | null =>
  /(?:^|; )draft-preview=([\w-]{40,400})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;

/** Of a page that nobody else is to see, store or find. */
export const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const words = { preview: 'Preview of a draft. Readers do not see this.', end: 'End the preview' };

const BAR = `<link rel="stylesheet" href="/draft-preview.css"><p class="draft-preview">${words.preview} <a href="/admin-login/preview#end">${words.end}</a></p>`;

/** A page with a bar that says that it is a draft. */
export const withBar = (html: string): string => html.replace(`<div id="${ROOT_ID}"`, `${BAR}<div id="${ROOT_ID}"`);
