import {
  type DocumentKind,
  DOCUMENTS,
  ENTRY_KINDS,
  ownId,
  TABLE_KINDS,
  type TableFormat,
  type TableIssue,
  type TableReport,
} from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database';
import { audit } from '../../../platform/audit/write';
import { newId, stableId } from '../../../platform/secrets';
import type { Services } from '../../../platform/services';
import { addressIssue, loadUrlIndex } from '../addresses';
import {
  addDocuments,
  fresh,
  lastStates,
  listStored,
  same,
  type Stored,
  unknownAuthor,
  writeDocument,
  writeFirstRevisions,
  writeRevision,
} from '../queries';
import { fillIn, mapReferences } from '../references';
import { becomesAnother, ID_TAKEN, type Issue, issueOf, ROUND_STAYS } from '../rules';
import { fieldsOf } from '../tables';
import { type Given, readTables } from './read-tables';
import {
  type Column,
  keyOf,
  type SourceFile,
  type Table,
  tablesOf,
  TRANSLATION_COLUMNS,
  TRANSLATIONS,
  translationsOf,
  withTranslations,
  keepOmittedFields,
} from './tables';
import { toCsv } from '@university/shared/csv';

interface Options {
  dryRun: boolean;
  /** For the audit log: `staff:<id>`, `command-line`. */
  actor: string;
  /** Throws if the caller may not import this kind. */
  require?: (kind: DocumentKind) => Promise<void>;
}

const LISTED = 1_000;

/** Rolls everything back. */
class Refused extends Error {
  constructor(readonly issue?: TableIssue) {
    super(issue?.reason);
  }
}

