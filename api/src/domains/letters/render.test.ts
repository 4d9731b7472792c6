import type { Language } from '@university/shared/language';
import { create } from 'qrcode';
import sharp from 'sharp';
import fc from '../../../../scripts/jest/properties';
import { inspectPdf } from '../../platform/files/pdf/inspect';
import { letterContent, type LetterSource } from './content';
import { letterWith, LONGEST } from './example';
import { QR } from './drawing';
import { widthOf } from './fonts';
import { CONTENT, MARGIN, PAGE } from './page';
import { renderLetter } from './sheet';
import { type Piece, readPdf, type ReadPdf } from './testing';

type Changes = Parameters<typeof letterWith>[0];

const URL_OF_CHECK = 'https://www.university.example/admission/letter/7K3MQ9XW0A1BC2DE4FGH';

const content = (changes?: Changes, language: Language = 'en') => letterContent(letterWith(changes), language);
const render = (changes?: Changes, photo?: Buffer) => renderLetter(content(changes), photo);
const inHindi = (changes?: Changes) => renderLetter(content(changes, 'hi'));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();

let drawn: Promise<Buffer> | undefined;
const usual = () => (drawn ??= render());

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the letter', () => {
  test.each<Language>(['en', 'hi'])('prints all its words: %s', async (language) => {
    const changes = { takeBackUntil: '2026-01-15T21:00:00.000Z' };
    const said = content(changes, language);
    const { text } = await readPdf(await renderLetter(said));
    const { title, issued, fields, meaningTitle, meaning, code, made } = said;
    const { documentsTitle, documentsLead, documents, checkTitle, checkLead } = said;
    const lines = [
      ...[title, issued, ...fields.flatMap(({ label, lines }) => [label, ...lines]), meaningTitle, ...meaning],
      ...[documentsTitle, documentsLead, ...documents, checkTitle, checkLead, code, made],
    ];
    for (const line of lines) expect(squeezed(text)).toContain(line);
    expect(text).toContain(
      'Skill and Entrepreneurship University\nSector-9, Dwarka, New Delhi 110077\nhelpdesk@seu.example   +91 11 5550 0100',
    );
    expect(text).toContain('www.university.example/admission/letter');
  });

  test('is the same file each time', async () => {
    expect((await render()).equals(await usual())).toBe(true);
    expect((await usual()).equals(await render({ record: { name: 'Asha Negi' } }))).toBe(false);
  });

  test('is tagged and titled', async () => {
    const pdf = await readPdf(await usual());
    expect(pdf).toMatchObject({
      title: 'Provisional allotment letter',
      lang: 'en-IN',
      displaysTitle: true,
      isMarked: true,
      alternatives: [`QR code of the address ${URL_OF_CHECK}`],
      hindi: [],
    });
    expect(pdf.structure[0]).toBe('Document');
    const count = (type: string) => pdf.structure.filter((found) => found === type).length;
    expect([count('H1'), count('H2'), count('Table'), count('Figure'), count('Link'), count('L')]).toEqual([
      1, 3, 1, 1, 1, 1,
    ]);
    expect([count('TR'), count('TH'), count('TD'), count('LI')]).toEqual([16, 16, 16, 10]);
  });

  test('in Hindi is in Hindi, with the text beside its glyphs', async () => {
    const pdf = await readPdf(await inHindi());
    expect(pdf).toMatchObject({ title: 'अस्थायी आवंटन पत्र', lang: 'hi-IN' });
    expect(pdf.operators).toContain('/Lang (hi-IN) /ActualText');
  });

  test('leaves nothing unmarked: all is either in the structure or decoration', async () => {
    const { operators } = await readPdf(await render({ record: { name: 'आशा नेगी' } }, await picture(350, 450)));
    let depth = 0;
    for (const line of operators.split('\n')) {
      if (/ BDC$/.test(line)) depth++;
      else if (line === 'EMC') depth--;
      else if (/^BT\b| (f|S|Do)$/.test(line)) expect(depth).toBeGreaterThan(0);
    }
    expect(depth).toBe(0);
  });

  test.each([
    // Includes the file with the rupee sign.
    ['en', usual, 40_000, ['Mukta-Bold', 'Mukta-Bold', 'Mukta-Regular']],
    ['hi', inHindi, 62_000, ['Mukta-Bold', 'Mukta-Bold', 'Mukta-Bold', 'Mukta-Regular', 'Mukta-Regular']],
  ] as const)('holds few glyphs more than it uses, each font embedded: %s', async (_language, draw, bytes, names) => {
    const pdf = await draw();
    const { fonts } = await readPdf(pdf);
    expect(fonts.map(({ name }) => name.split('+')[1]).sort()).toEqual(names);
    expect(fonts.every(({ embedded }) => embedded)).toBe(true);
    expect(pdf.length).toBeLessThan(bytes);
  });

  test('is the same file whatever was drawn before, also with glyphs that few letters have', async () => {
    const first = await render({ record: { name: 'Zoë Ünsal' } });
    for (const name of ['Abdul', 'क्षितिज', 'Ünsal Zoë']) await render({ record: { name } });
    expect((await render({ record: { name: 'Zoë Ünsal' } })).equals(first)).toBe(true);
    expect((await readPdf(first)).text).toContain('\nZoë Ünsal\n');
  });

  test('sets a Devanagari name in its own font, with the text for who cannot see it', async () => {
    const { text, hindi, pieces } = await readPdf(await render({ record: { name: 'क्षितिज श्रीवास्तव' } }));
    expect(text).toContain('\nक्षितिज श्रीवास्तव\n');
    expect(hindi).toEqual(['P']);
    expect(pieces.every(({ width }) => width > 0)).toBe(true);
  });

  test('takes a name with marks of Latin, and a programme in a script that no font has', async () => {
    expect((await readPdf(await render({ record: { name: 'Śrīvāstava' } }))).text).toContain('Śrīvāstava');
    expect((await readPdf(await render({ record: { program: '灰' } }))).text).toContain('\n?\n');
  });

  test('carries a photograph, cut to its frame, where there is one', async () => {
    const pdf = await readPdf(await render({}, await picture(1_000, 600)));
    expect(pdf.alternatives).toEqual(['Photograph of the applicant', expect.stringContaining('QR code')]);
    const [[left = 0, bottom = 0, right = 0, top = 0] = []] = pdf.boxes;
    // 35 by 45 mm at the right margin.
    expect(((right - left) / 72) * 25.4).toBeCloseTo(35, 1);
    expect(((top - bottom) / 72) * 25.4).toBeCloseTo(45, 1);
    expect(pdf.operators).toMatch(/ re W n\n.*? cm\n\/\w+ Do\nQ/);
    expect((await readPdf(await usual())).operators).not.toMatch(/ Do\nQ/);
  });

  test('draws the QR code of the check, module by module', async () => {
    const { operators } = await readPdf(await usual());
    const { modules } = create(URL_OF_CHECK, QR);
    const drawn = new Set<number>();
    for (const [, x, y, width] of operators.matchAll(/^(\d+) (\d+) (\d+) 1\.02 re$/gm)) {
      for (let column = Number(x); column < Number(x) + Number(width); column++) {
        drawn.add(Number(y) * modules.size + column);
      }
    }
    expect([...drawn]).toEqual([...modules.data].flatMap((dark, index) => (dark ? [index] : [])));
  });
});

