/** @jest-environment node */
import type { Schedule } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { sql } from 'drizzle-orm';
import { applications, campuses, cycles, rounds, tracks } from '../../platform/database/schema';
import { onBareDatabase } from '../../testing/bare';
import { must } from '../../testing/must';
import { addCycle, addRounds, addTracks, CYCLE, WINDOW } from '../../testing/rounds';
import { addCampuses } from '../../testing/small-catalogue';
import { START } from '../../testing/start';
import { readSchedule, listCycles, readCycle } from './schedule';
import { onDatabase } from '../../testing/world';

const CAMPUS = { code: 'E01', name: 'Campus E01', location: 'Road E01', nearestMetro: 'Metro E01' };

type Given = Partial<typeof rounds.$inferInsert>;

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+05:30`);

onBareDatabase('the schedule of an admission', (bare) => {
  const schedule = (more: Partial<Parameters<typeof readSchedule>[1]> = {}) =>
    readSchedule({ db: bare().db }, { at: START, ...more });
  const setRound = (track: string, more: Given = {}) =>
    addRounds(bare().db, [{ track, round: 1, ...WINDOW, published: true, ...more }]);
  const roundOf = async (track: string, at = START) =>
    must((await schedule({ at })).rounds.find((row) => row.track === track));
  const keysOf = ({ rounds: rows }: Awaited<ReturnType<typeof schedule>>) =>
    rows.map(({ track, round }) => `${track}-${round}`);

  beforeEach(async () => {
    const { db } = bare();
    for (const table of [applications, rounds, cycles, tracks, campuses]) await db.delete(table);
    await addCampuses(db, [CAMPUS]);
  });

  test('is empty where there is no admission', async () => {
    await addTracks(bare().db, ['ug']);
    expect(await schedule()).toEqual({ on: '2026-01-15', cycle: null, tracks: [], rounds: [] });
  });

  test('of a round without a window and dates has nothing that hangs on them', async () => {
    await setRound('ug', { opensAt: null, closesAt: null, published: false });
    expect(await schedule()).toEqual({
      on: '2026-01-15',
      cycle: CYCLE,
      tracks: [{ code: 'ug', name: 'UG', full_name: 'ug course', application: null }],
      rounds: [
        {
          cycle: CYCLE,
          track: 'ug',
          track_name: 'UG',
          track_full_name: 'ug course',
          round: 1,
          final: false,
          published: false,
          opensAt: null,
          closesAt: null,
          state: 'unset',
          pay: null,
          verify: null,
          verify_place: null,
          counselling: null,
          follows: null,
        },
      ],
    });
  });

  test('has the dates of payment, verification and counselling, each with its place', async () => {
    await setRound('ug', {
      final: true,
      payFrom: '2026-01-21',
      payUntil: '2026-01-24',
      verifyFrom: '2026-01-25',
      verifyUntil: '2026-01-26',
      verifyPlace: 'The hall of Campus E01',
      counsellingAt: new Date('2026-01-23T18:45:00Z'),
      counsellingCampusId: 'E01',
      follows: 'Vacant seats are filled by a walk-in round.',
    });
    const { code: _, ...place } = CAMPUS;
    const { name: campus, ...where } = place;
    expect(await roundOf('ug')).toMatchObject({
      final: true,
      published: true,
      opensAt: WINDOW.opensAt.toISOString(),
      closesAt: WINDOW.closesAt.toISOString(),
      state: 'open',
      pay: { from: '2026-01-21', to: '2026-01-24' },
      verify: { from: '2026-01-25', to: '2026-01-26' },
      verify_place: 'The hall of Campus E01',
      counselling: { day: '2026-01-24', time: '00:15', campus, ...where },
      follows: 'Vacant seats are filled by a walk-in round.',
    });
  });

  test.each([
    [-1, 'before'],
    [0, 'open'],
    [4.99, 'open'],
    [5, 'closed'],
  ])('after %d days a window is %s', async (after, state) => {
    await setRound('diploma');
    expect((await roundOf('diploma', new Date(START.getTime() + after * DAY))).state).toBe(state);
  });

  test('there is no counselling on a campus that is not public, nor without one', async () => {
    await setRound('ug', { counsellingAt: START });
    await setRound('pg', { counsellingAt: START, counsellingCampusId: 'E01' });
    expect((await roundOf('ug')).counselling).toBeNull();
    expect((await roundOf('pg')).counselling).toMatchObject({ campus: 'Campus E01' });
    await bare().db.update(campuses).set({ status: 'archived' });
    expect((await roundOf('pg')).counselling).toBeNull();
  });

  test('has tracks by their place in lists, then by code, with when each takes applications', async () => {
    await setRound('ug', { round: 2 });
    await setRound('ug', {});
    await setRound('diploma', {});
    await bare().db.insert(tracks).values({ id: 'phd', code: 'phd', name: 'PhD', fullName: 'Doctorate', position: -1 });
    const application = { opensOn: '2025-12-01', lastDate: null, portal: 'https://apply.example' };
    await bare()
      .db.insert(applications)
      .values({ id: 'a', code: 'ug', cycle: CYCLE, track: 'ug', ...application });
    const found = await schedule();
    expect(found.tracks.map(({ code }) => code)).toEqual(['phd', 'diploma', 'ug']);
    expect(found.tracks.map((each) => each.application)).toEqual([
      null,
      null,
      { opens_on: '2025-12-01', last_date: null, portal: 'https://apply.example' },
    ]);
    expect(keysOf(found)).toEqual(['diploma-1', 'ug-1', 'ug-2']);
  });

  test('shows drafts of rounds, tracks, applications and admissions in a preview alone', async () => {
    const { db } = bare();
    await setRound('ug');
    await setRound('ug', { round: 2, status: 'draft', published: false });
    await setRound('ug', { round: 3, status: 'archived', published: false });
    await setRound('pg');
    await db.insert(tracks).values({ id: 'phd', code: 'phd', name: 'PhD', fullName: 'Doctorate', status: 'draft' });
    await setRound('phd');
    await db.insert(applications).values({ id: 'a', code: 'ug', cycle: CYCLE, track: 'ug', status: 'draft' });
    const shown = await schedule();
    expect(keysOf(shown)).toEqual(['pg-1', 'ug-1']);
    expect(shown.tracks).toMatchObject([{ code: 'pg' }, { code: 'ug', application: null }]);
    const planned = await schedule({ planned: true });
    expect(keysOf(planned)).toEqual(['pg-1', 'phd-1', 'ug-1', 'ug-2']);
    expect(planned.tracks.map(({ code }) => code)).toEqual(['pg', 'phd', 'ug']);
    expect(must(planned.tracks.at(-1)).application).toEqual({ opens_on: null, last_date: null, portal: null });
    await db.insert(cycles).values({ id: '2026-27', code: '2026-27', beginsOn: '2026-01-01', status: 'draft' });
    expect((await schedule()).cycle).toBe(CYCLE);
    expect(await schedule({ planned: true })).toMatchObject({ cycle: '2026-27', rounds: [] });
  });

  test('is that of one admission: the one that began last, or the one that is asked for', async () => {
    await setRound('ug');
    await addCycle(bare().db, '2024-25', '2024-11-15');
    await setRound('ug', { cycle: '2024-25', round: 2 });
    expect(keysOf(await schedule())).toEqual(['ug-1']);
    expect(await schedule({ at: new Date('2025-01-01T00:00:00Z') })).toMatchObject({ cycle: '2024-25' });
    expect(keysOf(await schedule({ cycle: '2024-25' }))).toEqual(['ug-2']);
  });

  describe('the admission that the site speaks of', () => {
    const read = (day: string, options?: { planned: boolean }) => readCycle(bare().db, at(day), options);
    const add = (code: string, beginsOn: string, status: 'draft' | 'published' | 'archived' = 'published') =>
      bare().db.insert(cycles).values({ id: code, code, beginsOn, status });

    test('is none where there is none', async () => {
      expect(await read('2026-01-15')).toBeNull();
      await add('2025-26', '2025-04-01', 'archived');
      expect(await read('2026-01-15')).toBeNull();
      expect(await read('2026-01-15', { planned: true })).toBeNull();
    });

    test('is the one that began last, from the first minute of its first day in India', async () => {
      await addCycle(bare().db, '2026-27', '2026-04-01');
      await addCycle(bare().db, '2024-25', '2024-04-01');
      await addCycle(bare().db, '2025-26', '2025-04-01');
      expect(await read('2025-03-31')).toBe('2024-25');
      expect(await read('2026-03-31')).toBe('2025-26');
      expect(await readCycle(bare().db, at('2026-03-31', '23:59'))).toBe('2025-26');
      expect(await readCycle(bare().db, at('2026-04-01', '00:00'))).toBe('2026-27');
      expect(await read('2031-01-01')).toBe('2026-27');
    });

    test('is the one that begins first, before any has begun', async () => {
      await addCycle(bare().db, '2027-28', '2027-04-01');
      await addCycle(bare().db, '2026-27', '2026-04-01');
      expect(await read('2026-01-15')).toBe('2026-27');
    });

    test('is no draft, unless one asks for what is planned', async () => {
      await add('2025-26', '2025-04-01');
      await add('2026-27', '2026-01-01', 'draft');
      expect(await read('2026-01-15')).toBe('2025-26');
      expect(await read('2026-01-15', { planned: true })).toBe('2026-27');
      expect(await read('2025-12-31', { planned: true })).toBe('2025-26');
    });

    test('stands in a list of all, the newest first', async () => {
      await add('2024-25', '2024-04-01', 'archived');
      await add('2026-27', '2026-04-01', 'draft');
      await add('2025-26', '2025-04-01');
      expect(await listCycles(bare().db)).toEqual(['2026-27', '2025-26', '2024-25']);
    });
  });
});

onDatabase('the schedule as it will be', (world) => {
  const shown = async () => (await world().call({ url: '/admission/schedule' })).json<{ data: Schedule }>().data;
  const preview = async (query: string) => {
    const headers = { authorization: `Bearer ${await world().tokenOf('admissions')}` };
    return world().call({ url: `/admission/schedule/preview?${query}`, headers });
  };
  const previewed = async (query: string) => (await preview(query)).json<{ data: Schedule }>().data;

  beforeAll(async () => {
    const { db } = world().api;
    await db.execute(
      sql`insert into cycles (id, code, begins_on, status) values ('2026-27', '2026-27', '2026-04-01', 'draft')`,
    );
    await db.execute(sql`insert into rounds (id, code, cycle, track, round, final, status, opens_at, closes_at) values
      ('next', 'ug-1-2026-27', '2026-27', 'ug', 1, false, 'draft', '2026-07-15T04:30:00Z', '2026-07-20T04:30:00Z')`);
  });

  test('shows what is planned on its day, and nobody else sees it', async () => {
    expect(await previewed('on=2026-03-31')).toMatchObject({ cycle: '2025-26' });
    const planned = await previewed('on=2026-07-16');
    expect(planned).toMatchObject({ cycle: '2026-27', rounds: [{ track: 'ug', round: 1, state: 'open' }] });
    expect(await previewed('on=2026-01-15&cycle=2026-27')).toMatchObject({ rounds: [{ state: 'before' }] });
    world().clock.now = new Date('2026-07-16T05:00:00Z');
    expect(await shown()).toMatchObject({ cycle: '2025-26' });
  });

  test('is of noon, and of this minute where the day is today', async () => {
    // Opens at 10 in the morning.
    expect(await previewed('on=2026-07-15')).toMatchObject({ rounds: [{ state: 'open' }] });
    world().clock.now = new Date('2026-07-15T04:00:00Z');
    expect(await previewed('on=2026-07-15')).toMatchObject({ rounds: [{ state: 'before' }] });
  });

  test('wants a day', async () => {
    for (const query of ['', 'on=tomorrow', 'on=2026-02-30']) expect((await preview(query)).statusCode).toBe(400);
  });
});
