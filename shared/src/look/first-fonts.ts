import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff2';
import latin700 from '@fontsource/mukta/files/mukta-latin-700-normal.woff2';

/** Fonts that text in the first view is set in; the server preloads them. */
export const FIRST_FONTS: readonly string[] = [latin400, latin700];

/** How long text in Devanagari waits for its font. `optional`: one that is not there at once is for the next page. */
export const DEVANAGARI_DISPLAY: 'optional' | 'fallback' = 'optional';
