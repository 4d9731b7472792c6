/** @jest-environment node */
import { NOTICE_SECTIONS, type NoticeSection } from '@university/shared/contract';
import { START } from '../../src/testing/start';
import { DEMO_TRACKS, trackDocuments } from '../admission/tracks';
import { campusRows, departmentNames, programRows } from '../catalogue';
import { campusTexts as englishCampuses } from '../catalogue/campuses';
import { departmentTexts as englishDepartments } from '../catalogue/departments';
import { feeDocuments } from '../catalogue/fees';
import { zoneRows } from '../catalogue/places';
import { programmeTexts as englishProgrammes } from '../catalogue/programmes';
import { split } from '../catalogue/prose';
import { schoolRows } from '../catalogue/units';
import { textRows } from '../notice-stories';
import { NOTICE_TEXTS } from '../notice-texts';
import { INTERESTS, PATHS } from '../people/paths';
import { RESEARCH_TEXTS } from '../people/research';
import { settingDocuments } from '../settings/seed';
import { campusTexts } from './campuses';
import { departmentTexts } from './departments';
import { feeTexts } from './fees';
import { noticeInHindi, noticeTexts, storyTexts } from './notices';
import { paperLists, paperPairs, paperTexts } from './papers';
import { interestTexts, pathTexts } from './people/paths';
import { researchTexts } from './people/research';
import { commonTexts, programmeTexts, trackRules } from './programmes';
import { schoolTexts } from './schools';
import { settingTexts } from './settings';
import { allTexts, people, stringsIn } from './testing';
import { trackTexts } from './tracks';
import { zoneTexts } from './zones';
import { strayWords } from '../../../scripts/hindi/rules.mjs';

const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code).sort();
const keys = (table: object) => Object.keys(table).sort();

/** Figures of a text, `8.30` like `8:30`; those in Roman numbers of classes are words in English. */
const figures = (text: string) => new Set(text.replace(/(\d)\.(\d)/g, '$1:$2').match(/\d+(?:[:,]\d+)*/g));

/** Figures of the English text that the Hindi one has not. */
const lost = (english: string, hindi: string) => [...figures(english)].filter((each) => !figures(hindi).has(each));

const paragraphs = (text = '') => text.split('\n\n').length;
const count = (list = '') => split(list).length;

test.each([
  ['zones', keys(zoneTexts), codes(zoneRows)],
  ['tracks', keys(trackTexts), codes(trackDocuments)],
  ['rules of tracks', keys(trackRules), [...DEMO_TRACKS].sort()],
  ['fees', keys(feeTexts), codes(feeDocuments)],
  ['schools', keys(schoolTexts), codes(schoolRows)],
  ['departments', keys(departmentTexts), [...departmentNames].sort()],
  ['campuses', keys(campusTexts), codes(campusRows)],
  ['programmes', keys(programmeTexts), codes(programRows)],
  ['papers', keys(paperLists), codes(programRows)],
  ['research of heads', keys(researchTexts), keys(RESEARCH_TEXTS)],
  ['notices', keys(noticeTexts), keys(NOTICE_TEXTS)],
])('%s: each has its Hindi texts, and there are no others', (_, hindi, english) => expect(hindi).toEqual(english));

test.each(Object.entries(englishDepartments))('the department %s: as many topics, and its figures', (name, english) => {
  const hindi = departmentTexts[name];
  expect(count(hindi?.research)).toBe(count(english.research));
  expect(lost(english.about, hindi?.about ?? '')).toEqual([]);
});

test.each(Object.entries(englishCampuses))(
  'the campus %s: the same rooms, aids, paragraphs and figures',
  (code, english) => {
    const hindi = campusTexts[code];
    const row = campusRows.find((each) => each.code === code);
    const shapeOf = (texts: typeof english | typeof hindi) => ({
      access: count(texts?.access),
      labs: texts?.labs.length,
      paragraphs: [texts?.info, texts?.gettingThere, texts?.hostel, texts?.message].map(paragraphs),
      has: [texts?.hostel !== undefined, texts?.message !== undefined],
    });
    expect(shapeOf(hindi)).toEqual(shapeOf(english));
    expect(hindi?.nearestMetro === null).toBe(row?.nearestMetro === null);
    const { at, director, ...words } = english;
    expect(lost(stringsIn(words).join(' '), stringsIn(hindi).join(' '))).toEqual([]);
  },
);

test.each(Object.entries(englishProgrammes))(
  'the programme %s: the same lists, paragraphs and figures',
  (code, english) => {
    const hindi = programmeTexts[code];
    expect(paragraphs(hindi?.about)).toBe(paragraphs(english.about));
    expect(count(hindi?.careers)).toBe(count(english.careers));
    expect([hindi?.qualification, hindi?.subjects && count(hindi.subjects), hindi?.note].map(Boolean)).toEqual(
      [english.qualification, english.subjects, english.note].map(Boolean),
    );
    expect(count(hindi?.subjects)).toBe(count(english.subjects));
    expect(paperLists[code]?.map(count)).toEqual(english.papers.map(count));
    const { papers, ...words } = english;
    expect(lost(stringsIn(words).join(' '), stringsIn(hindi).join(' '))).toEqual([]);
  },
);

