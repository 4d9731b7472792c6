/** @jest-environment node */
import { DAY } from '@university/shared/time';
import { and, eq, sql } from 'drizzle-orm';
import { rounds as table } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { retainedUntil } from './retention';
import { staffOf } from './testing';

/** B.Tech. round 1 closed 13 days before START, round 2 closes 5 days after. */
const FIRST_OVER = new Date('2027-01-02T05:00:00Z');
const SECOND_OVER = new Date('2027-01-20T05:00:00Z');

onDatabase('erasing applicants', (world) => {
  const run = (at: Date) => {
    world().clock.now = at;
    return world().api.jobs.run('erase-applicants');
  };
  const staff = staffOf(world);
  const rounds = async (track: string) => (await staff.rounds()).filter((round) => round.track === track);
  const told = async () => must((await rounds('diploma'))[0]).retainUntil;
  const ofDiploma = and(eq(table.cycle, '2025-26'), eq(table.track, 'diploma'), eq(table.round, 1));
  const find = (form_number: string) => staff.search({ form_number });

  test('a year after the window those leave who stand in no later round; their counts stay', async () => {
    await run(new Date(FIRST_OVER.getTime() - 1));
    const [before, second] = await rounds('btech');
    expect(before?.erased).toBe(0);

    await run(FIRST_OVER);
    const [after, untouched] = await rounds('btech');
    expect(after?.erased).toBeGreaterThan(0);
    expect(must(after).total - must(after).erased).toBe(must(second).total - 1);
    expect(after).toEqual({ ...before, erased: after?.erased });
    expect(untouched).toEqual(second);
    expect(await find('SEU25200001')).toHaveLength(1);
  });

  test('it may run again', async () => {
    await run(FIRST_OVER);
    const before = await rounds('btech');
    await run(FIRST_OVER);
    expect(await rounds('btech')).toEqual(before);
  });

  test('a day that the window has overtaken counts for nothing: nobody is erased who may still decide', async () => {
    const closesAt = new Date('2029-06-01T00:00:00Z');
    const year = new Date('2030-06-01T00:00:00Z');
    const [day29, day30] = [new Date('2029-06-30T23:59:59Z'), new Date('2029-07-01T00:00:00Z')];
    const { db } = world().api;
    const stored = await db.select().from(table).where(ofDiploma);
    const set = (values: Partial<typeof table.$inferInsert>) => db.update(table).set(values).where(ofDiploma);
    const late = new Date('2031-01-01T00:00:00Z');
    for (const [said, updatedAt, until] of [
      [FIRST_OVER, null, year],
      [day29, null, year],
      [day30, null, day30],
      // An edit leaves thirty days to notice a wrong date.
      [day30, late, new Date('2031-01-31T00:00:00Z')],
      [null, late, new Date('2031-01-31T00:00:00Z')],
    ] as const) {
      await set({ closesAt, retainUntil: said, updatedAt });
      expect(await told()).toBe(until.toISOString());
    }
    await set({ closesAt, retainUntil: new Date(FIRST_OVER.getTime() - 1), updatedAt: null });
    await run(FIRST_OVER);
    expect(await find('SEU25100001')).toHaveLength(1);
    // Stored past the API.
    const long = new Date('2020-01-01T00:00:00Z');
    const updatedAt = new Date(FIRST_OVER.getTime() - 30 * DAY + 1);
    for (const wrong of [
      { closesAt: long, retainUntil: new Date('2020-01-02T00:00:00Z'), updatedAt },
      { closesAt: long, retainUntil: null, updatedAt },
      { closesAt: null, opensAt: null, published: false, retainUntil: long, updatedAt: long },
    ]) {
      await set(wrong);
      await run(FIRST_OVER);
      expect(await find('SEU25100001')).toHaveLength(1);
    }
    expect(await told()).toBeNull();
    await set(must(stored[0]));
  });

  test('a window that closes on 29 February is over on the 28th, wherever the database has its clock', async () => {
    const closesAt = new Date('2028-02-29T12:00:00Z');
    const { db } = world().api;
    const stored = await db.select().from(table).where(ofDiploma);
    await db.update(table).set({ closesAt, retainUntil: null, updatedAt: null }).where(ofDiploma);
    const [row] = await db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'America/New_York'`);
      return tx.select({ until: retainedUntil }).from(table).where(ofDiploma);
    });
    await db.update(table).set(must(stored[0])).where(ofDiploma);
    expect(row).toEqual({ until: new Date('2029-02-28T12:00:00Z') });
  });

  test('a round that is to be kept longer is', async () => {
    const [round] = await rounds('pg');
    const { opensAt, closesAt, version } = must(round);
    const put = { opensAt, closesAt, version, published: true, retainUntil: '2029-01-01T00:00:00Z' };
    expect((await staff.call('PUT', '/round/pg/1', put)).statusCode).toBe(200);
    await run(SECOND_OVER);
    expect((await rounds('pg'))[0]?.erased).toBe(0);
    expect(await find('SEU25400001')).toHaveLength(1);
    await run(new Date('2029-01-01T00:00:00Z'));
    expect(await find('SEU25400001')).toEqual([]);
  });

  test('in the end nobody is left, and every count is', async () => {
    await run(SECOND_OVER);
    for (const track of ['diploma', 'btech', 'ug']) {
      for (const { total, erased } of await rounds(track)) expect(erased).toBe(total);
    }
    for (const form of ['SEU25100001', 'SEU25200001', 'SEU25300001']) expect(await find(form)).toEqual([]);
    const [ug] = await rounds('ug');
    expect(ug?.total).toBeGreaterThan(100);
    expect(Object.values(must(ug).statuses).reduce((sum, each) => sum + each)).toBe(ug?.outcomes.allotted);
  });

  test('the audit log says how many, and nothing else', async () => {
    world().clock.now = SECOND_OVER;
    const { entries } = (await staff.log('action=erase')).data;
    expect(entries.length).toBeGreaterThan(0);
    for (const { actor, detail } of entries) {
      expect(actor.kind).toBe('system');
      expect(detail).toEqual({ applicants: expect.any(Number) });
    }
  });
});
