/** @jest-environment node */
import type { Decision } from '@university/shared/contract';
import { DAY, MINUTE } from '@university/shared/time';
import { and, eq } from 'drizzle-orm';
import { campuses, programCampuses, programs, rounds } from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { application, BIRTH_DATE, runsIn } from './testing';

type Row = Record<string, string>;

const ROUNDS = [2, 3, 4] as const;
/** What the new applicants do in turn; `undefined`: nothing, so that the seat lapses. */
const DECISIONS: readonly (Decision | undefined)[] = ['freeze', 'float', 'upgrade', 'reject', undefined];
const NEW = 15;

onDatabase('a season of three rounds after one that is over', (world) => {
  const { staff } = runsIn(world, 'diploma/1');
  const db = () => world().api.db;
  const emailOf = (number: number) => `new.${number}@later.example`;
  const seatOf = ({ program_code, campus_code }: Row) => `${program_code}@${campus_code}`;

  async function addRounds() {
    const [second] = await db().select().from(rounds).where(eq(rounds.code, 'diploma-2-2025-26'));
    const { opensAt, closesAt, ...like } = must(second);
    for (const round of [3, 4]) {
      const later = (at: Date | null) => at && new Date(at.getTime() + (round - 2) * 4 * DAY);
      const more = { id: newId(), code: `diploma-${round}-2025-26`, round, final: round === 4 };
      await db()
        .insert(rounds)
        .values({ ...like, ...more, opensAt: later(opensAt), closesAt: later(closesAt) });
    }
  }

  /** A place where nobody holds a seat, with so many seats for all. */
  async function scarcePlace(taken: readonly string[]) {
    const rows = await db()
      .select({ program: programs.code, campus: campuses.code, of: programCampuses })
      .from(programCampuses)
      .innerJoin(programs, eq(programs.id, programCampuses.programId))
      .innerJoin(campuses, eq(campuses.id, programCampuses.campusId))
      .where(and(eq(programs.track, 'diploma'), eq(campuses.womenOnly, false)))
      .orderBy(programs.code, campuses.code);
    const place = must(rows.find(({ program, campus }) => !taken.includes(`${program}@${campus}`)));
    const { programId, campusId } = place.of;
    const give = (count: number) =>
      db()
        .update(programCampuses)
        .set({ seats: [{ category: 'D_UR', seats: count }] })
        .where(and(eq(programCampuses.programId, programId), eq(programCampuses.campusId, campusId)));
    return { name: `${place.program}@${place.campus}`, give };
  }

  async function decideAs(number: number, status: Decision) {
    const payload = { email: emailOf(number), password: BIRTH_DATE };
    const signedIn = await world().call({ method: 'POST', url: '/result?category=diploma', payload });
    const { record } = signedIn.json().data;
    const cookies = { applicant: must((signedIn.cookies as { value: string }[])[0]).value };
    const { form_number } = application(number);
    const url = `/result/${record._id}`;
    const answer = await world().call({ method: 'PUT', url, payload: { status, form_number }, cookies });
    if (answer.statusCode !== 200) throw new Error(`${status}: ${answer.body}`);
  }

  test('keeps every promise from round to round', async () => {
    await addRounds();
    const first = await staff.exported('diploma/1');
    const places = [...new Set(first.filter(({ outcome }) => outcome === 'allotted').map(seatOf))].sort();
    const scarce = await scarcePlace(places);
    // New applicants come before all others, and all want a place that has one seat in the first round, and one more in each.
    const fresh = Array.from({ length: NEW }, (_, index) => {
      const wishes = [scarce.name, ...places.slice(index % 4).slice(0, 6)];
      return application(index, { rank: String(index + 1), preferences: wishes.join('; ') });
    });
    const others = first.map((row) => ({
      ...application(0),
      ...{ form_number: must(row.form_number), name: must(row.name), email: must(row.email), claims: 'F' },
      ...{ registered_category: must(row.registered_category), rank: String(Number(row.rank || '9999') + NEW) },
      preferences: row.program_code
        ? [...new Set([...must(row.preferences).split('; '), seatOf(row)])].join('; ')
        : must(row.preferences),
    }));
    const people = [...fresh, ...others];
    const wishOf = (form: string, seat: string) =>
      must(people.find(({ form_number }) => form_number === form)?.preferences)
        .split('; ')
        .indexOf(seat);

    /** By form number, the last record of everybody. */
    const last = new Map<string, Row>();
    const chosen = new Set<string | undefined>();
    let improved = 0;
    for (const round of ROUNDS) {
      const before = `diploma/${round - 1}`;
      const { closesAt } = (await staff.detail(before)).round;
      world().clock.now = new Date(Date.parse(must(closesAt)) + MINUTE);
      staff.forget();
      await scarce.give(round - 1);
      for (const row of await staff.exported(before)) last.set(must(row.form_number), row);
      const { startedWith, adopt, publish, published } = runsIn(world, `diploma/${round}`);
      const run = await startedWith(people, { isSpot: round === 4 });
      expect(run.problems).toEqual([]);
      improved += run.counts.improved;
      const { applicants, allotted, notAllotted, held, left, frozen } = run.counts;
      expect(allotted + notAllotted + held + left + frozen).toBe(applicants);
      await adopt(run._id);
      const out = await publish();
      expect([out.statusCode, await published()]).toEqual([200, [expect.objectContaining({ corrected: 0 })]]);

      const now = await staff.exported(`diploma/${round}`);
      const records = new Map(now.map((row) => [must(row.form_number), row]));
      for (const [form, before] of last) {
        const record = records.get(form);
        if (before.status === 'freeze' || before.status === 'reject' || before.status === 'lapsed')
          expect([form, record]).toEqual([form, undefined]);
        if (before.status !== 'float') continue;
        const { outcome, status } = must(record);
        const [was, is] = [wishOf(form, seatOf(before)), wishOf(form, seatOf(must(record)))];
        expect(outcome).toBe('allotted');
        expect(is).toBeLessThanOrEqual(was);
        // A seat that stays is accepted already.
        expect(status).toBe(is === was ? 'float' : 'pending');
      }
      for (const [index, status] of DECISIONS.entries()) {
        const number = index + (round - 2) * DECISIONS.length;
        const record = records.get(must(application(number).form_number));
        if (status && record?.status === 'pending' && !(round === 4 && status !== 'freeze')) {
          const isFirst = record.program_preference === '1';
          await decideAs(number, isFirst && (status === 'float' || status === 'upgrade') ? 'freeze' : status);
        }
      }
      for (const { status } of await staff.exported(`diploma/${round}`)) chosen.add(status);
    }
    expect(improved).toBeGreaterThan(0);
    expect([...chosen]).toEqual(expect.arrayContaining(['freeze', 'float', 'upgrade', 'reject', 'pending']));
  });
});
