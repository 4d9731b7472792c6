import type { Language, Translated } from '@university/shared/language';
import { istTime } from '@university/shared/time';
import { EncodedBytes } from '@university/web';
import { withStyle } from '../../renderer/page/document';
import { AS_OF_ID, ROOT_ID } from '../../site/boot';
import { texts } from '../texts';
import { texts as hindi } from '../texts.hi';
import type { PageAnswer } from './page-cache';

const POLICY = 'content-security-policy';

interface Bar {
  html: string;
  style: string;
}

const BAR_STYLE =
  'margin:0;padding:.5rem 1rem;background:var(--accent);color:var(--on-accent);font-weight:700;text-align:center';

function withBar(html: string, headers: Record<string, string>, bar: Bar) {
  const root = `<div id="${ROOT_ID}"`;
  return {
    html: html.replace('</head>', `<style>${bar.style}</style></head>`).replace(root, bar.html + root),
    headers: { ...headers, [POLICY]: withStyle(headers[POLICY] ?? '', bar.style) },
  };
}

const TEXTS: Record<Language, Translated<typeof texts>> = { en: texts, hi: hindi };

export function asItWas(page: PageAnswer, at: number, language: Language): PageAnswer {
  const bar = `<p id="${AS_OF_ID}" role="status">${TEXTS[language].asItWas(`${istTime(at)} IST`)}</p>`;
  const style = `#${AS_OF_ID}{${BAR_STYLE}}`;
  const { html, headers } = withBar(page.body.text, page.headers, { html: bar, style });
  return {
    status: page.status,
    headers: { ...headers, 'cache-control': 'no-store' },
    body: new EncodedBytes(html),
    isCacheable: false,
  };
}

export const PREVIEW_COOKIE = 'draft-preview';

/** The API validates it. */
export const previewTokenIn = (cookies: string | undefined): string | null =>
  /(?:^|; )draft-preview=([\w-]{40,400})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;

const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const words = { preview: 'Preview of a draft. Readers do not see this.', end: 'End the preview' };

const BAR = {
  html: `<p class="draft-preview" lang="en">${words.preview} <a href="/admin-login/preview#end">${words.end}</a></p>`,
  style: `.draft-preview{position:sticky;z-index:100;top:0;${BAR_STYLE}}.draft-preview a{color:inherit}`,
};

export function asDraft(page: string, headers: Record<string, string>) {
  const { html, headers: allowing } = withBar(page, headers, BAR);
  return { html, headers: { ...allowing, ...PREVIEW_HEADERS } };
}
