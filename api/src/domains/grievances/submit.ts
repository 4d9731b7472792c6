import { createHash } from 'node:crypto';
import { clientNetwork, invalid } from '@university/web';
import {
  type AdmissionHelpForm,
  admissionHelpForm,
  formatTicket,
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_DAYS,
  GRIEVANCE_FILE_LIMIT,
  type GrievanceCategory,
  grievanceForm,
  type GrievanceForm,
  type GrievanceReceipt,
  HELP_REASONS,
  TICKET_LETTERS,
  TICKET_RANDOM,
  ticketCheck,
} from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import { grievances } from '../../platform/database/schema';
import {
  discard,
  dropFile,
  type Form,
  pdfInspection,
  readForm,
  readPlainForm,
  type ReceivedFile,
  withFile,
} from '../../platform/files';
import { readFields } from '../../platform/http/input';
import { wantsPage } from '../../platform/http/route';
import { answerOf, claimKey, idempotencyKey } from '../../platform/idempotency';
import type { Services } from '../../platform/services';
import type { Language } from '@university/shared/language';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { trackNames } from '../admission/schedule';
import { OWN } from './access';
import { findGrievance } from './queries';
import { newId, randomText } from '../../platform/secrets';
import { addDays, istDay } from '@university/shared/time';
import { queueMail } from '../../platform/mail/queue';
import { grievanceReceived } from './mails';
import { attemptAt, Attempts, countAttempt, type Subject } from '../../platform/throttle';

/** Limited for each network, because strangers send it. */
const pdfRule = ({ isolatedForStrangers }: Pick<Services, 'isolatedForStrangers'>, { ip }: FastifyRequest) =>
  ({
    field: 'pdf',
    required: false,
    limit: GRIEVANCE_FILE_LIMIT,
    missing: 'Choose a PDF file',
    inspect: pdfInspection(isolatedForStrangers, clientNetwork(ip)),
  }) as const;

/** `help*` come from the form “I cannot sign in”. */
export type GrievanceFields = GrievanceForm &
  Partial<Pick<typeof grievances.$inferInsert, 'helpReason' | 'helpTrack' | 'helpTrackName' | 'helpRound'>>;

type SentGrievance = Form<GrievanceFields, ReceivedFile | undefined>;

/**
 * Multipart or plain. The caller places or discards the file. @throws HttpError 400, 413, 415, 429, 503, without
 * leaving a file
 */
export async function readGrievance(
  request: FastifyRequest,
  services: Pick<Services, 'files' | 'isolatedForStrangers'>,
): Promise<SentGrievance> {
  if (request.isMultipart()) {
    return readForm(request, services.files, { schema: grievanceForm, file: pdfRule(services, request) });
  }
  const fields = readFields(request, grievanceForm);
  return { fields, file: undefined, fingerprint: digestOf([fields]) };
}

