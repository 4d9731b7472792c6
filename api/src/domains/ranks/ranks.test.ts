/** @jest-environment node */
import { DAY } from '@university/shared/time';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/services';
import { allotments, applicants, auditLog, erasedCounts, rankRanges, rounds } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onBareDatabase } from '../../testing/bare';
import { addCycle, addRounds, CYCLE, WINDOW } from '../../testing/rounds';
import { fillSmallCatalogue } from '../../testing/small-catalogue';
import { START } from '../../testing/start';
import { publishRanks, refreshRanks, listRankedPrograms, readProgramRanks, readRoundRanks } from './routes';

const KEY = { cycle: CYCLE, track: 'diploma', round: 1 };
const CLOSED = new Date(WINDOW.closesAt.getTime() + DAY);

const UR = [3, 8, 11, 20, 41, 77];
const SC = [90, 95];

type Status = 'pending' | 'freeze' | 'float' | 'upgrade' | 'reject';

onBareDatabase('opening and closing ranks', (bare) => {
  const clock = { now: START };
  const services = () => ({ db: bare().db, calendar: () => clock.now, clock: () => clock.now }) as Services;

  async function addRecords(category: string, ranks: readonly number[], status: Status = 'pending') {
    const ids = ranks.map((rank) => `${category}-${rank}`);
    await bare()
      .db.insert(applicants)
      .values(
        ids.map((id) => ({
          id,
          cycle: CYCLE,
          track: 'diploma',
          email: `${id}@applicant.example`.toLowerCase(),
          dobHmac: 'x',
          formNumber: id,
          name: 'Asha Negi',
          registeredCategory: category,
        })),
      );
    await bare()
      .db.insert(allotments)
      .values(
        ids.map((id, index) => ({
          id,
          applicantId: id,
          ...KEY,
          outcome: 'allotted' as const,
          programId: 'program-dwv',
          campusId: 'campus-h1',
          categoryAllocated: category,
          preference: 1,
          rank: ranks[index],
          status,
        })),
      );
  }

  beforeAll(async () => {
    await fillSmallCatalogue(bare().db);
    await addRecords('UR', UR);
    await addRecords('SC', SC);
  });
  beforeEach(async () => {
    clock.now = START;
    const { db } = bare();
    await db.delete(rankRanges);
    await db.update(rounds).set({ published: true, ranksPublished: false });
    await db.update(allotments).set({ status: 'pending' });
  });

  test('a group of five and more has its first and last rank, a smaller one hides them', async () => {
    const { published, since, ranks, hidden } = await readRoundRanks(services(), KEY);
    expect({ published, since }).toEqual({ published: false, since: null });
    expect(ranks).toEqual([
      expect.objectContaining({
        program_code: 'DWV',
        campus: 'Campus H1',
        category: 'UR',
        opening: 3,
        closing: 77,
        seats: 6,
      }),
    ]);
    expect(hidden).toBe(1);
  });

  test('nothing is public before staff say so, and nothing after they take it back', async () => {
    expect((await readProgramRanks(services(), 'DWV')).ranks).toEqual([]);
    await publishRanks(services(), KEY, true, 'staff-1');
    const { program, cycle, ranks } = await readProgramRanks(services(), 'DWV');
    expect((await readRoundRanks(services(), KEY)).since).toBe(START.toISOString());
    expect({ program: program?.name, cycle }).toEqual({ program: 'Diploma in Weaving', cycle: CYCLE });
    expect(ranks.map(({ category, opening, closing, seats }) => [category, opening, closing, seats])).toEqual([
      ['SC', null, null, null],
      ['UR', 3, 77, 6],
    ]);
    expect(await listRankedPrograms(services())).toEqual([expect.objectContaining({ code: 'DWV', track: 'diploma' })]);
    await publishRanks(services(), KEY, false, 'staff-1');
    expect((await readProgramRanks(services(), 'DWV')).ranks).toEqual([]);
    expect(await listRankedPrograms(services())).toEqual([]);
  });

  test('a result that is not out has no public ranks, also where it was taken back', async () => {
    await publishRanks(services(), KEY, true, 'staff-1');
    await bare().db.update(rounds).set({ published: false });
    expect(await listRankedPrograms(services())).toEqual([]);
    expect((await readProgramRanks(services(), 'DWV')).ranks).toEqual([]);
    await bare().db.update(rounds).set({ ranksPublished: false });
    await expect(publishRanks(services(), KEY, true, 'staff-1')).rejects.toMatchObject({ status: 409 });
  });

  test('from the first erasure on, ranks stay as they were published, also when they were taken back meanwhile', async () => {
    const { db } = bare();
    await publishRanks(services(), KEY, true, 'staff-1');
    const before = await db.select().from(rankRanges);
    const [record] = await db
      .select()
      .from(allotments)
      .where(eq(allotments.rank, UR[0] ?? 0));
    await db.insert(erasedCounts).values({ ...KEY, outcome: 'allotted', status: 'freeze', records: 1 });
    await db
      .update(allotments)
      .set({ rank: 500 })
      .where(eq(allotments.rank, UR[0] ?? 0));

    await refreshRanks.run(services());
    await publishRanks(services(), KEY, false, 'staff-1');
    await publishRanks(services(), KEY, true, 'staff-1');
    expect(await db.select().from(rankRanges)).toEqual(before);
    expect((await readRoundRanks(services(), KEY)).ranks).toEqual([
      expect.objectContaining({ category: 'UR', opening: 3, closing: 77 }),
    ]);

    await db.delete(erasedCounts);
    await db
      .update(allotments)
      .set({ rank: record?.rank })
      .where(eq(allotments.id, record?.id ?? ''));
  });

  test('who published is in the audit log, once', async () => {
    const before = await bare().db.$count(auditLog);
    await publishRanks(services(), KEY, true, 'staff-1');
    await publishRanks(services(), KEY, true, 'staff-1');
    expect(await bare().db.$count(auditLog)).toBe(before + 1);
  });

  test('where most groups are small, campuses are shown together, and where that is not enough, categories too', async () => {
    await publishRanks(services(), KEY, true, 'staff-1');
    const stored = must((await bare().db.select().from(rankRanges).where(eq(rankRanges.category, 'UR')))[0]);
    const shown = async () =>
      (await readProgramRanks(services(), 'DWV')).ranks.map(({ campus, category, seats, opening, closing }) =>
        [campus, category, seats, opening, closing].join(),
      );
    await bare()
      .db.insert(rankRanges)
      .values({ ...stored, category: 'ST', seats: 1, opening: 99, closing: 99 });
    await bare()
      .db.insert(rankRanges)
      .values({ ...stored, campusId: 'campus-h2', category: 'SC', seats: 3, opening: 91, closing: 97 });
    expect(await shown()).toEqual([',SC,5,90,97', ',ST,,,', ',UR,6,3,77']);
    await bare().db.update(rankRanges).set({ seats: 1 }).where(eq(rankRanges.category, 'SC'));
    expect(await shown()).toEqual([',,9,3,99']);
  });

  test('seats are left once decisions have closed: accepted ones are taken, all others free', async () => {
    await bare().db.update(allotments).set({ status: 'freeze' });
    await publishRanks(services(), KEY, true, 'staff-1');
    const left = async () =>
      (await readProgramRanks(services(), 'DWV')).ranks.map(({ campus, category, seats_left }) => [
        campus,
        category,
        seats_left,
      ]);
    expect(await left()).toEqual([
      ['Campus H1', 'SC', null],
      ['Campus H1', 'UR', null],
    ]);
    clock.now = CLOSED;
    await refreshRanks.run(services());
    const before = await bare().db.select().from(rankRanges);
    await refreshRanks.run(services());
    expect(await bare().db.select().from(rankRanges)).toEqual(before);
    // Merged, because most groups are small.
    expect(await left()).toEqual([
      ['', 'SC', 8],
      ['', 'UR', 29],
    ]);
  });

  test('last year stands beside this one, and the year before that no more', async () => {
    const { db } = bare();
    await addCycle(db, '2024-25', '2024-05-01');
    await addCycle(db, '2023-24', '2023-05-01');
    const out = { track: 'diploma', round: 1, ...WINDOW, published: true, ranksPublished: true };
    await addRounds(db, [
      { ...out, cycle: '2024-25' },
      { ...out, cycle: '2023-24' },
    ]);
    const old = { track: 'diploma', round: 1, programId: 'program-dwv', campusId: 'campus-h1', category: 'UR' };
    await db.insert(rankRanges).values([
      { ...old, cycle: '2024-25', seats: 20, opening: 1, closing: 60 },
      { ...old, cycle: '2023-24', seats: 20, opening: 1, closing: 50 },
    ]);
    await publishRanks(services(), KEY, true, 'staff-1');
    const { ranks } = await readProgramRanks(services(), 'DWV');
    expect(ranks.filter(({ category }) => category === 'UR').map(({ cycle, closing }) => [cycle, closing])).toEqual([
      [CYCLE, 77],
      ['2024-25', 60],
    ]);
    await refreshRanks.run(services());
    expect((await readProgramRanks(services(), 'DWV')).ranks).toEqual(ranks);
  });
});
