/** @jest-environment node */
import type {
  AuditEntry,
  DayRange,
  Revision,
  RoundDetail,
  RoundSummary,
  Schedule,
  StaffAllotment,
} from '@university/shared/contract';
import { DEMO_ROUNDS } from '../../../demo/admission/rounds';
import { addDays, DAY } from '@university/shared/time';
import { sql } from 'drizzle-orm';
import { onDatabase, START } from '../../testing/world';
import { must } from '../../testing/must';
import { signInApplicant } from '../../testing/applicant';
import { staffOf } from './testing';

const after = (days: number) => new Date(START.getTime() + days * DAY);

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, each) => total + each, 0);

onDatabase('rounds, records and their audit log', (world) => {
  const staff = staffOf(world);

  const rounds = async () =>
    (await staff.call('GET', '/round')).json<{ data: { rounds: RoundSummary[] } }>().data.rounds;
  const detail = async (key: string) => (await staff.call('GET', `/round/${key}`)).json<{ data: RoundDetail }>().data;
  const search = async (body: object) =>
    (await staff.call('POST', '/applicant/search', body)).json<{ data: { records: StaffAllotment[] } }>().data.records;
  const log = async (query: string) => {
    const answer = await staff.call('GET', `/audit?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { entries: AuditEntry[] }; metadata: { total: number } }>();
  };

  describe('rounds', () => {
    test('every round is listed, with or without a window and records', async () => {
      const list = await rounds();
      expect(list.map(({ track, round, final }) => ({ track, round, final }))).toEqual(
        DEMO_ROUNDS.map(({ track, round, final }) => ({ track, round, final })),
      );
      const [diploma1, diploma2] = list;
      expect(diploma1).toMatchObject({
        published: true,
        isOpen: true,
        version: 1,
        erased: 0,
        closesAt: after(5).toISOString(),
      });
      expect(diploma1?.retainUntil).toBe('2027-01-20T05:00:00.000Z');
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
      // Hours begin on the hour in India.
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

    test.each(['diploma/3', 'pg/2'])('there is no round %s', async (key) => {
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
      const { data } = await log('action=set-round&track=diploma&round=2');
      expect(data.entries).toHaveLength(1);
      expect(data.entries[0]?.detail).toMatchObject({
        from: { opensAt: after(12).toISOString() },
        to: { opensAt: saved.opensAt, closesAt: saved.closesAt, published: false },
      });
    });

    test('how long records are kept can be set, kept and given back', async () => {
      const window = { opensAt: '2026-02-01T10:00:00Z', closesAt: '2026-02-04T10:00:00Z', published: false };
      const put = async (changes: object) => {
        const { version } = (await detail('diploma/2')).round;
        const answer = await staff.call('PUT', '/round/diploma/2', { ...window, version, ...changes });
        return answer.json<{ data: { round: RoundSummary } }>().data.round.retainUntil;
      };
      expect(await put({ retainUntil: '2030-01-01T00:00:00Z' })).toBe('2030-01-01T00:00:00.000Z');
      expect(await put({})).toBe('2030-01-01T00:00:00.000Z');
      // A window that is moved later does not overtake it, and one that is moved back does not shorten it.
      expect(await put({ closesAt: '2030-06-01T10:00:30Z' })).toBe('2034-04-28T00:00:30.000Z');
      expect(await put({})).toBe('2034-04-28T00:00:30.000Z');
      expect(await put({ retainUntil: null })).toBe('2027-02-04T10:00:00.000Z');
    });

    test('the days that follow a window move with the day on which it ends, and history has both states', async () => {
      const scheduled = async () =>
        must(
          (await staff.call('GET', '/schedule'))
            .json<{ data: Schedule }>()
            .data.rounds.find(({ track, round }) => track === 'diploma' && round === 2),
        );
      const put = async (closesAt: string) => {
        const { version } = (await detail('diploma/2')).round;
        const body = { opensAt: '2026-02-01T10:00:00+05:30', closesAt, published: false, version };
        expect((await staff.call('PUT', '/round/diploma/2', body)).statusCode).toBe(200);
        return scheduled();
      };
      const before = await put('2026-02-04T17:00:00+05:30');
      // Another hour of the same day, in India: a window that closes at midnight has its last day before.
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
      const put = async (published: boolean) => {
        const { version } = (await detail('btech/1')).round;
        const answer = await staff.call('PUT', '/round/btech/1', { opensAt, closesAt, published, version });
        return [answer.statusCode, answer.json().code];
      };
      const setStatus = (status: string) =>
        world().api.db.execute(sql`update rounds set status = ${status} where id = ${_id}`);
      expect(await put(false)).toEqual([200, undefined]);
      await setStatus('draft');
      expect(await put(true)).toEqual([409, 'not_planned']);
      expect((await detail('btech/1')).round.published).toBe(false);
      expect(await put(false)).toEqual([200, undefined]);
      await setStatus('published');
      await world().api.db.execute(sql`update cycles set status = 'draft' where id = '2025-26'`);
      // The site speaks of another one then: this one is asked for by its year.
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
      const put = { opensAt: '2026-02-01T10:00:00Z', closesAt: '2026-02-04T10:00:00Z', published: true, version };
      const answer = await staff.call('PUT', '/round/diploma/2', put);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_records']);
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
    ])('%j is refused and named', async (changes, field) => {
      const put = { opensAt: '2026-02-01T10:00:00Z', closesAt: '2026-02-04T10:00:00Z', published: false, version: 2 };
      const answer = await staff.call('PUT', '/round/diploma/2', { ...put, ...changes });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues.map(({ path }: { path: string }) => path)).toEqual([field]);
    });
  });

  describe('records', () => {
    const tenzin = { form_number: 'seu25200001 ', email: ' Tenzin.btech@applicant.example' };

    test('an applicant is found by form number, by e-mail, or by both', async () => {
      for (const body of [tenzin, { email: tenzin.email }, { form_number: tenzin.form_number }]) {
        const records = await search(body);
        expect(records.map(({ record }) => record)).toEqual([
          expect.objectContaining({
            track: 'btech',
            round: 2,
            form_number: 'SEU25200001',
            email: 'tenzin.btech@applicant.example',
            status: 'pending',
          }),
        ]);
      }
      expect(await search({ ...tenzin, email: 'gauri.ug@applicant.example' })).toEqual([]);
      expect(await search({ email: 'tenzin' })).toEqual([]);
      expect((await staff.call('POST', '/applicant/search', {})).statusCode).toBe(400);
    });

    test('a record comes with what staff may set and with its history', async () => {
      const { id, cookies } = await signInApplicant(world(), 'tenzin');
      const payload = { status: 'freeze', form_number: tenzin.form_number };
      await world().call({ method: 'PUT', url: `/result/${id}`, cookies, payload });
      const answer = await staff.call('GET', `/allotment/${id}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { record, allowed, history } = answer.json<{ data: StaffAllotment }>().data;
      expect(record).toMatchObject({ _id: id, status: 'freeze', decided_at: START.toISOString() });
      expect(allowed).toEqual(['pending', 'reject']);
      expect(history[0]).toMatchObject({
        action: 'decide',
        actor: { kind: 'applicant', email: null },
        subject: `allotment:${id}`,
        detail: { from: 'pending', to: 'freeze' },
      });
      const [line] = (await log(`subject=allotment:${id}&actor=staff`)).data.entries;
      expect(line).toMatchObject({ action: 'read', actor: { kind: 'staff', email: 'admissions@seu.example' } });
      expect((await staff.call('GET', '/allotment/nobody')).statusCode).toBe(404);
    });

    test('a seat of an earlier round that was given up stays given up', async () => {
      const { url } = (await staff.call('POST', '/round/btech/1/export')).json<{ data: { url: string } }>().data;
      const lines = (await world().call({ url: url.replace('/api/v1', '') })).body.split('\r\n');
      const [form_number] = must(lines.find((line) => line.includes(',reject,'))).split(',');
      const records = await search({ form_number });
      expect(must(records.find(({ record }) => record.round === 1)).allowed).toEqual([]);
    });
  });

  describe('the audit log', () => {
    test('is read page by page, newest first', async () => {
      const all = await log('limit=200');
      const ids = all.data.entries.map(({ _id }) => Number(_id));
      expect(ids.length).toBeGreaterThan(10);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      const pages = [await log('limit=3&page=1'), await log('limit=3&page=2')];
      expect(pages.flatMap(({ data }) => data.entries)).toEqual(all.data.entries.slice(0, 6));
      expect(pages[0]?.metadata).toMatchObject({ total: all.metadata.total, limit: 3, page: 1 });
    });

    test.each([
      ['action=decide', ({ action }: AuditEntry) => action === 'decide'],
      ['actor=applicant', ({ actor }: AuditEntry) => actor.kind === 'applicant'],
      ['actor=staff', ({ actor }: AuditEntry) => actor.kind === 'staff'],
      ['subject=round:2025-26:diploma:2', ({ subject }: AuditEntry) => subject === 'round:2025-26:diploma:2'],
      ['track=diploma&round=2', ({ subject }: AuditEntry) => subject === 'round:2025-26:diploma:2'],
    ])('%s leaves the others out', async (query, isMeant) => {
      const all = (await log('limit=200')).data.entries;
      const { entries } = (await log(`limit=200&${query}`)).data;
      expect(entries.length).toBeGreaterThan(0);
      expect(entries).toEqual(all.filter(isMeant));
    });

    test('of a round it shows what happened to its records too', async () => {
      const { entries } = (await log('track=btech&round=2&limit=200')).data;
      expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['sign-in', 'decide']));
    });

    test('days are those of India, both included', async () => {
      const { total } = (await log('limit=1')).metadata;
      expect((await log('from=2026-01-15&to=2026-01-15')).metadata.total).toBe(total);
      expect((await log('from=2026-01-16')).metadata.total).toBe(0);
      expect((await log('to=2026-01-14')).metadata.total).toBe(0);
      // A minute after midnight in India is still the day before in Greenwich.
      world().clock.now = new Date('2026-01-15T18:31:00Z');
      await signInApplicant(world(), 'joseph');
      expect((await log('from=2026-01-16&to=2026-01-16&action=sign-in')).metadata.total).toBe(1);
    });

    test.each(['from=yesterday', 'actor=somebody', 'track=PhD', 'round=x'])('%s is refused', async (query) => {
      expect((await staff.call('GET', `/audit?${query}`)).statusCode).toBe(400);
    });
  });

  test('nobody else sees any of it', async () => {
    const { id } = await signInApplicant(world(), 'asha');
    const urls = ['/round', '/round/pg/1', '/template', `/allotment/${id}`, '/audit'];
    const headers = { authorization: `Bearer ${await world().tokenOf('notices')}` };
    for (const url of urls) {
      expect((await world().call({ url: `/admission${url}` })).statusCode).toBe(401);
      expect((await world().call({ url: `/admission${url}`, headers })).statusCode).toBe(403);
    }
    for (const url of ['/round/pg/1/export', '/applicant/search']) {
      const request = { method: 'POST' as const, url: `/admission${url}`, payload: {}, headers };
      expect((await world().call(request)).statusCode).toBe(403);
    }
  });
});
