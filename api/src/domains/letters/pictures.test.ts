import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resource } from '../../platform/resources';
import { letterContent } from './content';
import { letterWith } from './example';
import { renderLetter } from './sheet';
import { type Piece, readPdf } from './testing';

const PROGRAM = path.resolve(__dirname, '../../../../scripts/testing/letter-pictures.mjs');

const FONTS = [400, 700].map((weight) =>
  readFileSync(path.join(resource('assets/fonts'), `mukta-devanagari-${weight}-normal.ttf`)),
);

/** Share of differing pixels: renderers place edges differently. */
const SAME = 0.06;

function differences(pdf: Buffer, pieces: Piece[]): number[] {
  const input = { pdf, fonts: FONTS, pieces };
  const asText = (_name: string, value: unknown) =>
    (value as { type?: string })?.type === 'Buffer'
      ? Buffer.from((value as { data: number[] }).data).toString('base64')
      : value;
  return JSON.parse(execFileSync(process.execPath, [PROGRAM], { input: JSON.stringify(input, asText) }).toString());
}

async function letterOf([name = '', program = '', campus = '', verifyPlace = '']: readonly string[]) {
  const changes = { record: { name, program, campus }, dates: { pay: null, verify: null, verifyPlace } };
  const pdf = await renderLetter(letterContent(letterWith(changes), 'hi'));
  const { pieces } = await readPdf(pdf);
  return { pdf, pieces: pieces.filter(({ text }) => /[\u0900-\u097f]/.test(text)) };
}

/** Conjuncts, र in all positions, vowels in front, two marks on one letter. */
const NAMES = [
  ['क्षितिज श्रीवास्तव', 'त्रिलोक ज्ञानेंद्र', 'आर्या वर्मा', 'राष्ट्रपति ड्रमंड'],
  ['सिद्धार्थ द्विवेदी', 'उर्मिला कर्त्री', 'बुद्ध ब्रह्मभट्ट', 'रुद्र रूपाली'],
  ['फ़िरोज़ क़ुरैशी', 'हृषिकेश शृंगार', 'हर्षिता कीर्ति', 'चाँदनी मूँदड़ा'],
];

// A process for each letter.
test.each(NAMES)(
  '%s, %s, %s and %s, and all that a letter says in Hindi, look as a browser would show them',
  async (...names) => {
    const { pdf, pieces } = await letterOf(names);
    expect(pieces.map(({ text }) => text)).toEqual(expect.arrayContaining(names));
    expect(pieces.length).toBeGreaterThan(50);
    const far = differences(pdf, pieces).flatMap((share, index) =>
      share < SAME ? [] : [[pieces[index]?.text, share]],
    );
    expect(far).toEqual([]);
  },
);

test('letters that are not joined are seen as another picture', async () => {
  const torn: Record<string, string> = {
    क्षितिज: 'क्\u200cषितिज',
    आर्या: 'आर्\u200cया',
    त्रिलोक: 'त्\u200cरिलोक',
    श्री: 'श्\u200cरी',
  };
  const { pdf, pieces } = await letterOf(Object.keys(torn));
  const named = pieces.flatMap((piece) => (torn[piece.text] ? { ...piece, text: torn[piece.text] ?? '' } : []));
  expect(named).toHaveLength(4);
  for (const share of differences(pdf, named)) expect(share).toBeGreaterThan(2 * SAME);
});
