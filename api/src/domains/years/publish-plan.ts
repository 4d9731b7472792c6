import { requireOnePerson } from '../documents/review';
import { HttpError, notFound } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import type { Services } from '../../platform/services';
import { findDocument, type Stored, writeDocument } from '../documents/repository';
import { unknownMaker, writeRevision } from '../documents/revisions';
import { listTracks, storedPlan } from './plan';
import { problemsOf } from './problems';

/** Entries as they are now, ours until the transaction ends. What was deleted meanwhile is left out. */
async function lock(tx: Database, entries: readonly Stored[]): Promise<Stored[]> {
  const found: Stored[] = [];
  for (const id of entries.map((each) => each.id).sort()) {
    const entry = await findDocument(tx, id, { isLocked: true });
    if (entry && entry.status !== 'archived') found.push(entry);
  }
  return found;
}

const byRound = (one: Stored, other: Stored) => Number(one.data.round ?? 0) - Number(other.data.round ?? 0);

/**
 * Publishes every draft of a cycle, and the cycle itself, in one step. Results are not touched.
 * @returns how many entries were drafts
 * @throws HttpError 404; 409 `contradictory` with `problems` where a window is missing or dates contradict each other
 */
export async function publishCycle(services: Services, staffId: string, code: string): Promise<number> {
  return services.db.transaction(async (tx) => {
    const at = services.calendar();
    await requireOnePerson({ ...services, db: tx }, 'cycle');
    const cycle = await findDocument(tx, code, { isLocked: true });
    if (cycle?.kind !== 'cycle' || cycle.status === 'archived') throw notFound('There is no such admission year.');
    const plan = await storedPlan(tx, code);
    const applications = await lock(tx, plan.applications);
    const rounds = (await lock(tx, plan.rounds)).sort(byRound);
    const beginsOn = String(cycle.data.beginsOn);
    const problems = problemsOf({ beginsOn, tracks: await listTracks(tx), applications, rounds }).filter(
      ({ blocks }) => blocks,
    );
    if (problems.length > 0) {
      const message = 'Nothing was published. Put this right first, or publish single entries where it is meant so.';
      throw new HttpError(409, 'contradictory', message, { data: { problems } });
    }
    const drafts = [cycle, ...applications, ...rounds].filter(({ status }) => status === 'draft');
    for (const before of drafts) {
      const after: Stored = { ...before, status: 'published', version: before.version + 1 };
      await writeRevision(tx, before, unknownMaker(before, at));
      await writeDocument(tx, { ...after, updatedAt: at }, false);
      await writeRevision(tx, after, { at, by: staffId, note: 'Published with the whole year', correction: '' });
    }
    if (drafts.length > 0) {
      const detail = { cycle: code, published: drafts.length };
      await audit(tx, {
        at: services.clock(),
        actor: `staff:${staffId}`,
        action: 'publish-cycle',
        subject: `document:${code}`,
        detail,
      });
    }
    return drafts.length;
  });
}
