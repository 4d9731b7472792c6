import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { newFolder } from '../../../testing/cluster';
import { IsolatedWork } from '../../isolated/isolated-work';
import { FileRefused } from '../receive';
import { pdfInspection } from '../examine';
import { CATALOGUE, HEAD, packed, PAGE, PAGES, sound, stream, tableOnly, written } from './testing/write-pdf';

const MB = 1024 * 1024;

const folder = newFolder();
const isolated = new IsolatedWork();
afterAll(() => isolated.close());

function inspect(text: string) {
  const file = path.join(folder, 'file.pdf');
  writeFileSync(file, text, 'latin1');
  return pdfInspection(isolated, 'somebody')({ path: file });
}

const zeros = (length: number) => Buffer.alloc(length);
const nested = (text: string, times: number) =>
  Array.from({ length: times }).reduce<string>((inner) => deflateSync(inner).toString('latin1'), text);

const ATTACKS: [string, () => string][] = [
  ['a long run of digits', () => sound(`${'1'.repeat(40_000)}x`)],
  ['spaces before the end', () => `${sound()}startxref${' '.repeat(900)}`],
  ['rows without number', () => tableOnly('/W [0 1 0] /Index [0 30000000]', zeros(30_000_000))],
  ['rows that are not there', () => tableOnly('/W [0 1 0] /Index [0 30000000]', zeros(4))],
  ['numbers as wide as the file', () => tableOnly('/W [2147483647 2 1] /Size 9', zeros(4))],
  ['a table of any size', () => tableOnly('/W [0 1 0] /Size 900000000', zeros(1_000_000))],
  ['rows of nothing', () => tableOnly('/W [0 0 0] /Index [0 900000000]', zeros(1))],
  ['many short sections of rows', () => tableOnly(`/W [0 1 0] /Index [${'0 9 '.repeat(100_000)}]`, zeros(900_000))],
  ['empty sections of rows', () => tableOnly(`/W [0 1 0] /Index [${'0 0 '.repeat(400_000)}]`, zeros(1))],
  ['a table that unfolds a thousandfold', () => tableOnly('/W [1 2 1] /Size 9', zeros(64 * MB))],
  ['a table folded over and over', () => tableOnly('/W [1 2 1] /Size 9', Buffer.from(nested('x'.repeat(MB), 3)))],
  [
    'a table with rows of any width',
    () => tableOnly('/W [1 2 1] /Size 9 /DecodeParms << /Predictor 12 /Columns 2000000000 >>', zeros(5 * MB)),
  ],
  ['rows one wide', () => tableOnly('/W [0 1 0] /Size 9 /DecodeParms << /Predictor 12 /Columns 1 >>', zeros(20 * MB))],
  ['sections in a circle', () => circle(500)],
  ['sections of spaces that overlap', overlapping],
  ['a count of objects packed', () => packed([CATALOGUE, PAGES, PAGE], '/N 900000000')],
  ['packed objects that unfold a thousandfold', () => packed([CATALOGUE, PAGES, `${PAGE}${' '.repeat(64 * MB)}`])],
  ['many packed objects at one place', onePlace],
  ['a count of pages', () => sound().replace('/Count 1 ', '/Count 900000000 ')],
  ['lists within lists', () => sound('['.repeat(5 * MB))],
  ['dictionaries within dictionaries', () => sound('<</A'.repeat(MB))],
  ['a string without end', () => sound(`(${'\\('.repeat(MB)}`)],
  ['strings within strings', () => sound('('.repeat(5 * MB))],
  ['streams without end', () => written([CATALOGUE, PAGES, ...Array<string>(20_000).fill('<< >> stream\n')])],
  ['places in a long word', () => placesIn('x'.repeat(MB))],
  ['places in spaces', () => placesIn(' '.repeat(MB))],
  ['references in a circle', () => written([CATALOGUE, '3 0 R', '2 0 R'])],
];

test.each(ATTACKS)('refused within the limits of a process: %s', async (_what, make) => {
  await expect(inspect(make())).rejects.toThrow(FileRefused);
});

test.each([
  ['objects', () => sound(...Array.from({ length: 8_000 }, (_, id) => `<< /Type /Font /Widths [${id} 0 1 2 3] >>`))],
  ['a large picture', () => sound(stream('/Filter /DCTDecode', Buffer.alloc(8 * MB, 'image')))],
  ['a long run of spaces', () => sound(`[1 ${' '.repeat(8 * MB)}]`)],
  ['streams whose length is far away', () => farLengths(2_000)],
])('a large document that is sound is read: %s', async (_what, make) => {
  // Several times: what the library keeps of one must not be what the next one is ended for.
  for (let time = 0; time < 3; time++) expect(await inspect(make())).toEqual({ pages: 1, isTagged: false });
});

function circle(sections: number): string {
  let text = HEAD;
  const width = 60;
  for (let section = 0; section < sections; section++) {
    const next = HEAD.length + ((section + 1) % sections) * width;
    text += `xref\n0 0\ntrailer\n<< /Root 4 0 R /Prev ${next} >>\n`.padEnd(width, ' ');
  }
  return `${text}startxref\n${HEAD.length}\n%%EOF`;
}

function overlapping(): string {
  const spaces = ' '.repeat(MB);
  const table = `xref\n0 0\ntrailer\n<< /Root 1 0 R /Prev ${HEAD.length + 1} /XRefStm ${HEAD.length + 2} >>\n`;
  return `${HEAD}${spaces}${table}startxref\n${HEAD.length}\n%%EOF`;
}

function onePlace(): string {
  const pairs = Array.from({ length: 5_000 }, (_, id) => `${id} 0`).join(' ');
  const body = stream(`/Type /ObjStm /N 5000 /First ${pairs.length}`, `${pairs}[${'1 '.repeat(100_000)}]`);
  return sound(body);
}

function farLengths(streams: number): string {
  const each = Array<string>(streams).fill('<< /Length 4 0 R >> stream\nx\nendstream');
  return sound(`${' '.repeat(MB)}1`, ...each);
}

function placesIn(filling: string): string {
  const rows = Array.from({ length: 20_000 }, (_, row) => `${String(row + 30).padStart(10, '0')} 00000 n \n`).join('');
  const text = `${HEAD}% ${' '.repeat(20)}\n${filling}\n`;
  return `${text}xref\n1 20000\n${rows}trailer\n<< /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
}
