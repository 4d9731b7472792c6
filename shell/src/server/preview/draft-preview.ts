import { BAR_STYLE, withBar } from '../pages/bar';

/** The API's cookie of a browser that sees a draft. */
export const PREVIEW_COOKIE = 'draft-preview';

/** The token of such a browser; null: it sees what everybody does. What it is worth the API says. */
export const previewTokenIn = (cookies: string | undefined): string | null =>
  /(?:^|; )draft-preview=([\w-]{40,400})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;

/** Of a page that nobody else is to see, store or find. */
const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const words = { preview: 'Preview of a draft. Readers do not see this.', end: 'End the preview' };

const BAR = {
  html: `<p class="draft-preview" lang="en">${words.preview} <a href="/admin-login/preview#end">${words.end}</a></p>`,
  style: `.draft-preview{position:sticky;z-index:100;top:0;${BAR_STYLE}}.draft-preview a{color:inherit}`,
};

/** A page with a bar that says that it is a draft. */
export function asDraft(page: string, headers: Record<string, string>) {
  const { html, headers: allowing } = withBar(page, headers, BAR);
  return { html, headers: { ...allowing, ...PREVIEW_HEADERS } };
}
