/** @jest-environment node */
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { type Clerk, deskOf } from './testing';

/** A row of numbers below 1 that is the same in every run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const OUTSIDERS: readonly Clerk[] = ['admin', 'admissions'];
const OPEN = ['fee', 'campus', 'teaching'];
const STEPS = 24;

interface Known {
  id: string;
  ticket: string;
  /** Stands in its subject, and in all that is written about it. */
  mark: string;
}

/**
 * Whatever happens to grievances, who is not in the committee never gets anything of a confidential one, by any call;
 * and of the others gets all that the role may.
 */
onDatabase('what is confidential', (world) => {
  const desk = deskOf(world);
  beforeEach(() => desk.forget());

  /** Every call that an outsider could learn of it by, and what it answers. */
  async function calls(clerk: Clerk, { id, ticket }: Known) {
    const at = `/grievance/${id}`;
    const version = (await desk.read(id)).version;
    const reason = 'Let me see it.';
    return [
      await desk.as(clerk, 'GET', at),
      await desk.as(clerk, 'PUT', at, { status: 'in-progress', version }),
      await desk.as(clerk, 'POST', `${at}/note`, { text: 'Let me write.' }),
      await desk.as(clerk, 'GET', `${at}/assignee`),
      await desk.as(clerk, 'PUT', `${at}/assignee`, { assignee: null }),
      await desk.as(clerk, 'PUT', `${at}/category`, { category: 'other', lift: true, reason, version }),
      await desk.as(clerk, 'PUT', `${at}/due`, { to: '2026-02-20', reason, version }),
      ...(clerk === 'admin' ? [await desk.as(clerk, 'POST', `${at}/file`)] : []),
      ...['', `q=${ticket}`, 'category=harassment', 'assigned=nobody', 'assigned=me', 'status=open'].map((query) =>
        desk.list(query, clerk).then((list) => ({ statusCode: 200, body: JSON.stringify(list) })),
      ),
    ];
  }

  async function exportOf(clerk: Clerk): Promise<string> {
    const issued = await desk.as(clerk, 'POST', '/grievance/export', { texts: true });
    if (issued.statusCode !== 200) return '';
    const { url } = issued.json<{ data: { url: string } }>().data;
    return (await world().call({ url: url.replace('/api/v1', '') })).body;
  }

  test('is nobody’s but the committee’s, however it came to be so', async () => {
    const next = random(7);
    const pick = <T>(from: readonly T[]): T => must(from[Math.floor(next() * from.length)]);
    const known: Known[] = [];
    const hidden = new Set<string>();

    async function come() {
      const mark = `MARK${known.length}X`;
      const category = next() < 0.4 ? 'harassment' : pick(OPEN);
      const ticket = await desk.send({
        category,
        subject: `${mark} happened`,
        email: `p${known.length}@person.example`,
      });
      const { _id: id } = await desk.find(ticket);
      known.push({ id, ticket, mark });
      if (category === 'harassment') hidden.add(id);
    }

    async function happen() {
      const one = pick(known);
      const { version, category } = await desk.read(one.id);
      const reason = `${one.mark} is the reason`;
      const to = pick([...OPEN, 'harassment'].filter((each) => each !== category));
      const lift = hidden.has(one.id) && to !== 'harassment' && next() < 0.3;
      const dice = next();
      if (dice < 0.4) {
        await desk.as('grievances', 'PUT', `/grievance/${one.id}/category`, { category: to, lift, reason, version });
        if (to === 'harassment') hidden.add(one.id);
        else if (lift) hidden.delete(one.id);
      } else if (dice < 0.6) await desk.as('grievances', 'POST', `/grievance/${one.id}/note`, { text: reason });
      else if (dice < 0.8)
        await desk.as('grievances', 'PUT', `/grievance/${one.id}`, { status: 'in-progress', reply: reason, version });
      else await come();
    }

    for (let count = 0; count < 4; count++) await come();
    for (let step = 0; step < STEPS; step++) await happen();
    expect(hidden.size).toBeGreaterThan(1);
    expect(hidden.size).toBeLessThan(known.length);

    for (const clerk of OUTSIDERS) {
      for (const one of known.filter(({ id }) => hidden.has(id))) {
        const before = await desk.read(one.id);
        for (const { statusCode, body } of await Promise.all(await calls(clerk, one))) {
          expect([200, 404]).toContain(statusCode);
          expect(body).not.toContain(one.mark);
          expect(body).not.toContain(one.id);
        }
        expect(await desk.read(one.id)).toEqual(before);
      }
      const [file, all] = [await exportOf(clerk), await desk.list('', clerk)];
      for (const { id, ticket } of known.filter((one) => hidden.has(one.id))) {
        expect(file).not.toContain(ticket);
        expect(all.data.grievances.some(({ _id }) => _id === id)).toBe(false);
      }
      const { overdue, ...byStatus } = all.data.counts;
      expect(Object.values(byStatus).reduce((sum, count) => sum + count)).toBe(all.metadata.total);
      expect(overdue).toBeLessThanOrEqual(all.metadata.total);
    }

    const seen = (await desk.list('', 'admin')).data.grievances.map(({ _id }) => _id);
    for (const { id } of known) expect(seen.includes(id)).toBe(!hidden.has(id));
    const log = (await desk.as('admin', 'GET', '/audit?limit=200')).body;
    for (const one of known) {
      expect(log).not.toContain(one.mark);
      if (hidden.has(one.id)) expect(log).not.toContain(one.ticket);
    }
  });
});