test('a letter passes the inspection that papers of strangers pass', async () => {
  expect(inspectPdf(await render({}, await picture(350, 450)))).toMatchObject({ pages: 1 });
});

type Box = readonly [left: number, bottom: number, right: number, top: number];

function boxOf({ x, y, width, size, text }: Piece): Box {
  const space = text.endsWith(' ') ? widthOf(' ', 'latin', 400) * size : 0;
  return [x, y - 0.28 * size, x + width - space, y + 0.8 * size];
}

/** Points: kerned letters overlap as much. */
const TOUCH = 1;

const isOver = (one: Box, other: Box) =>
  one[0] < other[2] - TOUCH && other[0] < one[2] - TOUCH && one[1] < other[3] - TOUCH && other[1] < one[3] - TOUCH;

/** Overlaps, and what exceeds the margins. */
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

const draw = async (source: LetterSource, photo?: Buffer, language: Language = 'en') =>
  readPdf(await renderLetter(letterContent(source, language), photo));

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
  test.each<[string, Language, (() => Promise<Buffer>) | undefined]>([
    ['without a photograph', 'en', undefined],
    ['with a photograph', 'en', () => picture(350, 450)],
    ['in Hindi, without a photograph', 'hi', undefined],
    ['in Hindi, with a photograph', 'hi', () => picture(350, 450)],
  ])('is one page on which nothing lies over anything, %s', async (_, language, take) => {
    const pdf = await draw(source, await take?.(), language);
    expect(pdf.pages).toBe(1);
    expect(faultsOf(pdf)).toEqual([]);
    expect(Math.min(...pdf.pieces.map(({ size }) => size))).toBeGreaterThanOrEqual(8.5);
  });
});

test('what a letter is about is whole however long it is', async () => {
  const text = (await draw(LONGEST, await picture(350, 450))).text.replaceAll(/\s+/g, ' ');
  const { name, program } = LONGEST.record;
  for (const whole of [name, program, '2025-26, round 2', '7K3M-Q9XW-0A1B-C2DE-4FGH', '₹12,34,550']) {
    expect(text).toContain(whole?.replaceAll(/\s+/g, ' '));
  }
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
  const photo = await picture(350, 450);
  await fc.assert(
    fc.asyncProperty(letter, async ({ location, ...record }) => {
      const place = { ...letterWith().place, location };
      const pdf = await draw(letterWith({ record, place }), photo);
      expect(pdf.pages).toBe(1);
      expect(faultsOf(pdf)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