export const digestOf = (content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Idempotency-Key; without scripts a hash of the content. @throws HttpError 400 */
export function keyOf(request: FastifyRequest, content: string): string | undefined {
  return idempotencyKey(request) ?? (wantsPage(request) ? content : undefined);
}

const reasonInWords = (reason: AdmissionHelpForm['reason']) =>
  HELP_REASONS.find(({ id }) => id === reason)?.label ?? '';

function fromHelp(
  { form_number, track, round, reason, ...person }: AdmissionHelpForm,
  trackName: string,
): GrievanceFields {
  return {
    ...person,
    kind: 'student',
    category: 'admission',
    number: form_number,
    subject: `I cannot sign in: ${reasonInWords(reason)}`,
    helpReason: reason,
    helpTrack: track,
    helpTrackName: trackName,
    helpRound: round ?? null,
  };
}

/** Looks up no record, so that the answer reveals none. @throws HttpError 400, 413 */
export async function readHelp(
  request: FastifyRequest,
  { db, files }: Pick<Services, 'db' | 'files'>,
): Promise<SentGrievance> {
  const form = await readPlainForm(request, files, admissionHelpForm);
  const trackName = (await trackNames(db)).get(form.track);
  if (!trackName) throw invalid([{ path: 'track', message: 'Choose the track you applied for' }]);
  const fields = fromHelp(form, trackName);
  return { fields, file: undefined, fingerprint: digestOf(['admission-help', fields]) };
}

/** MM-DD: the national holidays. */
const HOLIDAYS = ['01-26', '08-15', '10-02'];

function isWorkingDay(day: string): boolean {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return !isWeekend && !HOLIDAYS.includes(day.slice(5));
}

/** YYYY-MM-DD; `from` does not count. */
export function addWorkingDays(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}

interface Sender {
  /** IP address. */
  address: string;
  /** Idempotency-Key. */
  key: string | undefined;
  language: Language;
}

/**
 * Stores a grievance and mails the ticket; a repeated key answers the first receipt, and counts no attempt. @throws
 * HttpError 429, 409 for a key of another grievance, without leaving a file
 */
export async function submitGrievance(
  services: Services,
  { fields, file, fingerprint }: SentGrievance,
  { address, key, language }: Sender,
): Promise<GrievanceReceipt> {
  const id = newId();
  const fileKey = file ? `grievances/${id}.pdf` : null;
  const claim = { scope: 'grievance', fingerprint };
  try {
    const first = key && (await answerOf(services.db, { ...claim, key }));
    if (first) {
      await discard(file);
      return await receiptOf(services.db, first);
    }
    await countAttempt(services, attemptAt('grievance', fields.email, address));
  } catch (error) {
    await discard(file);
    throw error;
  }
  const stored = await withFile(services, { file, key: fileKey ?? undefined }, async (tx) => {
    const at = services.calendar();
    const first = key && (await claimKey(tx, { ...claim, key, answer: id, at: services.clock() }));
    if (first) return { isNew: false, receipt: await receiptOf(tx, first) };
    const receipt = await openGrievance(tx, { id, fields, fileKey, at, language });
    await mailReceipt(services, tx, receipt, fields, language);
    return { isNew: true, receipt };
  });
  if (!stored.isNew) await dropFile(services, fileKey);
  return stored.receipt;
}

async function receiptOf(db: Database, id: string): Promise<GrievanceReceipt> {
  const found = await findGrievance(db, OWN, id);
  if (!found) throw new Error(`The grievance ${id} of an idempotency key is missing`);
  return { ticket: found.row.ticket, due: found.row.dueOn };
}

/** Limited: the address may belong to somebody else. The page shows the ticket too. */
async function mailReceipt(
  { clock, mail: { siteUrl }, secretKey }: Services,
  tx: Database,
  receipt: GrievanceReceipt,
  { category, email }: GrievanceFields,
  language: Language,
): Promise<void> {
  const subject: Subject = { kind: 'receipt-mail', name: `grievance:${email}` };
  const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects: [subject] });
  if (attempts.take(subject))
    await queueMail(tx, { at: clock(), to: email, ...grievanceReceived({ ...receipt, category, siteUrl }, language) });
  await attempts.save(tx);
}

interface New {
  id: string;
  fields: GrievanceFields;
  fileKey: string | null;
  at: Date;
  language: Language;
}

/** The caller informs the person. */
export async function openGrievance(tx: Database, { id, fields, fileKey, at, language }: New) {
  const today = istDay(at);
  const due = addWorkingDays(today, GRIEVANCE_DAYS);
  const ticket = await newTicket(tx, today.slice(0, 4));
  await tx.insert(grievances).values({
    id,
    ticket,
    ...fields,
    noticeVersion: fields.noticeVersion ?? null,
    confidential: isConfidential(fields.category),
    fileKey,
    language,
    status: 'open',
    createdAt: at,
    updatedAt: at,
    dueOn: due,
  });
  return { ticket, due };
}

export function isConfidential(category: GrievanceCategory): boolean {
  return GRIEVANCE_CATEGORIES.some(({ id, confidential }) => id === category && confidential);
}

/** 35 random bits; lookups need the e-mail address and are throttled. */
function drawTicket(year: string): string {
  const letters = randomText(TICKET_LETTERS, TICKET_RANDOM);
  return formatTicket(year, letters + ticketCheck(year, letters));
}

async function newTicket(tx: Database, year: string): Promise<string> {
  for (;;) {
    const ticket = drawTicket(year);
    if ((await tx.$count(grievances, eq(grievances.ticket, ticket))) === 0) return ticket;
  }
}
