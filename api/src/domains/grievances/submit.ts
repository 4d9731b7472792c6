import { createHash, randomInt } from 'node:crypto';
import { clientNetwork } from '@university/web';
import {
  GRIEVANCE_FILE_LIMIT,
  grievanceForm,
  type GrievanceForm,
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_DAYS,
  type GrievanceCategory,
  type GrievanceReceipt,
  formatTicket,
  TICKET_LETTERS,
  TICKET_RANDOM,
  ticketCheck,
} from '@university/shared/contract';
import type { FastifyRequest } from 'fastify';
import { grievances } from '../../platform/database/schema';
import {
  pdfInspection,
  readForm,
  type Form,
  type ReceivedFile,
  discard,
  dropFile,
  withFile,
} from '../../platform/files';
import { readFields } from '../../platform/http/input';
import { wantsPage } from '../../platform/http/pages/with-pages';
import { idempotencyKey, claimKey } from '../../platform/idempotency';
import type { Services } from '../../platform/services';
import type { Language } from '@university/shared/language';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/secrets';
import { istDay } from '@university/shared/time';
import { queueMail } from '../../platform/mail/queue';
import { grievanceReceived } from './mails';
import { Attempts, attemptAt, countAttempt, type Subject } from '../../platform/throttle';
import { addWorkingDays } from './rules';

/** The paper that may come with a grievance. Strangers send it, so it is counted for the network that it comes from. */
const pdfRule = ({ isolated }: Pick<Services, 'isolated'>, { ip }: FastifyRequest) =>
  ({
    field: 'pdf',
    required: false,
    limit: GRIEVANCE_FILE_LIMIT,
    missing: 'Choose a PDF file',
    inspect: pdfInspection(isolated, clientNetwork(ip)),
  }) as const;

/** What is stored of what was sent. The fields of `helpReason` come from a form of their own. */
export type GrievanceFields = GrievanceForm &
  Partial<Pick<typeof grievances.$inferInsert, 'helpReason' | 'helpTrack' | 'helpTrackName' | 'helpRound'>>;

export type SentGrievance = Form<GrievanceFields, ReceivedFile | undefined>;

/**
 * A grievance as it was sent: multipart with a PDF or without, or plain fields. The caller places the file or
 * discards it.
 * @throws HttpError 400 that names the fields, 413, 415, 429 and 503 when too many files are being read; no file is
 *   left then
 */
export async function readGrievance(
  request: FastifyRequest,
  services: Pick<Services, 'files' | 'isolated'>,
): Promise<SentGrievance> {
  if (request.isMultipart()) {
    return readForm(request, services.files, { schema: grievanceForm, file: pdfRule(services, request) });
  }
  const fields = readFields(request, grievanceForm);
  return { fields, file: undefined, fingerprint: digestOf([fields]) };
}

/** Of what was sent: the same for the same content. */
export const digestOf = (content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * The Idempotency-Key that came with a form. One without scripts has none: sent twice, it says the same twice.
 * @param content stands for what was sent
 * @throws HttpError 400
 */
export function keyOf(request: FastifyRequest, content: string): string | undefined {
  return idempotencyKey(request) ?? (wantsPage(request) ? content : undefined);
}

interface Sender {
  /** IP address. */
  address: string;
  /** Idempotency-Key, if one was sent. */
  key: string | undefined;
  /** Of the page it was written on; mails follow. */
  language: Language;
}

/**
 * Stores a grievance with its file and mails the ticket. Sent again under the same key it is stored once, and the first
 * receipt is answered.
 * @throws HttpError 429, 409 when the key came with another grievance; no file is left then
 */
export async function submitGrievance(
  services: Services,
  { fields, file, fingerprint }: SentGrievance,
  { address, key, language }: Sender,
): Promise<GrievanceReceipt> {
  const id = newId();
  const fileKey = file ? `grievances/${id}.pdf` : null;
  try {
    await countAttempt(services, attemptAt('grievance', fields.email, address));
  } catch (error) {
    await discard(file);
    throw error;
  }
  const stored = await withFile(services, { file, key: fileKey ?? undefined }, async (tx) => {
    const at = services.calendar();
    const first =
      key && (await claimKey(tx, { scope: 'grievance', key, fingerprint, answer: id, at: services.clock() }));
    return first ? receiptOf(tx, first) : store(services, tx, { id, fields, fileKey, at, language });
  });
  if (stored.id !== id) await dropFile(services, fileKey);
  return stored.receipt;
}

interface Stored {
  id: string;
  receipt: GrievanceReceipt;
}

interface New {
  id: string;
  fields: GrievanceFields;
  fileKey: string | null;
  at: Date;
  language: Language;
}

async function store({ clock, mail, secretKey }: Services, tx: Database, wanted: New): Promise<Stored> {
  const { id, fields, language } = wanted;
  const { ticket, due } = await openGrievance(tx, wanted);
  const { email, category } = fields;
  // The page shows the ticket too; whoever sends in another's name must not fill that person's mailbox.
  const receipt: Subject = { kind: 'receipt-mail', name: `grievance:${email}` };
  const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects: [receipt] });
  if (attempts.take(receipt)) {
    const text = grievanceReceived({ category, ticket, due, siteUrl: mail.siteUrl }, language);
    await queueMail(tx, { at: clock(), to: email, ...text });
  }
  await attempts.save(tx);
  return { id, receipt: { ticket, due } };
}

/** Writes down a grievance under a new ticket; whoever calls tells the person. */
export async function openGrievance(
  tx: Database,
  { id, fields, fileKey, at, language }: New,
): Promise<GrievanceReceipt> {
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

async function receiptOf(tx: Database, id: string): Promise<Stored> {
  const [row] = await tx.select().from(grievances).where(eq(grievances.id, id));
  if (!row) throw new Error(`The grievance ${id} of an idempotency key is missing`);
  return { id, receipt: { ticket: row.ticket, due: row.dueOn } };
}

/** A ticket of this year that nobody can guess: 35 random bits, looked up only with an e-mail address, and throttled. */
function drawTicket(year: string): string {
  const drawn = Array.from({ length: TICKET_RANDOM }, () => TICKET_LETTERS.charAt(randomInt(TICKET_LETTERS.length)));
  const letters = drawn.join('');
  return formatTicket(year, letters + ticketCheck(year, letters));
}

/** A ticket that was not given out before. */
async function newTicket(tx: Database, year: string): Promise<string> {
  for (;;) {
    const ticket = drawTicket(year);
    if ((await tx.$count(grievances, eq(grievances.ticket, ticket))) === 0) return ticket;
  }
}
