import { aRound, aSchedule } from '../testing/schedule';
import { spoken } from './spoken';

const DAYS = { from: '2025-08-18', to: '2025-08-20' };
const WEEK = { from: '2025-08-16', to: '2025-08-22' };

const ug1 = aRound({ track: 'ug', track_name: 'UG', state: 'closed', verify: WEEK });
const ug2 = aRound({ track: 'ug', track_name: 'UG', round: 2, verify: DAYS });
const btech2 = aRound({ track: 'btech', track_name: 'B.Tech', round: 2, verify: DAYS });
const pg = aRound({ track: 'pg', track_name: 'PG', verify: WEEK });
const diploma = aRound({ verify: WEEK });
const diploma2 = aRound({ round: 2, state: 'before', published: false });

const ALL = [diploma, diploma2, btech2, ug1, ug2, pg];

const POPUP = {
  title: 'Admission Notifications',
  points: [
    '{{live rounds}} results are live.',
    'Nobody need pay again.',
    'Verification is on {{verification days}}.',
    'Ask {{ the moon }}.',
  ],
  tracks: ['pg', 'ug', 'btech'],
  links: [],
};

const say = (changes: Partial<typeof POPUP>, rounds = ALL) => spoken({ ...POPUP, ...changes }, aSchedule(rounds));
const wordsOf = (said: ReturnType<typeof spoken>) => said?.links.map(({ label, path }) => `${label} ${path}`);

test('it names the live rounds that have a number, and links to every live one, in the order of its tracks', () => {
  const said = say({});
  expect(said?.points).toEqual([
    'UG Round 2 and B.Tech Round 2 results are live.',
    'Nobody need pay again.',
    'Verification is on 18th, 19th and 20th Aug 2025.',
  ]);
  expect(wordsOf(said)).toEqual([
    'PG result /admission/result/pg',
    'UG Round 2 result /admission/result/ug/round2',
    'B.Tech Round 2 result /admission/result/btech/round2',
  ]);
});

test('without tracks of its own it is about all, in the order of lists', () => {
  const said = say({ tracks: [] });
  expect(said?.points[0]).toBe('Diploma Round 1, B.Tech Round 2 and UG Round 2 results are live.');
  expect(wordsOf(said)?.[0]).toBe('Diploma Round 1 result /admission/result?category=diploma');
});

test('where no live round has a number it names the tracks', () => {
  expect(say({ tracks: ['pg'] })?.points[0]).toBe('PG results are live.');
});

test.each([
  ['none is live', [ug1, diploma2]],
  ['those are live that it is not about', [diploma, ug1]],
  ['its window is open and its result is not out', [{ ...ug2, published: false }]],
])('there is none where %s', (_, rounds) => {
  expect(say({}, rounds)).toBeNull();
});

test('a sentence of which nothing is known is left out, and of days that are over nothing is', () => {
  expect(say({}, [{ ...ug2, verify: null }])?.points).toEqual([
    'UG Round 2 results are live.',
    'Nobody need pay again.',
  ]);
  const later = spoken(POPUP, aSchedule([ug2], { on: '2025-08-21' }));
  expect(later?.points).toHaveLength(2);
});

test('what was stored before there were tracks and placeholders keeps its words, and its links that lead elsewhere', () => {
  const { tracks: _, ...old } = {
    ...POPUP,
    points: ['UG Round 2 results are live.'],
    links: [
      { label: 'Result of UG', path: '/admission/result/ug/round2' },
      { label: 'Result of last week', path: '/admission/result/ug' },
      { label: 'Guidelines', path: '/admission/guidelines' },
    ],
  };
  const said = spoken(old as typeof POPUP, aSchedule([ug1, ug2]));
  expect(said).toEqual({
    title: 'Admission Notifications',
    points: ['UG Round 2 results are live.'],
    links: [
      { label: 'UG Round 2 result', path: '/admission/result/ug/round2' },
      { label: 'Guidelines', path: '/admission/guidelines' },
    ],
  });
});
