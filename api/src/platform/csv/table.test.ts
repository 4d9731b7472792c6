import { toCsv } from '@university/shared/csv';
import fc from '../../../../scripts/jest/properties';
import { isoDay, plainNumber, CsvProblem, type CsvRecord, columnKey, readTable, RoundedNumbers } from '../csv';

const isColumn = (key: string) => ['a', 'b', 'formnumber', 'name', 'note'].includes(key);

async function read(content: string | Buffer, size = 65_536): Promise<(CsvRecord | CsvProblem)[]> {
  const bytes = Buffer.from(content);
  async function* pieces() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  const found: (CsvRecord | CsvProblem)[] = [];
  try {
    for await (const rows of readTable(pieces(), { isColumn })) {
      found.push(
        ...rows.map(({ line, cells, problems: [problem] }) => ({ line, cells: problem ? [problem.reason] : cells })),
      );
    }
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    found.push(error);
  }
  return found;
}

const lines = (found: (CsvRecord | CsvProblem)[]) => found.map(({ line }) => line);
const cells = (found: (CsvRecord | CsvProblem)[]) => found.map((each) => ('cells' in each ? each.cells : each.message));

const TEXT = 'a,b\r\n\r\n"x\r\n\r\ny","say ""हाँ"""\r\n1,2\r\nlast,3';
const RECORDS = [
  { line: 1, cells: ['a', 'b'] },
  { line: 3, cells: ['x\n\ny', 'say "हाँ"'] },
  { line: 4, cells: ['1', '2'] },
  { line: 5, cells: ['last', '3'] },
];

test.each([1, 2, 3, 5, 7, 65_536])(
  'says which row of a spreadsheet each record is, in pieces of %i bytes',
  async (size) => {
    expect(await read(TEXT, size)).toEqual(RECORDS);
  },
);

test.each([
  ['LF', TEXT.replaceAll('\r\n', '\n')],
  ['CR', TEXT.replaceAll('\r\n', '\r')],
  ['a byte order mark', `\uFEFF${TEXT}`],
])('reads the same with %s', async (_what, text) => {
  expect(await read(text)).toEqual(RECORDS);
  expect(await read(text, 1)).toEqual(RECORDS);
});

test.each([
  ['a;b\n1,5;2\n', 'a|b 1,5|2'],
  ['a,b\n1;5,2\n', 'a|b 1;5|2'],
  ['\n\na;b\n1;2\n', 'a|b 1|2'],
  ['a\n1\n', 'a 1'],
])('finds out what parts the fields of %j', async (text, records) => {
  expect(cells(await read(text))).toEqual(records.split(' ').map((row) => row.split('|')));
});

test.each(['', '\n', '\r\n\r\n'])('nothing is in %j', async (text) => {
  expect(await read(text)).toEqual([]);
});

test.each([
  ['a quote in the names of the columns, and nothing else', 'form"number', 1, /not quoted/],
  ['an unclosed quote below a cell of three lines', 'a,b\n1,"2\n\n2"\n3,"4\n5,6\n', 3, /not closed/],
  ['an unclosed quote', 'a,b\n1,2\n3,"4\n5,6\n', 3, /not closed/],
  ['a quote inside a quoted field', 'a,b\n1,2\n3,"4"4\n5,6\n', 3, /must be doubled/],
  ['a quote inside a plain field', 'a,b\n1,2\n3,4"4\n5,6\n', 3, /not quoted/],
  ['an endless field', `a,b\n1,2\n3,${'4'.repeat(1_000_000)}\n5,6\n`, 3, /longer than 10,000/],
  ['a row of commas', `a,b\n1,2\n${','.repeat(1_000_000)}\n5,6\n`, 3, /more than 1,000 columns/],
  ['commas between quoted line breaks', `a,b\n1,2\n${`"\n"${','.repeat(100)}`.repeat(100)}`, 3, /more than 1,000/],
  ['a header of semicolons', ';'.repeat(1_000_000), 1, /more than 1,000 columns/],
  ['an endless line of columns', 'a'.repeat(1_000_000), 1, /longer than 10,000/],
])('%s ends the reading with its line, after the records before it', async (_what, text, line, message) => {
  const found = await read(text);
  expect(lines(found)).toEqual(line === 1 ? [1] : [1, 2, line]);
  expect(cells(found).at(-1)).toMatch(message);
});

