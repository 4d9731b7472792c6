import { lte } from 'drizzle-orm';
import type { Database } from './database/database';
import { usedTokens } from './database/schema';
import type { Job } from './jobs';

/**
 * Uses a token that is good once. For tokens that prove themselves, by a MAC or a signature, and have an expiry: nothing
 * is stored of those that nobody uses. Of two uses at once the second waits for the first one's transaction.
 * @param hash of the token, different for each token of the whole site
 * @param expiresAt when the token is refused for its age; its hash is stored until then
 * @returns false when it was used before
 */
export async function useOnce(tx: Database, hash: string, expiresAt: Date): Promise<boolean> {
  const used = await tx.insert(usedTokens).values({ hash, expiresAt }).onConflictDoNothing().returning();
  return used.length > 0;
}

export const forgetUsedTokens: Job = {
  name: 'forget-used-tokens',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    await db.delete(usedTokens).where(lte(usedTokens.expiresAt, clock()));
  },
};
