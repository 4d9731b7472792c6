import { ROUNDS, type Track } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { campuses, rounds } from '../../platform/database/schema';
import { addCampuses } from '../../testing/small-catalogue';
import { onEveryBareDatabase } from '../../testing/bare';
import { must } from '../../testing/must';
import { START } from '../../testing/start';
import { readSchedule } from './schedule';

const day = (after: number) => new Date(START.getTime() + after * DAY).toISOString().slice(0, 10);
const days = (from: number, to: number) => ({ from: day(from), to: day(to) });

const CLOSES = new Date(START.getTime() + 5 * DAY);

const campus = (code: string) => ({
  code,
  name: `Campus ${code}`,
  location: `Road ${code}`,
  nearestMetro: `Metro ${code}`,
});

const counselling = (after: number, time: string, code: string) => ({
  day: day(after),
  time,
  campus: `Campus ${code}`,
  location: `Road ${code}`,
  nearestMetro: `Metro ${code}`,
});

/** What follows a window that closes on the fifth day, in days after the first. */
const FOLLOWS = [
  ['diploma', { pay: days(6, 8), verify: days(9, 11), counselling: counselling(7, '10:00', 'E01') }],
  ['btech', { pay: days(6, 9), verify: days(7, 12), counselling: counselling(8, '10:00', 'W03') }],
  ['ug', { pay: days(6, 9), verify: days(9, 11), counselling: counselling(8, '10:00', 'C02') }],
  ['pg', { pay: days(6, 12), verify: days(7, 13), counselling: counselling(9, '11:00', 'W03') }],
] as const;

onEveryBareDatabase('the schedule of rounds', (bare) => {
  const clock = { now: START };
  const schedule = () => readSchedule({ db: bare().db, now: () => clock.now });
  const roundOf = async (track: Track, round = 1) =>
    must((await schedule()).find((row) => row.track === track && row.round === round));
  const setRound = (track: Track, more: Partial<typeof rounds.$inferInsert> = {}) =>
    bare()
      .db.insert(rounds)
      .values({ track, round: 1, opensAt: START, closesAt: CLOSES, published: true, ...more });

  beforeEach(async () => {
    clock.now = START;
    const { db } = bare();
    await db.delete(rounds);
    await db.delete(campuses);
    await addCampuses(db, ['E01', 'W03', 'C02'].map(campus));
  });

  test('has every round, and of one without a window nothing that hangs on it', async () => {
    expect(await schedule()).toEqual(
      ROUNDS.map((round) => ({
        ...round,
        published: false,
        opensAt: null,
        closesAt: null,
        state: 'unset',
        pay: null,
        verify: null,
        counselling: null,
      })),
    );
  });

  test.each(FOLLOWS)('of %s the days follow the last day of the window', async (track, follows) => {
    await setRound(track);
    const window = { opensAt: START.toISOString(), closesAt: CLOSES.toISOString() };
    expect(await roundOf(track)).toMatchObject({ ...window, published: true, state: 'open', ...follows });
  });

  test('a window is that of its track and its round alone', async () => {
    await setRound('ug', { published: false });
    await setRound('btech', { round: 2 });
    const set = (await schedule()).filter(({ opensAt }) => opensAt !== null);
    expect(set.map(({ track, round, published }) => [track, round, published])).toEqual([
      ['btech', 2, true],
      ['ug', 1, false],
    ]);
  });

  test.each([
    [-1, 'before'],
    [0, 'open'],
    [4.99, 'open'],
    [5, 'closed'],
  ])('after %d days its window is %s', async (after, state) => {
    await setRound('diploma');
    clock.now = new Date(START.getTime() + after * DAY);
    expect((await roundOf('diploma')).state).toBe(state);
  });

  test('a window that closes at midnight has its last day before', async () => {
    await setRound('diploma', { closesAt: new Date('2026-02-04T00:00:00+05:30') });
    expect((await roundOf('diploma')).pay).toEqual({ from: '2026-02-04', to: '2026-02-06' });
  });

  test('there is no counselling on a campus that the university does not have', async () => {
    await bare().db.delete(campuses);
    await setRound('ug');
    expect(await roundOf('ug')).toMatchObject({ pay: days(6, 9), counselling: null });
  });
});
