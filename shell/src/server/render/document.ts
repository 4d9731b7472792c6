import { BOOT_ID, type BootData, ROOT_ID } from '../../site/types';
import type { PageMeta } from '../../site/page-meta';

interface Parts {
  meta: PageMeta;
  /** Absolute address that search engines should keep. */
  canonical: string;
  styles: string;
  preloads: string;
  scripts: string;
  body: string;
  boot: BootData;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** JSON that cannot end its script element. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export function htmlDocument({ meta, canonical, styles, preloads, scripts, body, boot }: Parts): string {
  return `<!doctype html><html lang="${escapeHtml(meta.lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(meta.title)}</title>
<meta name="description" content="${escapeHtml(meta.description)}">
<link rel="canonical" href="${escapeHtml(canonical)}">
<meta name="theme-color" content="#141d38">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${preloads}${styles}${scripts}</head><body><div id="${ROOT_ID}">${body}</div>
<script type="application/json" id="${BOOT_ID}">${escapeJson(boot)}</script></body></html>
`;
}
