import { identity } from '@university/shared/identity';
import { ICON_SIZES, iconPath, MASKABLE } from './icons';

/** How the site looks when somebody puts it on a home screen. https://www.w3.org/TR/appmanifest/ */
export const webManifest = JSON.stringify({
  name: identity.name,
  short_name: identity.shortName,
  description: identity.tagline,
  start_url: '/',
  scope: '/',
  display: 'browser',
  lang: 'en-IN',
  background_color: '#fbf8f2',
  theme_color: '#141d38',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...ICON_SIZES.map((size) => ({ src: iconPath(size), sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
    { src: iconPath(MASKABLE), sizes: `${MASKABLE}x${MASKABLE}`, type: 'image/png', purpose: 'maskable' },
  ],
});
