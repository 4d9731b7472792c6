import {
  notesOf,
  DOCUMENT_KINDS,
  DOCUMENTS,
  type DocumentKind,
  type DocumentUse,
  isSetting,
  SETTING_KINDS,
  innerOf,
} from '@university/shared/contract';
import { z } from 'zod';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database';
import { drafts, programCampuses, programs, siteSettings, staff } from '../../platform/database/schema';
import { columnOf, type DocumentTable, fieldsOf, TABLES } from './tables';
import { invalid } from '@university/web';
import { nameIn } from './draft-queries';
import { adapterOf } from './queries';

type Visit = (ref: string, id: string, path: string) => unknown;

/**
 * A copy in which every reference (`ref` in the schema) is what `visit` makes of it. What does not fit the schema is
 * left alone.
 */
export function mapReferences(schema: z.ZodType, value: unknown, visit: Visit, path = ''): unknown {
  const { ref } = notesOf(schema);
  const inner = innerOf(schema);
  const at = (part: string | number) => (path ? `${path}.${part}` : String(part));
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    return value.map((each, index) =>
      ref && typeof each === 'string' ? visit(ref, each, at(index)) : mapReferences(element, each, visit, at(index)),
    );
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const shape: Record<string, z.ZodType> = inner.shape;
    const mapped = Object.entries(value).map(([field, each]) => [
      field,
      Object.hasOwn(shape, field) && shape[field] ? mapReferences(shape[field], each, visit, at(field)) : each,
    ]);
    return Object.fromEntries(mapped);
  }
  return ref && typeof value === 'string' ? visit(ref, value, path) : value;
}

function emptyOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodDefault) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (innerOf(schema) instanceof z.ZodArray) return [];
  return schema instanceof z.ZodBoolean ? false : undefined;
}

/** Fills missing fields with their empty value, at every depth. */
export function fillIn(schema: z.ZodType, value: unknown): unknown {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each) => fillIn(inner.element as z.ZodType, each));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(inner.shape as Record<string, z.ZodType>).map(([field, each]) => [
      field,
      field in given ? fillIn(each, given[field]) : emptyOf(each),
    ]),
  );
}

const MOST = 500;

/** `field` of a use in a draft. */
export const DRAFT = 'Draft';

const notedFields = (kind: DocumentKind) =>
  fieldsOf(DOCUMENTS[kind].data).map(([field, schema]) => ({ field, schema, ...notesOf(schema) }));

const has = (column: unknown, words: string): SQL => sql`position(${words} in ${column}) > 0`;

const constant = (value: string, name: string) => sql<string>`${value}::text`.as(name);

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

export async function allUses(tx: Database, selections: ReturnType<typeof usesIn>[]): Promise<DocumentUse[]> {
  if (selections.length === 0) return [];
  // Drizzle's `unionAll` takes a tenth of a second for a hundred selections.
  const all = sql.join(selections, sql` union all `);
  const rows = await rowsOf<Omit<DocumentUse, '_id'> & { id: string }>(tx, sql`${all} limit ${MOST}`);
  return rows.map(({ id: _id, ...use }) => ({ _id, ...use }));
}

/** Texts, settings and drafts for which `holds` is true. */
export async function usesInTexts(tx: Database, holds: (text: unknown) => SQL): Promise<DocumentUse[]> {
  const inTexts = DOCUMENT_KINDS.flatMap((kind) => {
    const { table } = TABLES[kind];
    const texts = notedFields(kind).filter(({ input }) => input === 'markdown');
    return texts.map(({ field, title }) => usesIn(tx, kind, table, title).where(holds(columnOf(table, field))));
  });
  const inSettings = DOCUMENT_KINDS.filter(isSetting).map((kind) =>
    usesIn(tx, kind, siteSettings, 'Texts').where(and(TABLES[kind].only, holds(sql`${siteSettings.data}::text`))),
  );
  const inDrafts = DOCUMENT_KINDS.map((kind) => {
    const { table, only } = TABLES[kind];
    return usesIn(tx, kind, table, DRAFT)
      .innerJoin(drafts, and(eq(drafts.documentId, table.id), eq(drafts.kind, kind)))
      .where(and(only, holds(sql`${drafts.data}::text`)));
  });
  // Drafts of documents that do not exist yet.
  const fresh = await tx
    .select({ _id: drafts.documentId, kind: drafts.kind, data: drafts.data })
    .from(drafts)
    .where(and(eq(drafts.base, 0), holds(sql`${drafts.data}::text`)))
    .limit(MOST);
  const inFresh = fresh.map(({ data, ...use }) => ({ ...use, name: nameIn(use.kind, data), field: DRAFT }));
  return [...(await allUses(tx, [...inTexts, ...inSettings, ...inDrafts])), ...inFresh];
}

