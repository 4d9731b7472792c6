import { HOUR } from '@university/shared/time';
import { sql } from 'drizzle-orm';
import { allotments, applicants, outbox, rounds } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { subjectOf } from './rounds';

/** Milliseconds before a window closes in which nobody is reminded: there would be no time to act on it. */
export const TOO_LATE = HOUR;

/** Stands as the reason of a reminder that was given up. */
const LATE = 'The window closes within the hour or has closed: it is too late for a reminder.';

const [a, p, o, r] = [allotments, applicants, outbox, rounds];

/** Whom a mail is to that says no more than the address. */
const ofEarlierRelease = sql`select ${p.id} from ${p}
  where ${p.cycle} = ${r.cycle} and ${p.track} = ${r.track} and ${p.email} = ${o.to} limit 1`;

/**
 * Takes back mail that waits and has nothing to tell any more: results that were withdrawn, which are mailed when they
 * are published again, and reminders for which it is too late.
 */
export async function recallMails({ db, calendar }: Pick<Services, 'db' | 'calendar'>): Promise<void> {
  const end = new Date(calendar().getTime() + TOO_LATE).toISOString();
  await db.execute(sql`
    with recalled as (
      delete from ${o} using ${r}
      where ${o.isBulk} and ${o.nextAttemptAt} is not null and ${o.attempts} = 0
        and ${o.about} = ${subjectOf} and not ${r.published}
      returning ${o.kind} as kind, ${r.round} as round,
        coalesce(${o.applicantId}, (${ofEarlierRelease})) as applicant_id
    )
    update ${a} set
      result_mailed_at = case when recalled.kind = 'result-out' then null else ${a.resultMailedAt} end,
      reminded_at = case when recalled.kind = 'seat-reminder' then null else ${a.remindedAt} end
    from recalled where ${a.applicantId} = recalled.applicant_id and ${a.round} = recalled.round`);
  await db.execute(sql`
    update ${o} set next_attempt_at = null, last_error = ${LATE} from ${r}
    where ${o.isBulk} and ${o.nextAttemptAt} is not null and ${o.kind} = 'seat-reminder'
      and ${o.about} = ${subjectOf} and ${r.closesAt} <= ${end}::timestamptz`);
}
