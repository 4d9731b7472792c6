import fc from '../../../../scripts/jest/properties';
import sharp from 'sharp';
import { letterContent } from './content';
import type { LetterSource } from './source';
import { letterWith, LONGEST } from './example';
import { widthOf } from './fonts';
import { CONTENT, MARGIN, PAGE } from './pen';
import { renderLetter } from './render';
import { type Piece, readPdf, type ReadPdf } from './testing';

const photograph = () =>
  sharp({ create: { width: 350, height: 450, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** What the ink of a run takes of the page, with marks above and below and without the space at its end. */
function boxOf({ x, y, width, size, text }: Piece): Box {
  const space = text.endsWith(' ') ? widthOf(' ', 'latin', 400) * size : 0;
  return [x, y - 0.28 * size, x + width - space, y + 0.8 * size];
}

/** Less than what a kerned letter reaches over. */
const TOUCH = 1;

const isOver = (one: Box, other: Box) =>
  one[0] < other[2] - TOUCH && other[0] < one[2] - TOUCH && one[1] < other[3] - TOUCH && other[1] < one[3] - TOUCH;

/** Runs and pictures that lie over each other, or beyond the margins. */
function faultsOf({ pieces, boxes }: ReadPdf): string[] {
  const things = [
    ...pieces.map((piece) => ({ name: piece.text, box: boxOf(piece) })),
    ...boxes.map((box, index) => ({ name: `picture ${index}`, box: box as unknown as Box })),
  ];
  const beyond = things
    .filter(
      ({ box: [left, bottom, right, top] }) =>
        left < MARGIN - TOUCH || right > MARGIN + CONTENT + TOUCH || bottom < 8 || top > PAGE.height - 20,
    )
    .map(({ name }) => `${name} is beyond the margins`);
  const over = things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter((other) => isOver(one.box, other.box))
      .map((other) => `${one.name} lies over ${other.name}`),
  );
  return [...beyond, ...over];
}

const draw = async (source: LetterSource, photo?: Buffer) => readPdf(await renderLetter(letterContent(source), photo));

/** Letters, from the shortest to one that is as long as it may be. */
const LETTERS: [string, LetterSource][] = [
  ['a usual letter', letterWith()],
  ['a letter in Devanagari', letterWith({ record: { name: 'क्षितिज श्रीवास्तव', program: 'र्क्षीँ '.repeat(26) } })],
  ['a short letter', letterWith({ dates: { pay: null, verify: null, verifyPlace: null }, record: { rank: null } })],
  ['the longest letter', LONGEST],
  [
    'a letter of the widest letters',
    {
      ...LONGEST,
      record: { ...LONGEST.record, name: 'W'.repeat(120), program: 'W'.repeat(160), campus: 'W'.repeat(120) },
    },
  ],
];

describe.each(LETTERS)('%s', (_name, source) => {
  test.each([
    ['without', undefined],
    ['with', photograph],
  ])('is one page on which nothing lies over anything, %s a photograph', async (_, take) => {
    const pdf = await draw(source, await take?.());
    expect(pdf.pages).toBe(1);
    expect(faultsOf(pdf)).toEqual([]);
    expect(Math.min(...pdf.pieces.map(({ size }) => size))).toBeGreaterThanOrEqual(8.5);
  });
});

test('what a letter is about is whole however long it is', async () => {
  const text = (await draw(LONGEST, await photograph())).text.replaceAll(/\s+/g, ' ');
  const { name, program } = LONGEST.record;
  for (const whole of [name, program, '2025-26, round 2', '7K3M-Q9XW-0A1B-C2DE-4FGH', '₹12,34,550']) {
    expect(text).toContain(whole?.replaceAll(/\s+/g, ' '));
  }
  // What is cut says so.
  expect(text).toContain('…');
});

test('a usual letter is cut nowhere, and roomier than a long one', async () => {
  const [usual, longest] = [await draw(letterWith()), await draw(LONGEST)];
  expect(usual.text).not.toContain('…');
  const sizeOf = ({ pieces }: ReadPdf, start: string) => pieces.find(({ text }) => text.startsWith(start))?.size ?? 0;
  expect(sizeOf(usual, 'Tenzin')).toBeGreaterThan(sizeOf(longest, 'Venkata'));
});

test('whatever the names are, it is one page', async () => {
  const words = (maxLength: number) =>
    fc
      .array(fc.stringMatching(/^[a-zA-Zक-ह]{1,30}$/), { minLength: 1, maxLength: 12 })
      .map((all) => all.join(' ').slice(0, maxLength));
  const letter = fc.record({ name: words(120), program: words(160), campus: words(120), location: words(300) });
  const photo = await photograph();
  await fc.assert(
    fc.asyncProperty(letter, async ({ location, ...record }) => {
      const place = { ...letterWith().place, location };
      const pdf = await draw(letterWith({ record, place }), photo);
      expect(pdf.pages).toBe(1);
      expect(faultsOf(pdf)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
