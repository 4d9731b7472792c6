import type { Language, Translated } from '@university/shared/language';
import { compose, helpDesk, name, ours, phone } from '../../platform/mail/compose';
import { type NewMail, type Addressee, ofApplicant, queueMails } from '../../platform/mail/queue';
import { correctionTexts as english } from './texts';
import { correctionTexts as hindi } from './texts.hi';
import {
  type ApplicantCorrection,
  FOUND_LISTED,
  staffDecisions,
  type ApplicantSearch,
  type StaffAllotment,
} from '@university/shared/contract';
import { invalid, HttpError, notFound } from '@university/web';
import { birthDateHmac } from '../allotment/sign-in';
import type { Database } from '../../platform/database/database';
import {
  applicants,
  allotments,
  applicantSessions,
  disownLinks,
  outbox,
  proofCodes,
  rounds,
  signInCodes,
  cycles,
  tracks,
} from '../../platform/database/schema';
import { toIssues } from '../../platform/http/input';
import { keyedHash } from '../../platform/secrets';
import { readSetting } from '../../platform/settings';
import type { Services } from '../../platform/services';
import { z } from 'zod';
import { rowSchema } from './csv';
import { and, count, eq, inArray, isNull, asc, desc, type SQL, sql } from 'drizzle-orm';
import { forgetDevicesOf } from '../sign-in/devices';
import { auditAll } from '../../platform/audit/write';
import { roundSubject } from '../admission/schedule';
import {
  type AllotmentRow,
  loadReferenceData,
  roundOfRecord,
  selectRecords,
  type ReferenceData,
} from '../allotment/queries';
import { beforeHold } from '../allotment/report-not-me';
import { lockTrack } from './import';
import { preferencesOf, statusNow, toRecord } from '../allotment/view';
import { readHistories } from './audit-log';

const TEXTS: Readonly<Record<Language, Translated<typeof english>>> = { en: english, hi: hindi };

type CorrectedField = 'name' | 'email' | 'registeredCategory' | 'birthDate';

interface Correction {
  to: string;
  applicantId: string;
  at: Date;
  name: string;
  changed: readonly CorrectedField[];
  isNew: boolean;
  language: Language;
}

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
};

export function applicantCorrected({
  to,
  applicantId,
  at,
  name: person,
  changed,
  isNew,
  language,
}: Correction): NewMail {
  const texts = TEXTS[language];
  const paragraphs = [
    texts.dear(name(person, language)),
    texts.corrected(ours(LISTS[language].format(changed.map((field) => texts.fields[field])))),
    signInWith(changed, isNew, language),
    texts.notMe(helpDesk, phone),
  ];
  return { to, applicantId, at, ...compose('applicant-corrected', texts.subject, paragraphs, language) };
}

function signInWith(changed: readonly CorrectedField[], isNew: boolean, language: Language) {
  const texts = TEXTS[language];
  if (isNew) return texts.withThisAddress;
  return changed.includes('email') ? texts.withOtherAddress : texts.again;
}

type Person = Pick<typeof applicants.$inferSelect, 'name' | 'email' | 'dobHmac' | 'registeredCategory'>;

/** What an edit sends back to say which state it changes. Opaque, and different for another date of birth. */
export const versionOf = (
  { secretKey }: Pick<Services, 'secretKey'>,
  { name, email, dobHmac, registeredCategory }: Person,
): string => keyedHash(secretKey, `person:${JSON.stringify([name, email, dobHmac, registeredCategory])}`);

/** Validated like a row of a result file. @throws HttpError 400 */
async function readCorrection(tx: Database, sent: ApplicantCorrection, at: Date) {
  const { shape } = rowSchema(at, await readSetting(tx, 'admission'));
  const { data, error } = z
    .object({
      name: shape.name,
      email: shape.email,
      birthDate: sent.birthDate === '' ? z.literal('').transform(() => undefined) : shape.date_of_birth,
      registered_category: shape.registered_category,
    })
    .safeParse(sent);
  if (error) throw invalid(toIssues(error, 'body'));
  const { registered_category: registeredCategory, ...person } = data;
  return { ...person, registeredCategory };
}

