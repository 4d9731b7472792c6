import {
  DOCUMENT_KINDS,
  DOCUMENTS,
  type DocumentKind,
  type DocumentUse,
  isSetting,
  notesOf,
} from '@university/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database';
import { drafts, siteSettings } from '../../platform/database/schema';
import { columnOf, type DocumentTable, TABLES } from './tables';

/** Of one document; more nobody looks through. */
const MOST = 500;

/** What a use in a draft is called, whichever field it is in. */
const DRAFT = 'Draft';

/** What a use in a setting is called: its texts stand in rows, at any depth. */
const TEXTS = 'Texts';

/** The fields of a kind that are texts, with their titles. */
const textsOf = (kind: DocumentKind): [field: string, title: string][] =>
  Object.entries<z.ZodType>(DOCUMENTS[kind].data.shape)
    .map(([field, schema]) => ({ field, ...notesOf(schema) }))
    .filter(({ input }) => input === 'markdown')
    .map(({ field, title }) => [field, title]);

const has = (column: unknown, words: string): SQL => sql`position(${words} in ${column}) > 0`;

const constant = (value: string, name: string) => sql<string>`${value}::text`.as(name);

/** Documents of a kind, or of what a join adds to it, as uses by this field. */
export const usesIn = (tx: Database, kind: DocumentKind, table: DocumentTable, field: string) =>
  tx
    .select({
      id: sql<string>`${table.id}`.as('id'),
      kind: constant(kind, 'kind'),
      name: TABLES[kind].name.as('name'),
      field: constant(field, 'field'),
    })
    .from(table)
    .$dynamic();

/** All of several selections, with one query. */
export async function allUses(tx: Database, selections: ReturnType<typeof usesIn>[]): Promise<DocumentUse[]> {
  if (selections.length === 0) return [];
  // The library's own union takes a tenth of a second to write a hundred of them.
  const all = sql.join(selections, sql` union all `);
  const { rows } = (await tx.execute(sql`${all} limit ${MOST}`)) as unknown as {
    rows: { id: string; kind: DocumentKind; name: string; field: string }[];
  };
  return rows.map(({ id: _id, ...use }) => ({ _id, ...use }));
}

/**
 * Where a picture is shown in a text, which names it by the address of a file of it: in what is public and in drafts, of
 * documents. A draft counts whatever of it names the picture. One query.
 */
export async function usesInTexts(tx: Database, id: string): Promise<DocumentUse[]> {
  const address = `/api/v1/media/${id}/`;
  const inTexts = DOCUMENT_KINDS.flatMap((kind) => {
    const { table } = TABLES[kind];
    return textsOf(kind).map(([field, title]) =>
      usesIn(tx, kind, table, title).where(has(columnOf(table, field), address)),
    );
  });
  const inSettings = DOCUMENT_KINDS.filter(isSetting).map((kind) =>
    usesIn(tx, kind, siteSettings, TEXTS).where(and(TABLES[kind].only, has(sql`${siteSettings.data}::text`, address))),
  );
  const inDrafts = DOCUMENT_KINDS.map((kind) => {
    const { table, only } = TABLES[kind];
    const data = sql`${drafts.data}::text`;
    return usesIn(tx, kind, table, DRAFT)
      .innerJoin(drafts, and(eq(drafts.documentId, table.id), eq(drafts.kind, kind)))
      .where(and(only, sql`(${has(data, address)} or ${has(data, JSON.stringify(id))})`));
  });
  return allUses(tx, [...inTexts, ...inSettings, ...inDrafts]);
}
