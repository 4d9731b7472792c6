/** @jest-environment node */
import { strayWords } from '../../../scripts/hindi/glossary.mjs';
import { allTexts } from './testing';

/** Short forms of degrees, bodies, laws and techniques, names of programs and of companies, and Roman numbers. */
const LATIN = new Set(
  `A B C D E I II III IV V VI X ir hola
  B.A. B.Arch. B.Com. B.Des. B.E. B.F.A. B.Lib.I.Sc. B.Optom. B.Pharm. B.S. B.Sc. B.Tech B.Tech. BBA
  M.A. M.Arch. M.Des. M.F.A. M.Lib.I.Sc. M.Optom. M.Pharm. M.Sc. M.Tech. MBA MS Ph.D. UG PG JEE Main
  AI CSS HTML Java JavaScript Linux PLC Python SQL Unix Facebook Instagram LinkedIn
  ICC IQAC NCC NCT NRI OBC OCI PIO RTI SC SEU ST UGC`.split(/\s+/),
);

/**
 * Where a word of the glossary's "Not" names something else: areas and regions, square metres, groups of law and of
 * self-help, numbers that one is known by, what computers run and see, insurance and shares, a surname.
 */
const OTHER_MEANINGS = [
  'क्षेत्र',
  'वर्ग मीटर',
  'पिछड़ा वर्ग',
  'कमज़ोर वर्ग',
  'स्वयं सहायता',
  '(?:रोल|फ़ोन|मोबाइल|एनरोलमेंट) नंबर',
  'प्रोग्राम',
  '(?:कंप्यूटर|मशीन) विज़न',
  'सर्च (?:इंजन|और)',
  'डॉक्यूमेंट डेटाबेस',
  'साइट मैप',
  'रनिंग ट्रैक',
  'पॉलिसी',
  'शेयर',
  'कॉन्टैक्ट लेंस',
  'फ़्रंट ऑफ़िस',
  'मेल खानी',
  'परामर्श',
  '^लोन$',
];
const elsewhere = new RegExp(OTHER_MEANINGS.join('|'), 'gu');

describe.each(Object.entries(allTexts))('%s', (_, texts) => {
  test('have a text everywhere', () => {
    expect(texts.filter((text) => text.trim() === '' || /undefined|null/.test(text))).toEqual([]);
  });

  test('are in Devanagari but for short forms, names and what is filled in', () => {
    const latin = texts.flatMap((text) => text.replace(/\{\{?[^}]*\}\}?/g, '').match(/[A-Za-z][\w.+]*/g) ?? []);
    expect([...new Set(latin)].filter((word) => !LATIN.has(word))).toEqual([]);
  });

  test('have the words of the glossary', () => {
    expect([...new Set(texts.flatMap((text) => strayWords(text.replace(elsewhere, ''))))]).toEqual([]);
  });

  test('have Latin digits, no space before a danda, and a nukta where the style has one', () => {
    expect(texts.filter((text) => /[०-९]| ।|[कखग]\u093C|[\u0958-\u095A]/u.test(text))).toEqual([]);
  });
});
