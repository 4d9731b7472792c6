import {
  DOCUMENT_KINDS,
  DOCUMENTS,
  type DocumentKind,
  isSetting,
  textsOf,
  type Translation,
} from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database';
import { listStored, type Stored } from '../../src/domains/documents/repository';
import { TABLES } from '../../src/domains/documents/tables';
import { paperTexts } from './papers';
import { commonTexts } from './programmes';
import { settingTexts } from './settings';
import { TWINS } from './twins';

const ALL = { limit: 100_000, page: 1 };

/** By the English text, wherever it stands. */
const BY_TEXT: Readonly<Record<string, string>> = { ...paperTexts, ...settingTexts, ...commonTexts };

/** Kinds of which the demonstration has Hindi. */
export const KINDS = DOCUMENT_KINDS.filter((kind) => 'hi' in DOCUMENTS[kind].data.shape);

const valueAt = (value: unknown, at: string): unknown =>
  at.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);

/** A text without letters is the same in every language. */
const asItIs = (text: string) => (/\p{L}/u.test(text) ? undefined : text);

/** The Hindi of a document of the demonstration, as far as there is some; each English text once. */
export function hindiOf({ kind, id, data }: Pick<Stored, 'kind' | 'id' | 'data'>, firstStart: Date): Translation[] {
  const twinOf = TWINS[kind as keyof typeof TWINS] as ((data: object, known: object) => unknown) | undefined;
  const twin = twinOf?.(data, { id, firstStart });
  const found = new Map<string, Translation>();
  for (const { at, text } of textsOf(DOCUMENTS[kind].data, data)) {
    const hindi = valueAt(twin, at) || BY_TEXT[text] || asItIs(text);
    if (typeof hindi === 'string' && !found.has(text)) found.set(text, { at, of: text, text: hindi });
  }
  return [...found.values()];
}

/** Writes the Hindi of all documents of a kind, in one query. */
async function writeHindi(db: Database, kind: DocumentKind, firstStart: Date): Promise<void> {
  const { table } = TABLES[kind];
  const { documents } = await listStored(db, { kind, ...ALL });
  const rows = documents.map((document) => ({ id: document.id, hi: hindiOf(document, firstStart) }));
  const to = isSetting(kind)
    ? sql`data = data || jsonb_build_object('hi', given.value -> 'hi')`
    : sql`hi = given.value -> 'hi'`;
  await db.execute(sql`update ${table} set ${to}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given where ${table.id} = given.value ->> 'id'`);
}

/** Gives the documents of the demonstration their Hindi. They stand before it. */
export async function seedHindi(db: Database, firstStart: Date): Promise<void> {
  for (const kind of KINDS) await writeHindi(db, kind, firstStart);
}
