import { create } from 'qrcode';
import { exampleIdentity } from '@university/shared/testing/identity';
import { admission } from '../../../demo/settings/admission';
import { letterContent, type LetterSource } from './content';
import { renderLetter } from './render';
import { inspectPdf } from '../../platform/files/pdf/inspect';
import { readPdf } from './testing';

const RECORD: LetterSource['record'] = {
  _id: 'a',
  cycle: '2025-26',
  track: 'btech',
  track_name: 'B.Tech',
  round: 2,
  final: false,
  outcome: 'allotted',
  status: 'float',
  form_number: '••••••••001',
  name: 'Tenzin Ralte',
  program: 'Computer Science and Engineering (Artificial Intelligence and Machine Learning)',
  campus: 'Okhla II Campus',
  registered_category: 'D_UR',
  category_allocated: 'OD_OBC',
  program_preference: 2,
  rank: 12345,
  decided_at: '2026-01-15T20:00:00.000Z',
};

const SOURCE: LetterSource = {
  record: RECORD,
  trackName: 'B.Tech.',
  status: 'float',
  place: {
    campusCode: 'S02',
    location: 'Maa Anandmayi Marg, New Delhi 110020',
    nearestMetro: 'Govind Puri',
    firstPayment: 134_550,
  },
  settings: { letterhead: exampleIdentity, codes: admission },
  code: '7K3MQ9XW0A1BC2DE4FGH',
  issuedAt: new Date('2026-01-15T20:00:00Z'),
  takeBack: null,
  publicUrl: 'https://www.university.example',
};

/** Of texts in a PDF. */
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const URL_OF_CHECK = 'https://www.university.example/admission/letter/7K3MQ9XW0A1BC2DE4FGH';

const render = (record: Partial<LetterSource['record']> = {}, source: Partial<LetterSource> = {}) =>
  renderLetter(letterContent({ ...SOURCE, ...source, record: { ...RECORD, ...record } }));

describe('the letter', () => {
  test('says what the record says, in words', async () => {
    const { text, pages } = await readPdf(await render());
    expect(pages).toBe(1);
    for (const words of [
      'Skill and Entrepreneurship University\nSector-9, Dwarka, New Delhi 110077\nhelpdesk@seu.example   +91 11 5550 0100',
      'Tenzin Ralte',
      '••••••••001',
      'B.Tech. admission, round 2',
      'Computer Science and Engineering (Artificial Intelligence and Machine Learning)',
      'Okhla II Campus\nMaa Anandmayi Marg, New Delhi 110020\nNearest metro: Govind Puri',
      'Delhi, general (unreserved) (D_UR)',
      'Outside Delhi, Other Backward Classes (non-creamy layer) (OD_OBC)',
      '12,345',
      'Float: accepted, open to a better seat',
      // In India it is already the next day.
      'Issued on 16 January 2026',
      '16 January 2026 at 1:30 am IST',
      '7K3M-Q9XW-0A1B-C2DE-4FGH',
      'www.university.example/admission/letter',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('says of a frozen first choice what it is', async () => {
    const { text } = await readPdf(await render({ program_preference: 1, rank: null }, { status: 'freeze' }));
    expect(text).toContain('Freeze: accepted, no further rounds');
    expect(text).toContain('1 (first choice)');
    expect(text).not.toContain('Rank');
  });

  test('is the same file each time', async () => {
    expect((await render()).equals(await render())).toBe(true);
    expect((await render()).equals(await render({ name: 'Asha Negi' }))).toBe(false);
  });

  test('is tagged, titled and in a language', async () => {
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
      1, 3, 1, 1, 1, 1,
    ]);
    expect(count('TR')).toBe(12);
    expect(count('TH')).toBe(12);
    expect(count('TD')).toBe(12);
    expect(count('LI')).toBe(10);
  });

  test('leaves nothing unmarked: all is either in the structure or decoration', async () => {
    const { operators } = await readPdf(await render({ name: 'आशा नेगी' }));
    let depth = 0;
    for (const line of operators.split('\n')) {
      if (/ (BDC|BMC)$/.test(line)) depth++;
      else if (line === 'EMC') depth--;
      else if (/^(BT|f|S|B)\b/.test(line)) expect(depth).toBeGreaterThan(0);
    }
    expect(depth).toBe(0);
  });

  test('holds only the glyphs that it uses, each font embedded', async () => {
    const { fonts } = await readPdf(await render());
    // The rupee sign stands in another file of the bold face.
    expect(fonts.map(({ name }) => name.split('+')[1])).toEqual(['Mukta-Bold', 'Mukta-Regular', 'Mukta-Bold']);
    expect(fonts.every(({ embedded }) => embedded)).toBe(true);
    expect((await render()).length).toBeLessThan(40_000);
  });

  test('sets a Devanagari name in its own font, with the text for who cannot see it', async () => {
    const { fonts, operators } = await readPdf(await render({ name: 'क्षितिज श्रीवास्तव (Kshitij)' }));
    expect(fonts).toHaveLength(4);
    expect(fonts.find(({ characters }) => /\p{Script=Devanagari}/u.test(characters))).toMatchObject({ embedded: true });
    const actual = Buffer.from('\ufeffक्षितिज श्रीवास्तव', 'utf16le').swap16().toString('latin1');
    expect(operators).toContain('/Lang (hi)');
    expect(operators.replace(/\\([\\()nrtbf])/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped)).toContain(
      actual,
    );
  });

  test('takes a name with marks of Latin and one in a script that no font has', async () => {
    expect((await readPdf(await render({ name: 'Śrīvāstava' }))).text).toContain('Śrīvāstava');
    expect((await readPdf(await render({ name: '灰' }))).text).toContain('\n?\n');
  });

  test('goes on to a second page rather than over its own foot', async () => {
    const { pages, text } = await readPdf(await render({ name: 'Venkatanarasimharajuvaripeta '.repeat(40).trim() }));
    expect(pages).toBe(2);
    expect(text).toContain('7K3M-Q9XW-0A1B-C2DE-4FGH');
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
  expect(inspectPdf(await render())).toEqual({ pages: expect.any(Number) });
});
