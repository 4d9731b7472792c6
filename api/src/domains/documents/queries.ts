import {
  type DocumentKind,
  type DocumentStatus,
  type Revision,
  DOCUMENT_KINDS,
  DOCUMENTS,
  type DocumentData,
  isRetained,
  isSetting,
  notesOf,
  RETAIN_LONGER,
} from '@university/shared/contract';
import type { AuditAction } from '../../platform/audit/actions';
import { audit, canonicalJson } from '../../platform/audit/write';
import { type DocumentRow, fieldsOf, TABLES } from './tables';
import { and, desc, eq, inArray, asc, type SQL, sql } from 'drizzle-orm';
import { anyOf, bulkInsert, type Database, rowsOf } from '../../platform/database/database';
import { revisions, staff, programCampuses } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { invalid } from '@university/web';
import { z } from 'zod';

/** `data` need not fit the schema of its kind. */
export interface Stored extends Pick<DocumentRow, 'id' | 'version' | 'status' | 'updatedAt'> {
  kind: DocumentKind;
  name: string;
  key: string;
  data: Record<string, unknown>;
}

export type State = Pick<Stored, 'kind' | 'id' | 'version' | 'status' | 'data'>;

export const fresh = (kind: DocumentKind, id: string): Stored => ({
  ...{ kind, id, version: 1, status: 'published', data: {}, name: '', key: '', updatedAt: null },
});

export interface Sent {
  kind: DocumentKind;
  data: Record<string, unknown>;
  status?: DocumentStatus;
  note: string;
  /** Public correction note; empty: none. */
  correction: string;
}

/** Undefined equals null. */
export const same = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

export interface Actor {
  staffId: string;
  isScheduled?: boolean;
  /** Written by somebody else, or part of an approved change. */
  isReviewed?: boolean;
  /** The editor's own person record. */
  personId?: string | null;
}

interface Made {
  at: Date;
  /** Staff id; null: import or first start. */
  by: string | null;
  note: string;
  correction: string;
}

export const unknownAuthor = ({ updatedAt }: Pick<Stored, 'updatedAt'>, now: Date): Made => ({
  at: updatedAt ?? now,
  by: null,
  note: '',
  correction: '',
});

const toRevision = (
  { kind, id: documentId, version, status, data }: State,
  { correction, ...made }: Made,
): typeof revisions.$inferInsert => ({
  ...{ kind, documentId, version, status, data, ...made, correction: correction || null },
});

/** Does nothing if the revision exists. */
export async function writeRevision(tx: Database, state: State, made: Made): Promise<void> {
  await tx.insert(revisions).values(toRevision(state, made)).onConflictDoNothing();
}

export const writeFirstRevisions = (tx: Database, states: readonly State[], made: Made): Promise<void> =>
  bulkInsert(
    tx,
    revisions,
    states.map((state) => toRevision(state, made)),
  );

/** The last revision of each document, deleted ones included, locked. */
export async function lastStates(tx: Database, ids: readonly string[]): Promise<Map<string, State>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([revisions.documentId])
    .from(revisions)
    .where(anyOf(revisions.documentId, ids))
    .orderBy(revisions.documentId, desc(revisions.version));
  return new Map(
    rows.map(({ documentId: id, kind, version, status, data }) => [id, { id, kind, version, status, data }]),
  );
}

export async function listRevisions(
  tx: Database,
  id: string,
  { limit, page, only }: { limit: number; page: number; only: readonly DocumentKind[] | null },
) {
  const condition = and(eq(revisions.documentId, id), only ? inArray(revisions.kind, [...only]) : undefined);
  const rows = await tx
    .select({ revision: revisions, by: staff.name })
    .from(revisions)
    .leftJoin(staff, eq(staff.id, revisions.by))
    .where(condition)
    .orderBy(desc(revisions.version))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    total: await tx.$count(revisions, condition),
    found: rows.map(
      ({ revision: { version, at, note, correction, status, data }, by }): Revision => ({
        version,
        at: at.toISOString(),
        by: by ?? '',
        note,
        correction: correction ?? '',
        status,
        data,
      }),
    ),
  };
}

