/** @jest-environment node */
import { ALL_RESULT_COLUMNS, type ImportReport, RESULT_COLUMNS } from '@university/shared/contract';
import { parse } from 'csv-parse/sync';
import { must } from '../../testing/must';
import { onDatabase } from '../../testing/world';
import { staffOf } from './testing';

const FULL = ALL_RESULT_COLUMNS.join(',');
const SHORT = RESULT_COLUMNS.join(',');
const file = (header: string, ...lines: string[]) => [header, ...lines, ''].join('\n');

function row(number: number, changes: Partial<Record<(typeof ALL_RESULT_COLUMNS)[number], string>> = {}): string {
  const cells = {
    form_number: `SEU2619${number}`,
    name: 'Ira Lal',
    email: `ira.${number}@applicant.example`,
    date_of_birth: '01-01-2008',
    registered_category: 'D_UR',
    outcome: 'allotted',
    program_code: 'DCE',
    campus_code: 'N01',
    category_allocated: 'D_UR',
    program_preference: '2',
    rank: '12',
    marks: '412.50',
    preferences: '"DAR@N01; DCE@N01"',
    photo: `IMG_${number}.JPG`,
    language: '',
    ...changes,
  };
  return ALL_RESULT_COLUMNS.map((column) => cells[column]).join(',');
}
const short = (line: string) => line.split(',').slice(0, RESULT_COLUMNS.length).join(',');

