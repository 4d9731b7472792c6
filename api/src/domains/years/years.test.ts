/** @jest-environment node */
import type { AdmissionPlan, Revision, Schedule } from '@university/shared/contract';
import { MINUTE } from '@university/shared/time';
import { eq, sql } from 'drizzle-orm';
import {
  allotments,
  applicants,
  auditLog,
  cycles,
  drafts,
  erasedCounts,
  rankRanges,
  revisions,
  rounds,
} from '../../platform/database/schema';
import { addCycle, addRounds, CYCLE } from '../../testing/rounds';
import { fillSmallCatalogue, tokenFor } from '../../testing/small-catalogue';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { codeOf, editing } from '../documents/testing/editing';
import { problemsOf } from './plan';

describe('what is wrong with a plan', () => {
  const TRACKS = [{ code: 'ug', name: 'UG', status: 'published' }];

  const round = (number: number, month: string, more: object = {}) => ({
    id: `r${number}`,
    data: {
      track: 'ug',
      round: number,
      final: number === 2,
      opensAt: `2027-${month}-01T04:30:00.000Z`,
      closesAt: `2027-${month}-05T11:30:00.000Z`,
      payFrom: `2027-${month}-06`,
      verifyFrom: `2027-${month}-09`,
      counsellingAt: null,
      counsellingCampusId: null,
      ...more,
    },
  });
  const period = (more: object = {}) => ({
    id: 'a',
    data: { track: 'ug', opensOn: '2027-05-01', lastDate: '2027-06-20', ...more },
  });

  const PLAN = {
    beginsOn: '2027-05-01',
    tracks: TRACKS,
    applications: [period()],
    rounds: [round(1, '07'), round(2, '08')],
  };

  const said = (plan: Partial<typeof PLAN>) =>
    problemsOf({ ...PLAN, ...plan }).map(({ entry, message, blocks }) => [entry, message, blocks]);

  test('a plan without a gap has no problems', () => expect(said({})).toEqual([]));

  test.each([
    ['a missing window', { opensAt: null, closesAt: null }, 'UG, round 1: no window yet.', true],
    [
      'payment while decisions are open',
      { payFrom: '2027-07-04' },
      'UG, round 1: payment begins on 4 Jul 2027, before decisions close on 5 Jul 2027, 5:00 pm IST.',
      true,
    ],
    [
      'verification before payment',
      { verifyFrom: '2027-07-05' },
      'UG, round 1: documents are verified from 5 Jul 2027, before payment begins on 6 Jul 2027.',
      true,
    ],
    [
      'a window before the year begins',
      { opensAt: '2027-04-30T04:30:00.000Z' },
      'UG, round 1: decisions open on 30 Apr 2027, before this admission begins on 1 May 2027.',
      true,
    ],
    ['no days of payment', { payFrom: null }, 'UG, round 1: no days of payment yet.', false],
    ['no days of verification', { verifyFrom: null }, 'UG, round 1: no days of verification yet.', false],
    [
      'counselling without a campus',
      { counsellingAt: '2027-07-07T04:30:00.000Z' },
      'UG, round 1: the separate counselling has no campus.',
      false,
    ],
    [
      'a last round that another follows',
      { final: true },
      'UG, round 1 is marked as the last one, and round 2 follows.',
      true,
    ],
  ])('%s', (_what, more, message, blocks) => {
    // Before any window used here.
    const applications = [period({ opensOn: '2027-03-01', lastDate: '2027-04-01' })];
    expect(said({ applications, rounds: [round(1, '07', more), round(2, '08')] })).toEqual([['r1', message, blocks]]);
  });

  test('a round that opens before the one before it closes', () => {
    const rounds = [round(1, '07'), round(2, '08', { opensAt: '2027-07-05T04:30:00.000Z' })];
    expect(said({ rounds })).toEqual([
      ['r2', 'UG, round 2 opens on 5 Jul 2027, 10:00 am IST, before round 1 closes on 5 Jul 2027, 5:00 pm IST.', true],
    ]);
  });

  test('payment may begin on the day after a window that closes at midnight in India', () => {
    const midnight = { closesAt: '2027-07-05T18:30:00.000Z' };
    expect(said({ rounds: [round(1, '07', { ...midnight, payFrom: '2027-07-06' }), round(2, '08')] })).toEqual([]);
  });

  test.each([
    [
      { lastDate: '2027-07-02' },
      'UG, applications: the last date is 2 Jul 2027, after decisions of round 1 open on 1 Jul 2027, 10:00 am IST.',
      false,
    ],
    [{ opensOn: '2027-06-21' }, 'UG, applications: they open on 21 Jun 2027, after the last date 20 Jun 2027.', true],
    [{ lastDate: null }, 'UG, applications: no last date yet.', false],
  ])('of applications %j', (more, message, blocks) =>
    expect(said({ applications: [period(more)] })).toEqual([['a', message, blocks]]),
  );

  test('what a track lacks is said, and a track without any plan is not spoken of', () => {
    expect(
      said({ tracks: [{ code: 'ug', name: 'UG', status: 'draft' }], applications: [], rounds: [round(1, '07')] }),
    ).toEqual([
      [null, 'UG: the track is a draft, so visitors see nothing of it.', false],
      [null, 'UG: no application period yet.', false],
      [null, 'UG: no round is marked as the last one.', false],
    ]);
    expect(said({ tracks: [...TRACKS, { code: 'pg', name: 'PG', status: 'published' }] })).toEqual([]);
    expect(said({ applications: [], rounds: [] })).toEqual([[null, 'Nothing is planned for this year yet.', true]]);
  });

  test('what is no date is taken as missing', () => {
    expect(said({ rounds: [round(1, '07', { opensAt: 'soon', final: true })] })).toEqual([
      ['r1', 'UG, round 1: no window yet.', true],
    ]);
  });
});

