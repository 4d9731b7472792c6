import { Resvg } from '@resvg/resvg-js';
import { FIXED, type Look, lookOf } from '@university/shared/colours';
import type { Identity } from '@university/shared/contract';
import type { SiteIdentity } from '@university/shared/identity';
import { addressIn, type Language, LANGUAGES } from '@university/shared/language';
import { iconOf } from '../../site/icon';

/**
 * Files of the API that are for everybody: PDFs of notices, such as tenders, and pictures. `*` is any text, and what an
 * address begins with is enough (RFC 9309, section 2.2.3).
 */
const PUBLIC_FILES = ['/api/v1/notice/*/file', '/api/v1/media/'];

/**
 * What search engines may read: everything but the staff area and the API, whose pages say nothing without a login. The
 * longest rule that fits an address counts; its public files stand first for programs that take the first that fits.
 */
export function robots(publicUrl: string): string {
  return `User-agent: *
${PUBLIC_FILES.map((path) => `Allow: ${path}\n`).join('')}Disallow: /admin/
Disallow: /api/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Widths of the icon as PNG, px: Apple's home screen, and two of the web manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

type IconSize = (typeof ICON_SIZES)[number];

/** The icon fills its square, so the large one can be cut to any shape. */
const MASKABLE: IconSize = 512;

export const iconPath = (size: IconSize): string => `/icon-${size}.png`;

/** The icon of the site as PNG. */
export const drawIcon = (look: Look, size: IconSize): Buffer =>
  new Resvg(iconOf(look), { fitTo: { mode: 'width', value: size } }).render().asPng();

/** How the site looks when somebody puts it on a home screen. https://www.w3.org/TR/appmanifest/ */
export const webManifest = (
  { name, shortName, tagline, look }: Identity & Pick<SiteIdentity, 'look'>,
  language: Language,
): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    ...(tagline && { description: tagline }),
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'browser',
    lang: LANGUAGES[language].lang,
    background_color: FIXED.light.paper,
    theme_color: lookOf({ look }).night,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICON_SIZES.map((size) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any',
      })),
      { src: iconPath(MASKABLE), sizes: `${MASKABLE}x${MASKABLE}`, type: 'image/png', purpose: 'maskable' },
    ],
  });
