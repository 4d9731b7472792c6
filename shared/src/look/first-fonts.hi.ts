import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import type * as english from './first-fonts';
import hindi400 from './fonts/mukta-hindi-400.woff2';
import hindi700 from './fonts/mukta-hindi-700.woff2';

export const FIRST_FONTS: typeof english.FIRST_FONTS = [hindi400, hindi700, latin400];

/** Some devices have no font of their own for this script: the text may change its face once, within three seconds. */
export const DEVANAGARI_DISPLAY: typeof english.DEVANAGARI_DISPLAY = 'fallback';