const NEXT = '2026-27';
const COPY = { from: CYCLE, code: NEXT, beginsOn: '2026-11-14', daysLater: 364 };

const WINDOW_1 = { opensAt: new Date('2026-01-14T18:45:00Z'), closesAt: new Date('2026-01-16T11:30:00Z') };
const ROUND_1 = {
  ...WINDOW_1,
  payFrom: '2026-01-17',
  payUntil: '2026-01-20',
  verifyFrom: '2026-01-21',
  verifyUntil: '2026-01-23',
  verifyPlace: 'Hall 2',
  counsellingAt: new Date('2026-01-18T04:30:00Z'),
  counsellingCampusId: 'campus-h1',
  follows: 'Round 2 follows.',
  retainUntil: new Date('2027-06-30T18:29:00Z'),
  published: true,
  ranksPublished: true,
};

onDatabase(
  'admission years',
  (world) => {
    let db: ReturnType<typeof world>['api']['db'];
    let office = '';

    beforeAll(async () => {
      db = world().api.db;
      await fillSmallCatalogue(db);
    });

    beforeEach(async () => {
      world().clock.now = START;
      await db.delete(allotments);
      await db.delete(applicants);
      await db.delete(rounds);
      await db.delete(drafts);
      await db.execute(sql`delete from applications where cycle <> ${CYCLE}`);
      await db.execute(
        sql`update applications set code = 'diploma-2025-26', opens_on = '2025-11-20', last_date = '2025-12-31'`,
      );
      await db.delete(cycles).where(sql`${cycles.id} <> ${CYCLE}`);
      await db.execute(sql`update cycles set begins_on = '2025-11-15', status = 'published'`);
      await addRounds(db, [
        { track: 'diploma', round: 1, ...ROUND_1 },
        { track: 'diploma', round: 2, code: 'spot-round', final: true },
        { track: 'diploma', round: 3, status: 'archived' },
      ]);
      office = await tokenFor(db, START, { role: 'admissions' });
    });

    const { call, read: readAs, change: changeAs, saveDraft, stepDraft } = editing(world);
    const copy = (more: object = {}) => call(office, 'POST', '/admission/cycle/copy', { ...COPY, ...more });
    const publish = (code = NEXT) => call(office, 'POST', `/admission/cycle/${code}/publish`);
    const planSteps = async (cycle: string) =>
      (await call(office, 'GET', `/admission/plan?cycle=${cycle}`)).json<{ data: AdmissionPlan }>().data;
    const linesOf = (action: string) =>
      db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id);
    const read = (id: string) => readAs(office, id);
    const change = async (id: string, changed: object, more: object = {}) =>
      changeAs(office, await read(id), changed, more);
    const schedule = async () => (await world().call({ url: '/admission/schedule' })).json<{ data: Schedule }>().data;

    describe('a copy', () => {
      test('has every entry as a draft, with all dates moved and times of day as they were in India', async () => {
        const before = (await linesOf('copy-cycle')).length;
        const answer = await copy();
        expect([answer.statusCode, answer.json().data]).toEqual([200, { cycle: NEXT, applications: 1, rounds: 2 }]);
        const plan = await planSteps(NEXT);
        expect(plan.cycle).toMatchObject({ _id: NEXT, beginsOn: COPY.beginsOn, status: 'draft', version: 1 });
        const entries = [...plan.applications, ...plan.rounds];
        expect(entries.map(({ status, version }) => [status, version])).toEqual(entries.map(() => ['draft', 1]));
        expect(plan.applications.map(({ data }) => data)).toEqual([
          expect.objectContaining({
            code: 'diploma-2026-27',
            cycle: NEXT,
            track: 'diploma',
            opensOn: '2026-11-19',
            lastDate: '2026-12-30',
          }),
        ]);
        expect(plan.rounds.map(({ data }) => data)).toEqual([
          {
            code: 'diploma-1-2026-27',
            cycle: NEXT,
            track: 'diploma',
            round: 1,
            final: false,
            takeBackMinutes: 60,
            opensAt: '2027-01-13T18:45:00.000Z',
            closesAt: '2027-01-15T11:30:00.000Z',
            payFrom: '2027-01-16',
            payUntil: '2027-01-19',
            verifyFrom: '2027-01-20',
            verifyUntil: '2027-01-22',
            verifyPlace: 'Hall 2',
            counsellingAt: '2027-01-17T04:30:00.000Z',
            counsellingCampusId: 'campus-h1',
            follows: 'Round 2 follows.',
            retainUntil: '2028-06-28T18:29:00.000Z',
            hi: [],
          },
          expect.objectContaining({ code: 'diploma-2-2026-27', round: 2, final: true, opensAt: null, closesAt: null }),
        ]);
        expect((await linesOf('copy-cycle')).slice(before).map(({ detail }) => detail)).toEqual([
          { from: CYCLE, cycle: NEXT, daysLater: 364, applications: 1, rounds: 2 },
        ]);
      });

      test('has nothing of results, and a history that says where it comes from', async () => {
        await copy();
        const { rounds: made } = await planSteps(NEXT);
        expect(made.map(({ published, records }) => [published, records])).toEqual([
          [false, 0],
          [false, 0],
        ]);
        const rows = await db.select({ ranks: rounds.ranksPublished }).from(rounds).where(eq(rounds.cycle, NEXT));
        expect(rows).toEqual([{ ranks: false }, { ranks: false }]);
        const { revisions } = (await call(office, 'GET', `/document/${made[0]?._id}/revision`)).json<{
          data: { revisions: Revision[] };
        }>().data;
        expect(revisions.map(({ version, note, status }) => [version, note, status])).toEqual([
          [1, `Copied from ${CYCLE}`, 'draft'],
        ]);
      });

      test('is seen by nobody before it is published, and leaves the year it was made from as it was', async () => {
        const before = [await schedule(), await planSteps(CYCLE)];
        await copy();
        const { cycles: _, ...plan } = await planSteps(CYCLE);
        expect([await schedule(), plan]).toEqual([
          before[0],
          expect.objectContaining({ rounds: (before[1] as AdmissionPlan).rounds }),
        ]);
        world().clock.now = new Date('2027-01-14T05:00:00Z');
        expect((await schedule()).cycle).toBe(CYCLE);
      });

      test('is made once of two clicks, and a second one is refused', async () => {
        const answers = await Promise.all([copy(), copy()]);
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
        expect(must(answers.find(({ statusCode }) => statusCode === 409)).json().code).toBe('exists');
        const again = await copy();
        expect([again.statusCode, again.json().code]).toEqual([409, 'exists']);
        const plan = await planSteps(NEXT);
        expect([plan.applications.length, plan.rounds.length]).toEqual([1, 2]);
      });

      test('that fails half way leaves nothing', async () => {
        // The last entry of the copy has a code that is taken.
        await addCycle(db, '2030-31', '2030-11-15');
        await addRounds(db, [{ track: 'diploma', round: 1, cycle: '2030-31', code: 'diploma-2-2026-27' }]);
        const counts = () => Promise.all([cycles, rounds, revisions, auditLog].map((table) => db.$count(table)));
        const before = await counts();
        const answer = await copy();
        expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'code']);
        expect(await counts()).toEqual(before);
        expect((await planSteps(NEXT)).cycle).toBeNull();
      });

      test.each([
        [{ from: '2001-02' }, 404],
        [{ beginsOn: 'soon' }, 400],
        [{ daysLater: 100_000 }, 400],
      ])('with %j is refused', async (more, status) => {
        expect((await copy(more)).statusCode).toBe(status);
        expect(await db.$count(cycles)).toBe(1);
      });
    });

    describe('a year is published', () => {
      const setWindows = async () => {
        const { rounds: made } = await planSteps(NEXT);
        const window = { opensAt: '2027-02-01T10:00:00+05:30', closesAt: '2027-02-03T17:00:00+05:30' };
        expect((await change(must(made[1])._id, window)).statusCode).toBe(200);
      };

      test('not while a window is missing, and the answer says what is wrong', async () => {
        await copy();
        const answer = await publish();
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'contradictory']);
        const plan = await planSteps(NEXT);
        const message = expect.stringMatching(/round 2: no window yet\.$/);
        expect(answer.json().data.problems).toEqual([{ entry: plan.rounds[1]?._id, message, blocks: true }]);
        expect(plan.rounds.every(({ status }) => status === 'draft')).toBe(true);
        expect(plan.cycle?.status).toBe('draft');
      });

      test('in one call, with a revision of each entry and one line in the log; and once', async () => {
        await copy();
        await setWindows();
        const before = (await linesOf('publish-cycle')).length;
        const answers = await Promise.all([publish(), publish()]);
        expect(answers.map((answer) => answer.json().data.published).sort()).toEqual([0, 4]);
        const plan = await planSteps(NEXT);
        const entries = [must(plan.cycle), ...plan.applications, ...plan.rounds];
        expect(entries.map(({ status, version }) => [status, version])).toEqual([
          ['published', 2],
          ['published', 2],
          ['published', 2],
          ['published', 3],
        ]);
        expect(plan.rounds.map(({ published }) => published)).toEqual([false, false]);
        expect((await linesOf('publish-cycle')).slice(before).map(({ detail }) => detail)).toEqual([
          { cycle: NEXT, published: 4 },
        ]);
        world().clock.now = new Date('2026-11-14T05:00:00Z');
        expect(await schedule()).toMatchObject({ cycle: NEXT, rounds: [{ round: 1 }, { round: 2 }] });
      });

      test('with what was typed of its entries and is a draft', async () => {
        await copy();
        await setWindows();
        const id = must((await planSteps(NEXT)).applications[0])._id;
        await saveDraft(office, id, { lastDate: '2027-01-20' });
        expect((await publish()).statusCode).toBe(200);
        expect(await read(id)).toMatchObject({ status: 'published', data: { lastDate: '2027-01-20' }, draft: null });
      });

      test.each([
        ['the code of another', { code: 'spot-round' }],
        ['the number of another', { round: 2 }],
        ['a track that is gone', { track: 'gone' }],
        ['a campus that is gone', { counsellingCampusId: 'gone' }],
        ['a year that is gone', { cycle: '1999-00' }],
        ['no number', { round: 'first' }],
      ])('not with %s in a draft, and the answer names the entry', async (_, typed) => {
        await copy();
        await setWindows();
        const { rounds: made } = await planSteps(NEXT);
        const id = must(made[0])._id;
        await saveDraft(office, id, typed);
        const answer = await publish();
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'contradictory']);
        expect(answer.json().data.problems).toContainEqual(expect.objectContaining({ entry: id, blocks: true }));
        expect((await planSteps(NEXT)).cycle?.status).toBe('draft');
      });

      test('not with another code in the draft of the year itself', async () => {
        await copy();
        await setWindows();
        await saveDraft(office, NEXT, { code: '2031-32' });
        expect((await publish()).statusCode).toBe(409);
      });

      test('without what waits for a review: that waits on', async () => {
        await copy();
        await setWindows();
        const id = must((await planSteps(NEXT)).applications[0])._id;
        await saveDraft(office, id, { lastDate: '2027-01-20' });
        await stepDraft(office, id, 'ask-review');
        expect((await publish()).statusCode).toBe(200);
        const { draft, version } = await read(id);
        expect(draft).toMatchObject({ stage: 'in-review', base: version, data: { lastDate: '2027-01-20' } });
      });

      test.each(['2001-02', 'diploma', 'round-diploma-1'])('not under the name %s', async (name) => {
        expect((await publish(name)).statusCode).toBe(404);
      });
    });

    describe('entries of a plan', () => {
      const FIRST = `diploma-1-${CYCLE}`;
      const withRecord = async () => {
        const of = { cycle: CYCLE, track: 'diploma' };
        const person = { email: 'a@port.example', dobHmac: 'x', formNumber: 'F1', name: 'A', registeredCategory: 'UR' };
        await db.insert(applicants).values({ id: 'a1', ...person, ...of });
        await db.insert(allotments).values({ id: 'r1', applicantId: 'a1', ...of, round: 1, outcome: 'not-allotted' });
      };
      const remove = (id: string) => call(office, 'DELETE', `/document/${id}`);

      test('windows, retention and the first day of a year ask for a recent login; other kinds do not', async () => {
        world().clock.now = new Date(START.getTime() + 10 * MINUTE);
        const codes = async (...answers: { json(): { code?: string } }[]) =>
          answers.map((answer) => answer.json().code);
        const late = 'recent_login_required';
        const { data } = await read(FIRST);
        expect(
          await codes(
            await change(FIRST, { follows: 'Soon' }),
            await change(CYCLE, { beginsOn: '2025-11-16' }),
            await remove(FIRST),
            await call(office, 'POST', '/document', { kind: 'round', data: { ...data, code: 'x', round: 4 } }),
            await change('application-diploma', { lastDate: '2025-12-30' }),
          ),
        ).toEqual([late, late, late, late, undefined]);
        expect((await read(FIRST)).data).toEqual(data);
      });

      test('a round with results is not deleted and does not become another; its dates change', async () => {
        await withRecord();
        await addCycle(db, '2030-31', '2030-11-15');
        await addRounds(db, [{ track: 'btech', round: 1 }]);
        for (const changed of [{ round: 4 }, { track: 'btech', round: 2 }, { cycle: '2030-31' }]) {
          const answer = await change(FIRST, changed);
          expect([changed, answer.statusCode, answer.json().issues[0].path]).toEqual([changed, 400, 'data.round']);
        }
        const refused = await remove(FIRST);
        expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'in_use']);
        expect(refused.json().message).toContain('Results of 1 applicants name it.');
        expect((await change(FIRST, { follows: 'Soon' })).statusCode).toBe(200);
        expect((await change('diploma-2-2025-26', { round: 4 })).statusCode).toBe(200);
      });

      test('neither does a round whose records were erased: their numbers stay', async () => {
        const key = { cycle: CYCLE, track: 'diploma', round: 1 };
        await db.insert(erasedCounts).values({ ...key, outcome: 'held', status: 'none', records: 3 });
        expect([(await change(FIRST, { round: 4 })).statusCode, (await remove(FIRST)).statusCode]).toEqual([400, 409]);
        expect((await remove(FIRST)).json().message).toContain('Results of 3 applicants name it.');
        await db.delete(erasedCounts);
        expect((await remove(FIRST)).statusCode).toBe(200);
      });

      test('nor anything that published ranks name, when the records are gone', async () => {
        const admin = await tokenFor(db, START, { role: 'admin' });
        const of = {
          programId: 'program-dwv',
          campusId: 'campus-h1',
          category: 'UR',
          seats: 6,
          opening: 1,
          closing: 9,
        };
        await db.insert(rankRanges).values({ cycle: CYCLE, track: 'diploma', round: 1, ...of });
        expect((await change(FIRST, { round: 4 })).statusCode).toBe(400);
        for (const id of [FIRST, of.programId, of.campusId]) {
          const refused = await call(admin, 'DELETE', `/document/${id}`);
          expect([id, refused.statusCode, refused.json().message]).toEqual([
            id,
            409,
            expect.stringContaining('Opening and closing ranks name it.'),
          ]);
        }
        await db.delete(rankRanges);
      });

      test('a year is not deleted while anything names it', async () => {
        await copy();
        const answer = await remove(NEXT);
        expect([answer.statusCode, answer.json().data.uses.length]).toEqual([409, 3]);
        for (const { _id } of answer.json().data.uses) expect((await remove(_id)).statusCode).toBe(200);
        expect((await remove(NEXT)).statusCode).toBe(200);
      });

      test.each(['draft', 'archived'] as const)(
        'a round or a year that is %s is reached by no applicant',
        async (status) => {
          await withRecord();
          const { findAllotment } = await import('../allotment/queries');
          const reached = async () => (await findAllotment(db, 'r1'))?.published;
          expect(await reached()).toBe(true);
          for (const id of [FIRST, CYCLE]) {
            expect((await change(id, {}, { status })).statusCode).toBe(200);
            expect([id, await reached()]).toEqual([id, false]);
            await change(id, {}, { status: 'published' });
          }
          expect(await reached()).toBe(true);
        },
      );
    });
  },
  { demo: false },
);
