import { type MailKind, resultSignIn } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import { compose, helpDesk, instant, name, page, type Piece, title } from '../../platform/mail/compose';
import { type NewMail, queueMails } from '../../platform/mail/queue';
import { roundSubject, type RoundKey, cycleAt } from '../admission/schedule';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';
import { and, eq, gt, type SQL, sql, inArray, isNull, lte, exists } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { rounds, tracks, allotments, applicants, outbox, campuses, programs } from '../../platform/database/schema';
import { HOUR, DAY } from '@university/shared/time';
import type { Services } from '../../platform/services';
import type { Job } from '../../platform/jobs';
import { mailedIn, nameInMails, roundOfRecord } from '../allotment/queries';
import { inRound } from '../results/round-counts';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

/** What both mails say of the round. */
interface MailedRound extends RoundKey {
  /** What people call the track: `UG`. */
  trackName: string;
  opensAt: Date;
  closesAt: Date;
}

interface Recipient {
  applicantId: string;
  name: string;
  email: string;
  language: Language;
}

interface SeatHolder extends Recipient {
  program: string | null;
  campus: string | null;
}

interface Sending {
  at: Date;
  /** Origin of the site; empty: the one that the identity names. */
  siteUrl: string;
}

const roundName = ({ trackName, round, cycle }: MailedRound, language: Language) =>
  TEXTS[language].round(title(trackName), round, title(cycle));

type Words = Translated<typeof english>;

/** A mail about a round, from its greeting to whom to ask. */
function mailAbout(
  kind: MailKind,
  { applicantId, name: person, email, language }: Recipient,
  round: MailedRound,
  at: Date,
  words: (texts: Words) => { subject: Piece; says: readonly Piece[] },
): NewMail {
  const texts = TEXTS[language];
  const { subject, says } = words(texts);
  const paragraphs = [texts.dear(name(person, language)), ...says, texts.questions(helpDesk)];
  return { to: email, applicantId, at, about: roundSubject(round), ...compose(kind, subject, paragraphs, language) };
}

const signIn = (round: MailedRound, siteUrl: string, language: Language) =>
  TEXTS[language].signIn(page(siteUrl, resultSignIn(round), language));

/** Tells an applicant that the result of a round is out. What it is stands behind the sign-in alone. */
export function resultOut(person: Recipient, round: MailedRound, { at, siteUrl }: Sending): NewMail {
  const { language } = person;
  return mailAbout('result-out', person, round, at, (texts) => ({
    subject: texts.outSubject(title(round.trackName), round.round),
    says: [
      texts.out(roundName(round, language)),
      signIn(round, siteUrl, language),
      texts.decide(instant(round.opensAt, language), instant(round.closesAt, language)),
    ],
  }));
}

/** Reminds an applicant of a seat that waits for a decision. */
export function seatReminder(person: SeatHolder, round: MailedRound, { at, siteUrl }: Sending): NewMail {
  const { language, program, campus } = person;
  return mailAbout('seat-reminder', person, round, at, (texts) => ({
    subject: texts.waitsSubject(title(round.trackName), round.round),
    says: [
      texts.offered(title(program), title(campus), roundName(round, language)),
      texts.until(instant(round.closesAt, language)),
      signIn(round, siteUrl, language),
    ],
  }));
}

/** Records that are mailed about in one transaction: others must not wait for long. */
const BATCH = 500;

/** Rounds whose result is out and can be signed in to, and whose window closes after `end`. */
export const outUntil = (at: Date, end: Date): SQL | undefined =>
  and(
    eq(rounds.published, true),
    eq(rounds.status, 'published'),
    eq(rounds.cycle, sql`${cycleAt(at)}`),
    gt(rounds.closesAt, end),
  );

/** The rounds for which a condition holds. */
async function findRounds(db: Database, where: SQL | undefined): Promise<MailedRound[]> {
  const rows = await db
    .select({
      cycle: rounds.cycle,
      track: rounds.track,
      round: rounds.round,
      trackName: tracks.name,
      opensAt: rounds.opensAt,
      closesAt: rounds.closesAt,
    })
    .from(rounds)
    .innerJoin(tracks, eq(tracks.id, rounds.track))
    .where(where)
    .orderBy(rounds.closesAt, rounds.id);
  return rows.flatMap(({ opensAt, closesAt, ...round }) =>
    opensAt && closesAt ? { ...round, opensAt, closesAt } : [],
  );
}

/** In SQL, how outbox and audit log name a round of the table. */
const subjectOf = sql`'round:' || ${rounds.cycle} || ':' || ${rounds.track} || ':' || ${rounds.round}`;

/** Milliseconds before a window closes in which nobody is reminded: there would be no time to act on it. */
const TOO_LATE = HOUR;

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
async function recallMails({ db, calendar }: Pick<Services, 'db' | 'calendar'>): Promise<void> {
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

type Needed = Pick<Services, 'db' | 'calendar' | 'clock' | 'mail'>;

/** Each mail about a round, by the column that says when a record got it, and who gets it except those who had it. */
const MAILS = {
  resultMailedAt: { write: resultOut, toThose: undefined },
  remindedAt: {
    write: seatReminder,
    toThose: and(
      eq(allotments.outcome, 'allotted'),
      eq(allotments.status, 'pending'),
      isNull(allotments.decisionsHeldAt),
    ),
  },
};

/** Writes one of these mails to as many as one transaction takes. @returns to how many */
function mailBatch(
  { db, clock, mail: { siteUrl } }: Needed,
  column: keyof typeof MAILS,
  round: MailedRound,
  mailedAt: Date,
): Promise<number> {
  const { write, toThose } = MAILS[column];
  return db.transaction(async (tx) => {
    // Whoever else is at a record has it first: nobody waits for a mail.
    const people = await tx
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
      .where(and(inRound(round), isNull(allotments[column]), toThose))
      .limit(BATCH)
      .for('update', { of: allotments, skipLocked: true });
    const ids = people.map(({ id }) => id);
    await tx
      .update(allotments)
      .set({ [column]: mailedAt })
      .where(inArray(allotments.id, ids));
    await queueMails(
      tx,
      people.map((person) => write(person, round, { at: clock(), siteUrl })),
    );
    return people.length;
  });
}

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
    while ((await mailBatch(services, 'remindedAt', round, at)) === BATCH);
  }
}

export const reminderJob: Job = { name: 'seat-reminders', every: 60, run: remind };

/**
 * Writes the mail that the result is out to as many as one transaction takes. Publishing itself mails nobody, so it is as
 * fast as ever; records that are imported later are found like the others.
 */
export async function mailResults(services: Needed): Promise<void> {
  const { db, calendar } = services;
  await recallMails(services);
  const at = calendar();
  const unmailed = db
    .select({ one: sql`1` })
    .from(allotments)
    .where(and(roundOfRecord, isNull(allotments.resultMailedAt)));
  const [round] = await findRounds(db, and(outUntil(at, at), exists(unmailed)));
  if (round) await mailBatch(services, 'resultMailedAt', round, at);
}

export const resultMailJob: Job = { name: 'result-mails', every: 5, run: mailResults };
