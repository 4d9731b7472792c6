/** @jest-environment node */
import type { Schedule } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { onDatabase } from '../../testing/world';

onDatabase('the schedule as it will be', (world) => {
  const shown = async () => (await world().call({ url: '/admission/schedule' })).json<{ data: Schedule }>().data;
  const preview = async (query: string, role: 'admissions' | 'editor' = 'admissions') => {
    const headers = { authorization: `Bearer ${await world().tokenOf(role)}` };
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

  test('wants a day, and the admissions office', async () => {
    for (const query of ['', 'on=tomorrow', 'on=2026-02-30']) expect((await preview(query)).statusCode).toBe(400);
    expect((await preview('on=2026-07-16', 'editor')).statusCode).toBe(403);
    expect((await world().call({ url: '/admission/schedule/preview?on=2026-07-16' })).statusCode).toBe(401);
  });

  test('does not change what everybody is shown: both admissions of the demonstration are there', async () => {
    expect((await shown()).rounds).toHaveLength(7);
    expect((await previewed('on=2026-01-15&cycle=2024-25')).rounds).toHaveLength(7);
  });
});
