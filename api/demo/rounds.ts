import type { Track } from '@university/shared/contract';
import type { Database } from '../src/platform/database/database';
import { rounds } from '../src/platform/database/schema';
import { DAY } from '@university/shared/time';

/** Days from the first start. The three rounds that the popup calls live are open, and diploma 1 beside them. */
export const DEMO_ROUNDS: readonly {
  track: Track;
  round: number;
  opens: number;
  closes: number;
  published: boolean;
}[] = [
  { track: 'diploma', round: 1, opens: 0, closes: 5, published: true },
  { track: 'diploma', round: 2, opens: 12, closes: 15, published: false },
  { track: 'btech', round: 1, opens: -16, closes: -13, published: true },
  { track: 'btech', round: 2, opens: 0, closes: 5, published: true },
  { track: 'ug', round: 1, opens: -14, closes: -11, published: true },
  { track: 'ug', round: 2, opens: 0, closes: 5, published: true },
  { track: 'pg', round: 1, opens: 0, closes: 5, published: true },
];

export async function seedRounds(db: Database, firstStart: Date): Promise<void> {
  const after = (days: number) => new Date(firstStart.getTime() + days * DAY);
  await db.insert(rounds).values(
    DEMO_ROUNDS.map(({ track, round, opens, closes, published }) => ({
      track,
      round,
      opensAt: after(opens),
      closesAt: after(closes),
      published,
    })),
  );
}
