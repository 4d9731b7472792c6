/** Addresses and numbers, which stay in Latin letters in Hindi. */
const LATIN = /https?:\/\/\S+|\S+@[\w.]+\w|GR-[\w-]+/g;

/** Share of Devanagari letters, from 0 to 1. @param names words that stay in Latin letters */
export function shareOfDevanagari(text: string, names: readonly string[] = []): number {
  const said = names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(LATIN, ''));
  const letters = (pattern: RegExp) => said.match(pattern)?.length ?? 0;
  const devanagari = letters(/[\u0900-\u097f]/g);
  return devanagari / (devanagari + letters(/[a-z]/gi));
}

export const wordsOf = (html: string): string => html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<[^>]*>/g, ' ');
