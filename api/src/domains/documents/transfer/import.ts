import {
  ENTRY_KINDS,
  DOCUMENTS,
  type DocumentKind,
  type EntryKind,
  ownId,
  type TableIssue,
  type TableReport,
} from '@university/shared/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database';
import { audit, canonicalJson } from '../../../platform/audit/write';
import { newId, stableId } from '../../../platform/secrets';
import type { Services } from '../../../platform/services';
import { addressIssue, loadUrlIndex } from '../addresses';
import { ID_TAKEN, issueOf, ROUND_STAYS, becomesAnother } from '../rules';
import {
  addDocuments,
  listStored,
  type Stored,
  writeDocument,
  lastStates,
  unknownMaker,
  writeFirstRevisions,
  writeRevision,
} from '../queries';
import { fillIn, mapReferences } from '../references';
import { keyOf, withWhatIsElsewhere, type SourceFile } from './tables';
import { type Given, readTables } from './read-tables';
import { withTranslations } from './translations';

interface Options {
  dryRun: boolean;
  /** Who did it, for the audit log: `staff:<id>`, `command-line`. */
  actor: string;
  /** Throws where this is no kind for who does it. */
  require?: (kind: DocumentKind) => Promise<void>;
}

/** Nothing is left out: every document of a kind. */
const ALL = { limit: 1_000_000, page: 1 };

/** Most issues that a report lists; all are counted. */
const LISTED = 1_000;

class Refused extends Error {}

/** A document that a constraint of the database keeps out. */
class Clash extends Error {
  constructor(
    readonly document: Pick<Stored, 'kind' | 'key' | 'data'>,
    readonly issue: NonNullable<ReturnType<typeof issueOf>>,
  ) {
    super(issue.message);
  }
}

/**
 * Brings documents by files of tables: what has a known key is changed, what has another is added, what is not in the
 * files stays. All or nothing; the same files again change nothing.
 */
export async function importTables(
  services: Pick<Services, 'db' | 'calendar' | 'clock'>,
  files: readonly SourceFile[],
  options: Options,
): Promise<TableReport> {
  const issues: TableIssue[] = [];
  const given = await readTables(files, issues);
  for (const { kind } of given) await options.require?.(kind);
  const report: TableReport = { dryRun: options.dryRun, kinds: [], issueCount: 0, issues: [] };
  try {
    await services.db.transaction(async (tx) => {
      const { plan, same } = await planOf(tx, given, issues);
      issues.push(...(await issuesOfRounds(tx, plan, given)));
      report.kinds = countsOf(given, plan, same);
      if (issues.length > 0) throw new Refused();
      await carryOut({ ...services, db: tx }, plan, options.actor, report.kinds);
      // Only the database knows every clash: a dry run goes all the way and is taken back.
      if (options.dryRun) throw new Refused();
    });
  } catch (error) {
    if (error instanceof Clash) issues.push(issueFor(error, given));
    else if (!(error instanceof Refused)) throw error;
  }
  return { ...report, issueCount: issues.length, issues: issues.slice(0, LISTED) };
}

/** Rows that would make other rounds of some that have results. */
async function issuesOfRounds(tx: Database, plan: readonly Step[], given: readonly Given[]): Promise<TableIssue[]> {
  const issues: TableIssue[] = [];
  for (const { before, after } of plan) {
    if (!before || !(await becomesAnother(tx, before, after.data))) continue;
    const row = given.find(({ kind, key }) => kind === after.kind && key === before.key);
    if (row)
      issues.push({ file: row.at.file, line: row.at.line, column: ROUND_STAYS.field, reason: ROUND_STAYS.message });
  }
  return issues;
}

/** A document as it is to be; `before`: as it is. */
interface Step {
  before: Stored | undefined;
  after: Stored;
}

interface Plan {
  plan: Step[];
  /** What stands as it is given already. */
  same: Given[];
}

