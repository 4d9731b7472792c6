import type { Correction } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { revisions } from '../../platform/database/schema';
import type { Services } from '../../platform/services';

/** Corrections that a page shows at most, the newest of them. */
const SHOWN = 3;

type Corrections = ReadonlyMap<string, Correction[]>;

/**
 * What readers are told of corrections, by the document's id. What was not public when it was corrected is left out. One
 * query in a version of the public data.
 */
export function readCorrections({ db, shared }: Services): Promise<Corrections> {
  return shared('corrections', async () => {
    const { documentId, version, at, correction, status } = revisions;
    const place = sql<number>`row_number() over (partition by ${documentId} order by ${version} desc)`.as('place');
    const told = db
      .select({ documentId, at, text: correction, place })
      .from(revisions)
      .where(and(isNotNull(correction), eq(status, 'published')))
      .as('told');
    const rows = await db.select().from(told).where(lte(told.place, SHOWN)).orderBy(told.documentId, told.place);
    const found = new Map<string, Correction[]>();
    for (const { documentId: id, at: when, text } of rows) {
      found.set(id, [...(found.get(id) ?? []), { on: istDay(when), text: text ?? '' }]);
    }
    return found;
  });
}

/** What a page says, before what was corrected of it is known. */
export type Uncorrected<T extends { corrections: Correction[] }> = Omit<T, 'corrections'>;

/** What a page says, with what readers are told of corrections. */
export const withCorrections = <T extends { _id: string }>(known: Corrections, page: T) => ({
  ...page,
  corrections: known.get(page._id) ?? [],
});
