/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './compare.mjs';
import { strayWords } from './glossary.mjs';
import { letters, shareOfDevanagari } from './letters.mjs';

const DEMO = join(__dirname, '../../api/demo');
const PAGES = readdirSync(join(DEMO, 'pages'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const LEAST_DEVANAGARI = 0.8;

const read = (folder: string, file: string) => readFileSync(join(DEMO, folder, file), 'utf8');

test.each(PAGES)('%s is in Hindi, with the headings, rows, links and figures of the English page', (file) => {
  expect(existsSync(join(DEMO, 'hindi/pages', file))).toBe(true);
  const hindi = read('hindi/pages', file);
  expect(differences(read('pages', file), hindi)).toEqual([]);
  expect(strayWords(letters(hindi))).toEqual([]);
  expect(shareOfDevanagari(hindi)).toBeGreaterThan(LEAST_DEVANAGARI);
});

test('what a translation leaves out or adds is named', () => {
  const english = '## Fees\n\n- ₹ 500 by [mail](/contact), after class X\n- nothing else';
  expect(differences(english, '## शुल्क\n\n- कक्षा 10 के बाद [ई-मेल](/contact) से ₹ 500\n- और कुछ नहीं')).toEqual([]);
  expect(differences(english, '- कक्षा 10 के बाद ₹ 900')).toEqual([
    'headings missing: ##',
    'points of lists missing: point',
    'links missing: /contact',
    'figures missing: 500',
    'figures added: 900',
  ]);
});

test('a second name for one thing is found, and only as a whole word', () => {
  expect(strayWords('एडमिशन की फ़ीस').length).toBe(2);
  expect(strayWords('ई-मेल से प्रवेश')).toEqual([]);
});
