import { withPrefix } from '../language';
import { proseTexts } from './texts';

/** Text as it is between tags. */
export const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text as it is in an attribute. */
export const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Where a link may lead: the web, a mailbox, a telephone, this site, a place on the page. Never to a script. */
const LEADS = /^(https?:|mailto:|tel:|\/|#|\?)/;

export const leads = (href: string): boolean => LEADS.test(href);

const NEW_TAB = `<span aria-hidden="true"> ↗</span><span class="unseen"> ${proseTexts.newTab}</span>`;

/** A link; one that leaves the site says so. `html` is what is in it. */
export function anchor(href: string, html: string): string {
  if (!/^https?:/.test(href)) return `<a href="${attribute(withPrefix(href))}">${html}</a>`;
  return `<a href="${attribute(href)}" target="_blank" rel="noopener noreferrer">${html}${NEW_TAB}</a>`;
}

/** A table in a region that the keyboard scrolls; `head` and `body` are cells and rows. All but `name` are HTML. */
export const scrollingTable = (name: string, head: string, body: string, caption?: string): string =>
  `<div role="region" tabindex="0" aria-label="${attribute(name)}"><table role="table">${caption ? `<caption>${caption}</caption>` : ''}<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table></div>\n`;
