import {
  type DocumentKind,
  DOCUMENTS,
  standingsOf,
  TABLE_KINDS,
  type TableFormat,
  type TableIssue,
  textsOf,
  tidied,
  type TranslatedText,
  type Translation,
  translations,
} from '@university/shared/contract';
import { toCsv } from '@university/shared/csv';
import type { Stored } from '../queries';

/** The table of the texts of all kinds with their Hindi, for whoever translates them. */
export const TRANSLATIONS = 'translations';

export const TRANSLATION_COLUMNS = ['kind', 'key', 'at', 'english', 'hindi'] as const;

/** A row of it, and where it stands in the files; `english` is undefined beside the English text itself. */
export type TranslationRow = Record<'kind' | 'key' | 'at' | 'hindi', string> & {
  english: string | undefined;
  file: string;
  line: number;
};

/** Kinds that have texts. */
export const TRANSLATED_KINDS = TABLE_KINDS.filter((kind) => 'hi' in DOCUMENTS[kind].data.shape);

const standingIn = (kind: DocumentKind, data: Stored['data']) =>
  standingsOf(textsOf(DOCUMENTS[kind].data, data), (data.hi ?? []) as Translation[]);

/** Every text of these documents, with the Hindi that is right for it. */
export function writeTranslations(format: TableFormat, documents: readonly Stored[]): string {
  const rows = documents.flatMap(({ kind, key, data }) =>
    standingIn(kind, data).map(({ at, text, state, translation }) => [
      kind,
      key,
      at,
      text,
      state === 'current' ? (translation?.text ?? '') : '',
    ]),
  );
  if (format === 'csv') return toCsv([[...TRANSLATION_COLUMNS], ...rows]);
  const entries = rows.map((row) => Object.fromEntries(TRANSLATION_COLUMNS.map((name, index) => [name, row[index]])));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/** Rows of the table; what is no kind with texts, or has no column of ours, becomes an issue. */
export function readTranslations(
  file: string,
  { names, rows }: { names: readonly string[]; rows: readonly { line: number; cells: readonly unknown[] }[] },
  issues: TableIssue[],
): (TranslationRow & { kind: DocumentKind })[] {
  for (const name of TRANSLATION_COLUMNS.filter((each) => !names.includes(each))) {
    issues.push({ file, line: 1, column: name, reason: 'This column is missing.' });
  }
  for (const name of names.filter((each) => !TRANSLATION_COLUMNS.some((known) => known === each))) {
    issues.push({ file, line: 1, column: null, reason: `There is no column “${name.slice(0, 40)}”. Leave it out.` });
  }
  return rows.flatMap(({ line, cells }) => {
    const row = Object.fromEntries(
      TRANSLATION_COLUMNS.map((name) => [name, String(cells[names.indexOf(name)] ?? '')]),
    ) as unknown as TranslationRow;
    const kind = TRANSLATED_KINDS.find((each) => each === row.kind);
    if (kind) return [{ ...row, kind, file, line }];
    issues.push({
      file,
      line,
      column: 'kind',
      reason: `There is no kind “${row.kind.slice(0, 40)}” with texts.`,
    });
    return [];
  });
}

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