onDatabase('what an import says', (world) => {
  const staff = staffOf(world);

  const stored = async (form_number: string) =>
    must((await staff.exported('diploma/2')).find((each) => each.form_number === form_number));

  const preview = (csv: string, key = 'diploma/2') => staff.imports(key, csv, { dryRun: true });
  const changesOf = ({ changes }: ImportReport) =>
    changes.map(({ form_number, fields }) => [
      form_number,
      ...fields.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
    ]);

  describe('columns that may be left out', () => {
    test('are stored, and exported as a file has them', async () => {
      await staff.imports('diploma/2', file(FULL, row(1001)));
      expect(await stored('SEU26191001')).toMatchObject({
        marks: '412.50',
        preferences: 'DAR@N01; DCE@N01',
        photo: 'img_1001.jpg',
      });
    });

    test('a file without them leaves what is stored untouched, and brings people of whom nothing is', async () => {
      const csv = file(SHORT, short(row(1001, { rank: '13' })), short(row(1002)));
      expect(await staff.imports('diploma/2', csv)).toMatchObject({ added: 1, changed: 1 });
      expect(await stored('SEU26191001')).toMatchObject({
        rank: '13',
        marks: '412.50',
        preferences: 'DAR@N01; DCE@N01',
        photo: 'img_1001.jpg',
      });
      expect(await stored('SEU26191002')).toMatchObject({ rank: '12', marks: '', preferences: '', photo: '' });
    });

    test('each stands for itself; an empty cell takes away what is stored', async () => {
      const csv = file(`${SHORT},marks`, `${short(row(1001))},`);
      expect(changesOf(await preview(csv))).toEqual([['SEU26191001', 'rank: 13 → 12', 'marks: 412.50 → null']]);
      await staff.imports('diploma/2', csv);
      expect(await stored('SEU26191001')).toMatchObject({ marks: '', preferences: 'DAR@N01; DCE@N01' });
    });

    test('what is wrong with them is said with what stood there', async () => {
      const { groups, issueCount } = await preview(
        file(
          FULL,
          row(1003, { marks: '412;50' }),
          row(1004, { photo: '../x.jpg' }),
          row(1005, { preferences: '"DCE@N01; DAR@N01"' }),
          row(1006, { preferences: '"DAR@N01; DCE@N01; DXX@N01"' }),
          row(1007, { photo: 'img_1008.jpg' }),
          row(1008),
          row(1009, { language: 'Marathi' }),
        ),
      );
      expect(issueCount).toBe(6);
      expect(groups.map(({ column, reason, lines, values }) => [column, lines, values, reason])).toEqual([
        ['marks', [2], ['412;50'], 'Use a number with at most three decimals, such as 412.50.'],
        ['photo', [3], ['../x.jpg'], expect.stringContaining('Use the name of a file')],
        ['preferences', [4], ['DCE@N01; DAR@N01'], 'The allotted seat does not stand where its preference says.'],
        ['preferences', [5], ['DXX@N01'], expect.stringMatching(/^This track has no programme/)],
        ['photo', [7], ['img_1008.jpg'], 'The same is in an earlier row already.'],
        ['language', [8], ['Marathi'], 'Use en or hi, English or Hindi.'],
      ]);
    });
  });

  describe('the language of mails', () => {
    const language = async (number: number) => (await stored(`SEU2619${number}`)).language;

    test('is filled in by a file, which takes away or changes nothing that is known', async () => {
      await staff.imports('diploma/2', file(FULL, row(7003)));
      const csv = file(FULL, row(7003, { language: 'English' }));
      expect(changesOf(await preview(csv))).toEqual([['SEU26197003', 'language: null → en']]);
      await staff.imports('diploma/2', csv);
      expect(await language(7003)).toBe('en');
      for (const other of ['', 'hi'])
        expect(await staff.imports('diploma/2', file(FULL, row(7003, { language: other })))).toMatchObject({
          changed: 0,
          unchanged: 1,
        });
      expect(await language(7003)).toBe('en');
    });
  });

  test.each([
    ['a rounded form number', { form_number: '261900000000' }, /form_number.*rounded.*as “Text”/],
    ['Hindi that was lost', { name: '??? ??' }, /name.*letters were lost.*CSV UTF-8/],
  ])('%s is told with its column', async (_what, changes, reason) => {
    const { issues } = await preview(file(FULL, row(8001, changes)));
    expect(issues.map(({ column, reason: why }) => `${column}: ${why}`)).toEqual([expect.stringMatching(reason)]);
  });

  describe('what is wrong', () => {
    test('one mistake in 2,000 rows is one group, with its count, first lines and what stood there', async () => {
      const wrong = ['GENRAL', '', `x\u0007${'y'.repeat(80)}`];
      const lines = Array.from({ length: 2_000 }, (_, i) =>
        row(2_000 + i, { registered_category: must(wrong[i % 3]), photo: '' }),
      );
      const report = await preview(file(FULL, ...lines));
      expect([report.issueCount, report.issues.length]).toEqual([2_000, 1_000]);
      expect(report.groups).toEqual([
        {
          column: 'registered_category',
          reason: expect.stringMatching(/^Use a category code/),
          count: 2_000,
          lines: [2, 3, 4, 5, 6],
          values: ['GENRAL', `x␇${'y'.repeat(58)}…`],
        },
      ]);
    });

    test('dates of birth are told apart, and lines that say the same again are one group', async () => {
      const born = (number: number, date_of_birth: string) => row(number, { date_of_birth, photo: '' });
      const { groups } = await preview(
        file(
          FULL,
          born(2001, '31-02-2008'),
          born(2002, '30-02-2008'),
          born(2003, '1-1-08'),
          born(2004, '01-01-2022'),
          ...[2005, 2005, 2005].map((number) => row(number, { photo: '' })),
        ),
      );
      expect(groups.map(({ column, count, values, reason }) => [column, count, values, reason])).toEqual([
        ['date_of_birth', 2, ['31-02-2008', '30-02-2008'], 'This day does not exist in the calendar.'],
        ['form_number', 2, ['SEU26192005'], 'The same is in an earlier row already.'],
        ['date_of_birth', 1, ['1-1-08'], 'Write the date of birth as DD-MM-YYYY.'],
        ['date_of_birth', 1, ['01-01-2022'], 'The applicant would be younger than 10 or older than 100 years.'],
      ]);
    });

    async function problems(csv: string): Promise<string[][]> {
      const answer = await staff.send('diploma/2', csv, { to: 'import/problems' });
      expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
      return parse(answer.body, { bom: true, relax_column_count: true });
    }

    test('every row with a problem can be had as it stands, however many there are', async () => {
      const lines = Array.from({ length: 1_500 }, (_, i) =>
        row(3_000 + i, { rank: i % 2 ? 'x' : '1', program_preference: i % 3 ? '2' : '0', photo: '' }),
      );
      const rows = await problems(file(FULL, ...lines, 'too,short'));
      expect(rows[0]).toEqual(['problem', ...ALL_RESULT_COLUMNS]);
      expect(rows).toHaveLength(1 + 1_000 + 1);
      expect(rows[1]?.[0]).toBe('Row 2. program_preference: Count from 1.');
      expect(rows[3]).toEqual([
        'Row 5. program_preference: Count from 1. rank: Use a whole number.',
        ...must(parse(must(lines[3]))[0] as string[]),
      ]);
      expect(rows.at(-1)).toEqual(['Row 1502. This row has 2 fields and not 15.', 'too', 'short']);
    });

    test('the list of problems, put right, can be imported as it is', async () => {
      const bad = file(FULL, row(4001, { rank: 'x' }));
      const [header, cells] = await problems(bad);
      const mended = [must(header), must(cells).map((cell) => (cell === 'x' ? '7' : cell))];
      const csv = mended.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n');
      expect(await preview(csv)).toMatchObject({ added: 1, issueCount: 0 });
      expect(await problems(csv.replace('"12"', '""').replace('"7"', '"y"'))).toEqual([
        header,
        [
          'Row 2. rank: Use a whole number.',
          ...must(cells)
            .slice(1)
            .map((cell) => (cell === 'x' ? 'y' : cell)),
        ],
      ]);
    });

    test('what is wrong with the file itself is among them', async () => {
      expect(await problems('form no,name\nx,y')).toContainEqual([
        expect.stringMatching(/^Row 1\. form_number: This column is missing\./),
      ]);
    });

    test('seats that are decided on are named by their form numbers', async () => {
      const line = ['SEU25100005', 'Farah Qureshi', 'farah.float@applicant.example', '30-01-2009', 'D_UR', 'held'];
      const { groups } = await preview(file(SHORT, `${line.join(',')},,,,,1`), 'diploma/1');
      expect(groups).toEqual([
        {
          column: null,
          reason: 'The applicant has decided on the seat as it was: leave the seat unchanged.',
          count: 1,
          lines: [2],
          values: ['SEU25100005'],
        },
      ]);
    });
  });

  describe('what would change', () => {
    const before = row(5001, { photo: 'a.jpg' });

    test('is named with every field, and nothing is imported before it is said; a first import has counts alone', async () => {
      const first = await staff.imports('diploma/2', file(FULL, before, row(5002)));
      expect(first).toMatchObject({ added: 2, changeCount: 0, changes: [] });
      const after = row(5001, {
        name: 'Ira Paul',
        registered_category: 'D_SC',
        program_code: 'DAR',
        category_allocated: 'D_SC',
        program_preference: '1',
        marks: '400',
        photo: 'b.jpg',
        date_of_birth: '02-01-2008',
        preferences: '"DAR@N01"',
      });
      const report = await preview(file(FULL, after, row(5002)));
      expect(report).toMatchObject({ changed: 1, unchanged: 1, changeCount: 1 });
      expect(changesOf(report)).toEqual([
        [
          'SEU26195001',
          'name: Ira Lal → Ira Paul',
          'date_of_birth: null → null',
          'registered_category: D_UR → D_SC',
          'photo: a.jpg → b.jpg',
          'program_code: DCE → DAR',
          'category_allocated: D_UR → D_SC',
          'program_preference: 2 → 1',
          'marks: 412.50 → 400',
          'preferences: DAR@N01; DCE@N01 → DAR@N01',
        ],
      ]);
      expect(await preview(file(FULL, before, row(5002)))).toMatchObject({ changed: 0, unchanged: 2, changes: [] });
    });

    test('with another e-mail address nobody can tell of the date of birth', async () => {
      const csv = file(FULL, row(5002, { email: 'new@applicant.example' }));
      expect(changesOf(await preview(csv))).toEqual([
        ['SEU26195002', 'email: ira.5002@applicant.example → new@applicant.example'],
      ]);
    });

    test('a person who is known from another round is among them', async () => {
      const asha = 'SEU25100001,Asha Rawat,asha.pending@applicant.example,14-02-2007,D_UR,not-allotted,,,,,11';
      const report = await preview(file(SHORT, asha));
      expect(report).toMatchObject({ added: 1, changed: 0, changeCount: 1 });
      expect(changesOf(report)).toEqual([['SEU25100001', 'name: Asha Negi → Asha Rawat']]);
    });

    test('the first fifty are named, and all are counted', async () => {
      const lines = (marks: string) => Array.from({ length: 60 }, (_, i) => row(6_000 + i, { marks }));
      await staff.imports('diploma/2', file(FULL, ...lines('1')));
      const { changes, changeCount } = await preview(file(FULL, ...lines('2')));
      expect([changeCount, changes.length, changes[0]?.form_number]).toEqual([60, 50, 'SEU26196000']);
    });
  });
});
