import {
  DOCUMENT_TABLES,
  type DocumentData,
  DOCUMENTS,
  ENTRY_KINDS,
  TABLE_KINDS,
  tableFormat,
  type TableFormat,
  type TableIssue,
  type TableReport,
} from '@university/shared/contract';
import fc from 'fast-check';
import type { Database } from '../../../platform/database/database';
import { campuses as campusTable, zones } from '../../../platform/database/schema';
import { onBareDatabase } from '../../../testing/bare';
import { must } from '../../../testing/must';
import { fillSmallCatalogue, tokenFor } from '../../../testing/small-catalogue';
import { onEmbedded, START } from '../../../testing/world';
import { listStored } from '../queries';
import { editing } from '../testing/editing';
import {
  formatOf,
  pathOfFile,
  readPageFile,
  type SourceFile,
  tablesOf,
  keepOmittedFields,
  writePageFiles,
} from './tables';
import { exportTables, importTables } from './import';
import { readTables } from './read-tables';

const PAGE: DocumentData<'page'> = {
  path: '/about-us/history',
  title: 'History: the first press',
  description: 'Who brought it, and when.',
  keywords: ['press', 'boat'],
  owner: 'Registrar',
  reviewOn: '2027-01-31',
  section: 'circulars',
  body: '## The press\n\nIt came by boat: twice.\n\n---\n\n- a',
};

test.each([PAGE, { ...PAGE, keywords: [], reviewOn: null, section: null }])(
  'a page comes back as it went out',
  (page) => {
    const [{ name, text } = { name: '', text: '' }, ...others] = writePageFiles(page);
    expect(others).toEqual([]);
    expect(name).toBe('pages/about-us/history.md');
    expect(readPageFile(pathOfFile(name) ?? '', text)).toEqual({ page, unknown: [] });
    expect(readPageFile(page.path, `\uFEFF${text.replaceAll('\n', '\r\n')}`).page).toEqual(page);
  },
);

test.each(['pages.md', 'pages/a.txt', 'page.csv', 'other/pages/a.md'])('%s is no page', (name) => {
  expect(pathOfFile(name)).toBeUndefined();
});

test('a file without a head, or with more in it than there is, is told of', async () => {
  const issues: TableIssue[] = [];
  const files = [
    { name: 'pages/a.md', bytes: Buffer.from('Text alone') },
    { name: 'pages/b.md', bytes: Buffer.from('---\ntitle: B\nauthor: C\n---\nText') },
  ];
  const given = await readTables(files, issues);
  expect(given.map(({ kind, key, data }) => [kind, key, data.body])).toEqual([
    ['page', '/a', 'Text alone'],
    ['page', '/b', 'Text'],
  ]);
  expect(issues).toEqual([
    { file: 'pages/b.md', line: 1, column: null, reason: 'There is no “author”. Leave it out.' },
  ]);
});

test('the Hindi of a page is a file beside it', async () => {
  const hi = [
    { at: 'title', of: PAGE.title, text: 'इतिहास' },
    { at: 'keywords.1', of: 'boat', text: 'नाव' },
    { at: 'body', of: PAGE.body, text: '## छापाखाना' },
    { at: 'owner', of: 'Nobody', text: 'कोई नहीं' },
  ];
  const files = writePageFiles({ ...PAGE, keywords: ['boat'], hi });
  expect(files.map(({ name }) => name)).toEqual(['pages/about-us/history.md', 'pages/about-us/history.hi.md']);
  const issues: TableIssue[] = [];
  const sources = files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }));
  const [page, ...others] = await readTables(sources.toReversed(), issues);
  expect([issues, others]).toEqual([[], []]);
  expect(page?.data.title).toBe(PAGE.title);
  expect(page?.hindi?.map(({ at, hindi }) => [at, hindi])).toEqual([
    ['title', 'इतिहास'],
    ['keywords.0', 'नाव'],
    ['body', '## छापाखाना'],
  ]);
});

const NOTHING_WRONG = { issues: [] };
const options = { dryRun: false, actor: 'command-line' };

