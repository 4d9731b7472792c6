import facts from '../facts.json';
import { personRows } from '../people/people';
import { feeDocuments } from './fees';
import { campusRows } from './places';
import { programRows } from './study';
import { departmentRows, schoolRows } from './units';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const sentences = (text: string) => text.split(/(?<=[.?!]["”]?)\s+/);

/** Texts of ten words or more that stand in two of them. */
function repeated(texts: readonly (string | null)[]): string[] {
  const all = texts.flatMap((text) => [...new Set(sentences(text ?? ''))]).filter((each) => words(each).length >= 10);
  return all.filter((each, index) => all.indexOf(each) !== index);
}

const lengths = (texts: readonly (string | null)[]) => texts.map((text) => words(text ?? '').length);
const isWithin = (least: number, most: number) => (length: number) => length >= least && length <= most;

test('programmes: at least 120 words of their own', () => {
  const abouts = programRows.map(({ about }) => about);
  expect(Math.min(...lengths(abouts))).toBeGreaterThanOrEqual(120);
  expect(repeated(abouts)).toEqual([]);
});

test('campuses and their directors: texts of their own', () => {
  const infos = campusRows.map(({ info }) => info);
  const messages = campusRows.flatMap(({ directorMessage }) => directorMessage ?? []);
  expect(lengths(infos).filter((length) => !isWithin(80, 150)(length))).toEqual([]);
  expect(lengths(messages).filter((length) => !isWithin(60, 100)(length))).toEqual([]);
  expect(repeated([...infos, ...messages, ...campusRows.map(({ gettingThere }) => gettingThere)])).toEqual([]);
});

test('departments: 50 to 90 words of their own', () => {
  const abouts = departmentRows.map(({ about }) => about);
  expect(lengths(abouts).filter((length) => !isWithin(50, 90)(length))).toEqual([]);
  expect(repeated([...abouts, ...schoolRows.map(({ about }) => about)])).toEqual([]);
});

test('no room is named after a department', () => {
  const names = campusRows.flatMap(({ labs }) => labs.map(({ name }) => name));
  for (const { name } of departmentRows) expect(names).not.toContain(`${name} workshop`);
});

test.each(programRows)('$code: years with papers of their own, careers and an award at the end', (program) => {
  const years = program.years ?? [];
  const fact = facts.programmes.find(({ code }) => code === program.code);
  expect(years).toHaveLength(fact?.duration_years ?? 0);
  const papers = years.flatMap(({ courses }) => courses);
  expect(new Set(papers).size).toBe(papers.length);
  for (const { courses } of years) expect(isWithin(6, 9)(courses.length)).toBe(true);
  expect(years.at(-1)?.exitAward).toBeTruthy();
  expect(isWithin(5, 8)(program.careers.length)).toBe(true);
});

test('no two programmes share more than a few papers', () => {
  const papers = programRows.map(({ years }) => new Set(years?.flatMap(({ courses }) => courses)));
  for (const [index, own] of papers.entries()) {
    const most = Math.max(
      ...papers.map((others, other) => (other === index ? 0 : [...own].filter((paper) => others.has(paper)).length)),
    );
    expect([programRows[index]?.code, most <= own.size / 3]).toEqual([programRows[index]?.code, true]);
  }
});

test('a diploma is listed as one, and nothing else is', () => {
  for (const { name, level } of programRows) expect([name, level === 'DIPLOMA']).toEqual([name, /^Diploma/.test(name)]);
});

/** Universities, firms and products that somebody could be tempted to name. */
const REAL =
  /\b(?:DSEU|IIT|NIFT|AIIMS|JNU|IGNOU|Jamia|Amity|Adobe|AutoCAD|Photoshop|Microsoft|Excel|Google|Android|Windows|Apple|Cisco|Oracle|Tally|Koha|Siemens|Tata|Maruti|Bajaj|Amazon|Flipkart|YouTube|Instagram|WhatsApp|Zoom|ChatGPT|Tableau|SolidWorks|MATLAB|Arduino|Raspberry)\b/;

test('nothing names a real university, firm or product', () => {
  const everything = { campusRows, departmentRows, schoolRows, programRows, feeDocuments, personRows };
  expect(REAL.exec(JSON.stringify(everything))?.[0]).toBeUndefined();
});
