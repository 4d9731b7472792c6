/** First and last day; null where the day was not announced. */
type Days = readonly [from: string | null, to: string | null];

interface TimelineRow {
  track: string;
  round: number;
  /** Null where the day was not announced. */
  result: string | null;
  decide: Days | null;
  pay: Days;
  verify: Days;
}

/** How the rounds of 2025 went. Source: facts.json, admission.example_timeline_2025. */
export const TIMELINE_2025: readonly TimelineRow[] = [
  {
    track: 'Diploma',
    round: 1,
    result: '2025-07-23',
    decide: ['2025-07-23', '2025-07-26'],
    pay: ['2025-07-27', '2025-07-29'],
    verify: ['2025-07-30', '2025-08-01'],
  },
  {
    track: 'Diploma',
    round: 2,
    result: '2025-08-06',
    decide: ['2025-08-07', '2025-08-08'],
    pay: ['2025-08-09', '2025-08-11'],
    verify: ['2025-08-12', '2025-08-14'],
  },
  {
    track: 'Diploma',
    round: 3,
    result: '2025-08-22',
    decide: ['2025-08-22', '2025-08-25'],
    pay: ['2025-08-23', '2025-08-27'],
    verify: ['2025-08-25', '2025-08-28'],
  },
  {
    track: 'Diploma',
    round: 4,
    result: '2025-09-04',
    decide: ['2025-09-05', '2025-09-09'],
    pay: ['2025-09-05', '2025-09-09'],
    verify: ['2025-09-08', '2025-09-09'],
  },
  {
    track: 'B.Tech',
    round: 1,
    result: '2025-07-25',
    decide: ['2025-07-26', '2025-07-28'],
    pay: ['2025-07-29', '2025-08-01'],
    verify: ['2025-07-30', '2025-08-04'],
  },
  {
    track: 'UG',
    round: 1,
    result: '2025-07-29',
    decide: ['2025-07-29', '2025-07-31'],
    pay: ['2025-08-01', '2025-08-04'],
    verify: ['2025-08-04', '2025-08-06'],
  },
  {
    track: 'PG',
    round: 1,
    result: null,
    decide: null,
    pay: ['2025-08-06', '2025-08-12'],
    verify: [null, '2025-08-13'],
  },
];
