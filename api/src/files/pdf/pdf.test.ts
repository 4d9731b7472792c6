/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { FileRefused } from '../refused';
import { readPdf } from './index';

const folder = mkdtempSync(path.join(tmpdir(), 'university-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'file.pdf');
const read = (bytes: Uint8Array | string) => {
  writeFileSync(file, bytes, 'latin1');
  return readPdf(file);
};

async function drawn(pages: number, useObjectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  return Buffer.from(await document.save({ useObjectStreams }));
}

function printed(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const document = new PDFKit({ autoFirstPage: false, ...options });
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    for (let page = 0; page < pages; page++) document.addPage().text(`Page ${page} (of \\many)`);
    document.end();
  });
}

/** A document of objects as written, with the table and trailer that fit them. */
function written(objects: string[], trailer = '/Root 1 0 R', table?: string): string {
  let text = '%PDF-1.4\n% comment\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const rows = table ?? `0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}xref\n${rows}trailer\n<< /Size 9 ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Count 7 /Kids [] >>';

test.each([
  ['tables, by pdf-lib', () => drawn(3, false), 3],
  ['streams of objects, by pdf-lib', () => drawn(70, true), 70],
  ['tables, by pdfkit', () => printed(2), 2],
  ['bytes before the header', async () => Buffer.concat([Buffer.from('mail header\n\n'), await printed(4)]), 4],
  ['bytes after the end', async () => Buffer.concat([await drawn(1, true), Buffer.alloc(500, 10)]), 1],
  ['a change added at the end', async () => amended(await drawn(2, false)), 2],
  [
    'a count in an object of its own',
    async () => Buffer.from(written([CATALOGUE, '<< /Type /Pages /Count 3 0 R >>', '12'])),
    12,
  ],
  [
    'strings, names and numbers of all kinds',
    async () =>
      Buffer.from(written([`<< /A (a \\) (b) c) /B <00ff> /C [true false null -1.5 .5 2 0 R] /Pages 2 0 R >>`, PAGES])),
    7,
  ],
])('the pages are counted: %s', async (_what, make, pages) => {
  expect(await read(await make())).toEqual({ pages });
});

/** The document with a further section that changes nothing. */
function amended(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const before = /startxref\s+(\d+)/.exec(text)?.[1];
  const root = /\/Root \d+ 0 R/.exec(text)?.[0];
  const section = `xref\n0 0\ntrailer\n<< ${root} /Prev ${before} >>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + section, 'latin1');
}

const good = written([CATALOGUE, PAGES]);

test.each<[string, () => Promise<Buffer | string> | string, RegExp]>([
  ['a web page', () => '<html>', /PDF file/],
  ['nothing', () => '', /structure/],
  ['a header alone', () => '%PDF-1.7\n', /end of this PDF is missing/],
  ['half a file', async () => (await printed(9)).subarray(0, 2_000), /end of this PDF is missing/],
  ['a password', () => printed(1, { userPassword: 'secret' }), /protected/],
  ['restrictions without a password to open', () => printed(1, { ownerPassword: 'secret' }), /protected/],
  ['no root', () => written([CATALOGUE, PAGES], ''), /structure/],
  ['a root that is not there', () => written([CATALOGUE, PAGES], '/Root 8 0 R'), /structure/],
  ['no pages', () => written([CATALOGUE, '<< /Type /Pages /Count 0 >>']), /structure/],
  ['pages of another type', () => written([CATALOGUE, '<< /Type /Font /Count 1 >>']), /structure/],
  ['a reference to itself', () => written([CATALOGUE, '2 0 R']), /structure/],
  ['a table that points elsewhere', () => good.replace(/00000 n/g, '00001 x'), /structure/],
  ['an end that points elsewhere', () => good.replace(/startxref\n\d+/, 'startxref\n5'), /structure/],
  ['an end that points outside', () => good.replace(/startxref\n\d+/, 'startxref\n99999'), /structure/],
  ['sections in a circle', () => good.replace('/Root 1', `/Prev ${good.indexOf('xref\n')} /Root 4`), /structure/],
  ['values within values', () => written([`${'['.repeat(5_000)}${']'.repeat(5_000)}`, PAGES]), /structure/],
  ['a table that unfolds a thousandfold', bomb, /structure/],
])('refused: %s', async (_what, make, message) => {
  const bytes = await make();
  const error = await read(bytes).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(FileRefused);
  expect((error as Error).message).toMatch(message);
});

function bomb(): string {
  const table = deflateSync(Buffer.alloc(64 * 1024 * 1024)).toString('latin1');
  const head = '%PDF-1.5\n';
  const parameters = `/Type /XRef /W [1 2 1] /Size 9 /Root 1 0 R /Filter /FlateDecode /Length ${table.length}`;
  return `${head}1 0 obj\n<< ${parameters} >>\nstream\n${table}\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF`;
}

const outcome = (bytes: Uint8Array) =>
  read(bytes).then(
    ({ pages }) => pages >= 1,
    (error: unknown) => error instanceof FileRefused,
  );

test('whatever the bytes are, they are counted or refused', async () => {
  const edges = fc.constantFrom(
    '%PDF-1.4\n',
    'xref\n',
    'trailer\n<<',
    '>>',
    'startxref\n0\n%%EOF',
    '1 0 obj',
    'stream\n',
    '[',
    '(',
  );
  const bytes = fc.array(fc.oneof(edges, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(bytes, async (parts) => expect(await outcome(Buffer.from(parts.join(''), 'latin1'))).toBe(true)),
    { numRuns: 150 },
  );
});

test('a good file with any bytes changed is counted or refused', async () => {
  const files = [await drawn(2, true), await drawn(2, false), await printed(1)];
  const change = fc.tuple(fc.nat(), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      async (pdf, changes) => {
        const changed = Buffer.from(pdf);
        for (const [at, byte] of changes) changed[at % changed.length] = byte;
        expect(await outcome(changed)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('an error of the disk is not blamed on the file', async () => {
  await expect(readPdf(path.join(folder, 'missing.pdf'))).rejects.toMatchObject({ code: 'ENOENT' });
});
