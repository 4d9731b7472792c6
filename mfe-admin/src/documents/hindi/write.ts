import type { TranslatedText, Translation } from '@university/shared/contract';

/** The Hindi of a document with another text for one of its English texts; an empty one is taken out. */
export function written(
  texts: readonly TranslatedText[],
  hi: readonly Translation[],
  { at, text: of }: Pick<TranslatedText, 'at' | 'text'>,
  text: string,
): Translation[] {
  const present = new Set(texts.map((each) => each.text));
  const others = hi.filter((each) => each.of !== of && (each.at !== at || present.has(each.of)));
  return text.trim() === '' ? others : [...others, { at, of, text }];
}