/** Storage of a kind whose table differs from those of other documents. */
export interface Adapter {
  read(row: Record<string, unknown>): Pick<Stored, 'status' | 'updatedAt' | 'data'>;
  /** Writes a state as published at `at`, in a transaction that is rolled back. */
  show(tx: Database, document: Pick<Stored, 'id' | 'data'>, at: Date): Promise<void>;
  apply(services: Services, actor: Actor, before: Stored, sent: Sent): Promise<void>;
  listRevisions(tx: Database, id: string, page: { limit: number; page: number }): ReturnType<typeof listRevisions>;
  /** Null: unknown. */
  stateAt(tx: Database, id: string, version: number): Promise<Stored['data'] | null>;
  /** Names of the files that its versions refer to, by hash. */
  papers(tx: Database, id: string): Promise<[string, string][]>;
  namesOfPapers(tx: Database, papers: readonly string[]): Promise<[string, string][]>;
}

const ADAPTERS: Partial<Record<DocumentKind, Adapter>> = {};

/** Registered once at start-up: notices depend on this domain, not the other way round. */
export function adapt(kind: DocumentKind, adapter: Adapter): void {
  ADAPTERS[kind] = adapter;
}

export const adapterOf = (kind: DocumentKind): Adapter | undefined => ADAPTERS[kind];

type Seats = DocumentData<'program'>['campuses'];

async function campusesOf(tx: Database, ids: string[]): Promise<Map<string, Seats>> {
  const rows = await tx
    .select()
    .from(programCampuses)
    .where(inArray(programCampuses.programId, ids))
    .orderBy(asc(programCampuses.position), asc(programCampuses.campusId));
  const found = new Map<string, Seats>(ids.map((id) => [id, []]));
  for (const { programId, campusId, shift, seats } of rows) found.get(programId)?.push({ campusId, shift, seats });
  return found;
}

/** Settings stored before a field existed get its default. */
function toValue(value: unknown, schema: z.ZodType) {
  if (value === undefined && schema instanceof z.ZodDefault) return schema.parse(undefined);
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

const EVERY = 1_000_000;

async function select(
  tx: Database,
  kind: DocumentKind,
  condition: SQL | undefined,
  { limit = EVERY, page = 1, isLocked = false } = {},
): Promise<Stored[]> {
  const { table, name, key, only, order = sql`lower(${name})` } = TABLES[kind];
  const query = tx
    .select({ row: table, name, key })
    .from(table)
    .where(and(only, condition))
    .orderBy(order, table.id)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await (isLocked ? query.for('update') : query);
  const documents = rows.map(({ row, name, key }): Stored => {
    const { id, version, status, updatedAt, ...columns } = row as DocumentRow;
    const own = adapterOf(kind)?.read(row);
    if (own) return { kind, id, version, name, key: key as string, ...own };
    const values = isSetting(kind) ? (columns.data as Record<string, unknown>) : columns;
    const fields = fieldsOf(DOCUMENTS[kind].data);
    const data = Object.fromEntries(fields.map(([field, schema]) => [field, toValue(values[field], schema)]));
    return { kind, id, version, status, updatedAt, name, key: key as string, data };
  });
  if (kind !== 'program' || documents.length === 0) return documents;
  const campuses = await campusesOf(
    tx,
    documents.map(({ id }) => id),
  );
  return documents.map((each) => ({ ...each, data: { ...each.data, campuses: campuses.get(each.id) ?? [] } }));
}

async function kindOf(tx: Database, id: string): Promise<DocumentKind | undefined> {
  const each = DOCUMENT_KINDS.map((kind) => {
    const { table, only } = TABLES[kind];
    return sql`select ${kind}::text as kind from ${table} where ${and(only, eq(table.id, id))}`;
  });
  const [found] = await rowsOf<{ kind: DocumentKind }>(tx, sql.join(each, sql` union all `));
  return found?.kind;
}

export async function findDocument(tx: Database, id: string, { isLocked = false } = {}): Promise<Stored | undefined> {
  const kind = await kindOf(tx, id);
  if (!kind) return undefined;
  const [found] = await select(tx, kind, eq(TABLES[kind].table.id, id), { isLocked });
  return found;
}

export async function findDocuments(tx: Database, wanted: readonly Pick<Stored, 'kind' | 'id'>[]) {
  const kinds = [...new Set(wanted.map(({ kind }) => kind))];
  const found: Stored[] = [];
  for (const kind of kinds) {
    const ids = wanted.filter((each) => each.kind === kind).map(({ id }) => id);
    found.push(...(await select(tx, kind, inArray(TABLES[kind].table.id, ids))));
  }
  return new Map(found.map((document) => [document.id, document]));
}

interface Question {
  kind: DocumentKind;
  search?: string;
  status?: DocumentStatus;
  /** A further condition. */
  own?: SQL;
  limit?: number;
  page?: number;
}

export async function listStored(tx: Database, { kind, search, status, own, ...page }: Question) {
  const { table, name, key, only } = TABLES[kind];
  const words = search?.trim().toLowerCase();
  const condition = and(
    only,
    own,
    status && eq(table.status, status),
    words ? sql`(strpos(lower(${name}), ${words}) > 0 or strpos(lower(${key}), ${words}) > 0)` : undefined,
  );
  return { total: await tx.$count(table, condition), documents: await select(tx, kind, condition, page) };
}

export async function countPublished(tx: Database, kinds: readonly DocumentKind[]) {
  const counts: { [K in DocumentKind]?: number } = {};
  for (const kind of kinds) {
    const { table, only } = TABLES[kind];
    counts[kind] = await tx.$count(table, and(only, eq(table.status, 'published')));
  }
  return counts;
}

async function writeCampuses(tx: Database, programId: string, campuses: Seats): Promise<void> {
  await tx.delete(programCampuses).where(eq(programCampuses.programId, programId));
  if (campuses.length === 0) return;
  await tx.insert(programCampuses).values(campuses.map((each, position) => ({ ...each, programId, position })));
}

type Writing = State & { updatedAt: Date };

function withInstants(kind: DocumentKind, data: Record<string, unknown>) {
  const shape: Record<string, z.ZodType> = DOCUMENTS[kind].data.shape;
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const isInstant = shape[field] && notesOf(shape[field]).input === 'instant' && typeof value === 'string';
      return [field, isInstant ? new Date(value) : value];
    }),
  );
}

