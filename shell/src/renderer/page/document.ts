import { createHash } from 'node:crypto';
import { lookOf } from '@university/shared/colours';
import { type SiteIdentity, IDENTITY_ID, identity } from '@university/shared/identity';
import { withPrefix } from '@university/shared/language';
import type { Alternate } from '@university/shared/remote';
import { BOOT_ID, ROOT_ID, type BootData, type SiteMap } from '../../site/boot';
import type { PageMeta } from '../../site/page';
import { trailTo, withEntries } from '../../layout/navigation/navigation-tree';
import { texts } from '../../site/texts';
import type { LoadedRelease } from '../bundle';
import type { Script, ShellBuild } from '../shell-build';

/** Pixels. https://ogp.me */
export const CARD = { width: 1200, height: 630 } as const;

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

export const bootElements = (whose: SiteIdentity, boot: BootData): string =>
  `${jsonElement(IDENTITY_ID, whose)}${jsonElement(BOOT_ID, boot)}`;

const jsonElement = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

interface Discovery {
  canonical: string;
  image: string;
  /** False: noindex. */
  isIndexed: boolean;
  structuredData: readonly object[];
  alternates: readonly Alternate[];
}

type Attributes = Record<string, string>;

const element = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const property = ([name, content]: [string, string]): string => element('meta', { property: name, content });

/** Open Graph: https://ogp.me */
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

/** developers.google.com/search/docs/appearance/structured-data/breadcrumb */
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

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** Cannot end its script element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export function areaScripts(
  releases: readonly Pick<LoadedRelease, 'manifest' | 'base'>[],
  ids: readonly string[],
): Script[] {
  return releases.flatMap(({ manifest, base }) => {
    const areas = [...manifest.routes, ...manifest.slots].filter(({ id }) => ids.includes(id));
    if (areas.length === 0) return [];
    const files = new Set([manifest.entry.file, ...manifest.exposed, ...areas.flatMap((area) => area.files)]);
    return [...files].map((file) => ({ file: base + file, integrity: manifest.integrity[file] as string }));
  });
}

const attributes = ({ file, integrity }: Script) => `="${file}" integrity="${integrity}" crossorigin="anonymous"`;

const tag = {
  script: (script: Script, when: 'async' | 'defer') => `<script ${when} src${attributes(script)}></script>`,
  preload: (script: Script) => `<link rel="preload" as="script" fetchpriority="low" href${attributes(script)}>`,
  /** Started by browser/start.ts. */
  waiting: (script: Script, mark: ' data-run' | ' data-use' | '') =>
    `<link rel="preload" as="script" fetchpriority="low" media="not all"${mark} href${attributes(script)}>`,
};

interface Areas {
  areas: readonly Script[];
  onUse?: readonly Script[];
}

/** Content and fonts first: pages work without scripts. */
export function scriptTags(
  { entry, start }: Pick<ShellBuild, 'entry' | 'start'>,
  { areas, onUse = [] }: Areas,
): string {
  const tags =
    start.length > 0
      ? [
          ...start.map((script) => tag.script(script, 'async')),
          ...entry.map((script) => tag.waiting(script, ' data-run')),
          ...areas.map((script) => tag.waiting(script, '')),
          ...onUse.map((script) => tag.waiting(script, ' data-use')),
        ]
      : [...entry.map((script) => tag.script(script, 'defer')), ...[...areas, ...onUse].map(tag.preload)];
  return tags.join('');
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components fills an empty style element by script. */
const EMPTY_STYLE = sha256('');

export const withStyle = (policy: string, css: string): string =>
  policy.replace('style-src ', `style-src ${sha256(css)} `);

/** Hashes instead of nonces, so that pages can be cached. */
export function contentSecurityPolicy(styles: readonly string[], remoteOrigins: readonly string[]): string {
  const origins = remoteOrigins.join(' ');
  return Object.entries({
    'default-src': `'self'`,
    ...(origins && withRemotesElsewhere(origins)),
    'style-src': `'self' ${EMPTY_STYLE} ${[...styles.map(sha256), ...remoteOrigins].join(' ')}`,
    'img-src': `'self' data: ${origins}`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  })
    .map(([directive, value]) => `${directive} ${value.trim()}`)
    .join('; ');
}

/** Not needed where all remotes are on this site. */
const withRemotesElsewhere = (origins: string) => ({
  'script-src': `'self' ${origins}`,
  'connect-src': `'self' ${origins}`,
  // Workers would follow scripts.
  'worker-src': `'self'`,
});
