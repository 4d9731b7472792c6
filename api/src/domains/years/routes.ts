import { type CycleCopy, DOCUMENTS, notesOf, type PlanProblem } from '@university/shared/contract';
import { addDays, DAY } from '@university/shared/time';
import { HttpError, invalid, notFound } from '@university/web';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { cycles } from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import type { Services } from '../../platform/services';
import { findDocument, logDocument, type Stored, writeVersion } from '../documents/queries';
import { storedPlan, listTracks, problemsOf, readPlan } from './plan';
import { applyChange, reasonOf } from '../documents/change';
import { findDraft, rebaseDraft, removeDraft } from '../documents/draft-queries';
import { sentBy } from '../documents/drafts';
import { issueOf, rejectUnapproved } from '../documents/rules';
import { fieldsOf } from '../documents/tables';
import type { Database } from '../../platform/database/database';
import { action, type Route } from '../../platform/http/route';

/** Keeps the time of day: India has no summer time. */
function movedValue(schema: z.ZodType | undefined, value: unknown, days: number): unknown {
  const input = schema && notesOf(schema).input;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return value;
  if (input === 'day') return addDays(value, days);
  return input === 'instant' ? new Date(Date.parse(value) + days * DAY).toISOString() : value;
}

export function movedTo(
  { kind, data }: Pick<Stored, 'kind' | 'data'>,
  { from, code, daysLater }: Pick<CycleCopy, 'from' | 'code' | 'daysLater'>,
): Stored['data'] {
  const fields = new Map(fieldsOf(DOCUMENTS[kind].data));
  const moved = Object.entries(data).map(([field, value]) => [field, movedValue(fields.get(field), value, daysLater)]);
  const own = String(data.code);
  const named = [data.track, data.round, code].filter((part) => part !== undefined).join('-');
  return { ...Object.fromEntries(moved), cycle: code, code: own.includes(from) ? own.replace(from, code) : named };
}

const exists = (code: string) => new HttpError(409, 'exists', `There is ${code} already. Choose another code.`);

/**
 * Copies a cycle as drafts with all dates moved. All or nothing. @throws HttpError 404; 409 `exists`; 400 if a code is
 * taken
 */
export async function copyCycle(services: Services, staffId: string, sent: CycleCopy) {
  const { from, code, beginsOn, daysLater } = sent;
  try {
    return await services.db.transaction(async (tx) => {
      const at = services.calendar();
      if (await findDocument(tx, code)) throw exists(code);
      const source = await tx.select({ id: cycles.id }).from(cycles).where(eq(cycles.id, from));
      if (source.length === 0) throw notFound('There is no such admission year to copy.');
      const add = async (fresh: Pick<Stored, 'kind' | 'id' | 'data'>) => {
        const made = { at, by: staffId, note: `Copied from ${from}`, correction: '' };
        await writeVersion(tx, { ...fresh, version: 1, status: 'draft' }, made);
      };
      await add({ kind: 'cycle', id: code, data: { code, beginsOn } });
      const { applications, rounds } = await storedPlan(tx, from);
      for (const { kind, data } of [...applications, ...rounds]) {
        await add({ kind, id: newId(), data: movedTo({ kind, data }, sent) });
      }
      const made = { applications: applications.length, rounds: rounds.length };
      const detail = { from, cycle: code, daysLater, ...made };
      await logDocument({ ...services, db: tx }, { staffId }, 'copy-cycle', { id: code, detail });
      return { cycle: code, ...made };
    });
  } catch (error) {
    // Somebody creates the same concurrently.
    if (!issueOf(error)) throw error;
    const made = await services.db.$count(cycles, eq(cycles.id, code));
    if (made > 0) throw exists(code);
    throw invalid([{ path: 'code', message: 'A round or application period has a code of this year already' }]);
  }
}

const contradictory = (problems: readonly PlanProblem[]) =>
  new HttpError(
    409,
    'contradictory',
    'Nothing was published. Put this right first, or publish single entries where it is meant so.',
    { data: { problems } },
  );

/** @throws HttpError 409 `contradictory` that names the entry whose data are refused */
async function naming<T>({ id, name }: Stored, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof HttpError ? reasonOf(error) : issueOf(error)?.message;
    if (reason === undefined) throw error;
    throw contradictory([{ entry: id, message: `${name}: ${reason.replace(/\.$/, '')}.`, blocks: true }]);
  }
}

interface Entry {
  /** As it is stored. */
  before: Stored;
  /** Of an unpublished one, with what was typed and does not wait for somebody. */
  data: Stored['data'];
}

async function asTyped(tx: Database, before: Stored): Promise<Entry> {
  const draft = before.status === 'draft' ? await findDraft(tx, before.id) : undefined;
  const isTyped = draft?.stage === 'open' && draft.base === before.version;
  return { before, data: isTyped ? await naming(before, async () => sentBy(draft).data) : before.data };
}

async function lock(tx: Database, entries: readonly Stored[]): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const id of entries.map((each) => each.id).sort()) {
    const entry = await findDocument(tx, id, { isLocked: true });
    if (entry && entry.status !== 'archived') found.push(await asTyped(tx, entry));
  }
  return found;
}

const byRound = (one: Entry, other: Entry) => Number(one.data.round ?? 0) - Number(other.data.round ?? 0);

const planned = (entries: readonly Entry[]) => entries.map(({ before: { id }, data }) => ({ id, data }));

/**
 * Publishes all drafts of a cycle and the cycle; results stay, and what waits for a review. @throws HttpError 404; 409
 * `contradictory` with `problems`
 */
export async function publishCycle(services: Services, staffId: string, code: string): Promise<number> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    await rejectUnapproved(inside, { kind: 'cycle' });
    const found = await findDocument(tx, code, { isLocked: true });
    if (found?.kind !== 'cycle' || found.status === 'archived') throw notFound('There is no such admission year.');
    const cycle = await asTyped(tx, found);
    const plan = await storedPlan(tx, code);
    const applications = await lock(tx, plan.applications);
    const rounds = (await lock(tx, plan.rounds)).sort(byRound);
    const problems = problemsOf({
      beginsOn: String(cycle.data.beginsOn),
      tracks: await listTracks(tx),
      applications: planned(applications),
      rounds: planned(rounds),
    }).filter(({ blocks }) => blocks);
    if (problems.length > 0) throw contradictory(problems);
    const drafts = [cycle, ...applications, ...rounds].filter(({ before }) => before.status === 'draft');
    const made = { status: 'published', note: 'Published with the whole year', correction: '' } as const;
    for (const { before, data } of drafts) {
      await naming(before, () => applyChange(inside, { staffId }, before, { kind: before.kind, data, ...made }));
      if (data === before.data) await rebaseDraft(tx, before.id, before.version, before.version + 1);
      else await removeDraft(tx, before.id);
    }
    if (drafts.length > 0) {
      const detail = { cycle: code, published: drafts.length };
      await logDocument(inside, { staffId }, 'publish-cycle', { id: code, detail });
    }
    return drafts.length;
  });
}

export function yearRoutes(services: Services): Route[] {
  return [
    action('readPlan', async ({ query }) => ({ data: await readPlan(services, query.cycle) })),
    action('copyCycle', async ({ body }, { caller }) => ({ data: await copyCycle(services, caller.id, body) })),
    action('publishCycle', async ({ params }, { caller }) => ({
      data: { published: await publishCycle(services, caller.id, params.id) },
    })),
  ];
}
