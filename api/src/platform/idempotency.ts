import { HttpError, invalid } from '@university/web';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from './database/database';
import { idempotencyKeys } from './database/schema';

interface Claim {
  /** `notice:staff:<id>`, `grievance`. */
  scope: string;
  key: string;
  /** SHA-256 of the request, hex. */
  fingerprint: string;
  answer: string;
  at: Date;
}

/**
 * Claims a key in the transaction that stores the answer. A second call with the key waits for the first.
 * @returns the answer of the first call, or undefined for the first
 * @throws HttpError 409 when the key was used for something else
 */
export async function claimKey(
  tx: Database,
  { scope, key, fingerprint, answer, at }: Claim,
): Promise<string | undefined> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, fingerprint, answer, createdAt: at })
    .onConflictDoNothing()
    .returning();
  if (claimed.length > 0) return undefined;
  return answerOf(tx, { scope, key, fingerprint });
}

/**
 * @returns the answer of the call that claimed the key; undefined: none did
 * @throws HttpError 409 when the key was used for something else
 */
export async function answerOf(
  db: Database,
  { scope, key, fingerprint }: Pick<Claim, 'scope' | 'key' | 'fingerprint'>,
): Promise<string | undefined> {
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (!first || first.fingerprint === fingerprint) return first?.answer;
  throw new HttpError(409, 'key_reused', 'This Idempotency-Key was used for something else.');
}

/** The `Idempotency-Key` header, usually a UUID. @throws HttpError 400 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header;
  throw invalid([{ path: 'Idempotency-Key', message: 'Send 8 to 200 characters without spaces' }]);
}
