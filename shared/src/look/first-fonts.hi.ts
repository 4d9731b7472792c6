import type * as english from './first-fonts';
import hindi400 from './fonts/mukta-hindi-400.woff2';
import hindi700 from './fonts/mukta-hindi-700.woff2';
import latin400 from './fonts/mukta-latin-400.woff2';

export const FIRST_FONTS: typeof english.FIRST_FONTS = [hindi400, hindi700, latin400];

/** Android's and Linux's font; other systems' fonts are used unscaled. */
export const FALLBACKS_OF_LANGUAGE: typeof english.FALLBACKS_OF_LANGUAGE = {
  Devanagari: {
    local: {
      400: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'],
      700: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'],
    },
    width: { 400: 93.6, 700: 90.5 },
  },
};