async function planOf(tx: Database, given: readonly Given[], issues: TableIssue[]): Promise<Plan> {
  const same: Given[] = [];
  const stored = new Map<string, Stored>();
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const kind of ENTRY_KINDS) {
    for (const document of (await listStored(tx, { kind, ...ALL })).documents) {
      stored.set(`${kind}:${document.key}`, document);
      ids.set(`${kind}:${document.key}`, document.id);
      taken.add(document.id);
    }
  }
  for (const { kind, key, at } of given) {
    if (ids.has(`${kind}:${key}`)) continue;
    const own = ownId(kind, { code: key });
    if (own && taken.has(own)) {
      issues.push({ file: at.file, line: at.line, column: ID_TAKEN.field, reason: ID_TAKEN.message });
    }
    const id = own ?? stableId(kind, key);
    ids.set(`${kind}:${key}`, taken.has(id) ? newId() : id);
  }
  const plan = given.flatMap((each): Step[] => {
    const before = stored.get(`${each.kind}:${each.key}`);
    const { key } = DOCUMENTS[each.kind];
    if (!before && key !== null && !(key in each.data)) {
      const reason = `There is no ${each.kind} “${each.key.slice(0, 40)}”.`;
      issues.push({ file: each.at.file, line: each.at.line, column: each.kind, reason });
      return [];
    }
    const english = checked(each, before?.data, ids, issues);
    if (!english) return [];
    const data = each.hindi ? withTranslations(each.kind, english, each.hindi, issues) : english;
    if (before && canonicalJson(before.data) === canonicalJson(data)) {
      same.push(each);
      return [];
    }
    const id = ids.get(`${each.kind}:${each.key}`) ?? newId();
    const fresh: Stored = {
      kind: each.kind,
      id,
      version: 0,
      status: 'published',
      updatedAt: null,
      name: '',
      key: each.key,
      data,
    };
    return [{ before, after: { ...(before ?? fresh), version: (before?.version ?? 0) + 1, data } }];
  });
  return { plan, same };
}

/** The whole document with ids in place of keys; undefined, and issues, where something is wrong. */
function checked(
  given: Given,
  before: Record<string, unknown> | undefined,
  ids: ReadonlyMap<string, string>,
  issues: TableIssue[],
): Record<string, unknown> | undefined {
  const schema = DOCUMENTS[given.kind].data;
  const found: { path: string; message: string }[] = [];
  const named = mapReferences(schema, given.data, (ref, key, path) => {
    const id = ids.get(`${ref}:${keyOf(ref, key)}`);
    if (!id && key !== '') found.push({ path, message: `There is no ${ref} “${key.slice(0, 40)}”.` });
    return id ?? key;
  });
  const whole = Object.entries(named as object).map(([field, value]) => {
    const of = (schema.shape as Record<string, z.ZodType>)[field];
    return [field, of ? withWhatIsElsewhere(of, value, before?.[field]) : value];
  });
  const { data, error } = schema.safeParse(fillIn(schema, { ...before, ...Object.fromEntries(whole) }));
  for (const { path, message } of error?.issues ?? []) found.push({ path: path.join('.'), message });
  issues.push(...found.map(({ path, message }) => ({ ...placeOf(given, path), reason: message })));
  return found.length > 0 ? undefined : data;
}

/** Where in the files a path of a document stands. */
function placeOf({ at }: Given, path: string): { file: string; line: number; column: string } {
  const [field = '', index = '', ...rest] = path.split('.');
  const rows = at.rows[field];
  const line = rows?.lines[Number(index)];
  if (rows && line !== undefined) return { file: rows.file, line, column: rest.join('.').replace(/Id$/, '') };
  return { file: at.file, line: at.line, column: path.replace(/Id$/, '') };
}

function issueFor({ document, issue: { field, message } }: Clash, given: readonly Given[]): TableIssue {
  const found = given.find(({ kind, key }) => kind === document.kind && key === document.key);
  const place = found ? placeOf(found, field) : { file: document.kind, line: 1, column: field };
  const value = document.data[field];
  const what = typeof value === 'string' || typeof value === 'number' ? `: “${String(value).slice(0, 40)}”` : '';
  return { ...place, reason: `${message}${what}.` };
}

