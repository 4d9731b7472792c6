import type { DocumentData } from '@university/shared/contract';
import { addDays, DAY, istDay, startOfIstDay, HOUR } from '@university/shared/time';
import { stableId } from '../../src/platform/ids';
import { cycleDocuments, YEAR_DAYS } from './cycles';
import type { DemoTrack } from './tracks';

interface DemoRound {
  track: DemoTrack;
  round: number;
  final: boolean;
  /** Days from the first start. */
  opens: number;
  closes: number;
  published: boolean;
}

/** The three rounds that the popup calls live are open, and diploma 1 beside them. */
export const DEMO_ROUNDS: readonly DemoRound[] = [
  { track: 'diploma', round: 1, final: false, opens: 0, closes: 5, published: true },
  { track: 'diploma', round: 2, final: false, opens: 12, closes: 15, published: false },
  { track: 'btech', round: 1, final: false, opens: -16, closes: -13, published: true },
  { track: 'btech', round: 2, final: true, opens: 0, closes: 5, published: true },
  { track: 'ug', round: 1, final: false, opens: -14, closes: -11, published: true },
  { track: 'ug', round: 2, final: true, opens: 0, closes: 5, published: true },
  { track: 'pg', round: 1, final: true, opens: 0, closes: 5, published: true },
];

/** Days after the one on which a window closes, first and last. */
type After = readonly [first: number, last: number];

interface Follows {
  pay: After;
  verify: After;
  counselling: { after: number; hour: number; campus: string };
}

/**
 * What follows a window. Source: facts.json, admission.example_timeline_2025, but for the days of verification of B.Tech,
 * which are those of UG as in the popup; the counselling is invented, on campuses that are accessible without steps.
 */
const FOLLOWS: Record<DemoTrack, Follows> = {
  diploma: { pay: [1, 3], verify: [4, 6], counselling: { after: 2, hour: 10, campus: 'E01' } },
  btech: { pay: [1, 4], verify: [4, 6], counselling: { after: 3, hour: 10, campus: 'W03' } },
  ug: { pay: [1, 4], verify: [4, 6], counselling: { after: 3, hour: 10, campus: 'C02' } },
  pg: { pay: [1, 7], verify: [2, 8], counselling: { after: 4, hour: 11, campus: 'W03' } },
};

function roundDocument({ track, round, final, opens, closes }: DemoRound, cycle: string, start: Date) {
  const at = (days: number) => new Date(start.getTime() + days * DAY);
  // The window does not include its last instant: one that closes at midnight has its last day before.
  const lastDay = istDay(new Date(at(closes).getTime() - 1));
  const { pay, verify, counselling } = FOLLOWS[track];
  const counsellingAt = startOfIstDay(addDays(lastDay, counselling.after)).getTime() + counselling.hour * HOUR;
  return {
    code: `${track}-${round}-${cycle}`,
    cycle,
    track,
    round,
    final,
    // What is open at the first start has been so for an hour, in which people decided.
    opensAt: new Date(at(opens).getTime() - (opens === 0 ? HOUR : 0)).toISOString(),
    closesAt: at(closes).toISOString(),
    takeBackMinutes: 60,
    payFrom: addDays(lastDay, pay[0]),
    payUntil: addDays(lastDay, pay[1]),
    verifyFrom: addDays(lastDay, verify[0]),
    verifyUntil: addDays(lastDay, verify[1]),
    verifyPlace: null,
    counsellingAt: new Date(counsellingAt).toISOString(),
    counsellingCampusId: stableId('campus', counselling.campus),
    follows: null,
    retainUntil: null,
  } satisfies DocumentData<'round'>;
}

/** The half hour that an instant lies in, as clocks in India have it. */
const halfHourOf = (instant: Date): number => Math.floor(instant.getTime() / (HOUR / 2)) * (HOUR / 2);

/** The plans of both admissions; windows open and close on full or half hours. */
export function roundDocuments(firstStart: Date): DocumentData<'round'>[] {
  return cycleDocuments(firstStart).flatMap(({ code }, index) => {
    const start = new Date(halfHourOf(firstStart) - (index === 0 ? YEAR_DAYS : 0) * DAY);
    return DEMO_ROUNDS.map((round) => roundDocument(round, code, start));
  });
}
