import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import { queueMails } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { mailedIn } from '../allotment/language';
import { roundOfRecord } from '../allotment/repository';
import { inRound } from '../results/round-counts';
import { type MailedRound, resultOut } from './mails';
import { recallMails } from './recall';
import { BATCH, findRounds, outUntil } from './rounds';

type Needed = Pick<Services, 'db' | 'calendar' | 'clock' | 'mail'>;

const isUnmailed = isNull(allotments.resultMailedAt);

/**
 * Writes the mail that the result is out to as many as one transaction takes. Publishing itself mails nobody, so it is as
 * fast as ever; records that are imported later are found like the others.
 */
export async function mailResults(services: Needed): Promise<void> {
  const { db, calendar } = services;
  await recallMails(services);
  const at = calendar();
  const unmailed = db.select({ one: sql`1` }).from(allotments).where(and(roundOfRecord, isUnmailed));
  const [round] = await findRounds(db, and(outUntil(at, at), exists(unmailed)));
  if (round) await db.transaction((tx) => mailBatch(tx, services, round, at));
}

async function mailBatch(
  tx: Database,
  { clock, mail: { siteUrl } }: Needed,
  round: MailedRound,
  at: Date,
): Promise<void> {
  // Whoever else is at a record has it first: nobody waits for a mail.
  const people = await tx
    .select({
      id: allotments.id,
      applicantId: applicants.id,
      name: applicants.name,
      email: applicants.email,
      language: mailedIn,
    })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .where(and(inRound(round), isUnmailed))
    .limit(BATCH)
    .for('update', { of: allotments, skipLocked: true });
  const ids = people.map(({ id }) => id);
  await tx.update(allotments).set({ resultMailedAt: at }).where(inArray(allotments.id, ids));
  await queueMails(
    tx,
    people.map((person) => resultOut(person, round, { at: clock(), siteUrl })),
  );
}

export const resultMailJob: Job = { name: 'result-mails', every: 5, run: mailResults };
