import type { Database } from './database/database';
import { usedTokens } from './database/schema';

/**
 * Uses a token once. For tokens with a MAC or signature and an expiry: unused ones are not stored. A concurrent use waits.
 * @param hash unique on the site
 * @param expiresAt until when the hash is stored
 * @returns false when it was used before
 */
export async function useOnce(tx: Database, hash: string, expiresAt: Date): Promise<boolean> {
  const used = await tx.insert(usedTokens).values({ hash, expiresAt }).onConflictDoNothing().returning();
  return used.length > 0;
}
