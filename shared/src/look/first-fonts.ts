import latin400 from './fonts/mukta-latin-400.woff2';
import latin700 from './fonts/mukta-latin-700.woff2';

/** Fonts of nearly every text; the service worker keeps them on the device. */
export const FIRST_FONTS: readonly string[] = [latin400, latin700];

/** A font of people's devices in place of Mukta until that is there. */
export interface Fallback {
  /** Names of the regular and the bold face on people's devices. */
  local: Record<400 | 700, readonly string[]>;
  /** Width of Mukta's text beside this font's, in per cent; measured on a paragraph of the site. */
  width: Record<400 | 700, number>;
}

/** What this language needs beside those of Latin letters. */
export const FALLBACKS_OF_LANGUAGE: Record<string, Fallback> = {};
