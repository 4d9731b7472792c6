import type { RoundMail } from '@university/shared/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { allotments, rounds, tracks } from '../../platform/database/schema';
import { action, type Route } from '../../platform/http/route';
import { countBulkMail } from '../../platform/mail/routes';
import type { Services } from '../../platform/services';
import { cycleAt, roundSubject } from '../admission/schedule';
import { roundOfRecord } from '../allotment/queries';
import { outUntil } from './mails';

/** How far the mail of each round of the academic year is. */
async function listRoundMail({ db, calendar }: Pick<Services, 'db' | 'calendar'>): Promise<RoundMail[]> {
  const at = calendar();
  const rows = await db
    .select({
      cycle: rounds.cycle,
      track: rounds.track,
      trackName: tracks.name,
      round: rounds.round,
      published: rounds.published,
      isOut: sql<boolean>`${outUntil(at, at)}`,
      records: count(allotments.id),
      unmailed: sql<number>`count(${allotments.id}) filter (where ${allotments.resultMailedAt} is null)`.mapWith(
        Number,
      ),
    })
    .from(rounds)
    .innerJoin(tracks, eq(tracks.id, rounds.track))
    .leftJoin(allotments, and(roundOfRecord))
    .where(eq(rounds.cycle, sql`${cycleAt(at)}`))
    .groupBy(rounds.id, tracks.id)
    .orderBy(tracks.position, tracks.code, rounds.round);
  const mails = await countBulkMail(db, rows.map(roundSubject));
  return rows.map(({ isOut, unmailed, ...round }) => {
    const about = roundSubject(round);
    const result = mails.of(about, 'result-out');
    return {
      about,
      ...round,
      result: { ...result, waiting: result.waiting + (isOut ? unmailed : 0) },
      reminder: mails.of(about, 'seat-reminder'),
    };
  });
}

export const roundMailRoutes = (services: Services): Route[] => [
  action('listRoundMail', async () => ({ data: { rounds: await listRoundMail(services) } })),
];