/** Rows with problems count as none of added, changed and unchanged. */
function countsOf(given: readonly Given[], plan: readonly Step[], same: readonly Given[]): TableReport['kinds'] {
  return ENTRY_KINDS.flatMap((kind) => {
    const rows = given.filter((each) => each.kind === kind).length;
    if (rows === 0) return [];
    const steps = plan.filter(({ after }) => after.kind === kind);
    const added = steps.filter(({ before }) => !before).length;
    const unchanged = same.filter((each) => each.kind === kind).length;
    return [{ kind, rows, added, changed: steps.length - added, unchanged }];
  });
}

const rank = (kind: string) => ENTRY_KINDS.indexOf(kind as EntryKind);

/** What a document names that is written after it: the head of a department, the director of a campus. */
function withoutLater({ kind, data }: Stored, isThere: (id: string) => boolean): Record<string, unknown> {
  const later = (ref: string, id: string) => rank(ref) > rank(kind) && !isThere(id);
  return mapReferences(DOCUMENTS[kind].data, data, (ref, id) => (later(ref, id) ? null : id)) as Record<
    string,
    unknown
  >;
}

async function carryOut(
  { db: tx, calendar, clock }: Pick<Services, 'db' | 'calendar' | 'clock'>,
  plan: readonly Step[],
  actor: string,
  kinds: TableReport['kinds'],
): Promise<void> {
  const at = calendar();
  const added = new Set(plan.filter(({ before }) => !before).map(({ after }) => after.id));
  // What was deleted and comes back goes on with its history.
  const gone = await lastStates(tx, [...added]);
  const ordered = plan
    .map(({ before, after }) => ({
      before,
      after: before ? after : { ...after, version: (gone.get(after.id)?.version ?? 0) + 1 },
    }))
    .toSorted((one, other) => rank(one.after.kind) - rank(other.after.kind));
  const isThere = (id: string) => !added.has(id);
  const made = { at, by: null, note: 'Import', correction: '' };
  const write = (db: Database, after: Stored, isNew: boolean) =>
    writeDocument(db, { ...after, data: withoutLater(after, isThere), updatedAt: at }, isNew).catch(
      (error: unknown) => {
        const issue = issueOf(error);
        throw issue ? new Clash(after, issue) : error;
      },
    );
  for (const kind of ENTRY_KINDS) {
    const steps = ordered.filter(({ after }) => after.kind === kind);
    // What is there gives way first: one that is added may have what another had.
    for (const { before, after } of steps) {
      if (!before) continue;
      await writeRevision(tx, before, unknownMaker(before, at));
      await write(tx, after, false);
      await writeRevision(tx, after, made);
    }
    const fresh = steps.flatMap(({ before, after }) => (before ? [] : [after]));
    const rows = fresh.map((after) => ({ ...after, data: withoutLater(after, isThere), updatedAt: at }));
    await tx
      .transaction((own) => addDocuments(own, rows))
      .catch(async (error: unknown) => {
        // One by one it is known which of them clashes.
        for (const after of fresh) await write(tx, after, true);
        throw error;
      });
    await writeFirstRevisions(tx, fresh, made);
  }
  // What stands where, and leads where, is known once all of it is there.
  const standing = await loadUrlIndex(tx);
  for (const { before, after } of ordered) {
    const issue = addressIssue(standing, after, before);
    if (issue) throw new Clash(after, issue);
  }
  for (const { after } of ordered) {
    const first = withoutLater(after, isThere);
    if (canonicalJson(first) !== canonicalJson(after.data)) await writeDocument(tx, { ...after, updatedAt: at }, false);
  }
  await audit(tx, { at: clock(), actor, action: 'import-documents', subject: 'catalogue:all', detail: { kinds } });
}
