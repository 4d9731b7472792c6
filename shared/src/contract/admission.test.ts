/** @jest-environment node */
import * as dates from '../time/dates';
import type { Allotment } from './allotment';
import { categoryInWords, exampleCategory, isCategory } from './categories';
import { dueOf, type FeeLine, feesOf, firstPaymentOf } from './fees';
import { nextIn, type SeatNext, DECISION_WORDS } from './seat/page';
import * as texts from './seat/texts';

describe('categories', () => {
  const CODES = {
    regions: [
      { code: 'D', name: 'Delhi' },
      { code: 'OD', name: 'Outside Delhi' },
      { code: 'OD_DEL', name: 'Outside Delhi' },
    ],
    categories: [
      { code: 'UR', name: 'general (unreserved)' },
      { code: 'SC', name: 'Scheduled Caste' },
      { code: 'PwD', name: 'persons with benchmark disabilities' },
    ],
  };

  it.each([
    ['D_UR', 'Delhi, general (unreserved) (D_UR)'],
    ['OD_DEL_SC', 'Outside Delhi, Scheduled Caste (OD_DEL_SC)'],
    ['D_SC_PWD', 'Delhi, Scheduled Caste, persons with benchmark disabilities (D_SC_PWD)'],
    ['PWD', 'Persons with benchmark disabilities (PWD)'],
    ['XY_UR', 'XY_UR'],
    ['D_XY', 'D_XY'],
    ['D_', 'D_'],
    ['D', 'D'],
    ['', ''],
  ])('%s is %s', (code, words) => expect(categoryInWords(code, CODES)).toBe(words));

  it('without names a code stays as it is', () => expect(categoryInWords('D_UR', null)).toBe('D_UR'));

  it.each([
    ['D_UR', true],
    ['OD_SC_PWD', true],
    ['SC', true],
    ['MH_UR', false],
    ['D_', false],
    ['', false],
  ])('%s is one of the university’s codes: %s', (code, expected) => expect(isCategory(code, CODES)).toBe(expected));

  it.each([
    ['MH_UR', true],
    ['A', true],
    ['', false],
    ['MH UR', false],
    ['_UR', false],
    ['A'.repeat(31), false],
  ])('while none are named, %s may be one: %s', (code, expected) => {
    expect(isCategory(code, null)).toBe(expected);
    expect(isCategory(code, { regions: [], categories: [] })).toBe(expected);
  });

  it('an example has a region where there are some', () => {
    expect(exampleCategory(CODES)).toBe('D_UR');
    expect(exampleCategory({ ...CODES, regions: [] })).toBe('UR');
    expect(exampleCategory(null)).toBeUndefined();
  });
});

describe('fees', () => {
  const line = (given: Partial<FeeLine>): FeeLine => ({
    timing: 'semester',
    amount: 0,
    track: null,
    band: null,
    shares: [],
    ...given,
  });

  const TABLE = [
    line({
      amount: 25_000,
      band: 'D',
      shares: [
        { category: 'SC', percent: 40 },
        { category: 'PWD', percent: 0 },
      ],
    }),
    line({ amount: 87_000, band: 'A' }),
    line({ amount: 5_750 }),
    line({ amount: 300, timing: 'once' }),
    line({ amount: 3_500, timing: 'deposit' }),
    line({ amount: 1_000, timing: 'registration', track: 'diploma' }),
    line({ amount: 2_000, timing: 'registration', track: 'btech' }),
  ];

  const DIPLOMA = { track: 'diploma', band: 'D' } as const;

  it('the first payment is a semester, what is paid once, and the deposits', () =>
    expect(feesOf(TABLE, DIPLOMA)).toEqual({
      tuition: 25_000,
      per: 'semester',
      semester: 30_750,
      year: 0,
      firstPayment: 34_550,
      registration: 1_000,
    }));

  it('a band without a tuition fee, and none, have no sums', () => {
    const unknown = { tuition: null, per: 'semester', semester: null, year: null, firstPayment: null };
    expect(feesOf(TABLE, { track: 'btech', band: null })).toEqual({ ...unknown, registration: 2_000 });
    expect(feesOf(TABLE, { track: 'btech', band: 'Z' })).toEqual({ ...unknown, registration: 2_000 });
  });

  it('a fee of the year is due in the first payment and then every year', () => {
    const yearly = [line({ amount: 8_00_000, band: 'M', timing: 'year' }), line({ amount: 20_000, timing: 'deposit' })];
    const sums = {
      tuition: 8_00_000,
      per: 'year',
      semester: 0,
      year: 8_00_000,
      firstPayment: 8_20_000,
      registration: 0,
    };
    expect(feesOf(yearly, { track: 'ug', band: 'M' })).toEqual(sums);
    const both = [...yearly, line({ amount: 30_000, band: 'M' })];
    expect(feesOf(both, { track: 'ug', band: 'M' })).toMatchObject({
      tuition: 30_000,
      per: 'semester',
      year: 8_00_000,
    });
  });

  it('a concession is on the lines that name the category, in whole rupees', () => {
    expect(feesOf(TABLE, { ...DIPLOMA, category: 'SC' }).firstPayment).toBe(10_000 + 9_550);
    expect(dueOf({ amount: 999, shares: [{ category: 'SC', percent: 50 }] }, 'SC')).toBe(500);
  });

  it.each([
    ['D_UR', 34_550],
    ['OD_SC', 19_550],
    ['D_UR_PWD', 9_550],
    ['D_SC_PWD', 9_550],
    ['KM', 34_550],
    // The region is no category of a concession.
    ['SC_UR', 34_550],
  ])('%s pays %i first', (category, payment) => expect(firstPaymentOf(TABLE, { ...DIPLOMA, category })).toBe(payment));
});

describe('what comes after a decision', () => {
  const AT = '2026-01-15T05:00:00.000Z';
  const LATER = '2026-01-27T05:00:00.000Z';
  const nextOf = nextIn({ texts, dates });

  const textsOf = (record: Partial<Allotment['record']>, opensAt: string | null = LATER, final = false) =>
    nextOf({
      record: { outcome: 'allotted', status: 'pending', round: 1, final, ...record },
      serverTime: AT,
      next_round: { round: 2, opensAt },
    } as Allotment);

  it('every consequence is one sentence', () => {
    const consequences = [
      ...Object.values(DECISION_WORDS).map(({ consequence }) => consequence),
      ...Object.values(texts.TAKEN_BACK),
    ];
    for (const consequence of consequences) expect(consequence).toMatch(/^[^.]+\.$/);
  });

  it.each([
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

  it('in the last round nobody waits, and a round whose day is not known or past is no plan', () => {
    expect(textsOf({ status: 'upgrade' }, null, true)[0]?.text).toMatch(/^This was the last round\./);
    expect(textsOf({ status: 'upgrade' }, null)[0]?.text).toContain('announced');
    expect(textsOf({ status: 'float' }, '2026-01-01T05:00:00.000Z')[0]?.text).toContain(
      'decisions began on 1 Jan 2026',
    );
  });

  it('the counselling has its day and place once they are known', () => {
    const record = { outcome: 'held', status: null } as Allotment['record'];
    const allotment = { record } as Allotment;
    expect(nextOf(allotment)[0]?.when).toEqual([expect.stringContaining('announced')]);
    const counselling = { day: '2026-01-22', time: '10:00', campus: 'East', location: 'Road 1', nearestMetro: null };
    expect(nextOf(allotment, counselling)[0]?.when).toEqual(['22 Jan 2026, 10:00 am IST', 'East, Road 1']);
  });
});
