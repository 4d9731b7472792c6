import { LONG_CODE_DIGITS } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { HttpError, notFound } from '@university/web';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { proofCodes } from '../../platform/database/schema';
import { keyedHash } from '../../platform/ids';
import { queueMails } from '../../platform/mail/queue';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { Attempts, type Subject } from '../../platform/throttle/attempts';
import { disownLink, storeDisownLinks } from './disown-links';
import { heldError } from './hold';
import { decisionCode } from './mails';
import { type AllotmentRow, findAllotment } from './repository';
import { newCode } from '../sign-in/codes';
import { needsCode } from './view';

/** Minutes for which a mailed code is good. */
export const CODE_MINUTES = 10;

/**
 * How many codes of a record are good at once. Whoever else asks for codes fills the mailbox with codes that are good:
 * the person who reads them waits for nobody, and a guess meets no more than these.
 */
export const MOST_CODES = 3;

const CODE_DIGITS = 6;

/** What wrong codes of a record are counted by, whoever sends them. */
export const codesOf = (id: string): Subject => ({ kind: 'code', name: `proof:${id}` });

/** Whether it is one of those that are void after many wrong ones. */
export const isShort = (code: string) => code.length < LONG_CODE_DIGITS;

/** What is stored of a code: bound to its record. */
export const codeHashOf = (secretKey: string, id: string, code: string) =>
  keyedHash(secretKey, `decision-code:${id}:${code}`);

/**
 * Mails a new code, a long one after many wrong ones. Those before stay good until they expire or are used.
 * @throws HttpError 409 where no mail goes out or decisions are held, 429 while `MOST_CODES` are good
 */
export async function sendCode(services: Services, id: string): Promise<{ minutes: number }> {
  const { db, clock, secretKey } = services;
  if (!needsCode(services)) throw new HttpError(409, 'no_code_needed', 'No code is needed: the form number is enough.');
  await db.transaction(async (tx) => {
    // Locked: of two who ask at once the second counts the first one's code.
    const row = await findAllotment(tx, id, true);
    if (!row?.published) throw notFound();
    if (row.decisionsHeldAt) throw heldError(await readIdentity(tx));
    const at = clock();
    await refuseMore(tx, id, at);
    const attempts = await Attempts.load(tx, { secretKey, at, subjects: [codesOf(id)] });
    await mailCodes(tx, services, [row], { at, digits: attempts.isOver(codesOf(id)) ? LONG_CODE_DIGITS : CODE_DIGITS });
  });
  return { minutes: CODE_MINUTES };
}

/** Voids every code of these records, and mails each owner a long one. */
export async function renewCodes(tx: Database, services: Services, rows: readonly AllotmentRow[], at: Date) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.delete(proofCodes).where(inArray(proofCodes.allotmentId, ids));
  await mailCodes(tx, services, rows, { at, digits: LONG_CODE_DIGITS });
}

async function mailCodes(
  tx: Database,
  services: Services,
  rows: readonly AllotmentRow[],
  { at, digits }: { at: Date; digits: number },
) {
  const expiresAt = new Date(at.getTime() + CODE_MINUTES * MINUTE);
  const sent = rows.map((row) => ({ row, code: newCode(digits), link: disownLink(services, row, 'code', at) }));
  await tx
    .insert(proofCodes)
    .values(
      sent.map(({ row: { id }, code }) => ({
        allotmentId: id,
        codeHash: codeHashOf(services.secretKey, id, code),
        expiresAt,
      })),
    )
    .onConflictDoUpdate({ target: [proofCodes.allotmentId, proofCodes.codeHash], set: { expiresAt } });
  await storeDisownLinks(
    tx,
    sent.map(({ link }) => link),
  );
  await queueMails(
    tx,
    sent.map(({ row, code, link }) => decisionCode(row, { code, minutes: CODE_MINUTES, at, link: link.url })),
  );
}

async function refuseMore(tx: Database, id: string, at: Date): Promise<void> {
  await tx.delete(proofCodes).where(and(eq(proofCodes.allotmentId, id), lte(proofCodes.expiresAt, at)));
  const good = await tx
    .select({ expiresAt: proofCodes.expiresAt })
    .from(proofCodes)
    .where(eq(proofCodes.allotmentId, id))
    .orderBy(asc(proofCodes.expiresAt));
  const [first] = good;
  if (!first || good.length < MOST_CODES) return;
  const message = `We mailed you ${MOST_CODES} codes, and they are still good: use any of them. Look into your spam folder too.`;
  const retryAfter = Math.ceil((first.expiresAt.getTime() - at.getTime()) / 1_000);
  throw new HttpError(429, 'codes_sent', message, { retryAfter });
}

/** Hashes of the codes that are good, by allotment. */
export async function findCodes(tx: Database, ids: readonly string[], at: Date): Promise<Map<string, Set<string>>> {
  const rows = await tx
    .select({ id: proofCodes.allotmentId, hash: proofCodes.codeHash })
    .from(proofCodes)
    .where(and(inArray(proofCodes.allotmentId, [...ids]), gt(proofCodes.expiresAt, at)));
  const codes = new Map<string, Set<string>>();
  for (const { id, hash } of rows) codes.set(id, (codes.get(id) ?? new Set()).add(hash));
  return codes;
}

/** A code that was used is no longer good. With one statement for many. */
export async function spendCodes(tx: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  // A hash is bound to its record, so it names one row.
  await tx.delete(proofCodes).where(inArray(proofCodes.codeHash, [...hashes]));
}

/** Forgets codes that have run out. */
export async function forgetOldCodes(db: Database, at: Date): Promise<void> {
  await db.delete(proofCodes).where(lte(proofCodes.expiresAt, at));
}
