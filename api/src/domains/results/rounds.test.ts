/** @jest-environment node */
import {
  type DayRange,
  RESULT_COLUMNS,
  type Revision,
  type RoundSummary,
  type Schedule,
} from '@university/shared/contract';
import { readRows } from '../../../demo/data';
import { addDays, DAY } from '@university/shared/time';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { onDatabase, START } from '../../testing/world';
import { must } from '../../testing/must';
import { signInApplicant } from '../../testing/applicant';
import { callerOf } from '../staff/testing/caller';
import { staffOf } from './testing';

const after = (days: number) => new Date(START.getTime() + days * DAY);

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, each) => total + each, 0);

onDatabase('rounds', (world) => {
  const staff = staffOf(world);

  const { detail, rounds } = staff;
  async function setRound(key: string, changes: object) {
    const { opensAt, closesAt, published, version } = (await detail(key)).round;
    const answer = await staff.call('PUT', `/round/${key}`, { opensAt, closesAt, published, version, ...changes });
    const { code, data } = answer.json<{ code?: string; data?: { round: RoundSummary } }>();
    return { answer: [answer.statusCode, code], round: data?.round };
  }
  test('every round is listed, with or without a window and records', async () => {
    const list = await rounds();
    expect(list.map(({ track, round, final }) => ({ track, round, final }))).toEqual(
      readRows('site/round.csv')
        .filter(({ cycle }) => cycle === '2025-26')
        .map(({ track, round, final }) => ({ track, round: Number(round), final: final === 'yes' })),
    );
    const [diploma1, diploma2] = list;
    expect(diploma1).toMatchObject({
      published: true,
      isOpen: true,
      version: 1,
      erased: 0,
      closesAt: after(4).toISOString(),
    });
    expect(diploma1?.retainUntil).toBe('2027-01-19T05:00:00.000Z');
    expect(diploma1?.total).toBeGreaterThan(100);
    expect(sum(must(diploma1).outcomes)).toBe(diploma1?.total);
    expect(sum(must(diploma1).statuses)).toBe(diploma1?.outcomes.allotted);
    expect(diploma2).toMatchObject({ published: false, isOpen: false, total: 0 });
  });

  test('what nobody decided on counts as lapsed once the window has closed', async () => {
    const [before] = await rounds();
    expect(before?.statuses.lapsed).toBe(0);
    world().clock.now = after(5);
    const [closed] = await rounds();
    expect(closed).toMatchObject({ isOpen: false, statuses: { pending: 0, lapsed: before?.statuses.pending } });
  });

  test('a round in detail adds up', async () => {
    const { round, campuses, programs, timeline } = await detail('btech/1');
    for (const seats of [campuses, programs]) {
      expect(seats.map(({ total }) => total)).toEqual(seats.map(({ total }) => total).toSorted((a, b) => b - a));
      for (const { total, statuses } of seats) expect(sum(statuses)).toBe(total);
      expect(seats.reduce((all, { total }) => all + total, 0)).toBe(round.outcomes.allotted);
    }
    const { freeze, float, upgrade, reject } = round.statuses;
    expect(timeline.points.reduce((all, { counts }) => all + sum(counts), 0)).toBe(freeze + float + upgrade + reject);
    expect(timeline.unit).toBe('hour');
    // Hours begin at full hours of IST.
    for (const { at } of timeline.points) expect(at).toMatch(/:30:00\.000Z$/);
    expect(timeline.points.map(({ at }) => at)).toEqual(timeline.points.map(({ at }) => at).toSorted());
  });

  test('a window of weeks is counted by days', async () => {
    const put = { opensAt: after(-16).toISOString(), closesAt: after(-2).toISOString(), published: true, version: 1 };
    expect((await staff.call('PUT', '/round/ug/1', put)).statusCode).toBe(200);
    const { timeline } = await detail('ug/1');
    expect(timeline.unit).toBe('day');
    for (const { at } of timeline.points) expect(at).toMatch(/T18:30:00\.000Z$/);
  });

  test('there is no round that nobody planned', async () => {
    const key = 'pg/2';
    expect((await staff.call('GET', `/round/${key}`)).statusCode).toBe(404);
    const put = { opensAt: START.toISOString(), closesAt: after(1).toISOString(), published: false, version: 0 };
    expect((await staff.call('PUT', `/round/${key}`, put)).statusCode).toBe(404);
    expect((await staff.call('POST', `/round/${key}/export`)).statusCode).toBe(404);
  });

  test('a window is set with any offset, once for each version seen, and noted', async () => {
    const put = {
      opensAt: '2026-02-01T10:00:00+05:30',
      closesAt: '2026-02-04T17:00:00+05:30',
      published: false,
      version: 1,
    };
    const answers = await Promise.all([1, 2].map(() => staff.call('PUT', '/round/diploma/2', put)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const saved = {
      opensAt: '2026-02-01T04:30:00.000Z',
      closesAt: '2026-02-04T11:30:00.000Z',
      published: false,
      version: 2,
    };
    expect(must(answers.find(({ statusCode }) => statusCode === 200)).json().data.round).toMatchObject(saved);
    const refusal = must(answers.find(({ statusCode }) => statusCode === 409)).json();
    expect(refusal).toMatchObject({ code: 'stale', data: { round: saved } });
    expect((await detail('diploma/2')).round).toMatchObject({ ...saved, retainUntil: '2027-02-04T11:30:00.000Z' });
    const { data } = await staff.log('action=set-round&track=diploma&round=2');
    expect(data.entries).toHaveLength(1);
    expect(data.entries[0]?.detail).toMatchObject({
      from: { opensAt: after(7).toISOString() },
      to: { opensAt: saved.opensAt, closesAt: saved.closesAt, published: false },
    });
  });

  test('how long records are kept can be set, kept and given back', async () => {
    const window = { opensAt: '2026-02-01T10:00:00Z', closesAt: '2026-02-04T10:00:00Z' };
    const put = async (changes: object) => (await setRound('diploma/2', { ...window, ...changes })).round?.retainUntil;
    expect(await put({ retainUntil: '2030-01-01T00:00:00Z' })).toBe('2030-01-01T00:00:00.000Z');
    expect(await put({})).toBe('2030-01-01T00:00:00.000Z');
    // Extending the window moves the date; shortening does not.
    expect(await put({ closesAt: '2030-06-01T10:00:30Z' })).toBe('2034-04-28T00:00:30.000Z');
    expect(await put({})).toBe('2034-04-28T00:00:30.000Z');
    expect(await put({ retainUntil: null })).toBe('2027-02-04T10:00:00.000Z');
  });

  test('for how many minutes decisions can be taken back can be set, and stays as it was unless named', async () => {
    const put = async (changes: object) => (await setRound('ug/2', changes)).round?.takeBackMinutes;
    expect([await put({ takeBackMinutes: 0 }), await put({})]).toEqual([0, 0]);
    expect((await signInApplicant(world(), 'gauri')).allotment.takeBackMinutes).toBe(0);
  });

  test('the days that follow a window move with the day on which it ends, and history has both states', async () => {
    const scheduled = async () =>
      must(
        (await staff.call('GET', '/schedule'))
          .json<{ data: Schedule }>()
          .data.rounds.find(({ track, round }) => track === 'diploma' && round === 2),
      );
    const put = async (closesAt: string) => {
      const { answer } = await setRound('diploma/2', { opensAt: '2026-02-01T10:00:00+05:30', closesAt });
      expect(answer).toEqual([200, undefined]);
      return scheduled();
    };
    const before = await put('2026-02-04T17:00:00+05:30');
    // Closing at midnight, its last day is the one before.
    const { closesAt: _, ...later } = await put('2026-02-05T00:00:00+05:30');
    expect(before).toMatchObject(later);
    const after = await put('2026-02-28T00:30:00+05:30');
    const move = (day: string) => addDays(day, 24);
    const range = ({ from, to }: DayRange) => ({ from: move(from), to: move(to) });
    const { pay, verify, counselling } = before;
    expect(after).toMatchObject({
      pay: range(must(pay)),
      verify: range(must(verify)),
      counselling: { ...counselling, day: move(must(counselling).day) },
    });
    const { _id, version } = (await detail('diploma/2')).round;
    const headers = { authorization: `Bearer ${await world().tokenOf('admissions')}` };
    const answer = await world().call({ url: `/document/${_id}/revision`, headers });
    const [last, first] = answer.json<{ data: { revisions: Revision[] } }>().data.revisions;
    expect([last, first]).toMatchObject([
      {
        version,
        by: 'Moumita Sarkar',
        data: { closesAt: '2026-02-27T19:00:00.000Z', payFrom: must(after.pay).from, follows: null },
      },
      { version: version - 1, data: { closesAt: '2026-02-04T18:30:00.000Z', payFrom: must(pay).from } },
    ]);
  });

  test('a round whose plan or whose year is a draft is not published', async () => {
    const { opensAt, closesAt, _id } = (await detail('btech/1')).round;
    const put = async (published: boolean) => (await setRound('btech/1', { published })).answer;
    const setStatus = (status: string) =>
      world().api.db.execute(sql`update rounds set status = ${status} where id = ${_id}`);
    expect(await put(false)).toEqual([200, undefined]);
    await setStatus('draft');
    expect(await put(true)).toEqual([409, 'not_planned']);
    expect((await detail('btech/1')).round.published).toBe(false);
    expect(await put(false)).toEqual([200, undefined]);
    await setStatus('published');
    await world().api.db.execute(sql`update cycles set status = 'draft' where id = '2025-26'`);
    // Not the current cycle while it is a draft.
    const { version } = (await detail('btech/1?cycle=2025-26')).round;
    const update = { opensAt, closesAt, published: true, version };
    expect((await staff.call('PUT', '/round/btech/1?cycle=2025-26', update)).json().code).toBe('not_planned');
    await world().api.db.execute(sql`update cycles set status = 'published' where id = '2025-26'`);
    expect(await put(true)).toEqual([200, undefined]);
  });

  test('of another admission are asked for by its year', async () => {
    const answer = await staff.call('GET', '/round?cycle=2024-25');
    const { data } = answer.json<{ data: { cycle: string; cycles: string[]; rounds: RoundSummary[] } }>();
    expect([data.cycle, data.cycles, data.rounds.length]).toEqual(['2024-25', ['2025-26', '2024-25'], 7]);
    expect(data.rounds.every(({ cycle, total }) => cycle === '2024-25' && total === 0)).toBe(true);
    const one = await staff.call('GET', '/round/ug/1?cycle=2024-25');
    expect(one.json().data.round).toMatchObject({ cycle: '2024-25', trackName: 'UG', total: 0 });
    expect((await staff.call('GET', '/round/ug/1?cycle=1999-00')).statusCode).toBe(404);
    expect((await staff.call('GET', '/round?cycle=1999-00')).json().data.rounds).toEqual([]);
  });

  test('a round without records is not published', async () => {
    const { version } = (await detail('diploma/2')).round;
    expect((await setRound('diploma/2', { published: true })).answer).toEqual([409, 'no_records']);
    expect((await detail('diploma/2')).round).toMatchObject({ published: false, version });
  });

  test.each([
    [{ closesAt: '2026-02-01T10:00:00Z' }, 'closesAt'],
    [{ closesAt: '2026-02-01T14:00:00+05:30' }, 'closesAt'],
    [{ opensAt: '2026-02-01T10:00:00' }, 'opensAt'],
    [{ opensAt: '2026-13-01T10:00:00Z' }, 'opensAt'],
    [{ published: 'yes' }, 'published'],
    [{ version: -1 }, 'version'],
    [{ retainUntil: '2026-02-04T10:00:00Z' }, 'retainUntil'],
    [{ takeBackMinutes: 1441 }, 'takeBackMinutes'],
  ])('%j is refused and named', async (changes, field) => {
    const put = { opensAt: '2026-02-01T10:00:00Z', closesAt: '2026-02-04T10:00:00Z', published: false, version: 2 };
    const answer = await staff.call('PUT', '/round/diploma/2', { ...put, ...changes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  describe('are exported', () => {
    const { download, exported } = staff;
    const issue = () => staff.issue('pg/1');

    test('all records of a round, as a spreadsheet reads them', async () => {
      const answer = await download((await issue()).url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="pg-round-1-2025-26.csv"',
        'cache-control': 'no-store',
      });
      expect(answer.body.split('\r\n')[0]).toBe(
        '\uFEFFform_number,name,email,registered_category,outcome,program_code,program,campus_code,campus,category_allocated,program_preference,rank,marks,preferences,photo,language,status,decided_at_ist',
      );
      const rows = parse<Record<string, string>>(answer.body, { columns: true, bom: true });
      const { total } = (await detail('pg/1')).round;
      expect(rows).toHaveLength(total);
      expect(rows.find((row) => row.form_number === 'SEU25400001')).toMatchObject({
        name: 'Arjun Sahoo',
        email: 'arjun.pg@applicant.example',
        outcome: 'allotted',
        program_preference: '1',
        status: 'pending',
        decided_at_ist: '',
      });
      expect(new Set(rows.map((row) => row.form_number)).size).toBe(total);
      const decided = must(rows.find((row) => row.decided_at_ist));
      expect(decided.decided_at_ist).toMatch(/^2026-01-15 (09|10):\d\d:\d\d$/);
    });

    test('more than one page, and nothing that a spreadsheet would run', async () => {
      const people = Array.from({ length: 1_001 }, (_, i) => {
        const seat = i === 0 ? 'allotted,DCE,N01,D_UR,2,1' : `not-allotted,,,,,${i + 1}`;
        return `SEU2616${i + 1_000},Ira Lal,${i === 0 ? '+ira' : `ira.${i}`}@applicant.example,01-01-2008,D_UR,${seat}`;
      });
      await staff.imports('diploma/2', [RESULT_COLUMNS.join(','), ...people].join('\n'));
      const rows = await exported('diploma/2');
      expect(rows.map((row) => row.form_number)).toEqual(people.map((line) => line.split(',')[0]));
      expect(rows[0]).toMatchObject({ email: "'+ira@applicant.example", program_code: 'DCE', campus_code: 'N01' });
    });

    test('what lapsed is called so', async () => {
      world().clock.now = new Date(START.getTime() + 6 * 24 * 60 * 60 * 1_000);
      const rows = await exported('btech/2');
      expect(rows.some((row) => row.status === 'lapsed')).toBe(true);
      expect(rows.some((row) => row.status === 'pending')).toBe(false);
    });

    test('an address works once, whoever comes first', async () => {
      const { url, expiresAt } = await issue();
      expect(expiresAt).toBe(new Date(START.getTime() + 60_000).toISOString());
      const answers = await Promise.all([download(url), download(url)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
      const late = await download(url);
      expect([late.statusCode, late.json().code, late.headers['cache-control']]).toEqual([410, 'gone', 'no-store']);
    });

    test('an address works for a minute', async () => {
      const [first, second] = [await issue(), await issue()];
      world().clock.now = new Date(START.getTime() + 59_999);
      expect((await download(first.url)).statusCode).toBe(200);
      world().clock.now = new Date(START.getTime() + 60_000);
      expect((await download(second.url)).statusCode).toBe(410);
    });

    test('an address is worth nothing once who asked for it is logged out', async () => {
      const { url } = await issue();
      await world().api.db.execute(sql`delete from staff_sessions`);
      staff.forget();
      expect((await download(url)).statusCode).toBe(410);
    });

    test('an address is worth nothing to somebody who has lost the right and logs in anew', async () => {
      const { asStaff, accountOf, tokenOf } = callerOf(world);
      const { url } = await issue();
      const setRole = async (role: string) =>
        asStaff('admin@seu.example', 'PATCH', `/staff/${(await accountOf('admissions@seu.example'))._id}`, { role });
      await setRole('faculty');
      await tokenOf('admissions@seu.example');
      expect((await download(url)).statusCode).toBe(410);
      await setRole('admissions');
      staff.forget();
      world().clock.now = new Date(START);
    });

    test('only looking does not use an address up, and guessing finds none', async () => {
      const { url } = await issue();
      expect((await download(url, 'HEAD')).statusCode).toBe(405);
      expect((await download(url)).statusCode).toBe(200);
      for (const token of ['x', 'x'.repeat(43), '%00']) {
        expect((await download(`/download/${token}`)).statusCode).toBeGreaterThanOrEqual(400);
      }
    });

    test('every address is noted, and the address itself nowhere', async () => {
      const { url } = await issue();
      const { entries } = (await staff.log('action=export&track=pg&round=1&limit=1')).data;
      expect(entries).toMatchObject([{ action: 'export', subject: 'round:2025-26:pg:1', actor: { kind: 'staff' } }]);
      expect(JSON.stringify(entries)).not.toContain(url.split('/').at(-1));
    });
  });
});