/** @throws HttpError 400 for another address without the date of birth, or if nothing differs */
function corrected(
  { pepper }: Pick<Services, 'pepper'>,
  before: Person,
  { birthDate, ...sent }: Awaited<ReturnType<typeof readCorrection>>,
): { after: Person; changed: CorrectedField[] } {
  if (sent.email !== before.email && birthDate === undefined) {
    const message = 'Enter the date of birth too: what is stored of it is bound to the e-mail address.';
    throw invalid([{ path: 'birthDate', message }]);
  }
  const dobHmac = birthDate === undefined ? before.dobHmac : birthDateHmac(pepper, sent.email, birthDate);
  const after = { ...sent, dobHmac };
  // The hash depends on the address: compare the date with the old one.
  const isSameDate = birthDate === undefined || birthDateHmac(pepper, before.email, birthDate) === before.dobHmac;
  const changed: CorrectedField[] = [
    ...(['name', 'email', 'registeredCategory'] as const).filter((field) => after[field] !== before[field]),
    ...(isSameDate ? [] : ['birthDate' as const]),
  ];
  if (changed.length === 0) throw invalid([{ path: 'name', message: 'Nothing is different from what is stored.' }]);
  return { after, changed };
}

/** Ends all sessions. With another address or date, codes and known devices become invalid too; with another address, links. */
async function endAccess(tx: Database, applicantId: string, recordIds: string[], changed: readonly CorrectedField[]) {
  await tx.delete(applicantSessions).where(inArray(applicantSessions.allotmentId, recordIds));
  if (!changed.includes('email') && !changed.includes('birthDate')) return;
  await tx.delete(proofCodes).where(inArray(proofCodes.allotmentId, recordIds));
  await tx.delete(signInCodes).where(eq(signInCodes.applicantId, applicantId));
  await forgetDevicesOf(tx, { kind: 'applicant', id: applicantId });
  if (changed.includes('email')) await tx.delete(disownLinks).where(inArray(disownLinks.allotmentId, recordIds));
}

/** Unsent mails about the records go to the new address, failed ones included. */
async function redirectMail(tx: Database, about: string[], { id, email }: Addressee, to: string, at: Date) {
  await tx
    .update(outbox)
    .set({ to, attempts: 0, nextAttemptAt: at, lastError: null })
    .where(and(inArray(outbox.about, about), ofApplicant({ id, email }), isNull(outbox.sentAt)));
}

/**
 * Corrects a person for all rounds of the track, with a mail to the old and the new address. @throws HttpError 400 with
 * fields, 404, 409 `stale`
 */
export async function correctApplicant(
  services: Pick<Services, 'db' | 'clock' | 'pepper' | 'secretKey'>,
  staffId: string,
  id: string,
  body: ApplicantCorrection,
): Promise<{ _id: string; version: string }> {
  return services.db.transaction(async (tx) => {
    const at = services.clock();
    const [key] = await tx.select().from(applicants).where(eq(applicants.id, id));
    if (!key) throw notFound('There is no such applicant.');
    // Not during an import.
    await lockTrack(tx, { ...key, round: 0 });
    const [before] = await tx.select().from(applicants).where(eq(applicants.id, id)).for('update');
    if (!before) throw notFound('There is no such applicant.');
    if (body.version !== versionOf(services, before)) {
      throw new HttpError(409, 'stale', 'Somebody else has changed this applicant. Look at the record again.');
    }
    const { after, changed } = corrected(services, before, await readCorrection(tx, body, at));
    await tx.update(applicants).set(after).where(eq(applicants.id, id));
    const records = await tx
      .select({ id: allotments.id, cycle: rounds.cycle, track: rounds.track, round: rounds.round })
      .from(allotments)
      .innerJoin(rounds, roundOfRecord)
      .where(eq(allotments.applicantId, id));
    const recordIds = records.map((record) => record.id);
    await endAccess(tx, id, recordIds, changed);
    await auditAll(
      tx,
      records.map((record) => ({
        at,
        actor: `staff:${staffId}`,
        action: 'correct-applicant',
        subject: `allotment:${record.id}`,
        detail: { changed },
        personal: { reason: body.reason },
      })),
    );
    if (after.email !== before.email) await redirectMail(tx, records.map(roundSubject), before, after.email, at);
    // The old address is not told what the right one is.
    const language = before.language ?? 'en';
    const readers = [before, ...(after.email === before.email ? [] : [after])];
    await queueMails(
      tx,
      readers.map(({ email: to, name }) =>
        applicantCorrected({ to, applicantId: id, at, name, changed, isNew: to !== before.email, language }),
      ),
    );
    return { _id: id, version: versionOf(services, after) };
  });
}

