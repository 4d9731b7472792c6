import { DAY } from '@university/shared/time';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, campuses, programs, rounds } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import { queueMails } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { mailedIn, nameInMails } from '../allotment/language';
import { inRound } from '../results/round-counts';
import { type MailedRound, seatReminder } from './mails';
import { TOO_LATE } from './recall';
import { BATCH, findRounds, outUntil } from './rounds';

type Needed = Pick<Services, 'db' | 'calendar' | 'clock' | 'mail'>;

/** Milliseconds before a window closes from which on those who have not decided are reminded. */
const BEFORE = DAY;

/**
 * Writes reminders, once for a record, to those who have a seat and have not decided: in the last day of an open window
 * and not in its last hour. A window that is moved reminds nobody twice.
 */
export async function remind(services: Needed): Promise<void> {
  const { db, calendar } = services;
  const at = calendar();
  const isDue = and(
    outUntil(at, new Date(at.getTime() + TOO_LATE)),
    lte(rounds.opensAt, at),
    lte(rounds.closesAt, new Date(at.getTime() + BEFORE)),
  );
  for (const round of await findRounds(db, isDue)) {
    let written = BATCH;
    while (written === BATCH) written = await db.transaction((tx) => remindBatch(tx, services, round, at));
  }
}

/** @returns how many it wrote */
async function remindBatch(
  tx: Database,
  { clock, mail: { siteUrl } }: Needed,
  round: MailedRound,
  at: Date,
): Promise<number> {
  const undecided = await tx
    .select({
      id: allotments.id,
      applicantId: applicants.id,
      name: applicants.name,
      email: applicants.email,
      language: mailedIn,
      program: nameInMails(programs.name, programs.hi),
      campus: nameInMails(campuses.name, campuses.hi),
    })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .leftJoin(programs, eq(programs.id, allotments.programId))
    .leftJoin(campuses, eq(campuses.id, allotments.campusId))
    .where(
      and(
        inRound(round),
        eq(allotments.outcome, 'allotted'),
        eq(allotments.status, 'pending'),
        isNull(allotments.remindedAt),
        isNull(allotments.decisionsHeldAt),
      ),
    )
    .limit(BATCH)
    .for('update', { of: allotments, skipLocked: true });
  const ids = undecided.map(({ id }) => id);
  await tx.update(allotments).set({ remindedAt: at }).where(inArray(allotments.id, ids));
  await queueMails(
    tx,
    undecided.map((person) => seatReminder(person, round, { at: clock(), siteUrl })),
  );
  return undecided.length;
}

export const reminderJob: Job = { name: 'seat-reminders', every: 60, run: remind };
