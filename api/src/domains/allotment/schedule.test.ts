/** @jest-environment node */
import { ROUNDS, type RoundSchedule } from '@university/shared/contract';
import { DAY } from '@university/shared/time';
import { must } from '../../testing/must';
import { onEveryDatabase, START } from '../../testing/world';

const day = (after: number) => new Date(START.getTime() + after * DAY).toISOString().slice(0, 10);

onEveryDatabase('the schedule of rounds', (world) => {
  async function schedule() {
    const answer = await world().call({ url: '/admission/schedule' });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { rounds: RoundSchedule[] } }>().data.rounds;
  }

  const roundOf = async (track: string, round: number) =>
    must((await schedule()).find((row) => row.track === track && row.round === round));

  test('has every round, without anybody signed in and without a word about applicants', async () => {
    const rounds = await schedule();
    expect(rounds.map(({ track, round, final }) => ({ track, round, final }))).toEqual(ROUNDS);
    expect(Object.keys(must(rounds[0])).sort()).toEqual(
      ['closesAt', 'counselling', 'final', 'opensAt', 'pay', 'published', 'round', 'state', 'track', 'verify'].sort(),
    );
  });

  test('the days follow the last day of the window, by the table of the track', async () => {
    // The demonstration's window closes five days after the start, at the hour of the start.
    expect(await roundOf('diploma', 1)).toMatchObject({
      state: 'open',
      published: true,
      pay: { from: day(6), to: day(8) },
      verify: { from: day(9), to: day(11) },
      counselling: { day: day(7), time: '10:00', campus: 'Shakarpur I Campus' },
    });
    expect(await roundOf('pg', 1)).toMatchObject({ pay: { from: day(6), to: day(12) }, verify: { to: day(13) } });
  });

  test.each([
    [-1, 'before'],
    [0, 'open'],
    [4.99, 'open'],
    [5, 'closed'],
  ])('after %d days the window of Diploma 1 is %s', async (days, state) => {
    world().clock.now = new Date(START.getTime() + days * DAY);
    expect((await roundOf('diploma', 1)).state).toBe(state);
  });

  test('a window that closes at midnight has its last day before', async () => {
    const headers = { authorization: `Bearer ${await world().tokenOf('admissions')}` };
    const { version } = (await world().call({ url: '/admission/round/diploma/2', headers })).json().data.round;
    const payload = {
      opensAt: '2026-02-01T10:00:00+05:30',
      closesAt: '2026-02-04T00:00:00+05:30',
      published: false,
      version,
    };
    const answer = await world().call({ method: 'PUT', url: '/admission/round/diploma/2', headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(await roundOf('diploma', 2)).toMatchObject({
      state: 'before',
      published: false,
      opensAt: '2026-02-01T04:30:00.000Z',
      pay: { from: '2026-02-04', to: '2026-02-06' },
    });
  });
});
