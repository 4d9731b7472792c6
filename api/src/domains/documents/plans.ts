import type { DocumentKind } from '@university/shared/contract';
import { invalid } from '@university/web';
import { and, eq, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { erasedCounts } from '../../platform/database/schema';
import { requireRecentProof } from '../../platform/http/route';
import { ROUND_STAYS } from './constraints';
import type { Editor } from './editors';
import { countAllotments } from './references';
import type { Stored } from './repository';

/** Windows, retention, and of which year the site speaks: what applicants reach hangs on them. */
const AT_STAKE: readonly DocumentKind[] = ['round', 'cycle'];

/** As the calls that set a window and publish results do. @throws HttpError 403 */
export function requireProofFor({ provedAt }: Editor, kind: DocumentKind, now: Date): void {
  if (AT_STAKE.includes(kind)) requireRecentProof(provedAt, now);
}

/** Results that a document has, erased ones too: of these the numbers stay, and hang on cycle, track and round. */
export async function countResults(tx: Database, { kind, id, data }: Pick<Stored, 'kind' | 'id' | 'data'>) {
  const present = await countAllotments(tx, kind, id);
  return present + (await countErased(tx, kind, data));
}

async function countErased(tx: Database, kind: DocumentKind, data: Stored['data']): Promise<number> {
  const { cycle, track, round, records } = erasedCounts;
  const own: Partial<Record<DocumentKind, SQL | undefined>> = {
    cycle: eq(cycle, String(data.code)),
    track: eq(track, String(data.code)),
    round: and(eq(cycle, String(data.cycle)), eq(track, String(data.track)), eq(round, Number(data.round))),
  };
  if (!own[kind]) return 0;
  const [found] = await tx
    .select({ records: sum(records).mapWith(Number) })
    .from(erasedCounts)
    .where(own[kind]);
  return found?.records ?? 0;
}

/** What records and letters name a round by. */
const NAMED_BY = ['cycle', 'track', 'round'] as const;

/** Whether a change would make another round of one that has results. */
export async function becomesAnother(tx: Database, before: Stored, data: Stored['data']): Promise<boolean> {
  if (before.kind !== 'round' || NAMED_BY.every((field) => before.data[field] === data[field])) return false;
  return (await countResults(tx, before)) > 0;
}

/** A round with results stays that of its cycle, track and number. @throws HttpError 400 at the number */
export async function requireSameRound(tx: Database, before: Stored, data: Stored['data']): Promise<void> {
  if (await becomesAnother(tx, before, data))
    throw invalid([{ path: `data.${ROUND_STAYS.field}`, message: ROUND_STAYS.message }]);
}