test('what programmes have in common has its Hindi', () => {
  const common = programRows.flatMap(({ duration, mode, feeNote, campuses, years, name }) => [
    duration,
    mode,
    feeNote,
    ...campuses.map(({ shift }) => shift),
    ...(years ?? []).map(({ exitAward }) => (exitAward === name ? null : exitAward)),
  ]);
  expect([...new Set(common)].filter((text) => text !== null && !commonTexts[text])).toEqual([]);
});

test('a paper has one name, in every programme', () => {
  expect(paperPairs.filter(([english, hindi]) => paperTexts[english] !== hindi)).toEqual([]);
});

test('paths and interests are as many as in English', () => {
  const lengths = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(table).map(([school, paths]) => [school, paths.length]);
  expect(lengths(pathTexts)).toEqual(lengths(PATHS));
  expect(interestTexts).toHaveLength(INTERESTS.length);
});

test.each(people)('$row.email: all that is said of the person is in Hindi', ({ row, hindi }) => {
  expect(stringsIn([hindi.firstname, hindi.surname, hindi.salutation, hindi.designation]).join('')).not.toMatch(
    /[a-z]/i,
  );
  expect(hindi.overview === null).toBe(row.overview === null);
  expect(hindi.research).toHaveLength(row.research.length);
  expect(hindi.researchText === null).toBe(row.researchText === null);
});

const sections = NOTICE_SECTIONS.map(({ id }) => id).filter(
  (id): id is Exclude<NoticeSection, 'alert'> => id !== 'alert',
);

test.each(sections)('notices of %s: the same entries with the same words to fill in, and their figures', (section) => {
  const { entries } = NOTICE_TEXTS[section];
  const hindi = noticeTexts[section]?.entries ?? [];
  const filled = (entry: string) => entry.match(/\{\w+\}/g);
  expect(hindi.map(filled)).toEqual(entries.map(filled));
  expect(hindi.map((entry) => entry.split(' :: ').length)).toEqual(entries.map(() => 2));
  expect(entries.flatMap((entry, index) => lost(entry, hindi[index] ?? ''))).toEqual([]);
});

test('a notice is found by its English title, with the name that it was given', () => {
  expect(noticeInHindi('tenders', 'Annual maintenance of lifts at Dwarka Campus')).toEqual({
    title: 'द्वारका कैंपस में लिफ़्टों का वार्षिक रखरखाव',
    summary: expect.stringMatching(/^पूरा अनुबंध, .* तक ली जाती हैं।$/),
  });
  expect(noticeInHindi('academic-council-minutes', 'Academic Council: minutes of meeting 24').title).toBe(
    'शैक्षणिक परिषद: बैठक 24 का कार्यवृत्त',
  );
  expect(() => noticeInHindi('tenders', 'Something else')).toThrow('No notice of tenders');
});

test('notices that are a text have the same blocks', () => {
  const blocks = (text: string) => text.match(/^(?:- |\d+\. )|\*\*/gm);
  for (const [index, { text = '', summary, place }] of textRows(START).entries()) {
    const hindi = storyTexts[`text:${index}`];
    expect(blocks(hindi?.text ?? '')).toEqual(blocks(text));
    expect([Boolean(hindi?.summary), Boolean(hindi?.place)]).toEqual([Boolean(summary), Boolean(place)]);
  }
  expect(keys(storyTexts)).toHaveLength(textRows(START).length);
});

/** Fields of settings that are no words: codes, addresses, what a drawing is made of. */
const NO_WORDS =
  /^(?:.*Id|to|url|mapUrl|siteUrl|email|helpDesk|phone|student|faculty|refundPolicy|code|mark|block|adds|page|partnersPage|day|from|year|tracks|colou?r.*|seats)$/;

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return Object.entries(value ?? {}).flatMap(([name, each]) =>
    typeof each === 'string' && NO_WORDS.test(name) ? [] : name === 'tracks' ? [] : wordsIn(each),
  );
};

test('every word of the settings has its Hindi', () => {
  const { look, placement, calendar, reservation, ...others } = settingDocuments(START);
  const found = wordsIn([others, placement, calendar, reservation, reservation?.seats.map(({ seats }) => seats)]);
  expect([...new Set(found)].filter((text) => /[a-z]/i.test(text) && !settingTexts[text])).toEqual([]);
});

test('every text of the settings keeps its figures', () => {
  const faults = Object.entries(settingTexts).filter(([english, hindi]) => lost(english, hindi).length > 0);
  expect(faults).toEqual([]);
});

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
  ...['क्षेत्र', 'वर्ग मीटर', 'पिछड़ा वर्ग', 'कमज़ोर वर्ग', 'स्वयं सहायता', '(?:रोल|फ़ोन|मोबाइल|एनरोलमेंट) नंबर', 'प्रोग्राम'],
  ...['(?:कंप्यूटर|मशीन) विज़न', 'सर्च (?:इंजन|और)', 'डॉक्यूमेंट डेटाबेस', 'साइट मैप', 'रनिंग ट्रैक', 'पॉलिसी', 'शेयर'],
  ...['कॉन्टैक्ट लेंस', 'फ़्रंट ऑफ़िस', 'मेल खानी', 'परामर्श', '^लोन$'],
];
const elsewhere = new RegExp(OTHER_MEANINGS.join('|'), 'gu');

describe.each(Object.entries(allTexts))('%s', (_, texts) => {
  test('are everywhere, in Devanagari but for short forms, names and what is filled in', () => {
    expect(texts.filter((text) => text.trim() === '' || /undefined|null/.test(text))).toEqual([]);
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