test('no more of an endless field is read than a row may have', async () => {
  let pieces = 0;
  async function* endless() {
    yield Buffer.from('a,b\n"');
    for (;;) {
      pieces++;
      yield Buffer.from('x'.repeat(1_000));
    }
  }
  await expect(async () => {
    for await (const _rows of readTable(endless(), { isColumn }));
  }).rejects.toThrow(CsvProblem);
  expect(pieces).toBeLessThan(20);
});

test.each([
  ['a workbook', Buffer.from('PK\x03\x04\x14\0\x06\0')],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('%s is told as such', async (_what, bytes) => {
  for (const size of [1, 65_536])
    expect(cells(await read(bytes, size))).toEqual([expect.stringMatching(/^This is a workbook.*CSV UTF-8/)]);
});

test.each([1, 4, 65_536])('what is not UTF-8 is refused with its line, in pieces of %i bytes', async (size) => {
  const bytes = Buffer.concat([Buffer.from('a,b\nहाँ,2\n'), Buffer.from('Zo\xeb,3\n', 'latin1')]);
  const found = await read(bytes, size);
  expect(found.at(-1)).toMatchObject({ line: 3, message: expect.stringMatching(/not in UTF-8/) });
});

const HEADER = ['Form Number', 'name', 'NOTE'];
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** What Excel and its users do to a table: none changes what is in it. */
const DECORATIONS: Record<string, (rows: string[][]) => string[][]> = {
  'empty columns': (rows) => rows.map((row) => [...row, '', '', '']),
  'empty columns between': (rows) => rows.map(([first = '', ...rest]) => ['', first, ' ', ...rest]),
  'empty rows': (rows) => rows.flatMap((row) => [row, row.map(() => '')]),
  'empty rows above': (rows) => [['', '', ''], [''], ...rows],
  'a title': (rows) => [['Result of round 1, B.Tech'], ['', ''], ['as of 4 August', '', ''], ...rows],
  'spaces around cells': (rows) => rows.map((row) => row.map((cell) => ` ${cell}\u00A0`)),
  'formulas that keep numbers whole': ([header = [], ...rows]) => [
    header,
    ...rows.map((row) => row.map((cell) => (/^\d+$/.test(cell) ? `="${cell}"` : cell))),
  ],
  'names of columns as people write them': ([header = [], ...rows]) => [
    header.map((name) => ` ${name.trim().toUpperCase().replace(' ', '_')}`),
    ...rows,
  ],
};
const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 LE with its mark': (text) => utf16(`\uFEFF${text}`),
  'UTF-16 LE': utf16,
  'UTF-16 BE with its mark': (text) => utf16(`\uFEFF${text}`).swap16(),
};

test('whatever spreadsheets put around a table, the rows are the same', async () => {
  const cell = fc.oneof(
    fc.constantFrom('', '26190001', 'रोहिणी दास', 'a, b; c\td', 'two\nlines', 'she said "yes"', '-5', '412.50'),
    fc.stringMatching(/^[A-Za-z\d]{0,8}$/),
  );
  const filled = fc.tuple(fc.stringMatching(/^[A-Z]{3}\d{8}$/), cell, cell);
  await fc.assert(
    fc.asyncProperty(
      fc.array(filled, { minLength: 1, maxLength: 12 }),
      fc.subarray(Object.keys(DECORATIONS)),
      fc.constantFrom(...Object.keys(ENCODINGS)),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      fc.constantFrom(3, 65_536),
      async (rows, decorations, encoding, mark, end, saysMark, size) => {
        const table = decorations.reduce((sofar, name) => DECORATIONS[name]?.(sofar) ?? sofar, [HEADER, ...rows]);
        const quoted = (text: string) =>
          /["\n,;\t]/.test(text) || text.includes(mark) ? `"${text.replaceAll('"', '""')}"` : text;
        const lines = table.map((row) => row.map(quoted).join(mark));
        const text = [...(saysMark ? [`sep=${mark}`] : []), ...lines, ''].join(end);
        const found = await read(ENCODINGS[encoding]?.(text) ?? '', size);
        const [header = [], ...others] = cells(found);
        expect([...header].map(columnKey)).toEqual(HEADER.map(columnKey));
        expect(others).toEqual(rows);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  ['numbers lose it', ["'261900012345", "'SEU26-190001", "'09-04-2008", "'412.50", "'२६१९", "'=1+1", "'＝1+1"], 1],
  ['a word keeps it', ["'tis the season", "'Souza", "'26 and '27", "'", "''26"], 0],
])('the sign of Excel before a text: %s', async (_what, written, from) => {
  const rows = written.map((cell) => `${cell},b,c\n`).join('');
  const expected = written.map((cell) => [cell.slice(from), 'b', 'c']);
  expect(cells(await read(`${HEADER.join()}\n${rows}`)).slice(1)).toEqual(expected);
});

test('what an export guards comes back as it was', async () => {
  const rows = [
    ['=1+1', '-2', '@x'],
    ['+91 98765 43210', "'quoted'", 'a'],
  ];
  expect(cells(await read(toCsv([HEADER, ...rows]))).slice(1)).toEqual(rows);
});

test.each([
  ['2.619E+11', /shortened this number.*as “Text”/],
  ['2,619E+11', /shortened this number/],
  ['2.619E11', /shortened this number.*as “Text”/],
  ['2,619e11', /shortened this number/],
  ['2E11', undefined],
  ['########', /too narrow/],
  ['#N/A', /formula/],
  ['#REF!', /formula/],
  ['???? ????', /letters were lost.*CSV UTF-8/],
  ['Dr. ????', /letters were lost/],
  ['??', /letters were lost/],
  ['Ready?', undefined],
  ['Ready??', undefined],
  ['?', undefined],
  ['26E10', undefined],
  ['#1', undefined],
])('of the cell %j it is said what helps', async (cell, reason) => {
  const [, row] = cells(await read(`form number,name\nSEU1,${cell.includes(',') ? `"${cell}"` : cell}\n`));
  if (reason) expect(row?.[0]).toMatch(reason);
  else expect(row).toEqual(['SEU1', cell]);
});

test('a value where no column is, is told and not left out', async () => {
  expect(cells(await read('a,,b\n1,x,2\n1,,2,y\n1\n'))).toEqual([
    ['a', 'b'],
    ['There is something in a column that has no name.'],
    ['This row has 4 fields and not 3.'],
    ['This row has 1 fields and not 3.'],
  ]);
});

test.each([
  ['one number alone', ['261900000000'], ['261900000000']],
  ['one among whole ones', ['261912345678', '261900000000'], ['261900000000']],
  ['all of a file', ['261901000000', '261902000000', '261901000000'], ['261901000000', '261902000000', '261901000000']],
  ['the first of a series', ['2619000000', '2619000001', '2619000002'], []],
  ['whole numbers', ['261900000100', '261900010000', '26190001'], []],
  ['numbers of a text', ['SEU26100000', '26-100000'], []],
  ['seventeen digits of which fifteen are left', ['26190000123456700'], ['26190000123456700']],
  ['sixteen digits, all rounded', ['2619000012345670', '2619000012345680'], ['2619000012345670', '2619000012345680']],
  ['sixteen digits, one with a zero', ['2619000012345670', '2619000012345671'], []],
])('rounded numbers: %s', (_what, numbers, found) => {
  const rounded = new RoundedNumbers();
  for (const [index, text] of numbers.entries()) rounded.add(index + 2, text);
  expect(rounded.found.map(({ text }) => text)).toEqual(found);
});

test.each([
  ['2008-04-09', ['09-04-2008', '9/4/2008', '9.4.2008', '०९–०४–२००८', '2008-4-9', '2008/04/09', '9-Apr-2008']],
  ['2008-04-09', ['09 April 2008']],
  ['2008-09-09', ['9-SEPT-2008', '9 Septem, 2008', '9-September-2008']],
  ['2008-05-03', ['3-May-2008']],
  ['2008-06-03', ['3 June 2008']],
  ['2008-07-03', ['3 Jul 2008']],
  [undefined, ['16-marble-2006', '3 mayor 2007', '1-janta-2007', '1-Septe mber-2007', '1-junes-2007', '1-ma-2007']],
  [undefined, ['1-ember-2007', '9-4-08', '9-Foo-2008', '9-4/2008', '2008-04']],
])('the day is %s in each of %j', (day, written) => {
  expect(written.map((cell) => [cell, isoDay(cell)])).toEqual(written.map((cell) => [cell, day]));
});

test.each([
  ['1,25,000', '125000'],
  ['1,250.50', '1250.50'],
  ['१,२५०', '1250'],
  ['1,5', '1,5'],
  ['12,50', '12,50'],
])('the number %j is %s', (cell, number) => expect(plainNumber(cell)).toBe(number));
