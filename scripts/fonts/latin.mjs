/** First and last character of ASCII that is seen. */
const [FIRST, LAST] = [0x20, 0x7e];

/**
 * The characters of nearly every English text here. What a name has beside them, such as ë, comes from the whole font, which is
 * asked for by a page that has one.
 */
export const LATIN = [
  ...Array.from({ length: LAST - FIRST + 1 }, (_, index) => String.fromCharCode(FIRST + index)),
  ...'\u00a0–—‘’“”…·•×°©½→←↑↓−',
];
