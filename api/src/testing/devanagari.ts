const LATIN = /https?:\/\/\S+|\S+@[\w.]+\w|GR-[\w-]+/g;

/** The share of Devanagari among the letters of a text, from 0 to 1. @param names what stands in Latin letters in Hindi too */
export function shareOfDevanagari(text: string, names: readonly string[] = []): number {
  const said = names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(LATIN, ''));
  const letters = (pattern: RegExp) => said.match(pattern)?.length ?? 0;
  const devanagari = letters(/[\u0900-\u097f]/g);
  return devanagari / (devanagari + letters(/[a-z]/gi));
}

export const wordsOf = (html: string): string => html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<[^>]*>/g, ' ');
