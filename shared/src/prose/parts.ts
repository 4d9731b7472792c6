import { withoutPrefix, withPrefix } from '../language';
import { proseTexts } from './texts';

export const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Never `javascript:`. */
const LEADS = /^(https?:|mailto:|tel:|\/|#|\?)/;

export const leads = (href: string): boolean => LEADS.test(href);

const NEW_TAB = `<span aria-hidden="true"> ↗</span><span class="unseen"> ${proseTexts.newTab}</span>`;

export function anchor(href: string, html: string): string {
  // Editors also copy addresses of Hindi pages.
  const to = href.startsWith('/') ? withPrefix(withoutPrefix(href)) : href;
  if (!/^https?:/.test(href)) return `<a href="${attribute(to)}">${html}</a>`;
  return `<a href="${attribute(href)}" target="_blank" rel="noopener noreferrer">${html}${NEW_TAB}</a>`;
}

export const scrollingTable = (name: string, head: string, body: string, caption?: string): string =>
  `<div role="region" tabindex="0" aria-label="${attribute(name)}"><table role="table">${caption ? `<caption>${caption}</caption>` : ''}<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table></div>\n`;