const REFERENCES = new Map(
  DOCUMENT_KINDS.map((kind) => [
    kind,
    notedFields(kind).flatMap(({ field, title, ref, schema }) =>
      ref ? [{ field, title, to: ref, isList: schema.def.type === 'array' }] : [],
    ),
  ]),
);

const referencesOf = (kind: DocumentKind) => REFERENCES.get(kind) ?? [];

export const isNamedIn = (kind: DocumentKind, other: DocumentKind): boolean =>
  referencesOf(kind).some(({ to }) => to === other);

function namedBy(kind: DocumentKind, data: Record<string, unknown>): { ref: string; id: string; path: string }[] {
  const found: { ref: string; id: string; path: string }[] = [];
  mapReferences(DOCUMENTS[kind].data, data, (ref, id, path) => {
    found.push({ ref, id, path });
    return id;
  });
  return found;
}

async function namesOf(tx: Database, to: string, ids: string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  if (to === 'staff') {
    const rows = await tx
      .select({ id: staff.id, name: staff.name, email: staff.email })
      .from(staff)
      .where(inArray(staff.id, ids));
    return rows.map(({ id, name, email }) => [id, name || email]);
  }
  if (to === 'paper') return (await adapterOf('notice')?.namesOfPapers(tx, ids)) ?? [];
  const { table, name, only } = TABLES[to as DocumentKind];
  const rows = await tx
    .select({ id: table.id, name })
    .from(table)
    .where(and(only, inArray(table.id, ids)));
  return rows.map((row) => [row.id as string, row.name]);
}

export async function readNames(tx: Database, kind: DocumentKind, data: Record<string, unknown>) {
  const named = namedBy(kind, data);
  const kinds = [...new Set(named.map(({ ref }) => ref))];
  const names: [id: string, name: string][] = [];
  // Sequential: a transaction has one connection.
  for (const to of kinds) {
    const ids = named.filter(({ ref }) => ref === to).map(({ id }) => id);
    names.push(...(await namesOf(tx, to, ids)));
  }
  return Object.fromEntries(names);
}

/** @throws HttpError 400 with every reference that does not exist */
export async function requireReferences(tx: Database, kind: DocumentKind, data: Record<string, unknown>) {
  const names = await readNames(tx, kind, data);
  const lost = namedBy(kind, data).filter(({ id }) => !(id in names));
  if (lost.length === 0) return;
  throw invalid(
    lost.map(({ path }) => ({ path: `data.${path}`, message: 'This is not there any more. Choose another' })),
  );
}

/** Texts refer to a picture by URL, drafts also by its id. */
const showsPicture = (id: string) => (text: unknown) =>
  sql`(${has(text, `/api/v1/media/${id}/`)} or ${has(text, JSON.stringify(id))})`;

export async function usesOf(tx: Database, kind: DocumentKind, id: string): Promise<DocumentUse[]> {
  const inFields = DOCUMENT_KINDS.filter((other) => !isSetting(other)).flatMap((other) => {
    const { table } = TABLES[other];
    return referencesOf(other)
      .filter(({ to }) => to === kind)
      .map(({ field, title, isList }) => {
        const column = columnOf(table, field);
        const names = isList ? sql`${column} @> ${JSON.stringify([id])}::jsonb` : eq(column, id);
        return usesIn(tx, other, table, title).where(names);
      });
  });
  const withSeats = usesIn(tx, 'program', programs, 'Campuses and seats')
    .innerJoin(programCampuses, eq(programs.id, programCampuses.programId))
    .where(eq(programCampuses.campusId, id));
  return [
    ...(await allUses(tx, kind === 'campus' ? [...inFields, withSeats] : inFields)),
    ...(await usesInSettings(tx, kind, id)),
    ...(kind === 'media' ? await usesInTexts(tx, showsPicture(id)) : []),
  ];
}

async function usesInSettings(tx: Database, kind: DocumentKind, id: string): Promise<DocumentUse[]> {
  const rows = await tx.select({ id: siteSettings.id, data: siteSettings.data }).from(siteSettings);
  return SETTING_KINDS.flatMap((setting) => {
    const found = rows.find((row) => row.id === setting);
    const isNamed = found && namedBy(setting, found.data).some((named) => named.ref === kind && named.id === id);
    return isNamed ? [{ _id: setting, kind: setting, name: DOCUMENTS[setting].one, field: '' }] : [];
  });
}
