/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { makePdf } from '../../../../demo/pdf';
import { IsolatedWork } from '../../isolated/isolated-work';
import { LIMITS } from '../../isolated/limits';

const folder = mkdtempSync(path.join(tmpdir(), 'university-pdf-text-'));
const work = new IsolatedWork({ limits: LIMITS.texts });
afterAll(() => {
  work.close();
  rmSync(folder, { recursive: true });
});

function textOf(bytes: Uint8Array | string) {
  const file = path.join(folder, 'a.pdf');
  writeFileSync(file, bytes);
  return work.run('readPdfText', { path: file }, undefined);
}

test('the text of a paper is read in the order of its pages, in one line', async () => {
  const date = new Date('2026-01-15');
  const paper = await makePdf({ title: 'Looms', heading: 'University', paragraph: 'Yarn is kept dry.', date });
  expect(await textOf(paper)).toBe('University Looms Yarn is kept dry.');
});

test('a long paper is read as far as searches need it', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < 30; number++) {
    const page = document.addPage();
    for (let line = 0; line < 50; line++) page.drawText('spindle '.repeat(12), { x: 10, y: 15 * line, size: 8, font });
  }
  expect(await textOf(await document.save())).toHaveLength(100_000);
});

test('a scanned paper has no text', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  expect(await textOf(await document.save())).toBe('');
});

test('what is no PDF ends the attempt and nothing else', async () => {
  await expect(textOf('%PDF-1.4\nnothing')).rejects.toThrow();
  const date = new Date('2026-01-15');
  expect(await textOf(await makePdf({ title: 'A', heading: 'B', paragraph: 'C', date }))).toBe('B A C');
});
