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
import { anyOf, bulkInsert, type Database } from '../../platform/database/database';
import { revisions, staff, programCampuses } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { invalid } from '@university/web';
import { z } from 'zod';

/** A stored document: what every document has, and what its kind holds, whether or not it fits. */
export interface Stored extends Pick<DocumentRow, 'id' | 'version' | 'status' | 'updatedAt'> {
  kind: DocumentKind;
  name: string;
  key: string;
  data: Record<string, unknown>;
}

/** What was, or is to be, in a version of a document. */
export type State = Pick<Stored, 'kind' | 'id' | 'version' | 'status' | 'data'>;

/** A document that is not there yet. */
export const fresh = (kind: DocumentKind, id: string): Stored => ({
  ...{ kind, id, version: 1, status: 'published', data: {}, name: '', key: '', updatedAt: null },
});

/** What a document is to hold. */
export interface Sent {
  kind: DocumentKind;
  data: Record<string, unknown>;
  status?: DocumentStatus;
  note: string;
  /** What readers are told; empty: nothing. */
  correction: string;
}

/** Whether two values hold the same; nothing is the same as null. */
export const same = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** Who makes a change. */
export interface Maker {
  staffId: string;
  /** It was scheduled: the person is not there. */
  isScheduled?: boolean;
  /** Somebody else wrote it, or it follows from a change that was let through: a second person has seen it. */
  isReviewed?: boolean;
  /** The person's own record among the people. */
  personId?: string | null;
}

interface Made {
  at: Date;
  /** Id of the account; null: an import, or the first start. */
  by: string | null;
  note: string;
  /** What readers are told; empty: nothing. */
  correction: string;
}

/** Of a state that was not written down when it was made. */
export const unknownMaker = ({ updatedAt }: Pick<Stored, 'updatedAt'>, now: Date): Made => ({
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

/** Writes down a state of a document. A state that is written down already stays as it is. */
export async function writeRevision(tx: Database, state: State, made: Made): Promise<void> {
  await tx.insert(revisions).values(toRevision(state, made)).onConflictDoNothing();
}

/** Writes down the first states of documents that nothing is written of yet, with one statement. */
export const writeFirstRevisions = (tx: Database, states: readonly State[], made: Made): Promise<void> =>
  bulkInsert(
    tx,
    revisions,
    states.map((state) => toRevision(state, made)),
  );

/** The last state that was written down of each of these documents, whether or not it is still there, ours until the transaction ends. */
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

/** One page of the states of a document, newest first, and how many there are. @param page.only of these kinds alone */
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

/** How documents of a kind are read and changed whose table is no table of documents. */
export interface Adapter {
  read(row: Record<string, unknown>): Pick<Stored, 'status' | 'updatedAt' | 'data'>;
  /** Writes a state as if it were published at this instant, in a transaction that is rolled back. */
  show(tx: Database, document: Pick<Stored, 'id' | 'data'>, at: Date): Promise<void>;
  /** Gives a document, which is locked, its next state. @throws HttpError 400 that names fields */
  apply(services: Services, maker: Maker, before: Stored, sent: Sent): Promise<void>;
  listRevisions(tx: Database, id: string, page: { limit: number; page: number }): ReturnType<typeof listRevisions>;
  /** What it held in a version; null: nobody knows. */
  stateAt(tx: Database, id: string, version: number): Promise<Stored['data'] | null>;
  /** Files that its states name: by what data has, what each is called. */
  papers(tx: Database, id: string): Promise<[string, string][]>;
  /** The same of any of these files that are there. */
  namesOfPapers(tx: Database, papers: readonly string[]): Promise<[string, string][]>;
}

const ADAPTERS: Partial<Record<DocumentKind, Adapter>> = {};

/** Says how documents of a kind are read and changed. Once, where the API is put together: their domain stands on this one. */
export function adapt(kind: DocumentKind, adapter: Adapter): void {
  ADAPTERS[kind] = adapter;
}

export const adapterOf = (kind: DocumentKind): Adapter | undefined => ADAPTERS[kind];

type Seats = DocumentData<'program'>['campuses'];

/** Where programmes are taught: a table of its own, so that nobody loses a campus that is taught at. */
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

/** A value of a column or of a setting, as documents have it. What a setting was stored without is as usual. */
function toValue(value: unknown, schema: z.ZodType) {
  if (value === undefined && schema instanceof z.ZodDefault) return schema.parse(undefined);
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

/** More than there are of any kind. */
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

/** The kind of a document; undefined where there is none. */
async function kindOf(tx: Database, id: string): Promise<DocumentKind | undefined> {
  const each = DOCUMENT_KINDS.map((kind) => {
    const { table, only } = TABLES[kind];
    return sql`select ${kind}::text as kind from ${table} where ${and(only, eq(table.id, id))}`;
  });
  const { rows } = (await tx.execute(sql.join(each, sql` union all `))) as unknown as {
    rows: { kind: DocumentKind }[];
  };
  return rows[0]?.kind;
}

/** @param isLocked of two changes at once the second sees the first */
export async function findDocument(tx: Database, id: string, { isLocked = false } = {}): Promise<Stored | undefined> {
  const kind = await kindOf(tx, id);
  if (!kind) return undefined;
  const [found] = await select(tx, kind, eq(TABLES[kind].table.id, id), { isLocked });
  return found;
}

/** These documents by their ids; ids that are not there any more are not in it. One query for each kind. */
export async function findDocuments(
  tx: Database,
  wanted: readonly Pick<Stored, 'kind' | 'id'>[],
): Promise<Map<string, Stored>> {
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
  /** Looked for in name and key, as plain text. */
  search?: string;
  status?: DocumentStatus;
  /** What else has to hold. */
  own?: SQL;
  /** With `page`: of the list only this page; undefined: every document. */
  limit?: number;
  page?: number;
}

/** Documents of a kind, in the order of its lists, and how many there are in all. */
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

async function writeCampuses(tx: Database, programId: string, campuses: Seats): Promise<void> {
  await tx.delete(programCampuses).where(eq(programCampuses.programId, programId));
  if (campuses.length === 0) return;
  await tx.insert(programCampuses).values(campuses.map((each, position) => ({ ...each, programId, position })));
}

type Writing = State & { updatedAt: Date };

/** The same with the instants of its fields as columns have them. */
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

/** Adds documents of one kind with one statement. @throws HttpError 400 as `writeDocument` */
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

/** Adds the document, or gives the one with its id this state. @throws HttpError 400 for a round that is retained too short */
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

/** Gives a document its next state, or adds it, with its revision. @param before undefined: it is a new one */
export async function writeVersion(tx: Database, after: State, made: Made, before?: Stored): Promise<void> {
  // What came with an import or the first start is written down before it is changed.
  if (before) await writeRevision(tx, before, unknownMaker(before, made.at));
  await writeDocument(tx, { ...after, updatedAt: made.at }, !before);
  await writeRevision(tx, after, made);
}

/** Adds a line about a document to the audit log. */
export const logDocument = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { staffId }: Pick<Maker, 'staffId'>,
  action: AuditAction,
  { id, detail }: { id: string; detail: Record<string, unknown> },
): Promise<void> => audit(db, { at: clock(), actor: `staff:${staffId}`, action, subject: `document:${id}`, detail });

export async function removeDocument(tx: Database, { kind, id }: Pick<Stored, 'kind' | 'id'>): Promise<void> {
  const { table } = TABLES[kind];
  await tx.delete(table).where(eq(table.id, id));
}
