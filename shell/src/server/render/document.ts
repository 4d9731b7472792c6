import { BOOT_ID, type BootData, ROOT_ID } from '../../site/types';
import type { PageMeta } from '../../site/routes/page-meta';
import { escapeHtml, escapeJson } from './escape';
import { type Discovery, headOf } from './head';

interface Parts {
  meta: PageMeta;
  discovery: Discovery;
  styles: string;
  preloads: string;
  scripts: string;
  body: string;
  boot: BootData;
}

export function htmlDocument({ meta, discovery, styles, preloads, scripts, body, boot }: Parts): string {
  return `<!doctype html><html lang="${escapeHtml(meta.lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(meta.title)}</title>
${headOf(meta, discovery)}
<meta name="theme-color" content="#141d38">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/site.webmanifest">
${preloads}${styles}${scripts}</head><body><div id="${ROOT_ID}">${body}</div>
<script type="application/json" id="${BOOT_ID}">${escapeJson(boot)}</script></body></html>
`;
}
