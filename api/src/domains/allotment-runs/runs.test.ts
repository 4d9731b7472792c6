/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AdoptedRun, type AllotmentRun, type Approval, RUN_DAYS } from '@university/shared/contract';
import { DAY, MINUTE } from '@university/shared/time';
import { and, eq, isNull } from 'drizzle-orm';
import {
  allotmentRuns,
  importRows,
  programCampuses,
  programs,
  rounds,
  seatReasons,
} from '../../platform/database/schema';
import { IsolatedWork } from '../../platform/isolated/isolated-work';
import { must } from '../../testing/must';
import { onDatabase, START } from '../../testing/world';
import { callerOf } from '../staff/testing/caller';
import { application, BIRTH_DATE, COLUMNS, csvOf, runsIn } from './testing';

const EARLIER = 'diploma/1';
const KEY = 'diploma/2';
const CHECKER = path.join(__dirname, '../../../../allotment/check.mjs');

type Row = Record<string, string>;

onDatabase('the seats of a round that are given out here', (world) => {
  const { staff, decide, start, list, detail, propose, published, startedWith, publish } = runsIn(world, KEY);
  const { asStaff } = callerOf(world);
  const db = () => world().api.db;
  const inDiploma = and(eq(programs.id, programCampuses.programId), eq(programs.track, 'diploma'));

  /** The applicants of the round before, and three new ones. Who floats wants nothing better. */
  async function everybody(): Promise<Row[]> {
    const before = (await staff.exported(EARLIER)).map((row) => ({
      ...application(0),
      ...{ form_number: must(row.form_number), name: must(row.name), email: must(row.email), claims: 'F' },
      ...{ registered_category: must(row.registered_category), rank: row.rank ?? '', marks: row.marks ?? '' },
      preferences: row.status === 'float' ? `${row.program_code}@${row.campus_code}` : must(row.preferences),
    }));
    return [...before, application(1), application(2), application(3, { registered_category: 'D_UR_PWD' })];
  }

  beforeEach(() => {
    world().clock.now = new Date(START.getTime() + 5 * DAY + MINUTE);
    staff.forget();
  });

  const REFUSED: [string, (rows: Row[]) => Row[], { column: string; reason: string }][] = [
    [
      'a category without its region',
      (rows) => [...rows, application(9, { registered_category: 'OBC' })],
      { column: 'registered_category', reason: 'Name the region too, as in D_UR.' },
    ],
    [
      'an unknown claim',
      (rows) => [...rows, application(9, { claims: 'F; XX' })],
      { column: 'claims', reason: 'Use codes of categories, or F for women, such as F; KM.' },
    ],
    [
      'a place where the programme is not taught',
      (rows) => [...rows, application(9, { preferences: 'DCE@N01; DCE@Z99' })],
      {
        column: 'preferences',
        reason: expect.stringContaining('DCE is not taught on a campus with this code') as never,
      },
    ],
    [
      'holders of seats who are missing',
      (rows) => rows.slice(-3),
      {
        column: 'form_number',
        reason: expect.stringMatching(/^Who holds a seat .* has to be in the file. \d+ missing: SEU/) as never,
      },
    ],
    [
      'a holder whose seat is not in the list',
      (rows) => rows.map((row) => (row.preferences?.includes(';') ? row : { ...row, preferences: 'DCE@N01' })),
      { column: 'preferences', reason: expect.stringMatching(/^The seat of the round before, /) as never },
    ],
  ];

  test.each(REFUSED)('%s is refused, with its row', async (_name, change, issue) => {
    const answer = await start(csvOf(change(await everybody())));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'applications_refused']);
    expect(answer.json().data.report.issues).toEqual(expect.arrayContaining([expect.objectContaining(issue)]));
    expect(await list()).toEqual([]);
  });

  const asJson = (rows: Row[]) =>
    rows.map(({ preferences = '', claims = '', ...row }) => ({
      ...{ ...row, rank: Number(row.rank), marks: row.marks || null },
      ...{ preferences: preferences.split('; '), claims: claims.split(';').filter(Boolean) },
    }));

  test.each(['', '\uFEFF \r\n'])('applications as JSON give the same seats as in a table, after %j', async (mark) => {
    const rows = await everybody();
    const table = await startedWith(rows);
    const answer = await start(mark + JSON.stringify(asJson(rows)));
    const { run } = answer.json<{ data: { run: AllotmentRun } }>().data;
    expect([run.counts, run.problems]).toEqual([table.counts, []]);
    for (const { _id } of [run, table]) await staff.call('DELETE', `/round/${KEY}/run/${_id}`);
  });

  const one = asJson([application(9)])[0] as object;
  const NO_JSON: [unknown, object][] = [
    ['[', { line: 1, reason: expect.stringContaining('This is not JSON in UTF-8.') }],
    ['{"applications": []}', { line: 1, reason: expect.stringContaining('Write JSON as a list of applications') }],
    ['[]', { line: 1, reason: 'The file is empty.' }],
    [[one, 7], { line: 2, column: null, reason: 'This is not an object with columns.' }],
    [[one, [1]], { line: 2, column: null, reason: 'This is not an object with columns.' }],
    [[{ ...one, rank: { is: 1 } }], { line: 1, column: 'rank', reason: expect.stringContaining('Write this as text') }],
    [[{ ...one, form_number: 2 ** 53 }], { line: 1, column: 'form_number' }],
    [[{ ...one, preferences: [['DCE@N01']] }], { line: 1, column: 'preferences' }],
    [[{ ...one, 'Form Number': 'NEW2600009' }], { line: 1, column: null, reason: 'A column is there twice.' }],
    [[{ ...one, caste: 'x' }], { reason: 'There is no column “caste”. Leave it out.' }],
    [[one, { ...one, email: null }], { line: 2, column: 'email' }],
  ];

  test.each(NO_JSON)('JSON %j is refused, with its place', async (given, issue) => {
    const answer = await start(typeof given === 'string' ? given : JSON.stringify(given));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'applications_refused']);
    expect(answer.json().data.report.issues).toEqual(expect.arrayContaining([expect.objectContaining(issue)]));
  });

  test('a result file is no file of applications', async () => {
    const answer = await start(csvOf(await everybody(), [...COLUMNS, 'outcome']));
    expect(answer.json().data.report.issues[0].reason).toBe('There is no column “outcome”. Leave it out.');
  });

  test('a round before that is not published has no holders', async () => {
    const publish = (published: boolean) =>
      db().update(rounds).set({ published }).where(eq(rounds.code, 'diploma-1-2025-26'));
    const fresh = (await everybody()).slice(-3);
    await publish(false);
    const { _id: id, counts } = await startedWith(fresh);
    expect(counts).toMatchObject({ applicants: 3, left: 0, kept: 0 });
    await publish(true);
    expect((await staff.call('DELETE', `/round/${KEY}/run/${id}`)).statusCode).toBe(200);
  });

  test('a run is a trial: it is checked and counted, and the round has no records of it', async () => {
    const rows = await everybody();
    const run = await startedWith(rows);
    const { counts, problems } = run;
    expect(problems).toEqual([]);
    const claimants = rows.filter(({ registered_category }) => /_(PWD|DEF)$/.test(must(registered_category)));
    expect(claimants.length).toBeGreaterThan(1);
    expect(counts).toMatchObject({ applicants: rows.length, held: claimants.length });
    expect(counts.allotted + counts.notAllotted + counts.held + counts.left + counts.frozen).toBe(rows.length);
    const { changes, pools } = await detail(run._id);
    expect(changes).toMatchObject({ added: counts.allotted + counts.notAllotted + counts.held, changed: 0, absent: 0 });
    expect(pools.reduce((sum, { filled }) => sum + filled, 0)).toBe(counts.filled);
    expect((await staff.detail(KEY)).round.total).toBe(0);
    expect(run.state).toBe('draft');
    // The same input gives the same seats.
    world().clock.now = new Date(world().clock.now.getTime() + MINUTE);
    const again = await startedWith(rows.toReversed(), { name: 'Second try' });
    expect(again.counts).toEqual(counts);
    expect((await list()).map(({ name }) => name)).toEqual(['Second try', 'First try']);
    expect((await staff.call('DELETE', `/round/${KEY}/run/${again._id}`)).statusCode).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['First try']);
  });

  test('seats that change after a run make it stale', async () => {
    const [run] = await list();
    const [offer] = await db().select().from(programCampuses).innerJoin(programs, inDiploma).limit(1);
    const { programId, campusId, seats } = must(offer).program_campuses;
    const give = (seats: (typeof programCampuses.$inferSelect)['seats']) =>
      db()
        .update(programCampuses)
        .set({ seats })
        .where(and(eq(programCampuses.programId, programId), eq(programCampuses.campusId, campusId)));
    await give(seats.map((each) => ({ ...each, seats: each.seats + 1 })));
    const refused = await propose(must(run)._id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale']);
    await give(seats);
  });

  test('a run that is deleted while it is proposed is not proposed', async () => {
    const { _id: id } = await startedWith((await everybody()).slice(0, -1), { name: 'Deleted' });
    const run = IsolatedWork.prototype.run;
    const spy = jest.spyOn(IsolatedWork.prototype, 'run').mockImplementationOnce(async function (this: never, ...work) {
      expect((await staff.call('DELETE', `/round/${KEY}/run/${id}`)).statusCode).toBe(200);
      return Reflect.apply(run, this, work);
    });
    const answer = await propose(id);
    spy.mockRestore();
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect((await list()).map(({ state }) => state)).toEqual(['draft']);
  });

  test('auditors get a file without names that the program for them finds right', async () => {
    const [run] = await list();
    const { url } = (await staff.call('POST', `/round/${KEY}/run/${must(run)._id}/export`)).json().data;
    const { body } = await staff.download(url);
    for (const [each] of (await everybody()).map((row) => [row.email, row.form_number]))
      expect(body).not.toContain(must(each));
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'run-')), 'round.json');
    writeFileSync(file, body);
    expect(execFileSync(process.execPath, [CHECKER, file], { encoding: 'utf8' })).toBe('The allotment is right.\n');
    const served = await world().call({ url: '/admission/seats/check.mjs' });
    expect(served.body).toContain('export function check(file)');
  });

  const asAuditor = (method: 'GET' | 'POST', url: string) => asStaff('auditor@seu.example', method, `/admission${url}`);
  const audited = async () => (await asAuditor('GET', '/run')).json<{ data: { runs: AdoptedRun[] } }>().data.runs;

  test('an auditor does not see trials', async () => {
    const [run] = await list();
    expect((await audited()).filter(({ track, round }) => `${track}/${round}` === KEY)).toEqual([]);
    expect((await asAuditor('POST', `/round/${KEY}/run/${must(run)._id}/export`)).statusCode).toBe(404);
  });

  test('two people make its seats the records of the round, each with its reasons', async () => {
    const [run] = await list();
    const id = must(run)._id;
    const both = await Promise.all([propose(id), propose(id)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const asked = must(both.find(({ statusCode }) => statusCode === 200));
    const approval = asked.json<{ data: { approval: Approval } }>().data.approval;
    expect(approval).toMatchObject({ kind: 'adopt-allotment', state: 'pending' });
    expect((await list())[0]).toMatchObject({ state: 'proposed', expiresAt: null });
    expect((await propose(id)).statusCode).toBe(409);
    expect((await staff.call('DELETE', `/round/${KEY}/run/${id}`)).statusCode).toBe(409);
    expect((await decide('admissions@seu.example', approval)).statusCode).toBe(403);
    expect((await decide('admin@seu.example', approval)).statusCode).toBe(200);

    expect((await list())[0]).toMatchObject({ state: 'adopted', expiresAt: null });
    const { total, outcomes, statuses } = (await staff.detail(KEY)).round;
    const { counts } = must(run);
    expect([total, outcomes.allotted, outcomes.held]).toEqual([
      counts.allotted + counts.notAllotted + counts.held,
      counts.allotted,
      counts.held,
    ]);
    // A seat that is kept stays accepted.
    const floated = (await staff.exported(EARLIER)).filter(({ status }) => status === 'float').length;
    expect(floated).toBeGreaterThan(0);
    expect(statuses).toMatchObject({ float: floated, pending: counts.allotted - floated });
    expect(await db().$count(importRows, eq(importRows.importId, id))).toBe(0);

    // Auditors may check before anybody reads it.
    expect(await published()).toEqual([]);
    const [adopted] = await audited();
    expect(adopted).toMatchObject({ _id: id, round: 2, digests: must(run).digests });
    const { url } = (await asAuditor('POST', `/round/${KEY}/run/${id}/export`)).json().data;
    expect(JSON.parse((await staff.download(url)).body).digests.result).toBe(must(run).digests.result);
    expect((await publish()).statusCode).toBe(200);
    expect(await published()).toEqual([
      expect.objectContaining({
        track: 'diploma',
        round: 2,
        counts,
        digests: must(run).digests,
        problems: [],
        corrected: 0,
      }),
    ]);

    const signedIn = await world().call({
      method: 'POST',
      url: '/result?category=diploma',
      payload: { email: 'new.1@later.example', password: BIRTH_DATE },
    });
    const cookies = { applicant: must((signedIn.cookies as { value: string }[])[0]).value };
    const { reasons, proof } = (await world().call({ url: '/admission/seats/me', cookies })).json().data;
    const { record } = signedIn.json().data;
    expect(reasons[0]).toMatchObject({ position: 1, considered: true });
    expect(reasons[0].pools[0]).toMatchObject({ category: 'D_UR', rank: 9_001 });
    expect(proof.root).toBe(must(run).digests.tree);
    expect(proof.row).toMatchObject({ outcome: record.outcome, category_allocated: record.category_allocated });
    expect((await world().call({ url: '/admission/seats/me' })).statusCode).toBe(401);
  });

  const RESULT = ['form_number', 'name', 'email', 'date_of_birth', 'registered_category', 'outcome', 'program_code'];
  const RESULT_COLUMNS = [...RESULT, 'campus_code', 'category_allocated', 'program_preference', 'rank', 'preferences'];
  async function importRow(row: Row) {
    const csv = csvOf([{ ...row, date_of_birth: BIRTH_DATE }], RESULT_COLUMNS);
    expect(await staff.imports(KEY, csv)).toMatchObject({ changed: 1 });
  }

  test('a record that the office changes later has no reasons any more, and is counted', async () => {
    const records = await staff.exported(KEY);
    const changed = must(records.find(({ status }) => status === 'pending'));
    const row: Row = { ...changed, outcome: 'held', rank: '' };
    for (const column of ['program_code', 'campus_code', 'category_allocated', 'program_preference']) row[column] = '';
    await importRow(row);
    expect(await published()).toMatchObject([{ corrected: 1 }]);
    const [run] = await list();
    expect(run).toMatchObject({ state: 'adopted' });
    const reasons = await db()
      .select()
      .from(seatReasons)
      .where(eq(seatReasons.runId, must(run)._id));
    expect(reasons.map(({ formNumber }) => formNumber)).not.toContain(changed.form_number);
    expect(reasons.length).toBe(records.length - 1);
  });

  test.each<[string, (row: Row) => Row]>([
    ['a rank', () => ({ rank: '7777' })],
    ['a list of preferences', ({ preferences }) => ({ preferences: must(preferences).replace(/;[^;]*$/, '') })],
  ])('%s that the office changes ends the reasons too, though the seat stays', async (_what, change) => {
    const [before] = await published();
    const [run] = await list();
    const explained = await db()
      .select()
      .from(seatReasons)
      .where(eq(seatReasons.runId, must(run)._id));
    const forms = new Set(explained.flatMap(({ formNumber, proof }) => (proof ? formNumber : [])));
    // The last place of a longer list is no seat.
    const isListed = ({ form_number, preferences, program_code, campus_code }: Row) =>
      forms.has(must(form_number)) &&
      must(preferences).includes(';') &&
      !must(preferences).endsWith(`${program_code}@${campus_code}`);
    const record = must((await staff.exported(KEY)).find(isListed));
    await importRow({ ...record, ...change(record) });
    const left = await db()
      .select()
      .from(seatReasons)
      .where(eq(seatReasons.runId, must(run)._id));
    expect(left.map(({ formNumber }) => formNumber)).not.toContain(record.form_number);
    expect(await published()).toMatchObject([{ corrected: must(before).corrected + 1 }]);
  });

  test('a seat that separate counselling gives is counted', async () => {
    const [before] = await published();
    const held = must((await staff.exported(KEY)).find(({ form_number }) => form_number === 'NEW2600003'));
    expect(held.outcome).toBe('held');
    await importRow({
      ...{ ...held, outcome: 'allotted', program_code: 'DCE', campus_code: 'N01' },
      ...{ category_allocated: 'D_UR_PWD', program_preference: '1' },
    });
    expect(await published()).toMatchObject([{ corrected: must(before).corrected + 1 }]);
  });

  test('a run that gave no result is deleted after a week, with what is known of people', async () => {
    const { _id: id } = await startedWith(await everybody());
    const job = () => world().api.jobs.run('delete-allotment-runs');
    await job();
    expect(await db().$count(importRows, eq(importRows.importId, id))).toBeGreaterThan(0);
    world().clock.now = new Date(world().clock.now.getTime() + RUN_DAYS * DAY + MINUTE);
    staff.forget();
    await job();
    const left = await db().$count(allotmentRuns, isNull(allotmentRuns.adoptedAt));
    expect([left, await db().$count(importRows)]).toEqual([0, 0]);
  });
});