/** Adds or changes documents by key; others stay. All or nothing; idempotent. */
export async function importTables(
  services: Pick<Services, 'db' | 'calendar' | 'clock'>,
  files: readonly SourceFile[],
  { dryRun, actor, require }: Options,
): Promise<TableReport> {
  const issues: TableIssue[] = [];
  const given = await readTables(files, issues);
  for (const { kind } of given) await require?.(kind);
  let kinds: TableReport['kinds'] = [];
  try {
    await services.db.transaction(async (tx) => {
      // A department and its head name each other.
      await tx.execute(sql`set constraints all deferred`);
      const steps = await planSteps(tx, given, issues);
      kinds = countsOf(given, steps);
      if (issues.length > 0) throw new Refused();
      await applySteps(
        { ...services, db: tx },
        steps.filter((each) => each.isChange),
        actor,
        kinds,
      );
      // Only the database knows all conflicts, so a dry run does everything and rolls back.
      if (dryRun) throw new Refused();
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.issue) issues.push(error.issue);
  }
  return { dryRun, kinds, issueCount: issues.length, issues: issues.slice(0, LISTED) };
}

interface Step {
  given: Given;
  before: Stored | undefined;
  after: Stored;
  isChange: boolean;
}

/** What an entry names is written before it. */
const ORDER = [...new Set<DocumentKind>(['zone', 'school', 'department', 'person', ...ENTRY_KINDS])];

const rank = ({ after }: Step) => ORDER.indexOf(after.kind);

async function planSteps(tx: Database, given: readonly Given[], issues: TableIssue[]): Promise<Step[]> {
  const stored = new Map<string, Stored>();
  for (const kind of ENTRY_KINDS)
    for (const document of (await listStored(tx, { kind })).documents) stored.set(`${kind}:${document.key}`, document);
  const ids = new Map([...stored].map(([name, { id }]) => [name, id]));
  const taken = new Set(ids.values());
  const added: string[] = [];
  for (const each of given) {
    const name = `${each.kind}:${each.key}`;
    if (ids.has(name)) continue;
    const own = ownId(each.kind, { code: each.key });
    if (own && taken.has(own)) issues.push({ ...placeOf(each, ID_TAKEN.field), reason: ID_TAKEN.message });
    const wanted = own ?? stableId(each.kind, each.key);
    const id = taken.has(wanted) ? newId() : wanted;
    added.push(id);
    ids.set(name, id);
  }
  // Restored keys continue their history.
  const gone = await lastStates(tx, added);
  const steps: Step[] = [];
  for (const each of given) {
    const { kind, key } = each;
    const before = stored.get(`${kind}:${key}`);
    const column = DOCUMENTS[kind].key;
    if (!before && column !== null && !(column in each.data)) {
      issues.push({ ...placeOf(each, kind), reason: `There is no ${kind} “${key.slice(0, 40)}”.` });
      continue;
    }
    const english = validated(each, before?.data, ids, issues);
    if (!english) continue;
    const data = each.hindi.length > 0 ? withTranslations(kind, english, each.hindi, issues) : english;
    const id = ids.get(`${kind}:${key}`) ?? newId();
    const version = ((before ?? gone.get(id))?.version ?? 0) + 1;
    const after = { ...(before ?? { ...fresh(kind, id), key }), version, data };
    if (before && (await becomesAnother(tx, before, data)))
      issues.push({ ...placeOf(each, ROUND_STAYS.field), reason: ROUND_STAYS.message });
    const isChange = !before || !same(before.data, data);
    steps.push({ given: each, isChange, before, after });
  }
  return steps.toSorted((one, other) => rank(one) - rank(other));
}

const withChoices = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_value' ? `${issue.message}: ${issue.values.join(', ')}` : issue.message;

function validated(
  given: Given,
  before: Record<string, unknown> | undefined,
  ids: ReadonlyMap<string, string>,
  issues: TableIssue[],
): Record<string, unknown> | undefined {
  const schema = DOCUMENTS[given.kind].data;
  const fields = new Map(fieldsOf(schema));
  const found: { path: string; message: string }[] = [];
  const named = mapReferences(schema, given.data, (ref, key, path) => {
    const id = ids.get(`${ref}:${keyOf(ref, key)}`);
    if (!id && key !== '') found.push({ path, message: `There is no ${ref} “${key.slice(0, 40)}”.` });
    return id ?? key;
  });
  const whole = Object.entries(named as object).map(([field, value]) => {
    const of = fields.get(field);
    return [field, of ? keepOmittedFields(of, value, before?.[field]) : value];
  });
  const { data, error } = schema.safeParse(fillIn(schema, { ...before, ...Object.fromEntries(whole) }));
  for (const issue of error?.issues ?? []) found.push({ path: issue.path.join('.'), message: withChoices(issue) });
  issues.push(...found.map(({ path, message }) => ({ ...placeOf(given, path), reason: message })));
  return found.length > 0 ? undefined : data;
}

/** File, line and column of a path in a document. */
function placeOf({ at }: Given, path: string): { file: string; line: number; column: string } {
  const [field = '', index = '', ...rest] = path.split('.');
  const rows = at.rows[field];
  const line = rows?.lines[Number(index)];
  if (rows && line !== undefined) return { file: rows.file, line, column: rest.join('.').replace(/Id$/, '') };
  return { file: at.file, line: at.line, column: path.replace(/Id$/, '') };
}

function conflictAt({ given, after }: Step, { field, message }: Issue): Refused {
  const value = after.data[field];
  const what = typeof value === 'string' || typeof value === 'number' ? `: “${String(value).slice(0, 40)}”` : '';
  return new Refused({ ...placeOf(given, field), reason: `${message}${what}.` });
}

/** Rows with problems count only in `rows`. */
function countsOf(given: readonly Given[], steps: readonly Step[]): TableReport['kinds'] {
  return ENTRY_KINDS.flatMap((kind) => {
    const rows = given.filter((each) => each.kind === kind).length;
    if (rows === 0) return [];
    const own = steps.filter(({ after }) => after.kind === kind);
    const changes = own.filter((each) => each.isChange);
    const added = changes.filter(({ before }) => !before).length;
    return [{ kind, rows, added, changed: changes.length - added, unchanged: own.length - changes.length }];
  });
}

async function applySteps(
  { db: tx, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>,
  steps: readonly Step[],
  actor: string,
  kinds: TableReport['kinds'],
): Promise<void> {
  const at = calendar();
  const made = { at, by: null, note: 'Import', correction: '' };
  const toWrite = ({ after }: Step) => ({ ...after, updatedAt: at });
  const write = (step: Step) =>
    writeDocument(tx, toWrite(step), !step.before).catch((error: unknown) => {
      const issue = issueOf(error);
      throw issue ? conflictAt(step, issue) : error;
    });
  for (const kind of ORDER) {
    const own = steps.filter(({ after }) => after.kind === kind);
    // Changes first: a new document may take a value that a changed one gives up.
    for (const step of own) {
      if (!step.before) continue;
      await writeRevision(tx, step.before, unknownAuthor(step.before, at));
      await write(step);
      await writeRevision(tx, step.after, made);
    }
    const added = own.filter(({ before }) => !before);
    await tx
      .transaction((inner) => addDocuments(inner, added.map(toWrite)))
      .catch(async (error: unknown) => {
        // One by one, to find the document that conflicts.
        for (const step of added) await write(step);
        throw error;
      });
    const states = added.map(({ after }) => after);
    await writeFirstRevisions(tx, states, made);
  }
  const standing = await loadUrlIndex(tx);
  for (const step of steps) {
    const issue = addressIssue(standing, step.after, step.before);
    if (issue) throw conflictAt(step, issue);
  }
  await audit(tx, { at: clock(), actor, action: 'import-documents', subject: 'catalogue:all', detail: { kinds } });
}

type Columns = readonly Pick<Column, 'name' | 'write'>[];

const WRITE: Record<TableFormat, (columns: Columns, rows: readonly unknown[][]) => string> = {
  csv: (columns, rows) => {
    const cells = rows.map((row) => columns.map(({ write }, index) => (row[index] === null ? '' : write(row[index]))));
    return toCsv([columns.map(({ name }) => name), ...cells]);
  },
  json: (columns, rows) => {
    const entries = rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])));
    return `${JSON.stringify(entries, null, 2)}\n`;
  },
};

