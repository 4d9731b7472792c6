/** @jest-environment node */
import type { ImportIssue, ImportReport } from '@university/shared/contract';
import { RESULT_COLUMNS } from '@university/shared/contract';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { siteSettings } from '../../platform/database/schema';
import { must } from '../../testing/must';
import { onBothDatabases, START } from '../../testing/world';
import { signInApplicant } from '../../testing/applicant';
import { fixture, staffOf } from './testing';

const HEADER = RESULT_COLUMNS.join(',');

onBothDatabases('importing results', (world) => {
  const staff = staffOf(world);
  const rows = (...lines: string[]) => [HEADER, ...lines, ''].join('\n');

  const round = async (key: string) => (await staff.detail(key)).round;
  const found = (form_number: string) => staff.search({ form_number });

  async function refused(csv: Uint8Array | string, key = 'diploma/2') {
    const before = await round(key);
    const answer = await staff.send(key, csv);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('import_refused');
    const { report } = answer.json<{ data: { report: ImportReport } }>().data;
    expect(report.issueCount).toBe(report.issues.length);
    expect(await round(key)).toEqual(before);
    expect((await staff.imports(key, csv, { dryRun: true })).issues).toEqual(report.issues);
    return report.issues.map(({ line, column, reason }: ImportIssue) => [line, column, reason] as const);
  }

  const COUNTS = { allotted: 2, 'not-allotted': 2, held: 1 };

  beforeAll(async () => {
    const named = (...codes: string[]) => codes.map((code) => ({ code, name: code }));
    const data = { regions: named('D', 'OD'), categories: named('UR', 'SC', 'OBC', 'EWS', 'PWD', 'KM') };
    await world()
      .api.db.insert(siteSettings)
      .values({ id: 'admission', data })
      .onConflictDoUpdate({ target: siteSettings.id, set: { data } });
  });

  test('a dry run says what would happen, and it does not', async () => {
    const file = fixture('comma-crlf-bom.csv');
    const report = await staff.imports('diploma/2', file, { dryRun: true });
    expect(report).toMatchObject({ dryRun: true, rows: 5, added: 5, changed: 0, unchanged: 0, absent: 0, issues: [] });
    expect((await round('diploma/2')).total).toBe(0);
    expect(await found('SEU26190001')).toEqual([]);
  });

  test('a file becomes the records of its round; again, in any form, it changes nothing', async () => {
    const report = await staff.imports('diploma/2', fixture('comma-crlf-bom.csv'));
    expect(report).toMatchObject({ dryRun: false, rows: 5, added: 5, changed: 0, unchanged: 0, issueCount: 0 });
    expect(await round('diploma/2')).toMatchObject({ total: 5, outcomes: COUNTS, statuses: { pending: 2 } });
    const [kavya] = await found('SEU26190001');
    const [dev] = await found('SEU26190002');
    const [ila] = await found('seu26190003');
    const [neil] = await found('SEU26190004');
    expect(kavya?.record).toMatchObject({
      track: 'diploma',
      round: 2,
      outcome: 'allotted',
      program: 'Diploma in Civil Engineering',
      registered_category: 'D_UR',
      category_allocated: 'D_UR',
      program_preference: 1,
      rank: 12,
      status: 'pending',
    });
    expect(dev?.record).toMatchObject({
      name: 'देव शर्मा',
      email: 'dev.sharma@applicant.example',
      status: null,
      campus: null,
    });
    expect(ila?.record).toMatchObject({
      name: 'Rao, Ila',
      outcome: 'held',
      registered_category: 'D_SC_PWD',
      rank: null,
    });
    expect(neil?.record).toMatchObject({ name: "D'Souza Neil", registered_category: 'D_EWS' });

    for (const name of ['comma-crlf-bom.csv', 'semicolon-reordered.csv', 'utf-16.csv', 'utf-16-without-mark.csv']) {
      const again = await staff.imports('diploma/2', fixture(name));
      expect(again).toMatchObject({ rows: 5, added: 0, changed: 0, unchanged: 5, absent: 0 });
    }
    expect((await round('diploma/2')).total).toBe(5);
    expect((await found('SEU26190001'))[0]?.record).toEqual(kavya?.record);
  });

  const DATE = 'Write the date of birth as DD-MM-YYYY.';
  const CATEGORY = 'Use a category code, such as D_UR. Regions: D, OD. Categories: UR, SC, OBC, EWS, PWD, KM.';

  test.each<[what: string, file: string, wrong: [line: number, column: string | null, reason: unknown][]]>([
    [
      'each wrong cell',
      'bad-rows.csv',
      [
        [2, 'form_number', expect.stringContaining('6 to 20')],
        [3, 'name', expect.stringContaining('letters')],
        [4, 'email', 'This is not an e-mail address.'],
        [5, 'date_of_birth', '31-02-2007 does not exist in the calendar.'],
        [6, 'date_of_birth', DATE],
        [7, 'registered_category', CATEGORY],
        [8, 'outcome', 'Use allotted, not-allotted or held.'],
        [9, 'program_code', 'An allotted seat needs this.'],
        [9, 'program_preference', 'An allotted seat needs this.'],
        [10, 'program_code', 'Leave this empty: no seat is allotted.'],
        [10, 'program_preference', 'Leave this empty: no seat is allotted.'],
        [11, 'program_code', expect.stringMatching(/^This track has no programme .* Choose one of: .*DCE, .*\.$/)],
        [12, 'campus_code', expect.stringMatching(/^DCE is not taught on a campus .* Choose one of: .*N01.*\.$/)],
        [13, 'program_preference', 'Count from 1.'],
        [13, 'rank', 'Use a whole number.'],
        [14, null, 'This row has 10 fields and not 11.'],
        [15, 'outcome', 'Use allotted, not-allotted or held.'],
        [16, 'name', expect.any(String)],
        [16, 'email', expect.any(String)],
        [16, 'date_of_birth', DATE],
        [16, 'registered_category', CATEGORY],
        [16, 'outcome', expect.any(String)],
        [17, 'date_of_birth', 'With 31-12-2025 the applicant would be 0 years old.'],
      ],
    ],
    [
      'a form number that comes twice, in whatever case and digits,',
      'duplicates.csv',
      [
        [4, 'form_number', 'The same is in row 2 already.'],
        [5, 'form_number', 'The same is in row 3 already.'],
      ],
    ],
    ['a file without rows', 'columns-only.csv', [[1, null, expect.stringMatching(/no rows/)]]],
    ['a file of empty lines', 'blank.csv', [[1, null, expect.stringMatching(/empty/)]]],
    ['a local encoding', 'windows-1252.csv', [[3, null, expect.stringMatching(/as “CSV UTF-8”/)]]],
    [
      'each wrong column',
      'wrong-columns.csv',
      [
        [1, 'form_number', 'This column is missing.'],
        [1, 'email', 'This column is there twice.'],
        [1, 'rank', 'This column is missing.'],
        [1, null, 'There is no column “form no”. Leave it out.'],
        [1, null, 'Nothing was read: the columns are not the right ones.'],
      ],
    ],
  ])('%s is named with its line', async (_what, file, wrong) => expect(await refused(fixture(file))).toEqual(wrong));

  test('no file, an empty file, and a round that there is not', async () => {
    for (const [request, path] of [
      [staff.send('diploma/2', 'x', { field: 'file' }), 'file'],
      [staff.send('diploma/2', ''), 'csv'],
    ] as const) {
      const answer = await request;
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues).toEqual([{ path, message: expect.any(String) }]);
    }
    expect((await staff.send('pg/2', rows('x'))).statusCode).toBe(404);
    expect((await staff.send('phd/1', rows('x'))).statusCode).toBe(404);
    expect((await staff.send('PhD/1', rows('x'))).statusCode).toBe(400);
  });

  test('an import into one round knows the applicants of another, and corrects them', async () => {
    const asha = 'SEU25100001,Asha Negi,asha.pending@applicant.example,14-02-2007,D_UR,not-allotted,,,,,11';
    expect(await staff.imports('diploma/2', rows(asha))).toMatchObject({ added: 1, changed: 0 });
    expect(await found('SEU25100001')).toHaveLength(2);
    const renamed = asha.replace('Asha Negi', 'Asha Rawat');
    expect(await staff.imports('diploma/2', rows(renamed))).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect((await found('SEU25100001')).map(({ record }) => record.name)).toEqual(['Asha Rawat', 'Asha Rawat']);
  });

  test('a seat that is decided on stays; what is not the seat can be corrected', async () => {
    const [farah] = await found('SEU25100005');
    const { program_preference, rank, category_allocated } = farah?.record ?? {};
    expect(farah?.record).toMatchObject({ status: 'float', round: 1 });
    // Records contain names, files codes.
    const stored = must((await staff.exported('diploma/1')).find((row) => row.form_number === 'SEU25100005'));
    const line = (changes: object) => {
      const person = ['SEU25100005', 'Farah Qureshi', 'farah.float@applicant.example', '30-01-2009', 'D_UR'];
      const { program_code, campus_code } = stored;
      const seat = { program_code, campus_code, category_allocated, program_preference, rank, ...changes };
      return rows([...person, 'allotted', ...Object.values(seat)].join(','));
    };
    expect(await staff.imports('diploma/1', line({}))).toMatchObject({ unchanged: 1 });
    expect(await staff.imports('diploma/1', line({ rank: 4_000 }))).toMatchObject({ changed: 1 });
    expect((await found('SEU25100005'))[0]?.record).toMatchObject({ status: 'float', rank: 4_000 });
    const issues = await refused(line({ program_preference: 5 }), 'diploma/1');
    expect(issues).toEqual([[2, null, expect.stringContaining('has decided (float)')]]);
  });

  test('a seat not decided on can be changed, taken back and given', async () => {
    const line = (seat: string) => rows(`SEU25100002,Ravi Menon,ravi.choice@applicant.example,03-08-2008,D_UR,${seat}`);
    const status = async () => (await found('SEU25100002'))[0]?.record;
    await staff.imports('diploma/1', line('allotted,DAR,N01,D_UR,2,30'));
    expect(await status()).toMatchObject({ status: 'pending', program: 'Diploma in Architecture' });
    await staff.imports('diploma/1', line('held,,,,,'));
    expect(await status()).toMatchObject({ status: null, outcome: 'held', program: null });
    await staff.imports('diploma/1', line('allotted,DCE,N01,D_UR,3,30'));
    expect(await status()).toMatchObject({ status: 'pending', program_preference: 3 });
  });

  test('a corrected date of birth ends the sessions that the wrong one opened, and no others', async () => {
    const gone = await signInApplicant(world(), 'ravi.choice');
    const stays = await signInApplicant(world(), 'farah');
    const me = async (session: typeof gone) =>
      (await world().call({ url: '/result/me', cookies: session.cookies })).statusCode;
    await staff.imports(
      'diploma/2',
      rows('SEU25100002,Ravi Menon,ravi.choice@applicant.example,04-08-2008,D_UR,held,,,,,'),
    );
    expect([await me(gone), await me(stays)]).toEqual([401, 200]);
  });

  test('two imports at once take turns: nothing is there twice', async () => {
    const lines = Array.from(
      { length: 300 },
      (_, i) => `SEU2618${i + 1_000},Ira Lal,ira.${i}@applicant.example,01-01-2008,D_UR,not-allotted,,,,,${i + 1}`,
    );
    const before = (await round('diploma/2')).total;
    const reports = await Promise.all(
      [lines, lines.toReversed()].map((each) => staff.imports('diploma/2', rows(...each))),
    );
    expect(reports.map(({ added, unchanged }) => [added, unchanged]).sort()).toEqual([
      [0, 300],
      [300, 0],
    ]);
    expect((await round('diploma/2')).total).toBe(before + 300);
  });

  test('an import is in the audit log with its file and counts; nothing else of it stays', async () => {
    const file = fixture('comma-crlf-bom.csv');
    const { fileHash } = await staff.imports('diploma/2', file);
    const { data } = await staff.log('action=import&track=diploma&round=2&limit=1');
    expect(data.entries).toEqual([
      {
        _id: expect.any(String),
        at: START.toISOString(),
        actor: { kind: 'staff', _id: expect.any(String), email: 'admissions@seu.example' },
        action: 'import',
        subject: 'round:2025-26:diploma:2',
        detail: { fileHash, rows: 5, added: 0, changed: 0, unchanged: 5, absent: expect.any(Number) },
      },
    ]);
    const log = await staff.call('GET', '/audit?limit=200');
    expect(log.body).not.toMatch(/applicant\.example|SEU26|Kavya|2008/);
    const left = readdirSync(path.join(world().dataDir, 'files'), { recursive: true }).map(String);
    expect(left.filter((name) => name.startsWith('incoming/'))).toEqual([]);
  });

  test('while no categories are named, those of any state can be imported', async () => {
    const file = rows('FORM0001,Uma Devi,uma@applicant.example,31-12-2006,MH_OPEN,not-allotted,,,,,77');
    expect(await refused(file)).toEqual([
      [2, 'registered_category', expect.stringMatching(/^Use a category code, such as D_UR\./)],
    ]);
    const { db } = world().api;
    const [named] = await db.delete(siteSettings).where(eq(siteSettings.id, 'admission')).returning();
    expect(await staff.imports('diploma/2', file, { dryRun: true })).toMatchObject({ added: 1, issues: [] });
    await db.insert(siteSettings).values(must(named));
  });

  test('the template can be imported as it is', async () => {
    const answer = await staff.call('GET', '/template');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    // The first track by name.
    expect(await staff.imports('btech/2', answer.rawPayload, { dryRun: true })).toMatchObject({
      added: 2,
      issues: [],
    });
  });
});
