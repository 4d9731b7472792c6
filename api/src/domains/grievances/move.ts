import {
  GRIEVANCE_CATEGORIES,
  type Grievance,
  type GrievanceCategory,
  type GrievanceMove,
} from '@university/shared/contract';
import { invalid } from '@university/web';
import { and, eq, not } from 'drizzle-orm';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { presentGrievance } from './present';
import { findGrievance, lockGrievance } from './repository';
import { conflictOver, noSuchGrievance } from './settle';
import { isHeld, sightOf } from './sight';
import { isConfidential } from './submit';
import { addEntry } from './thread';
import type { GrievanceRow } from './view';

const labelOf = (category: GrievanceCategory) =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;

/** What is wrong with a move. */
function problemOf(row: GrievanceRow, { category, lift }: GrievanceMove) {
  if (lift && isConfidential(category))
    return { path: 'lift', message: 'In this category every grievance is confidential' };
  if (category === row.category && !(lift && row.confidential))
    return { path: 'category', message: 'Choose another category than the present one' };
  return undefined;
}

/** What happened, for the thread. */
function inWords(row: GrievanceRow, { category, reason }: GrievanceMove, confidential: boolean): string {
  const moved = category !== row.category && `From “${labelOf(row.category)}” to “${labelOf(category)}”.`;
  const lifted = row.confidential && !confidential && 'It is not confidential any more.';
  return [moved, lifted, reason].filter(Boolean).join('\n');
}

/**
 * Moves a grievance to another category. In a confidential one all of it is confidential from then on, what was written
 * before too, and it stays so when it is moved out again: only `lift` ends that, which takes somebody who sees it. Whoever
 * has it and may not see it any more loses it.
 * @returns null when that is the caller
 * @throws HttpError 404, also for a grievance that the caller may not see; 400; 409 when it has changed since
 */
export async function moveGrievance(
  { db, calendar, clock }: Services,
  staffId: string,
  id: string,
  move: GrievanceMove,
): Promise<Grievance | null> {
  return db.transaction(async (tx) => {
    const row = await lockGrievance(tx, sightOf(staffId), id);
    if (!row) throw noSuchGrievance();
    const at = calendar();
    if (row.version !== move.version) throw await conflictOver(tx, row, at);
    const problem = problemOf(row, move);
    if (problem) throw invalid([problem]);
    const confidential = isConfidential(move.category) || (row.confidential && !move.lift);
    await tx
      .update(grievances)
      .set({ category: move.category, confidential, updatedAt: at, version: row.version + 1 })
      .where(eq(grievances.id, id));
    await takeFromWhoLostSight(tx, id);
    await addEntry(tx, row, { kind: 'move', text: inWords(row, move, confidential), staffId, at });
    const detail = { lifted: row.confidential && !confidential };
    await audit(tx, { at: clock(), actor: `staff:${staffId}`, action: 'move', subject: `grievance:${id}`, detail });
    const after = await findGrievance(tx, sightOf(staffId), id);
    return after ? presentGrievance(tx, after, at) : null;
  });
}

async function takeFromWhoLostSight(tx: Database, id: string): Promise<void> {
  await tx
    .update(grievances)
    .set({ assigneeId: null })
    .where(and(eq(grievances.id, id), not(isHeld)));
}