const HISTORY = 100;

function toStaffAllotment(
  services: Pick<Services, 'secretKey'>,
  row: AllotmentRow,
  known: ReferenceData,
  history: StaffAllotment['history'],
  now: Date,
): StaffAllotment {
  const { final, outcome, preference, laterRound } = row;
  const status = statusNow(row, now);
  const windowClosed = row.closesAt !== null && now >= row.closesAt;
  return {
    record: { ...toRecord(row, status), email: row.email, marks: row.marks },
    preferences: preferencesOf(row, known),
    applicant: { _id: row.applicantId, version: versionOf(services, row) },
    hold:
      row.decisionsHeldAt && row.holdTicket
        ? { at: row.decisionsHeldAt.toISOString(), ticket: row.holdTicket, before: beforeHold(row, now) }
        : null,
    allowed: staffDecisions({ final, outcome, preference, status, windowClosed, laterRound }),
    history,
  };
}

type Reading = Pick<Services, 'db' | 'calendar' | 'clock' | 'secretKey'>;

/** Reading is itself added to the history. */
async function show(services: Reading, where: SQL | undefined, staffId: string) {
  return services.db.transaction(async (tx) => {
    const at = services.calendar();
    const rows = await selectRecords(tx)
      .where(where)
      .orderBy(desc(cycles.beginsOn), asc(tracks.position), asc(tracks.code), asc(allotments.round))
      .limit(FOUND_LISTED);
    const known = await loadReferenceData(tx, rows);
    const lines = await readHistories(
      tx,
      rows.map(({ id }) => id),
      HISTORY,
    );
    await auditAll(
      tx,
      rows.map(({ id }) => ({
        at: services.clock(),
        actor: `staff:${staffId}`,
        action: 'read',
        subject: `allotment:${id}`,
      })),
    );
    return rows.map((row) => {
      const history = lines.filter(({ subject }) => subject === `allotment:${row.id}`);
      return toStaffAllotment(services, row, known, history, at);
    });
  });
}

/** All words must occur in name, form number or e-mail address, in any case. */
const hasWords = (q: string) =>
  and(
    ...q
      .split(' ')
      .map(
        (word) =>
          sql`position(lower(${word}) in lower(concat_ws(' ', ${applicants.name}, ${applicants.formNumber}, ${applicants.email}))) > 0`,
      ),
  );

export async function searchApplicants(
  services: Reading,
  { q, form_number, email, track }: ApplicantSearch,
  staffId: string,
): Promise<{ records: StaffAllotment[]; total: number }> {
  const where = and(
    q === undefined ? undefined : hasWords(q),
    form_number === undefined ? undefined : eq(applicants.formNumber, form_number),
    email === undefined ? undefined : eq(applicants.email, email),
    track === undefined ? undefined : eq(allotments.track, track),
  );
  const records = await show(services, where, staffId);
  const [found] = await services.db
    .select({ total: count() })
    .from(allotments)
    .innerJoin(applicants, eq(applicants.id, allotments.applicantId))
    .where(where);
  return { records, total: found?.total ?? 0 };
}

export async function readStaffAllotment(services: Reading, id: string, staffId: string): Promise<StaffAllotment> {
  const [record] = await show(services, eq(allotments.id, id), staffId);
  if (!record) throw notFound('There is no such record.');
  return record;
}
