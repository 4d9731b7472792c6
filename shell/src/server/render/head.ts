import { identity } from '@university/shared/identity';
import type { Alternate } from '@university/shared/remote';
import type { PageMeta } from '../../site/routes/page-meta';
import { CARD } from '../discovery/card-size';
import { escapeHtml, escapeJson } from './escape';

/** What search engines, feed readers and social networks are told of a page. */
export interface Discovery {
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
export function headOf(
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
    ...alternates.map(({ type, title, href }) => element('link', { rel: 'alternate', type, title, href })),
    ...(structuredData.length > 0
      ? [
          `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', '@graph': structuredData })}</script>`,
        ]
      : []),
  ].join('\n');
}
