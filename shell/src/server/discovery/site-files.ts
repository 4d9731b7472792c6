import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Identity } from '@university/shared/contract';

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

/** The icon of the site as PNG, drawn from its SVG file. */
export function drawIcon(file: string, size: IconSize): Buffer {
  return new Resvg(readFileSync(file, 'utf8'), { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** How the site looks when somebody puts it on a home screen. https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ name, shortName, tagline }: Identity): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    ...(tagline && { description: tagline }),
    start_url: '/',
    scope: '/',
    display: 'browser',
    lang: 'en-IN',
    background_color: '#fbf8f2',
    theme_color: '#141d38',
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
