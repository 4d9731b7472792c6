/** @jest-environment node */
import fc from '../../../scripts/jest/properties';
import { cutToBytes, fileNameOf, isEmail, plainCode, plainEmail, plainLine, plainLines, plainName } from './plain-text';

const ALL = { plainLine, plainLines, plainName, plainCode, plainEmail };
const HIDDEN = [
  '\0',
  '\x7f',
  '\u0090',
  '\u202A',
  '\u202C',
  '\u202E',
  '\u2067',
  '\u2069',
  '\u206A',
  '\uFEFF',
  '\uFFF9',
  '\uDC00',
  '\u{E007F}',
];
const HIDDEN_IN_LINE = ['\u00AD', '\u061C', '\u200B', '\u200E', '\u200F', '\u2060'];
const hidden = fc.constantFrom(...HIDDEN);
const anything = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    hidden,
    fc.constantFrom('\u200D', '\u200C', '\r', '\n', '\u2028', ' ', '@', '.', 'xn--', '्', 'क', '०', 'Ａ', 'a'),
  ),
});

test.each(Object.entries(ALL))('%s leaves its own answer as it is', (_name, plain) => {
  fc.assert(
    fc.property(anything, (text) => expect(plain(plain(text))).toBe(plain(text))),
    { numRuns: 500 },
  );
});

test('nothing that is hidden is left of a text, wherever it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'Ω', 'श्री', '7', '.'), { minLength: 1 }),
      fc.array(hidden),
      fc.nat(),
      (parts, marks, seed) => {
        const typed: string[] = [...parts];
        for (const [index, mark] of marks.entries()) typed.splice((seed * (index + 7)) % (typed.length + 1), 0, mark);
        for (const plain of Object.values(ALL)) expect(plain(typed.join(''))).toBe(plain(parts.join('')));
      },
    ),
  );
});

test.each(HIDDEN_IN_LINE.map((mark) => [JSON.stringify(mark), mark]))(
  '%s is nothing in a line, and stays in a paragraph',
  (_name, mark) => {
    expect(plainLine(`कख${mark}ग`)).toBe('कखग');
    expect(plainLines(`कख${mark}ग`)).toBe(`कख${mark}ग`);
  },
);

test.each(['श्री\u200Dमती', 'क्\u200Cष', 'র\u200D্যাব', 'نامه\u200Cها', '👩\u200D🎓'])(
  'joiners stay where they shape a letter: %s',
  (text) => {
    expect([plainLine(text), plainLines(text), plainName(text)]).toEqual([text, text, text]);
  },
);

test.each(['\u200Dनेहा', 'a\u200Db', '7\u200C8', ' \u200D '])('joiners go where they hide: %j', (text) => {
  expect(plainLine(text)).not.toMatch(/\p{Join_C}/u);
});

test.each([
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '੦੧੨੩੪੫੬੭੮੯',
  '૦૧૨૩૪૫૬૭૮૯',
  '୦୧୨୩୪୫୬୭୮୯',
  '௦௧௨௩௪௫௬௭௮௯',
  '౦౧౨౩౪౫౬౭౮౯',
  '೦೧೨೩೪೫೬೭೮೯',
  '൦൧൨൩൪൫൬൭൮൯',
  '۰۱۲۳۴۵۶۷۸۹',
  '０１２３４５６７８９',
])('reads the digits %s', (digits) => expect(plainCode(digits)).toBe('0123456789'));

test.each(['रोहिणी@उदाहरण.भारत', 'a@b', 'a@-b.example', 'a@xn--0.example', `a@${'x'.repeat(300)}`])(
  '%s is no address for mail',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test('one address has one form, in the letters of its domain and in those of the network', () => {
  const label = fc.stringMatching(/^[कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह]{1,12}$/);
  fc.assert(
    fc.property(
      label,
      fc.constantFrom('भारत', 'বাংলা', 'இந்தியா', 'ভাৰত', 'ಭಾರತ', 'xn--h2brj9c'),
      hidden,
      (name, top, mark) => {
        const plain = plainEmail(`Rohini${mark}@${name}.${top}`);
        expect(plain).toBe(`rohini@${new URL(`http://${name}.${top}`).hostname}`);
        expect(isEmail(plain)).toBe(true);
      },
    ),
  );
});

test('a text is cut between letters, at so many bytes and not far before', () => {
  const letter = fc.constantFrom('a', 'क', 'क्षि', 'श्री', 'é', '👩\u200D🎓', 'தி', ' ', 'ൺ');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 80 }), fc.nat({ max: 300 }), (letters, most) => {
      const text = letters.join('');
      const cut = cutToBytes(text, most);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(most);
      const ends = letters.map((_, index) => letters.slice(0, index + 1).join(''));
      expect(['', text, ...ends.map((end) => end.trimEnd())]).toContain(cut);
      expect(cutToBytes(cut, most)).toBe(cut);
    }),
  );
});

test.each([
  ['87 letters of Devanagari', 'क'.repeat(87), `${'क'.repeat(65)}.pdf`],
  ['words with conjuncts', 'क्ष्मा '.repeat(40), `${'क्ष्मा '.repeat(10).trim()}.pdf`],
  ['a short title', 'निविदा 26/A', 'निविदा 26/A.pdf'],
])('a file name of %s is one that systems take', (_what, title, name) => {
  expect(fileNameOf(title, '.pdf')).toBe(name);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
});
