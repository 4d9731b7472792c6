import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resource } from '../../platform/resources';
import { letterContent } from './content';
import { letterWith } from './example';
import { renderLetter } from './render';
import { type Piece, readPdf } from './testing';
import { unpackWoff } from './woff';

const PROGRAM = path.resolve(__dirname, '../../../../scripts/hindi/letter-pictures.mjs');

const FONTS = [400, 700].map((weight) =>
  unpackWoff(readFileSync(path.join(resource('assets/fonts'), `mukta-devanagari-${weight}-normal.woff`))),
);

/** Edges fall otherwise on the pixels of two programs that draw the same. */
const SAME = 0.06;

/** How far each run of a letter is from what HarfBuzz makes of its text. */
function differences(pdf: Buffer, pieces: Piece[]): number[] {
  const input = { pdf, fonts: FONTS, pieces };
  const asText = (_name: string, value: unknown) =>
    (value as { type?: string })?.type === 'Buffer'
      ? Buffer.from((value as { data: number[] }).data).toString('base64')
      : value;
  return JSON.parse(execFileSync(process.execPath, [PROGRAM], { input: JSON.stringify(input, asText) }).toString());
}

const letterOf = async (name: string) => {
  const pdf = await renderLetter(letterContent(letterWith({ record: { name } })));
  const { pieces } = await readPdf(pdf);
  return { pdf, pieces: pieces.filter(({ text }) => /[\u0900-\u097f]/.test(text)) };
};

/** Conjuncts that are a sign of their own, र before, after and below others, vowels in front, two marks on one letter. */
const NAMES = [
  'क्षितिज श्रीवास्तव',
  'त्रिलोक ज्ञानेंद्र',
  'आर्या वर्मा',
  'राष्ट्रपति ड्रमंड',
  'सिद्धार्थ द्विवेदी',
  'उर्मिला कर्त्री',
  'बुद्ध ब्रह्मभट्ट',
  'रुद्र रूपाली',
  'फ़िरोज़ क़ुरैशी',
  'हृषिकेश शृंगार',
  'हर्षिता कीर्ति',
  'चाँदनी मूँदड़ा',
];

test.each(NAMES)('the name %s looks in a letter as a browser would show it', async (name) => {
  const { pdf, pieces } = await letterOf(name);
  const named = pieces.filter(({ text }) => text === name);
  expect(named).toHaveLength(1);
  expect(Math.max(...differences(pdf, named))).toBeLessThan(SAME);
});

test('so does all that a letter says in Hindi', async () => {
  const { pdf, pieces } = await letterOf('Asha Negi');
  expect(pieces.length).toBeGreaterThan(50);
  const far = differences(pdf, pieces).flatMap((share, index) => (share < SAME ? [] : [[pieces[index]?.text, share]]));
  expect(far).toEqual([]);
});

test.each([
  ['क्षितिज', 'क्\u200cषितिज'],
  ['आर्या', 'आर्\u200cया'],
  ['त्रिलोक', 'त्\u200cरिलोक'],
  ['श्री', 'श्\u200cरी'],
])('%s with letters that are not joined is seen as another picture', async (name, torn) => {
  const { pdf, pieces } = await letterOf(name);
  const [named] = pieces.filter(({ text }) => text === name);
  const [share = 0] = differences(pdf, [{ ...(named as Piece), text: torn }]);
  expect(share).toBeGreaterThan(2 * SAME);
});
