import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { decisionCodes } from '../database/schema';
import { ApiError, notFound } from '../errors';
import { keyedHash } from '../ids';
import { queueMail } from '../mail/queue';
import type { Services } from '../services';
import { countAttempt } from '../throttle/throttle';
import { decisionCode } from './mails';
import { findAllotment } from './repository';
import { needsCode } from './view';

/** Minutes for which a mailed code is good. */
export const CODE_MINUTES = 10;

const hashOf = (secretKey: string, id: string, code: string) => keyedHash(secretKey, `decision-code:${id}:${code}`);

/**
 * Mails a new code; the one before is no longer good.
 * @throws ApiError 409 where no mail goes out, 429 when asked for too often
 */
export async function sendCode(services: Services, id: string): Promise<{ minutes: number }> {
  const { db, now, secretKey } = services;
  if (!needsCode(services)) throw new ApiError(409, 'no_code_needed', 'No code is needed: the form number is enough.');
  await countAttempt(services, [{ kind: 'guess', name: `send-code:${id}` }]);
  await db.transaction(async (tx) => {
    const row = await findAllotment(tx, id);
    if (!row?.published) throw notFound();
    const at = now();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const values = {
      allotmentId: id,
      codeHash: hashOf(secretKey, id, code),
      expiresAt: new Date(at.getTime() + CODE_MINUTES * 60_000),
    };
    await tx
      .insert(decisionCodes)
      .values(values)
      .onConflictDoUpdate({ target: decisionCodes.allotmentId, set: values });
    await queueMail(tx, decisionCode(row, code, CODE_MINUTES, at));
  });
  return { minutes: CODE_MINUTES };
}

/** Hashes of the live codes, by allotment. */
export async function findCodes(tx: Database, ids: readonly string[], at: Date): Promise<Map<string, string>> {
  const rows = await tx
    .select()
    .from(decisionCodes)
    .where(and(inArray(decisionCodes.allotmentId, [...ids]), gt(decisionCodes.expiresAt, at)));
  return new Map(rows.map(({ allotmentId, codeHash }) => [allotmentId, codeHash]));
}

export function fitsCode(secretKey: string, id: string, hash: string | undefined, code: string | undefined): boolean {
  if (!hash || !code) return false;
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(secretKey, id, code)));
}
