import { create } from 'qrcode';
import sharp from 'sharp';
import { inspectPdf } from '../../platform/files/pdf/inspect';
import { letterContent } from './content';
import { letterWith } from './example';
import { renderLetter } from './render';
import { readPdf } from './testing';

type Changes = Parameters<typeof letterWith>[0];

const URL_OF_CHECK = 'https://www.university.example/admission/letter/7K3MQ9XW0A1BC2DE4FGH';

const content = (changes?: Changes) => letterContent(letterWith(changes));
const render = (changes?: Changes, photo?: Buffer) => renderLetter(content(changes), photo);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the letter', () => {
  test('prints all its words in both languages', async () => {
    const { takeBackUntil } = { takeBackUntil: '2026-01-15T21:00:00.000Z' };
    const { text } = await readPdf(await render({ takeBackUntil }));
    const { title, issued, fields, meaningTitles, meanings, code, made, ...said } = content({ takeBackUntil });
    const { documentsTitle, documentsLead, documents, checkTitle, checkLead } = said;
    const lines = [
      ...[title, issued, ...fields.flatMap(({ label, lines }) => [label, ...lines]), ...meaningTitles],
      ...[...meanings.flat(), documentsTitle, documentsLead, ...documents, checkTitle, ...checkLead, code, ...made],
    ];
    for (const line of lines) expect(squeezed(text)).toContain(line);
    expect(text).toContain(
      'Skill and Entrepreneurship University\nSector-9, Dwarka, New Delhi 110077\nhelpdesk@seu.example   +91 11 5550 0100',
    );
    expect(text).toContain('www.university.example/admission/letter');
  });

  test('leaves out what there is no value for', async () => {
    const { text } = await readPdf(await render({ record: { rank: null }, status: 'freeze' }));
    expect(text).toContain('Freeze: accepted, no further rounds');
    expect(text).not.toContain('Rank');
  });

  test('is the same file each time', async () => {
    expect((await render()).equals(await render())).toBe(true);
    expect((await render()).equals(await render({ record: { name: 'Asha Negi' } }))).toBe(false);
  });

  test('is tagged, titled and in two languages', async () => {
    const pdf = await readPdf(await render());
    expect(pdf).toMatchObject({
      title: 'Provisional allotment letter',
      lang: 'en-IN',
      displaysTitle: true,
      isMarked: true,
      alternatives: [`QR code of the address ${URL_OF_CHECK}`],
    });
    expect(pdf.structure[0]).toBe('Document');
    const count = (type: string) => pdf.structure.filter((found) => found === type).length;
    expect([count('H1'), count('H2'), count('Table'), count('Figure'), count('Link'), count('L')]).toEqual([
      1, 4, 1, 1, 1, 1,
    ]);
    expect([count('TR'), count('TH'), count('TD'), count('LI')]).toEqual([16, 16, 16, 10]);
    // Days of payment and verification, how to pay (with a portal), the decision; what it means; the check; the last line.
    expect(pdf.hindi).toEqual(['P', 'P', 'P', 'H2', 'P', 'P', 'P', 'P']);
    expect(pdf.operators).toContain('/Lang (hi-IN)');
  });

  test('leaves nothing unmarked: all is either in the structure or decoration', async () => {
    const { operators } = await readPdf(await render({ record: { name: 'आशा नेगी' } }, await picture(350, 450)));
    let depth = 0;
    for (const line of operators.split('\n')) {
      if (/ (BDC|BMC)$/.test(line)) depth++;
      else if (line === 'EMC') depth--;
      else if (/^(BT|f|S|B)\b| Do$/.test(line)) expect(depth).toBeGreaterThan(0);
    }
    expect(depth).toBe(0);
  });

  test('a text that stands for Devanagari ends where its coordinates still hold', async () => {
    const { operators } = await readPdf(await render());
    expect(operators).not.toMatch(/\nQ\nEMC\n/);
  });

  test('holds few glyphs more than it uses, each font embedded', async () => {
    const { fonts } = await readPdf(await render());
    // The rupee sign stands in another file of the bold face.
    expect(fonts.map(({ name }) => name.split('+')[1]).sort()).toEqual([
      ...['Mukta-Bold', 'Mukta-Bold', 'Mukta-Bold'],
      ...['Mukta-Regular', 'Mukta-Regular'],
    ]);
    expect(fonts.every(({ embedded }) => embedded)).toBe(true);
    expect((await render()).length).toBeLessThan(60_000);
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
    expect(hindi).toHaveLength(9);
    expect(pieces.every(({ width }) => width > 0)).toBe(true);
  });

  test('takes a name with marks of Latin and one in a script that no font has', async () => {
    expect((await readPdf(await render({ record: { name: 'Śrīvāstava' } }))).text).toContain('Śrīvāstava');
    expect((await readPdf(await render({ record: { name: '灰' } }))).text).toContain('\n?\n');
  });

  test('carries a photograph, cut to its frame, where there is one', async () => {
    const pdf = await readPdf(await render({}, await picture(1_000, 600)));
    expect(pdf.alternatives).toEqual([
      'Photograph of the applicant / आवेदक का फ़ोटो',
      expect.stringContaining('QR code'),
    ]);
    const [[left = 0, bottom = 0, right = 0, top = 0] = []] = pdf.boxes;
    // 35 by 45 mm, at the right margin.
    expect(((right - left) / 72) * 25.4).toBeCloseTo(35, 1);
    expect(((top - bottom) / 72) * 25.4).toBeCloseTo(45, 1);
    expect(pdf.operators).toMatch(/ re\nW n\n.*? Do\n/s);
    expect((await readPdf(await render())).operators).not.toContain(' Do\n');
  });

  test('draws the QR code of the check, module by module', async () => {
    const { operators } = await readPdf(await render());
    const { modules } = create(URL_OF_CHECK, { errorCorrectionLevel: 'M' });
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
