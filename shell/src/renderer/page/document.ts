import { lookOf } from '@university/shared/colours';
import { type SiteIdentity, IDENTITY_ID, identity } from '@university/shared/identity';
import { withPrefix } from '@university/shared/language';
import type { Alternate } from '@university/shared/remote';
import { BOOT_ID, ROOT_ID, type BootData, type SiteMap } from '../../site/boot';
import type { PageMeta } from '../../site/page';
import { CARD } from '../../site/social-card';
import { trailTo, withEntries } from '../../layout/navigation/navigation-tree';
import { texts } from '../../site/texts';

interface Parts {
  meta: PageMeta;
  discovery: Discovery;
  styles: string;
  scripts: string;
  body: string;
  boot: BootData;
}

export function htmlDocument({ meta, discovery, styles, scripts, body, boot }: Parts): string {
  return `<!doctype html><html lang="${escapeHtml(meta.lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(meta.title)}</title>
${headOf(meta, discovery)}
<meta name="theme-color" content="${lookOf(identity).night}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="${withPrefix('/site.webmanifest')}">
${styles}${scripts}</head><body><div id="${ROOT_ID}">${body}</div>
${bootElements(identity, boot)}</body></html>
`;
}

/** What the browser begins with: who the university is, and what the page was made from. */
export const bootElements = (whose: SiteIdentity, boot: BootData): string =>
  `${jsonElement(IDENTITY_ID, whose)}${jsonElement(BOOT_ID, boot)}`;

const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

/** What search engines, feed readers and social networks are told of a page. */
interface Discovery {
  /** Absolute address that search engines should keep. */
  canonical: string;
  /** Absolute address of the picture beside a shared link. */
  image: string;
  /** False keeps the page out of search engines: it says nothing without a login, or is not there. */
  isIndexed: boolean;
  /** schema.org objects. */
  structuredData: readonly object[];
  alternates: readonly Alternate[];
}

type Attributes = Record<string, string>;

const element = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const property = ([name, content]: [string, string]): string => element('meta', { property: name, content });

/** The part of a page's head that only machines read. Open Graph: https://ogp.me */
function headOf(
  { title, description, lang }: PageMeta,
  { canonical, image, isIndexed, structuredData, alternates }: Discovery,
): string {
  const shared = {
    'og:type': 'website',
    'og:site_name': identity.name,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': lang.replace('-', '_'),
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': title,
  };
  return [
    element('meta', { name: 'description', content: description }),
    element('link', { rel: 'canonical', href: canonical }),
    ...(isIndexed ? [] : [element('meta', { name: 'robots', content: 'noindex' })]),
    ...Object.entries(shared).map(property),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...alternates.map(({ type, title, href }) =>
      element('link', { rel: 'alternate', type, title, href: withPrefix(href) }),
    ),
    ...(structuredData.length > 0
      ? [
          `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', '@graph': structuredData })}</script>`,
        ]
      : []),
  ].join('\n');
}

/**
 * The trail that stands on the page, as schema.org's BreadcrumbList. Steps without a page of their own are left out.
 * Source of what must be in it: developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbs(
  publicUrl: string,
  { pathname, name, status, menu }: Pick<SiteMap, 'menu'> & { pathname: string; name: string; status: number },
): object[] {
  if (pathname === '/' || status !== 200) return [];
  const above = [{ label: texts.home, to: '/' }, ...trailTo(pathname, withEntries(menu))].flatMap(({ label, to }) =>
    to?.startsWith('/') ? [{ name: label, item: publicUrl + withPrefix(to) }] : [],
  );
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...above, { name, item: publicUrl + withPrefix(pathname) }].map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element or between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** JSON that cannot end its script element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
