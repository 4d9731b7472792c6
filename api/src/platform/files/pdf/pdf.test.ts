/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import fc from '../../../../../scripts/jest/properties';
import { WorkEnded } from '../../isolated/isolated-process';
import { IsolatedWork } from '../../isolated/isolated-work';
import { FileRefused } from '../receive';
import { inspectPdf, inspectPdfFile, PDF_REFUSALS } from './inspect';
import { pdfInspection } from './index';
import { CATALOGUE, written } from './testing/write-pdf';

const read = (bytes: Buffer | string) => inspectPdf(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);

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

const PAGES = '<< /Type /Pages /Count 2 /Kids [] >>';

test.each([
  ['tables, by pdf-lib', () => drawn(3, false), 3],
  ['streams of objects, by pdf-lib', () => drawn(70, true), 70],
  ['tables, by pdfkit', () => printed(2), 2],
  ['bytes after the end', async () => Buffer.concat([await drawn(1, true), Buffer.alloc(500, 10)]), 1],
  ['a change added at the end', async () => amended(await drawn(2, false)), 2],
  [
    'a count in an object of its own',
    async () => Buffer.from(written([CATALOGUE, '<< /Type /Pages /Count 3 0 R >>', '3'])),
    3,
  ],
  [
    'strings, names and numbers of all kinds',
    async () =>
      Buffer.from(written([`<< /A (a \\) (b) c) /B <00ff> /C [true false null -1.5 .5 2 0 R] /Pages 2 0 R >>`, PAGES])),
    2,
  ],
])('the pages are counted: %s', async (_what, make, pages) => {
  expect(read(await make())).toEqual({ pages, isTagged: false });
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

test.each<[string, () => Promise<Buffer | string> | string, string]>([
  ['a web page', () => '<html>', 'notPdf'],
  ['nothing', () => '', 'notPdf'],
  ['bytes before the header', async () => Buffer.concat([Buffer.from('\n'), await printed(4)]), 'leading'],
  ['a header alone', () => '%PDF-1.7\n', 'cutOff'],
  ['half a file', async () => (await printed(9)).subarray(0, 2_000), 'cutOff'],
  ['a password', () => printed(1, { userPassword: 'secret' }), 'protected'],
  ['restrictions without a password to open', () => printed(1, { ownerPassword: 'secret' }), 'protected'],
  ['no root', () => written([CATALOGUE, PAGES], ''), 'unreadable'],
  ['a root that is not there', () => written([CATALOGUE, PAGES], '/Root 8 0 R'), 'unreadable'],
  ['no pages', () => written([CATALOGUE, '<< /Type /Pages /Count 0 >>']), 'unreadable'],
  ['pages of another type', () => written([CATALOGUE, '<< /Type /Font /Count 1 >>']), 'unreadable'],
  ['a reference to itself', () => written([CATALOGUE, '2 0 R']), 'unreadable'],
  ['a table that points elsewhere', () => good.replace(/00000 n/g, '00001 x'), 'unreadable'],
  ['an end that points elsewhere', () => good.replace(/startxref\n\d+/, 'startxref\n5'), 'unreadable'],
  ['an end that points outside', () => good.replace(/startxref\n\d+/, 'startxref\n99999'), 'unreadable'],
  ['sections in a circle', () => good.replace('/Root 1', `/Prev ${good.indexOf('xref\n')} /Root 4`), 'unreadable'],
  ['values within values', () => written([`${'['.repeat(5_000)}${']'.repeat(5_000)}`, PAGES]), 'unreadable'],
])('refused: %s', async (_what, make, refused) => {
  expect(read(await make())).toEqual({ refused });
});

/** Findings are all there is: nothing is thrown. */
const isFound = (bytes: Buffer) => {
  const finding = read(bytes);
  return 'refused' in finding || finding.pages >= 1;
};

test('whatever the bytes are, they are counted or refused', () => {
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
  fc.assert(
    fc.property(bytes, (parts) => isFound(Buffer.from(parts.join(''), 'latin1'))),
    { numRuns: 1_000 },
  );
});

test('a good file with any bytes changed is counted or refused', async () => {
  const files = [await drawn(2, true), await drawn(2, false), await printed(1)];
  const change = fc.tuple(fc.nat(), fc.nat(255));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 5 }), (pdf, changes) => {
      const changed = Buffer.from(pdf);
      for (const [at, byte] of changes) changed[at % changed.length] = byte;
      return isFound(changed);
    }),
    { numRuns: 1_000 },
  );
});

test('an error of the disk is not blamed on the file', () => {
  expect(() => inspectPdfFile({ path: '/missing.pdf' })).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});

describe('a form looks into its PDF', () => {
  const isolated = new IsolatedWork();
  afterAll(() => isolated.close());
  const folder = mkdtempSync(path.join(tmpdir(), 'university-pdf-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const look = (bytes: Buffer | string) => {
    const file = path.join(folder, 'file.pdf');
    writeFileSync(file, bytes, 'latin1');
    return pdfInspection(isolated, 'somebody')({ path: file });
  };

  test('apart from the server, and gets what it found', async () => {
    expect(await look(await drawn(2, true))).toEqual({ pages: 2, isTagged: false });
  });

  test('and says what is wrong, in words', async () => {
    await expect(look('<html>')).rejects.toThrow(new FileRefused(PDF_REFUSALS.notPdf));
    jest.spyOn(isolated, 'run').mockRejectedValueOnce(new WorkEnded('too long'));
    await expect(look('<html>')).rejects.toThrow(new FileRefused(PDF_REFUSALS.unreadable));
  });

  test('but does not blame the file for an error of the disk', async () => {
    const missing = pdfInspection(isolated, 'somebody')({ path: path.join(folder, 'missing.pdf') });
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });
});
