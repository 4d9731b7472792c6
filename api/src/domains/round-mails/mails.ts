import { type MailKind, resultSignIn, type RoundMail } from '@university/shared/contract';
import type { Language, Translated } from '@university/shared/language';
import { compose, helpDesk, instant, name, page, type Piece, title } from '../../platform/mail/compose';
import { type NewMail, queueMails } from '../../platform/mail/queue';
import { cycleAt, type RoundKey, roundSubject } from '../admission/schedule';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';
import { and, count, eq, exists, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, campuses, outbox, programs, rounds, tracks } from '../../platform/database/schema';
import { DAY, HOUR } from '@university/shared/time';
import type { Services } from '../../platform/services';
import type { Job } from '../../platform/jobs';
import { mailedIn, nameInMails, roundOfRecord } from '../allotment/queries';
import { inRound } from '../results/round-counts';
import { action, type Route } from '../../platform/http/route';
import { countBulkMail } from '../../platform/mail/routes';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

interface MailedRound extends RoundKey {
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
  /** Empty: that of the identity. */
  siteUrl: string;
}

const roundName = ({ trackName, round, cycle }: MailedRound, language: Language) =>
  TEXTS[language].round(title(trackName), round, title(cycle));

type Words = Translated<typeof english>;

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

/** Without the result itself. */
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

/** Small, so that others do not wait. */
const BATCH = 500;

/** Published rounds of the current cycle whose window closes after `end`. */
const outUntil = (at: Date, end: Date): SQL | undefined =>
  and(
    eq(rounds.published, true),
    eq(rounds.status, 'published'),
    eq(rounds.cycle, sql`${cycleAt(at)}`),
    gt(rounds.closesAt, end),
  );

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

/** `roundSubject` in SQL. */
const subjectOf = sql`'round:' || ${rounds.cycle} || ':' || ${rounds.track} || ':' || ${rounds.round}`;

/** Milliseconds: too late to act on a reminder. */
const TOO_LATE = HOUR;

const LATE = 'The window closes within the hour or has closed: it is too late for a reminder.';

const [a, p, o, r] = [allotments, applicants, outbox, rounds];

/** For mails queued by an earlier release, without an applicant id. */
const ofEarlierRelease = sql`select ${p.id} from ${p}
  where ${p.cycle} = ${r.cycle} and ${p.track} = ${r.track} and ${p.email} = ${o.to} limit 1`;

/** Removes unsent mails of withdrawn results, to be mailed again later, and reminders that are too late. */
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

/** By the column that marks a record as mailed. */
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

/** @returns how many */
function mailBatch(
  { db, clock, mail: { siteUrl } }: Needed,
  column: keyof typeof MAILS,
  round: MailedRound,
  mailedAt: Date,
): Promise<number> {
  const { write, toThose } = MAILS[column];
  return db.transaction(async (tx) => {
    // Locked records are mailed next time.
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

/** Milliseconds. */
const BEFORE = DAY;

/** In the last day of a window except its last hour. Once for each record, also if the window moves. */
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

/** One batch. Not part of publishing, which stays fast; records imported later are found too. */
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
