import type { RoundSummary } from '@university/shared/contract';
import { aboutMail, aboutNotices, aboutRounds } from './concerns';

const NOW = Date.parse('2026-07-20T04:30:00Z');

const round = (change: Partial<RoundSummary>) =>
  ({ track: 'ug', round: 2, opensAt: null, closesAt: null, statuses: { pending: 1234 }, ...change }) as RoundSummary;

it.each([
  [
    'opens soon',
    { opensAt: '2026-07-22T04:30:00Z', closesAt: '2026-07-24T04:30:00Z' },
    /opens on 22 Jul 2026/,
    undefined,
  ],
  [
    'closes soon',
    { opensAt: '2026-07-01T04:30:00Z', closesAt: '2026-07-24T04:30:00Z' },
    /closes on 24 Jul.*1,234/,
    false,
  ],
  ['closes very soon', { opensAt: '2026-07-01T04:30:00Z', closesAt: '2026-07-21T04:30:00Z' }, /closes on 21 Jul/, true],
])('a window that %s', (_, change, expected, isUrgent) => {
  const [concern, ...others] = aboutRounds([round(change)], NOW);
  expect(concern?.text).toMatch(expected);
  expect(concern?.isUrgent).toBe(isUrgent);
  expect(others).toEqual([]);
});

it.each([
  {},
  { opensAt: '2026-08-20T04:30:00Z' },
  { opensAt: '2026-07-01T00:00:00Z', closesAt: '2026-07-19T00:00:00Z' },
])('nothing about a window that is not near: %j', (change) => expect(aboutRounds([round(change)], NOW)).toEqual([]));

it('names the notices that expire first', () => {
  const notices = [
    { fileName: 'Later', validUntil: '2026-07-25' },
    { fileName: 'Sooner', validUntil: '2026-07-21' },
  ];
  const expiring = { data: { notices }, metadata: { total: 2 } };
  const scheduled = { data: { notices: [] }, metadata: { total: 1 } };
  expect(aboutNotices({ expiring, scheduled }).map(({ text }) => text)).toEqual([
    '2 notices move to the archive within 7 days.',
    'Sooner, last day 21 Jul 2026',
    'Later, last day 25 Jul 2026',
    '1 notice waits for its time.',
  ]);
});

it('is silent when all is well', () => {
  const none = { data: { notices: [] }, metadata: { total: 0 } };
  expect(aboutNotices({ expiring: none, scheduled: none })).toEqual([]);
  expect(aboutMail(none)).toEqual([]);
});
