import type { NoticeOfSeries } from '@university/shared/contract';
import { invalid } from '@university/web';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import { type NoticeRow, where } from './state';

/**
 * A series is its first notice and all that follow it: one level, so that nobody walks along it. Whoever names a later
 * notice of a series means the series; what followed a notice that joins another series joins with it.
 * @param named the notice that `id` is to follow
 * @returns the first notice of the series, to be written to the row of `id`
 * @throws HttpError 400 where there is no such notice, or it is `id` itself or follows it
 */
export async function firstOfSeries(tx: Database, id: string, named: string | undefined): Promise<string | null> {
  if (named === undefined) return null;
  const [found] = await tx
    .select({ id: notices.id, follows: notices.follows })
    .from(notices)
    .where(eq(notices.id, named));
  if (!found) throw refused('There is no such notice. Choose another');
  const first = found.follows ?? found.id;
  if (first === id) throw refused('This is the notice itself, or one that follows it. Choose another');
  await tx.update(notices).set({ follows: first }).where(eq(notices.follows, id));
  return first;
}

const refused = (message: string) => invalid([{ path: 'follows', message }]);

/** The published notices of the series of a notice, in the order of publication; empty where it stands alone. */
export async function readSeries(db: Database, { id, follows }: NoticeRow, now: Date): Promise<NoticeOfSeries[]> {
  const first = follows ?? id;
  const rows = await db
    .select({
      _id: notices.id,
      fileName: notices.title,
      section: notices.section,
      publishAt: notices.publishAt,
      language: notices.language,
      follows: notices.follows,
    })
    .from(notices)
    .where(and(or(eq(notices.id, first), eq(notices.follows, first)), where.published(now)))
    .orderBy(asc(notices.publishAt), asc(notices.id))
    .limit(100);
  return rows.length > 1 ? rows.map((row) => ({ ...row, publishAt: row.publishAt.toISOString() })) : [];
}
