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

/** The table of the texts of all kinds with their Hindi, for whoever translates them. */
export const TRANSLATIONS = 'translations';

export const TRANSLATION_COLUMNS = ['kind', 'key', 'at', 'english', 'hindi'] as const;

/** A text in Hindi, and where it stands in the files; `english` is undefined beside the English text itself. */
export interface TranslationRow {
  /** Where the text is in its document. */
  at: string;
  english: string | undefined;
  hindi: string;
  file: string;
  line: number;
}

/** Kinds that have texts. */
export const TRANSLATED_KINDS = TABLE_KINDS.filter((kind) => 'hi' in DOCUMENTS[kind].data.shape);

/** The rows of these documents: every text, with the Hindi that is right for it. */
export const translationsOf = (documents: readonly Stored[]): string[][] =>
  documents.flatMap(({ kind, key, data }) =>
    standingsOf(textsOf(DOCUMENTS[kind].data, data), (data.hi ?? []) as Translation[]).map(
      ({ at, text, state, translation }) => [kind, key, at, text, (state === 'current' && translation?.text) || ''],
    ),
  );

/** Texts are the same whatever a spreadsheet makes of their ends. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** Data of a document with the Hindi of these rows. An empty cell takes out what was right, and nothing else. */
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
