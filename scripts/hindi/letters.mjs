/** A text in Markdown without what is no words of it: addresses, places that the site fills, code. */
export const letters = (text) => text.replace(/\]\([^)\]]*\)|\{\{[^{}]*\}\}|`[^`]*`/gu, '');

/** How many of the letters of a text are Devanagari, from 0 to 1. */
export function shareOfDevanagari(text) {
  const count = (pattern) => letters(text).match(pattern)?.length ?? 0;
  const devanagari = count(/\p{Script=Devanagari}/gu);
  return devanagari / (devanagari + count(/[A-Za-z]/gu) || 1);
}
