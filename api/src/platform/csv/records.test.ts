/** @jest-environment node */
import { decode, CsvProblem } from './decode';
import { readRecords, type CsvRecord } from './records';

/** Reads bytes that arrive in pieces of `size`; a problem comes last. */
async function read(content: string | Buffer, size = 65_536): Promise<(CsvRecord | CsvProblem)[]> {
  const bytes = Buffer.from(content);
  async function* pieces() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
  }
  const found: (CsvRecord | CsvProblem)[] = [];
  try {
    for await (const records of readRecords(decode(pieces()))) found.push(...records);
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
  { line: 6, cells: ['1', '2'] },
  { line: 7, cells: ['last', '3'] },
];

test.each([1, 2, 3, 5, 7, 65_536])('says where each record begins, in pieces of %i bytes', async (size) => {
  expect(await read(TEXT, size)).toEqual(RECORDS);
});

test.each([
  ['LF', TEXT.replaceAll('\r\n', '\n')],
  ['CR', TEXT.replaceAll('\r\n', '\r')],
  ['a byte order mark', `\uFEFF${TEXT}`],
])('reads the same with %s', async (_what, text) => {
  expect(await read(text)).toEqual(RECORDS);
  expect(await read(text, 1)).toEqual(RECORDS);
});

test.each([
  [
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a,b\n1;5,2\n',
    [
      ['a', 'b'],
      ['1;5', '2'],
    ],
  ],
  [
    '\n\na;b\n1;2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\n1\n', [['a'], ['1']]],
])('finds out what parts the fields of %j', async (text, records) => {
  expect(cells(await read(text))).toEqual(records);
});

test.each(['', '\n', '\r\n\r\n'])('nothing is in %j', async (text) => {
  expect(await read(text)).toEqual([]);
});

test.each([
  ['a quote in the names of the columns, and nothing else', 'form"number', 1, /not quoted/],
  ['an unclosed quote', 'a,b\n1,2\n3,"4\n5,6\n', 3, /not closed/],
  ['a quote inside a quoted field', 'a,b\n1,2\n3,"4"4\n5,6\n', 3, /must be doubled/],
  ['a quote inside a plain field', 'a,b\n1,2\n3,4"4\n5,6\n', 3, /not quoted/],
  ['an endless field', `a,b\n1,2\n3,${'4'.repeat(1_000_000)}\n5,6\n`, 3, /longer than 10,000/],
  ['a row of commas', `a,b\n1,2\n${','.repeat(1_000_000)}\n5,6\n`, 3, /more than 1,000 columns/],
  [
    'a row of commas between quoted line breaks',
    `a,b\n1,2\n${`"\n"${','.repeat(100)}`.repeat(100)}`,
    3,
    /more than 1,000/,
  ],
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
    yield 'a,b\n"';
    for (;;) {
      pieces++;
      yield 'x'.repeat(1_000);
    }
  }
  await expect(async () => {
    for await (const _records of readRecords(endless()));
  }).rejects.toThrow(CsvProblem);
  expect(pieces).toBeLessThan(20);
});

test.each([
  ['with its mark, little endian', Buffer.from('\uFEFFa,b\n', 'utf16le'), 1, /UTF-16/],
  ['with its mark, big endian', Buffer.from('\uFEFFa,b\n', 'utf16le').swap16(), 1, /UTF-16/],
  ['without', Buffer.from('a,b\n', 'utf16le'), 1, /UTF-16/],
])('UTF-16 is refused, %s', async (_what, bytes, line, message) => {
  const found = await read(bytes);
  expect(lines(found)).toEqual([line]);
  expect(cells(found)[0]).toMatch(message);
});

test.each([1, 4, 65_536])('what is not UTF-8 is refused with its line, in pieces of %i bytes', async (size) => {
  const bytes = Buffer.concat([Buffer.from('a,b\nहाँ,2\n'), Buffer.from('Zo\xeb,3\n', 'latin1')]);
  const found = await read(bytes, size);
  expect(found.at(-1)).toMatchObject({ line: 3, message: expect.stringMatching(/not in UTF-8/) });
});
