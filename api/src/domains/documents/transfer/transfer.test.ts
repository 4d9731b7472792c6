/** @jest-environment node */
import fc from 'fast-check';
import { ENTRY_KINDS, DOCUMENT_TABLES, TABLE_KINDS, tableFormat, type TableFormat } from '@university/shared/contract';
import type { Database } from '../../../platform/database/database';
import { zones } from '../../../platform/database/schema';
import { onBothBareDatabases } from '../../../testing/bare';
import { fillSmallCatalogue } from '../../../testing/small-catalogue';
import { must } from '../../../testing/must';
import { listStored } from '../repository';
import { tablesOf } from './columns';
import { exportTables } from './export';
import { formatOf, type SourceFile } from './formats';
import { importTables } from './import';

const NOW = new Date('2026-01-15T05:00:00Z');
const NOTHING_WRONG = { issues: [] };
const options = { dryRun: false, actor: 'command-line' };

onBothBareDatabases('tables of the catalogue', (bare) => {
  const services = () => ({ db: bare().db, now: () => NOW });
  const file = (name: string, text: string): SourceFile => ({ name, bytes: Buffer.from(text) });
  const exported = async (format: TableFormat = 'csv') =>
    (await exportTables(bare().db, format)).map(({ name, text }) => file(name, text));
  const imports = (files: SourceFile[], dryRun = false) => importTables(services(), files, { ...options, dryRun });
  const stored = async () =>
    Promise.all(
      ENTRY_KINDS.map(async (kind) => (await listStored(bare().db, { kind, limit: 1_000, page: 1 })).documents),
    );
  let small: SourceFile[] = [];

  beforeAll(async () => {
    await fillSmallCatalogue(bare().db);
    small = await exported();
  });

  test.each(tableFormat.options)('what was exported as %s changes nothing when it is imported', async (format) => {
    const before = await stored();
    const report = await imports(await exported(format));
    expect(report).toMatchObject(NOTHING_WRONG);
    expect(report.kinds.map(({ kind }) => kind)).toEqual(TABLE_KINDS);
    expect(report.kinds.every(({ added, changed }) => added + changed === 0)).toBe(true);
    expect(await stored()).toEqual(before);
  });

  test('an import leaves the Hindi of a document where it is', async () => {
    const hi = [{ at: 'name', of: 'North Shore', text: 'उत्तर' }];
    await bare().db.update(zones).set({ hi });
    expect(await imports([file('zone.csv', 'code,name,position\r\nnorth,North End,1\r\n')])).toMatchObject(
      NOTHING_WRONG,
    );
    const [zone] = (await listStored(bare().db, { kind: 'zone', limit: 1, page: 1 })).documents;
    expect(zone?.data).toMatchObject({ name: 'North End', hi });
    await imports(small.filter(({ name }) => name === 'zone.csv'));
  });

  test('a dry run says what would happen, and it does not', async () => {
    const before = await stored();
    const rows = 'code,name,position\r\nsouth,South Shore,2\r\nnorth,Cliff Side,1\r\n';
    const report = await imports([file('zone.csv', rows)], true);
    expect(report).toEqual({
      dryRun: true,
      issueCount: 0,
      issues: [],
      kinds: [{ kind: 'zone', rows: 2, added: 1, changed: 1, unchanged: 0 }],
    });
    expect(await stored()).toEqual(before);
  });

  test('every wrong cell is named with file, line and column, and nothing is imported', async () => {
    const before = await stored();
    const report = await imports([
      file('zone.csv', 'code,name,position,colour\nwest,,x,red\nwest,West Shore,3,red\n'),
      file('campus.csv', 'code,zone,womenOnly,slug\nH1,moon,perhaps,h1\n,north,no,h3\nH2,north,no,hostel\n'),
      file('program.campuses.csv', 'program,campus,seats\nDWV,H9,UR = many\nXXX,H1,UR = 5\n'),
      file('program.csv', 'code\nDWV\n'),
      file('teapots.csv', 'a\n1\n'),
      file('school.csv', 'code,name\nART,"open\n'),
    ]);
    const found = report.issues.map(({ file, line, column, reason }) => `${file}:${line} ${column}: ${reason}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'zone.csv:1 null: There is no column “colour”. Leave it out.',
        'zone.csv:2 name: Enter: Name',
        'zone.csv:2 position: Enter a number',
        'zone.csv:3 code: The same stands in line 2 already.',
        'campus.csv:2 zone: There is no zone “moon”.',
        'campus.csv:2 womenOnly: Say yes or no',
        'campus.csv:3 code: Every row needs this.',
        'campus.csv:4 slug: This name is taken by a page of the site. Choose another',
        'program.campuses.csv:2 campus: There is no campus “H9”.',
        'program.campuses.csv:2 seats.0.seats: Enter a number',
        'program.campuses.csv:3 program: There is no program “XXX”.',
        'school.csv:2 null: A quotation mark in this row is not closed.',
      ]),
    );
    expect(report.kinds.find(({ kind }) => kind === 'zone')).toMatchObject({ added: 0, changed: 0, unchanged: 0 });
    expect(found.some((line) => line.startsWith('teapots.csv:1 null: No table has this name.'))).toBe(true);
    expect(await stored()).toEqual(before);
  });

  test('what is wrong in JSON is named by file, entry and field', async () => {
    const before = await stored();
    const report = await imports([
      file(
        'zone.json',
        '[{"code":"west","name":"West Shore","position":"3","__proto__":1},7,{"code":"east","name":["E"]}]',
      ),
      file('school.json', '{"code":"ART"}'),
      file('campus.json', '[{"code":'),
    ]);
    const found = report.issues.map(({ file, line, column, reason }) => `${file}:${line} ${column}: ${reason}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'zone.json:1 null: There is no column “__proto__”. Leave it out.',
        'zone.json:2 null: Every entry is an object: its values by the names of the columns.',
        expect.stringMatching(/^zone\.json:3 name: /),
        'school.json:1 null: This is no list of entries: a table in JSON begins with “[”.',
        expect.stringMatching(/^campus\.json:1 null: This cannot be read as JSON: /),
      ]),
    );
    expect(await stored()).toEqual(before);
  });

  test('a file with too many columns is read no further', async () => {
    const wide = Array.from({ length: 101 }, (_, index) => [`c${index}`, index] as const);
    const report = await imports([
      file('zone.csv', `${wide.map(([name]) => name).join()}\n1\n`),
      file('school.json', JSON.stringify(wide.map((each) => Object.fromEntries([each])))),
    ]);
    expect(report.issues.map(({ reason }) => reason)).toEqual(Array(2).fill('No table has more than 100 columns.'));
  });

  test('whatever JSON holds, the report says what is wrong with it', async () => {
    const before = await stored();
    const hostile = fc.constantFrom({ constructor: 1 }, { toString: 1 }, JSON.parse('{"__proto__":{"a":1}}'), [[[]]]);
    const key = fc.oneof(fc.constantFrom('DWV', 'NEW', 7), hostile);
    const cells = { code: key, program: key, name: fc.jsonValue(), campus: fc.constant('H1') };
    const more = fc.constantFrom('seats', 'shift', 'entry.subjects', 'entry.marks', 'department', 'years');
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), hostile, fc.array(hostile, { maxLength: 2 }));
    const entry = fc
      .tuple(fc.record(cells, { requiredKeys: [] }), fc.dictionary(more, value, { maxKeys: 4 }))
      .map(([some, others]) => ({ ...some, ...others }));
    const table = fc.constantFrom('program', 'program.campuses', 'program.years', 'campus');
    await fc.assert(
      fc.asyncProperty(table, fc.array(entry, { maxLength: 3 }), async (name, entries) => {
        const report = await imports([file(`${name}.json`, JSON.stringify(entries))], true);
        expect(report.issueCount).toBe(report.issues.length);
      }),
      { numRuns: 150 },
    );
    expect(await stored()).toEqual(before);
  });

  test('a file without a name of its own is read by how it begins', async () => {
    for (const format of tableFormat.options)
      for (const { bytes } of await exported(format)) expect(formatOf(bytes)).toBe(format);
    expect(formatOf(Buffer.from('\uFEFF [{}]'))).toBe('json');
    expect(formatOf(Buffer.from('\uFEFFcode,name'))).toBe('csv');
  });

  test('rows of a field alone change the documents that are there', async () => {
    const report = await imports([file('program.years.csv', 'program,credits,courses\nDWV,20,Yarn\nDWV,20,Dye\n')]);
    expect(report).toMatchObject({ issues: [], kinds: [{ kind: 'program', rows: 1, changed: 1 }] });
    const program = (await stored()).flat().find(({ key }) => key === 'DWV');
    expect(program?.data.years).toEqual([
      { credits: 20, exitAward: null, syllabus: null, courses: ['Yarn'] },
      { credits: 20, exitAward: null, syllabus: null, courses: ['Dye'] },
    ]);
    await imports(small);
  });

  test.each(tableFormat.options)('Hindi comes in by its own table of %s, and by no other', async (format) => {
    const rowOf = async () => {
      const { text } = must((await exportTables(bare().db, 'json')).find(({ name }) => name === 'translations.json'));
      const rows = JSON.parse(text) as Record<string, string>[];
      return must(rows.find(({ kind, key, at }) => kind === 'zone' && key === 'north' && at === 'name'));
    };
    const table = (row: Record<string, string>) =>
      format === 'json'
        ? file('translations.json', JSON.stringify([row]))
        : file('translations.csv', `${Object.keys(row).join()}\n${Object.values(row).join()}\n`);
    const row = await rowOf();
    expect(row.hindi).toBe('');
    const report = await imports([table({ ...row, hindi: 'उत्तर' })]);
    expect(report).toMatchObject({ issues: [], kinds: [{ kind: 'zone', rows: 1, changed: 1 }] });
    expect(await rowOf()).toEqual({ ...row, hindi: 'उत्तर' });
    // What was exported brings nothing, and the table of zones leaves the Hindi as it is.
    expect((await imports(await exported(format))).kinds.every(({ changed }) => changed === 0)).toBe(true);
    await imports([file('zone.csv', 'code,position\nnorth,9\n')]);
    expect((await rowOf()).hindi).toBe('उत्तर');
    const wrong = await imports([table({ ...row, english: 'Another', hindi: 'और' })]);
    expect(wrong.issues).toEqual([
      expect.objectContaining({
        line: format === 'json' ? 1 : 2,
        column: 'english',
        reason: 'The English text has changed since.',
      }),
    ]);
    expect((await imports([table({ ...row, kind: 'redirect' })])).issues[0]?.column).toBe('kind');
    await imports([table({ ...row, hindi: '' })]);
    expect((await rowOf()).hindi).toBe('');
    await imports(small);
  });

  test('the contract names every table', () => {
    const names = TABLE_KINDS.flatMap(tablesOf).map(({ name }) => name);
    expect([...DOCUMENT_TABLES].sort()).toEqual([...names, 'translations'].sort());
  });

  test('admissions come in by their codes, with instants as day and time in India', async () => {
    const report = await imports([
      file('track.csv', 'code,name,fullName,position\nug,UG,Undergraduate,2\n'),
      file('cycle.csv', 'code,beginsOn\n2026-27,2026-04-01\n'),
      file('application.csv', 'code,cycle,track,opensOn\nug-2026-27,2026-27,ug,2026-05-01\n'),
      file(
        'round.csv',
        'code,cycle,track,round,final,opensAt,closesAt,takeBackMinutes,payFrom,payUntil,counsellingAt,counsellingCampus\n' +
          'ug-1-2026-27,2026-27,ug,1,yes,2026-07-15T10:00:30,2026-07-20 00:30,60,2026-07-21,2026-07-23,2026-07-22T09:00,H1\n',
      ),
    ]);
    expect(report).toMatchObject({ issues: [], kinds: Array(4).fill({ rows: 1, added: 1 }) });
    const found = (await stored()).flat();
    expect(found.find(({ kind, key }) => kind === 'track' && key === 'ug')?.id).toBe('ug');
    expect(found.find(({ kind, key }) => kind === 'cycle' && key === '2026-27')?.id).toBe('2026-27');
    expect(found.find(({ key }) => key === 'ug-2026-27')?.data).toMatchObject({ cycle: '2026-27', track: 'ug' });
    expect(found.find(({ key }) => key === 'ug-1-2026-27')?.data).toEqual({
      code: 'ug-1-2026-27',
      cycle: '2026-27',
      track: 'ug',
      round: 1,
      final: true,
      opensAt: '2026-07-15T04:30:30.000Z',
      closesAt: '2026-07-19T19:00:00.000Z',
      takeBackMinutes: 60,
      payFrom: '2026-07-21',
      payUntil: '2026-07-23',
      verifyFrom: null,
      verifyUntil: null,
      verifyPlace: null,
      counsellingAt: '2026-07-22T03:30:00.000Z',
      counsellingCampusId: 'campus-h1',
      follows: null,
      retainUntil: null,
      hi: [],
    });
    const table = must((await exported()).find(({ name }) => name === 'round.csv')).bytes.toString();
    expect(table).toContain('2026-07-15T10:00:30,2026-07-20T00:30');
    expect((await imports(await exported())).kinds.every(({ changed }) => changed === 0)).toBe(true);
    const wrong = await imports([
      file('round.csv', 'code,opensAt,closesAt,track\nug-1-2026-27,tomorrow,2026-07-15T09:00,phd\n'),
    ]);
    expect(wrong.issues.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual(
      expect.arrayContaining(['2 opensAt: Give day and time', '2 track: There is no track “phd”.']),
    );
    const taken = await imports([file('track.csv', 'code,name,fullName,position\ncampus-h1,H1,Campus,3\n')]);
    expect(taken.issues).toEqual([
      { file: 'track.csv', line: 2, column: 'code', reason: expect.stringContaining('Another one has this already') },
    ]);
    const before = await imports([file('round.csv', 'code,closesAt\nug-1-2026-27,2026-07-15T09:00\n')]);
    expect(before.issues).toMatchObject([{ line: 2, column: 'closesAt' }]);
    const row = (code: string) => `${code},2026-27,ug,1,yes,60\n`;
    const twice = file(
      'round.csv',
      `code,cycle,track,round,final,takeBackMinutes\n${row('ug-1-2026-27')}${row('again')}`,
    );
    for (const dryRun of [true, false]) {
      expect((await imports([twice], dryRun)).issues).toEqual([
        { file: 'round.csv', line: 3, column: 'round', reason: 'Another one has this already: “1”.' },
      ]);
    }
  });

  test('a text that looks like a formula comes back as it was', async () => {
    await imports([file('campus.csv', 'code,phone\nH1,+91 11 5550 0100\n')]);
    const text = must((await exported()).find(({ name }) => name === 'campus.csv')).bytes.toString();
    expect(text).toContain("'+91 11 5550 0100");
    const again = await imports(await exported());
    expect(again.kinds.every(({ changed }) => changed === 0)).toBe(true);
  });
});