const asText = (name: string) => ({ name, write: String });

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((value, part) => (value as Record<string, unknown> | null)?.[part] ?? null, data);

function rowsOf({ field, columns }: Table, documents: readonly Stored[]): unknown[][] {
  const values = (data: unknown) => columns.map(({ path }) => valueAt(data, path));
  return documents.flatMap(({ key, data }) =>
    field ? ((data[field] ?? []) as unknown[]).map((row) => [key, ...values(row)]) : [values(data)],
  );
}

/** All tables as files for `importTables`, references as keys. Without documents they are templates. */
export async function exportTables(
  tx: Database,
  format: TableFormat = 'csv',
  kinds: readonly DocumentKind[] = TABLE_KINDS,
) {
  const stored = new Map<DocumentKind, Stored[]>();
  for (const kind of ENTRY_KINDS) stored.set(kind, (await listStored(tx, { kind })).documents);
  const keys = new Map([...stored.values()].flat().map(({ id, key }) => [id, key]));
  const file = (table: string, columns: Columns, rows: readonly unknown[][]) => ({
    name: `${table}.${format}`,
    text: WRITE[format](columns, rows),
  });
  const tables = kinds.flatMap((kind) => {
    const documents = (stored.get(kind) ?? []).map((document) => ({
      ...document,
      data: mapReferences(DOCUMENTS[kind].data, document.data, (_ref, id) => keys.get(id) ?? id) as Stored['data'],
    }));
    return tablesOf(kind).map((table) =>
      file(table.name, [...(table.field ? [asText(kind)] : []), ...table.columns], rowsOf(table, documents)),
    );
  });
  const translated = translationsOf(kinds.flatMap((kind) => stored.get(kind) ?? []));
  return [...tables, file(TRANSLATIONS, TRANSLATION_COLUMNS.map(asText), translated)];
}
