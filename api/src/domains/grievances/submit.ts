import { randomInt } from 'node:crypto';
import {
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_DAYS,
  type GrievanceCategory,
  type GrievanceReceipt,
  formatTicket,
  TICKET_LETTERS,
  TICKET_RANDOM,
  ticketCheck,
} from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { grievances } from '../../platform/database/schema';
import { discard, dropFile, withFile } from '../../platform/files';
import { claimKey } from '../../platform/idempotency';
import { newId } from '../../platform/ids';
import { istDay } from '@university/shared/time';
import { queueMail } from '../../platform/mail/queue';
import { grievanceReceived } from './mails';
import type { Services } from '../../platform/services';
import { Attempts } from '../../platform/throttle/attempts';
import { attemptAt, countAttempt, type Subject } from '../../platform/throttle/throttle';
import type { GrievanceFields, SentGrievance } from './read-form';
import { addWorkingDays } from './working-days';

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
