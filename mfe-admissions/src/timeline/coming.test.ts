import type { Schedule } from '@university/shared/contract';
import { aRound, aSchedule } from '../testing/schedule';
import { type Coming, comingOf, onlyToCome } from './coming';

type Application = Schedule['tracks'][number]['application'];

const inWords = (lines: readonly Coming[]) =>
  lines.map(({ name, says, when, isOver }) => `${name}: ${says}${when ? ` ${when}` : ''}${isOver ? ' (over)' : ''}`);

/** Diploma with its applications, on a day. */
const diploma = (application: Application, on: string, rounds: Schedule['rounds'] = []) =>
  aSchedule(rounds, {
    on,
    tracks: [{ code: 'diploma', name: 'Diploma', full_name: 'Diploma', application }],
  });

const PERIOD = { opens_on: '2027-05-01', last_date: '2027-06-30', portal: null };
const planned = aRound({
  published: false,
  state: 'before',
  opensAt: '2027-07-10T04:30:00.000Z',
  closesAt: '2027-07-14T11:30:00.000Z',
  verify: null,
});

test.each([
  ['2026-11-25', ['Diploma: applications open on 1 May 2027']],
  ['2027-04-30', ['Diploma: applications open on 1 May']],
  ['2027-05-01', ['Diploma: apply by 30 June']],
  ['2027-06-30', ['Diploma: last day to apply is today, 30 June']],
  ['2027-07-01', []],
])('on %s of an admission without rounds: %j', (on, expected) => {
  expect(inWords(comingOf(diploma(PERIOD, on)))).toEqual(expected);
});

test('that applications are closed is said while a round of the track is to come, and not among what is to come', () => {
  const lines = comingOf(diploma(PERIOD, '2027-07-01', [planned]));
  expect(inWords(lines)).toEqual([
    'Diploma: applications closed on 30 June (over)',
    'Diploma: result and decisions planned from 10 July, 10:00 am',
  ]);
  expect(inWords(onlyToCome(lines))).toHaveLength(1);
  expect(comingOf(diploma(PERIOD, '2027-08-01', [{ ...planned, state: 'closed', published: true }]))).toEqual([]);
});

test.each<[Application, string[]]>([
  [null, []],
  [{ opens_on: null, last_date: null, portal: null }, []],
  [{ ...PERIOD, last_date: null }, ['Diploma: applications are open']],
])('of applications of which %j is known it says %j', (application, expected) => {
  expect(inWords(comingOf(diploma(application, '2027-05-02')))).toEqual(expected);
});

const live = aRound({
  opensAt: '2026-08-14T04:30:00.000Z',
  closesAt: '2026-08-18T11:30:00.000Z',
  verify: { from: '2026-08-22', to: '2026-08-24' },
});
const on = (day: string, ...rounds: Schedule['rounds']) => inWords(comingOf(aSchedule(rounds, { on: day })));

test('a live round says until when to decide, and when documents are verified; one that is planned comes after it', () => {
  const next = { ...planned, round: 2, opensAt: '2026-09-01T04:30:00.000Z', closesAt: '2026-09-03T04:30:00.000Z' };
  const third = { ...next, round: 3 };
  expect(on('2026-08-15', live, next, third)).toEqual([
    'Diploma Round 1: decide by 18 Aug, 5:00 pm',
    'Diploma Round 1: documents are verified on 22nd, 23rd and 24th Aug 2026',
    'Diploma Round 2: result and decisions planned from 1 Sep, 10:00 am',
  ]);
});

test('on its last day it closes today, also at midnight, and counts down to then', () => {
  const schedule = aSchedule([live], { on: '2026-08-18' });
  expect(comingOf(schedule)[0]).toMatchObject({
    name: 'Diploma',
    says: 'closes today at',
    when: '5:00 pm',
    until: Date.parse('2026-08-18T11:30:00.000Z'),
    to: '/admission/result?category=diploma',
  });
  const late = { ...live, closesAt: '2026-08-18T18:30:00.000Z' };
  expect(on('2026-08-18', late)[0]).toBe('Diploma: closes today at midnight');
  expect(on('2026-08-17', late)[0]).toBe('Diploma: decide by 18 Aug, midnight');
});

test('what is over is gone: the window first, the verification after its last day', () => {
  const closed = { ...live, state: 'closed' as const };
  expect(on('2026-08-22', closed)).toEqual(['Diploma: documents are verified on 22nd, 23rd and 24th Aug 2026']);
  expect(on('2026-08-24', closed)).toEqual(['Diploma: documents are verified until 24 Aug']);
  expect(on('2026-08-25', closed)).toEqual([]);
});

test('a result that is out before its window says from when to decide', () => {
  expect(on('2026-08-13', { ...live, state: 'before' })[0]).toBe(
    'Diploma: the result is out, decide from 14 Aug, 10:00 am',
  );
});

test('a window that has passed without a result says nothing', () => {
  expect(on('2026-08-15', { ...live, published: false })).toEqual([]);
  expect(on('2026-08-25', { ...live, published: false, state: 'closed' })).toEqual([]);
});