onBothBareDatabases('an empty database', (bare) => {
  test('becomes the same catalogue by the same files, heads and all', async () => {
    const { db } = bare();
    const services = { db, now: () => NOW };
    const asFiles = async (from: Database): Promise<SourceFile[]> =>
      (await exportTables(from)).map(({ name, text }) => ({ name, bytes: Buffer.from(text) }));
    let files: SourceFile[] = [];
    const onlyTheFiles = new Error('The rows are not wanted');
    const filling = db.transaction(async (tx) => {
      await fillSmallCatalogue(tx);
      files = await asFiles(tx);
      throw onlyTheFiles;
    });
    await expect(filling).rejects.toBe(onlyTheFiles);
    const report = await importTables(services, files, options);
    expect(report.issues).toEqual([]);
    // Every site begins with a menu and a footer, which the files have others of.
    expect(report.kinds.filter(({ changed }) => changed > 0).map(({ kind }) => kind)).toEqual(['menu', 'footer']);
    expect(report.kinds.every(({ rows, added, changed }) => rows === added + changed)).toBe(true);
    expect(await asFiles(db)).toEqual(files);
  });

  test('an export of nothing is a template: the names of all columns', async () => {
    const { db } = bare();
    const [zone] = await exportTables(db, 'csv', ['zone']);
    expect(zone?.text.split('\r\n')[0]).toBe('code,name,position');
  });
});
