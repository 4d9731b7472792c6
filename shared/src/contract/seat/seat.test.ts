/** @jest-environment node */
import type { Allotment } from '../allotment';
import * as dates from '../../time/dates';
import { nextIn, type SeatNext } from './next';
import * as texts from './texts';
import { DECISION_WORDS } from './words';

const AT = '2026-01-15T05:00:00.000Z';
const LATER = '2026-01-27T05:00:00.000Z';

const nextOf = nextIn({ texts, dates });

const textsOf = (record: Partial<Allotment['record']>, opensAt: string | null = LATER, final = false) =>
  nextOf({
    record: { outcome: 'allotted', status: 'pending', round: 1, final, ...record },
    serverTime: AT,
    next_round: { round: 2, opensAt },
  } as Allotment);

test('every consequence is one sentence', () => {
  const consequences = [
    ...Object.values(DECISION_WORDS).map(({ consequence }) => consequence),
    ...Object.values(texts.TAKEN_BACK),
  ];
  for (const consequence of consequences) expect(consequence).toMatch(/^[^.]+\.$/);
});

test.each([
  [{ status: 'pending' }, []],
  [{ status: 'freeze' }, []],
  [{ status: 'float' }, [/^Look at Round\u00a02: planned from 27 Jan 2026, 10:30 am IST\./]],
  [{ status: 'upgrade' }, [/^Wait for Round\u00a02: planned from 27 Jan 2026/]],
  [{ status: 'reject' }, [/somebody else/]],
  [{ status: 'lapsed' }, [/help desk/]],
  [{ outcome: 'not-allotted', status: null }, [/^Wait for Round\u00a02/]],
  [{ outcome: 'held', status: null }, [/separate counselling/, /certificate/]],
] as const)('after %j the page says what is said nowhere above', (record, expected) => {
  const said = textsOf(record).map(({ text }: SeatNext) => text);
  expect(said).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(said[index]).toMatch(pattern);
});

test('in the last round nobody waits, and a round whose day is not known or past is no plan', () => {
  expect(textsOf({ status: 'upgrade' }, null, true)[0]?.text).toMatch(/^This was the last round\./);
  expect(textsOf({ status: 'upgrade' }, null)[0]?.text).toContain('announced');
  expect(textsOf({ status: 'float' }, '2026-01-01T05:00:00.000Z')[0]?.text).toContain('decisions began on 1 Jan 2026');
});

test('the counselling has its day and place once they are known', () => {
  const record = { outcome: 'held', status: null } as Allotment['record'];
  const allotment = { record } as Allotment;
  expect(nextOf(allotment)[0]?.when).toEqual([expect.stringContaining('announced')]);
  const counselling = { day: '2026-01-22', time: '10:00', campus: 'East', location: 'Road 1', nearestMetro: null };
  expect(nextOf(allotment, counselling)[0]?.when).toEqual(['22 Jan 2026, 10:00 am IST', 'East, Road 1']);
});