function columnsOf({ kind, data, version, status, updatedAt }: Writing) {
  const { campuses: _, ...program } = data;
  const columns = isSetting(kind) ? { data } : kind === 'program' ? program : withInstants(kind, data);
  return { ...columns, version, status, updatedAt };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function requireRetained({ kind, data: { closesAt, retainUntil } }: Writing): void {
  if (kind === 'round' && !isRetained(textOf(closesAt), textOf(retainUntil)))
    throw invalid([{ path: 'data.retainUntil', message: RETAIN_LONGER }]);
}

export async function addDocuments(tx: Database, documents: readonly Writing[]): Promise<void> {
  const [first] = documents;
  if (!first) return;
  for (const document of documents) requireRetained(document);
  const rows = documents.map((document) => ({ id: document.id, ...columnsOf(document) }));
  await bulkInsert(tx, TABLES[first.kind].table, rows as never);
  if (first.kind !== 'program') return;
  const places = documents.flatMap(({ id: programId, data }) =>
    (data.campuses as Seats).map((each, position) => ({ ...each, programId, position })),
  );
  await bulkInsert(tx, programCampuses, places);
}

export async function writeDocument(tx: Database, document: Writing, isNew: boolean): Promise<void> {
  const { table } = TABLES[document.kind];
  const columns = columnsOf(document);
  requireRetained(document);
  if (isNew) await tx.insert(table).values({ id: document.id, ...columns } as never);
  else
    await tx
      .update(table)
      .set(columns as never)
      .where(eq(table.id, document.id));
  if (document.kind === 'program') await writeCampuses(tx, document.id, document.data.campuses as Seats);
}

export async function writeVersion(tx: Database, after: State, made: Made, before?: Stored): Promise<void> {
  // Imported documents have no revision yet.
  if (before) await writeRevision(tx, before, unknownAuthor(before, made.at));
  await writeDocument(tx, { ...after, updatedAt: made.at }, !before);
  await writeRevision(tx, after, made);
}

export const logDocument = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { staffId }: Pick<Actor, 'staffId'>,
  action: AuditAction,
  { id, detail }: { id: string; detail: Record<string, unknown> },
): Promise<void> => audit(db, { at: clock(), actor: `staff:${staffId}`, action, subject: `document:${id}`, detail });
