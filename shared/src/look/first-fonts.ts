import latin400 from './fonts/mukta-latin-400.woff2';
import latin700 from './fonts/mukta-latin-700.woff2';

/** Used by nearly every text; cached by the service worker. */
export const FIRST_FONTS: readonly string[] = [latin400, latin700];

export interface Fallback {
  local: Record<400 | 700, readonly string[]>;
  /** Per cent of the width of the fallback's text; measured on a paragraph of the site. */
  width: Record<400 | 700, number>;
}

export const FALLBACKS_OF_LANGUAGE: Record<string, Fallback> = {};
