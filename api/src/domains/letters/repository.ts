import { eq } from 'drizzle-orm';
import type { FeeLine } from '@university/shared/contract';
import { among } from '../../platform/database/among';
import type { Database } from '../../platform/database/database';
import { fees, letters } from '../../platform/database/schema';

/** What first payments are reckoned from. */
export const readFees = (db: Database): Promise<FeeLine[]> =>
  db.select().from(fees).where(eq(fees.status, 'published'));

export type LetterRow = typeof letters.$inferSelect;

/** The letters that these records have had so far. */
export function findLetters(db: Database, allotmentIds: readonly string[]): Promise<LetterRow[]> {
  return db.select().from(letters).where(among(letters.allotmentId, allotmentIds));
}

export async function findLetterByCode(db: Database, code: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.code, code));
  return row;
}

/** The key of a letter among those of several records: what it prints belongs to it. */
export const letterKey = ({ allotmentId, contentDigest }: Pick<LetterRow, 'allotmentId' | 'contentDigest'>) =>
  `${allotmentId}:${contentDigest}`;
