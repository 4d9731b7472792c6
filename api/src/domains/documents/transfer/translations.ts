import {
  type DocumentKind,
  DOCUMENTS,
  standingsOf,
  TABLE_KINDS,
  type TableIssue,
  textsOf,
  tidied,
  type TranslatedText,
  type Translation,
  translations,
} from '@university/shared/contract';
import type { Stored } from '../queries';

export const TRANSLATIONS = 'translations';

export const TRANSLATION_COLUMNS = ['kind', 'key', 'at', 'english', 'hindi'] as const;

/** `english` is undefined in a `.hi` column. */
export interface TranslationRow {
  at: string;
  english: string | undefined;
  hindi: string;
  file: string;
  line: number;
}

export const TRANSLATED_KINDS = TABLE_KINDS.filter((kind) => 'hi' in DOCUMENTS[kind].data.shape);

export const translationsOf = (documents: readonly Stored[]): string[][] =>
  documents.flatMap(({ kind, key, data }) =>
    standingsOf(textsOf(DOCUMENTS[kind].data, data), (data.hi ?? []) as Translation[]).map(
      ({ at, text, state, translation }) => [kind, key, at, text, (state === 'current' && translation?.text) || ''],
    ),
  );

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** An empty cell removes the current translation. */
export function withTranslations(
  kind: DocumentKind,
  data: Record<string, unknown>,
  rows: readonly TranslationRow[],
  issues: TableIssue[],
): Record<string, unknown> {
  const texts = textsOf(DOCUMENTS[kind].data, data);
  const right = new Map(((data.hi ?? []) as Translation[]).map((each) => [each.of, each]));
  let isChanged = false;
  for (const { at, english, hindi, file, line } of rows) {
    const text: TranslatedText | undefined = texts.find((each) => each.at === at);
    if (!text && english === undefined) {
      issues.push({ file, line, column: `${at}.hi`, reason: 'There is no English text for this.' });
    } else if (!text || plain(text.text) !== plain(english ?? text.text)) {
      issues.push({ file, line, column: 'english', reason: 'The English text has changed since.' });
    } else if (plain(right.get(text.text)?.text ?? '') !== plain(hindi)) {
      isChanged = true;
      if (plain(hindi) === '') right.delete(text.text);
      else right.set(text.text, { at, of: text.text, text: plain(hindi) });
    }
  }
  if (!isChanged) return data;
  const { data: hi, error } = translations.safeParse(tidied(texts, [...right.values()]));
  const [{ file, line } = { file: '', line: 1 }] = rows;
  for (const { message } of error?.issues ?? []) issues.push({ file, line, column: 'hindi', reason: message });
  return { ...data, hi };
}