onBareDatabase('tables of the catalogue', (bare) => {
  const services = () => ({ db: bare().db, clock: () => START, calendar: () => START });
  const file = (name: string, text: string): SourceFile => ({ name, bytes: Buffer.from(text) });
  const exported = async (format: TableFormat = 'csv') =>
    (await exportTables(bare().db, format)).map(({ name, text }) => file(name, text));
  const imports = (files: SourceFile[], dryRun = false) => importTables(services(), files, { ...options, dryRun });
  const stored = async () =>
    Promise.all(
      ENTRY_KINDS.map(async (kind) => (await listStored(bare().db, { kind, limit: 1_000, page: 1 })).documents),
    );
  const namesOf = ({ issues }: TableReport) =>
    issues.map(({ file, line, column, reason }) => `${file}:${line} ${column}: ${reason}`);
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

  test('Hindi may have a column beside the English one, line by line, and pictures one of their titles', async () => {
    const rows = [
      ['code', 'name', 'name.hi', 'access', 'access.hi', 'photo', 'gallery'],
      ['H1', 'North Campus', 'उत्तर कैंपस', '"Ramp\nLift"', '"रैंप\nलिफ़्ट"', 'Loom', 'Loom'],
    ].map((cells) => cells.join(','));
    const report = await imports([file('campus.csv', `${rows.join('\n')}\n`)]);
    expect(report).toMatchObject(NOTHING_WRONG);
    const campuses = (await listStored(bare().db, { kind: 'campus', limit: 100, page: 1 })).documents;
    expect(must(campuses.find(({ key }) => key === 'H1')).data).toMatchObject({
      ...{ name: 'North Campus', access: ['Ramp', 'Lift'], photoId: 'media-loom', gallery: ['media-loom'] },
      hi: [
        { at: 'name', of: 'North Campus', text: 'उत्तर कैंपस' },
        { at: 'access.0', of: 'Ramp', text: 'रैंप' },
        { at: 'access.1', of: 'Lift', text: 'लिफ़्ट' },
      ],
    });
    expect(
      namesOf(await imports([file('campus.csv', 'code,access,access.hi,photo\nH1,Ramp,"रैंप\nलिफ़्ट",A ship\n')])),
    ).toEqual(['campus.csv:2 photo: There is no media “A ship”.']);
    expect(namesOf(await imports([file('campus.csv', 'code,access,access.hi\nH1,Ramp,"रैंप\nलिफ़्ट"\n')]))).toEqual([
      'campus.csv:2 access.1.hi: There is no English text for this.',
    ]);
    await bare().db.update(campusTable).set({ hi: [] });
    await imports(small.filter(({ name }) => name === 'campus.csv'));
  });

  test('a dry run says what would happen, and it does not', async () => {
    const before = await stored();
    const rows = 'code,name,position\r\nsouth,South Shore,2\r\nnorth,Cliff Side,1\r\n';
    const report = await imports([file('zone.csv', rows)], true);
    const kinds = [{ kind: 'zone', rows: 2, added: 1, changed: 1, unchanged: 0 }];
    expect(report).toEqual({ dryRun: true, issueCount: 0, issues: [], kinds });
    expect(await stored()).toEqual(before);
  });

  test('every wrong cell is named with file, line and column, and nothing is imported', async () => {
    const before = await stored();
    const report = await imports([
      file('zone.csv', 'code,name,position,colour\nwest,,x,red\nwest,West Shore,3,red\n'),
      file('campus.csv', 'code,zone,womenOnly,slug\nH1,moon,perhaps,h1\n,north,no,h3\nH2,north,no,hostel\n'),
      file('program.campuses.csv', 'program,campus,seats\nDWV,H9,UR = many\nXXX,H1,UR = 5\n'),
      file('program.csv', 'code,level\nDWV,degree\n'),
      file('teapots.csv', 'a\n1\n'),
      file('school.csv', 'code,name\nART,"open\n'),
    ]);
    const found = namesOf(report);
    expect(found).toEqual(
      expect.arrayContaining([
        'zone.csv:1 null: There is no column “colour”. Leave it out.',
        'zone.csv:2 name: Enter: Name',
        'zone.csv:2 position: Enter a number',
        'zone.csv:3 code: The same is in row 2 already.',
        'campus.csv:2 zone: There is no zone “moon”.',
        'campus.csv:2 womenOnly: Say yes or no',
        'campus.csv:3 code: Every row needs this.',
        'campus.csv:4 slug: This name is taken by a page of the site. Choose another',
        'program.campuses.csv:2 campus: There is no campus “H9”.',
        'program.campuses.csv:2 seats.0.seats: Enter a number',
        'program.campuses.csv:3 program: There is no program “XXX”.',
        'program.csv:2 level: Choose one: DIPLOMA, UG, PG',
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
    const found = namesOf(report);
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

  test.each([
    ['pin', 'code', '६००००१'],
    ['pin', 'code', '６００００１'],
    ['pin', 'code', '600 001'],
    ['pin', 'code', '"600,001"'],
    ['pin', 'code', '600-001'],
    ['campus', 'code', 'Ｈ１'],
    ['zone', 'code', 'no\u00ADrth'],
    ['person', 'email', 'Ｒavi@PORT.Example'],
    ['program.years', 'program,credits', 'Ｄ\u2060ＷＶ,20'],
    ['translations', 'kind,key,at,english,hindi', 'zone,ｎorth,name,North Shore,'],
  ])('in %s.csv the %s %s is one that is there', async (name, column, cell) => {
    const report = await imports([file(`${name}.csv`, `${column}\n${cell}\n`)], true);
    expect(report).toMatchObject({ issues: [], kinds: [{ rows: 1, added: 0 }] });
  });

  test('one key that is typed in two ways stands twice', async () => {
    const { issues } = await imports([file('pin.csv', 'code,name\n600001,Port Town\n600 001,Port Town\n')]);
    expect(issues).toMatchObject([{ line: 3, column: 'code', reason: 'The same is in row 2 already.' }]);
  });

  test.each([
    ['zone', 'code,name,Name\nnorth,North Bank,South Bank\n', 'name'],
    ['pin', 'code,CODE,name\n600001,600002,Port Town\n', 'code'],
    ['program.years', 'program,program,credits\nDWV,NEW,20\n', 'program'],
    ['translations', 'kind,key,at,english,hindi,hindi\nzone,north,name,North Bank,a,b\n', 'hindi'],
  ])('of two columns of %s.csv with one name none is chosen', async (name, text, column) => {
    const { issues } = await imports([file(`${name}.csv`, text)], true);
    expect(issues).toContainEqual({ file: `${name}.csv`, line: 1, column, reason: 'This column is there twice.' });
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
    expect((await imports(await exported(format))).kinds.every(({ changed }) => changed === 0)).toBe(true);
    await imports([file('zone.csv', 'code,position\nnorth,9\n')]);
    expect((await rowOf()).hindi).toBe('उत्तर');
    const wrong = await imports([table({ ...row, english: 'Another', hindi: 'और' })]);
    const [line, reason] = [format === 'json' ? 1 : 2, 'The English text has changed since.'];
    expect(wrong.issues).toMatchObject([{ line, column: 'english', reason }]);
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
      ...{ code: 'ug-1-2026-27', cycle: '2026-27', track: 'ug', round: 1, final: true, takeBackMinutes: 60 },
      ...{ opensAt: '2026-07-15T04:30:30.000Z', closesAt: '2026-07-19T19:00:00.000Z' },
      ...{ payFrom: '2026-07-21', payUntil: '2026-07-23', verifyFrom: null, verifyUntil: null, verifyPlace: null },
      ...{ counsellingAt: '2026-07-22T03:30:00.000Z', counsellingCampusId: 'campus-h1' },
      ...{ follows: null, retainUntil: null, hi: [] },
    });
    const table = must((await exported()).find(({ name }) => name === 'round.csv')).bytes.toString();
    expect(table).toContain('2026-07-15T10:00:30,2026-07-20T00:30');
    expect((await imports(await exported())).kinds.every(({ changed }) => changed === 0)).toBe(true);
    const wrong = await imports([
      file('round.csv', 'code,opensAt,closesAt,track\nug-1-2026-27,tomorrow,2026-07-15T09:00,phd\n'),
    ]);
    expect(namesOf(wrong)).toEqual(
      expect.arrayContaining(['round.csv:2 opensAt: Give day and time', 'round.csv:2 track: There is no track “phd”.']),
    );
    const taken = await imports([file('track.csv', 'code,name,fullName,position\ncampus-h1,H1,Campus,3\n')]);
    expect(taken.issues).toEqual([
      { file: 'track.csv', line: 2, column: 'code', reason: expect.stringContaining('Another one has this already') },
    ]);
    const before = await imports([file('round.csv', 'code,closesAt\nug-1-2026-27,2026-07-15T09:00\n')]);
    expect(before.issues).toMatchObject([{ line: 2, column: 'closesAt' }]);
    const rows = ['ug-1-2026-27', 'again'].map((code) => `${code},2026-27,ug,1,yes,60\n`).join('');
    const twice = file('round.csv', `code,cycle,track,round,final,takeBackMinutes\n${rows}`);
    for (const dryRun of [true, false]) {
      expect((await imports([twice], dryRun)).issues).toEqual([
        { file: 'round.csv', line: 3, column: 'round', reason: 'Another one has this already: “1”.' },
      ]);
    }
  });
});

test('a row keeps its picture, however what it begins with is typed', () => {
  const { achievements } = DOCUMENTS.home.data.shape;
  const rows = ['\u202AFirst prize\u202C', 'Second prize'].map((title) => ({ title }));
  const before = [{ title: 'First prize', pictureId: 'cup' }];
  expect(keepOmittedFields(achievements, rows, before)).toEqual([{ ...rows[0], pictureId: 'cup' }, rows[1]]);
});

onBareDatabase('an empty database', (bare) => {
  test('becomes the same catalogue by the same files, heads and all', async () => {
    const { db } = bare();
    const services = { db, clock: () => START, calendar: () => START };
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
    // Every database starts with a menu and a footer.
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

const ZONE = 'code,name,position\nwest,West Shore,3\n';
const CAMPUS = 'code,name,slug,zone,location,city,pin\nH9,Shed Nine,h9,west,Pier 9,Port,600009\n';

onEmbedded(
  'tables by HTTP',
  (world) => {
    let admin = '';
    beforeAll(async () => {
      await fillSmallCatalogue(world().api.db);
      admin = await tokenFor(world().api.db, START, { role: 'admin' });
    });

    const { call, sendTables } = editing(world);
    const send = (url: string, files: Record<string, string>, token = admin) => sendTables(token, url, files);
    const reportOf = (answer: { json<T>(): T }) => answer.json<{ data: { report: TableReport } }>().data.report;
    const issues = (report: TableReport) => report.issues.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
    const campuses = async () => (await world().call({ url: '/campus' })).body;

    test('files that need each other go in together: first a dry run, then all of them', async () => {
      const files = { 'campus.csv': CAMPUS, 'zone.json': '[{"code":"west","name":"West Shore","position":3}]' };
      const dry = await send('/table?dryRun=true', files);
      expect([dry.statusCode, reportOf(dry).kinds.map(({ kind, added }) => [kind, added])]).toEqual([
        200,
        [
          ['zone', 1],
          ['campus', 1],
        ],
      ]);
      expect(await campuses()).not.toContain('Shed Nine');
      const done = await send('/table', files);
      expect([done.statusCode, reportOf(done).dryRun]).toEqual([200, false]);
      expect(await campuses()).toContain('Shed Nine');
      const again = reportOf(await send('/table', { 'zone (1).csv': ZONE, 'campus.csv': CAMPUS }));
      expect(again.kinds.map(({ unchanged }) => unchanged)).toEqual([1, 1]);
    });

    test('what is wrong with one file keeps all of them out, and is said with its name', async () => {
      const files = {
        'zone.csv': ZONE.replaceAll('West', 'East'),
        'school.csv': 'code,name\nNEW,\n',
        'notes.txt': 'a',
      };
      const answer = await send('/table', files);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'import_refused']);
      expect(issues(reportOf(answer))).toEqual([
        expect.stringMatching(/^notes\.txt:1 No table has this name\. There are: zone\.csv, /),
        'school.csv:2 Enter: Name',
      ]);
      expect((await world().call({ url: '/zone' })).body).not.toContain('East Shore');
    });

    test('a table comes in one file', async () => {
      const answer = await send('/table?dryRun=true', { 'zone.csv': ZONE, 'zone.json': '[]', 'zone (2).csv': ZONE });
      expect(issues(reportOf(answer))).toEqual([
        'zone.json:1 zone.csv has this table already. Leave one out.',
        'zone (2).csv:1 zone.csv has this table already. Leave one out.',
      ]);
    });

    test('one table goes by its address, whatever its file is called', async () => {
      const report = reportOf(await send('/table/zone?dryRun=true', { 'anything.txt': ZONE }));
      expect(report).toMatchObject({ issues: [], kinds: [{ kind: 'zone', rows: 1 }] });
    });

    test('tables of admissions are for the admissions office, all others for editors of the whole catalogue', async () => {
      const { db } = world().api;
      const office = await tokenFor(db, START, { role: 'admissions' });
      const keeper = await tokenFor(db, START, { role: 'editor', scopes: ['campus:campus-h1'] });
      expect((await send('/table', { 'zone.csv': ZONE }, keeper)).statusCode).toBe(403);
      const editor = await tokenFor(db, START, { role: 'editor', scopes: ['catalogue'] });
      const get = async (table: string, token: string) => (await call(token, 'GET', `/table/${table}`)).statusCode;
      const track = { 'track.csv': 'code,name,fullName,position\nug,UG,Undergraduate,2\n' };
      const zone = { 'zone.csv': ZONE };
      for (const [token, own, other] of [
        [office, track, zone],
        [editor, zone, track],
      ] as const) {
        expect((await send('/table?dryRun=true', own, token)).statusCode).toBe(200);
        expect((await send('/table?dryRun=true', other, token)).statusCode).toBe(403);
        expect((await send('/table', { ...own, ...other }, token)).statusCode).toBe(403);
        const [[name]] = [Object.keys(other)];
        expect((await send(`/table/${must(name).slice(0, -4)}`, other, token)).statusCode).toBe(403);
      }
      expect((await world().call({ url: '/admission/schedule' })).body).not.toContain('Undergraduate');
      expect([await get('round', office), await get('round', editor), await get('round', admin)]).toEqual([
        200, 403, 200,
      ]);
      expect([await get('zone', office), await get('zone', editor)]).toEqual([403, 200]);
      expect((await send('/table', track, office)).statusCode).toBe(200);
      expect((await world().call({ url: '/admission/schedule' })).body).toContain('Undergraduate');
    });
  },
  { demo: false },
);
