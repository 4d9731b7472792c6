import { type DocumentKind, DOCUMENTS, feesOf } from '@university/shared/contract';
import { applicationDocuments } from '../admission/applications';
import { cycleDocuments } from '../admission/cycles';
import { roundDocuments } from '../admission/rounds';
import { trackDocuments } from '../admission/tracks';
import { facultyRows, personRows } from '../people/people';
import { feeDocuments } from './fees';
import { campusRows, pinRows, zoneRows } from './places';
import { programRows } from './study';
import { departmentRows, schoolRows } from './units';
import facts from '../facts.json';
import { apportion, seatsByCategory } from './seats';
import { problemsOf } from '../../src/domains/years/problems';
import { START } from '../../src/testing/start';

describe('documents of the catalogue', () => {
  const FIRST_START = new Date('2026-01-15T05:00:00Z');

  const documents: [DocumentKind, readonly object[], count: number][] = [
    ['zone', zoneRows, 5],
    ['campus', campusRows, 21],
    ['school', schoolRows, 11],
    ['department', departmentRows, 52],
    ['person', personRows, 302],
    ['fee', feeDocuments, 22],
    ['program', programRows, 50],
    ['track', trackDocuments, 4],
    ['cycle', cycleDocuments(FIRST_START), 2],
    ['application', applicationDocuments(FIRST_START), 8],
    ['round', roundDocuments(FIRST_START), 14],
    ['pin', pinRows, 93],
  ];

  test.each(documents)('%s: all are there and fit their schema as they stand', (kind, rows, count) => {
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      const { id: _, ...data } = row as Record<string, unknown>;
      expect(DOCUMENTS[kind].data.parse(data)).toMatchObject(data);
    }
  });

  test.each(documents)('%s: no two have the same key', (kind, rows) => {
    const keys = rows.map((row) => (row as Record<string, unknown>)[DOCUMENTS[kind].key ?? '']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a head belongs to the department, and every department has one', () => {
    for (const { id, name, headId } of departmentRows) {
      const head = personRows.find((person) => person.id === headId);
      expect([name, head?.departmentId, head?.leftOn]).toEqual([name, id, null]);
    }
  });

  test('every campus has a director, no two the same, and at least eight say something', () => {
    const here = new Map(facultyRows.map(({ row }) => [row.id, row]));
    const directors = campusRows.map(({ directorId }) => here.get(directorId ?? '')?.email);
    expect(directors).not.toContain(undefined);
    expect(new Set(directors).size).toBe(campusRows.length);
    expect(campusRows.filter(({ directorMessage }) => directorMessage).length).toBeGreaterThanOrEqual(8);
  });

  test('no school is called School of School', () => {
    for (const { name } of schoolRows) expect(name).toMatch(/^School of (?!School)/);
  });

  test('offices have e-mail addresses and phone numbers of their own', () => {
    const offices = [...campusRows, ...departmentRows];
    for (const field of ['email', 'phone'] as const)
      expect(new Set(offices.map((office) => office[field])).size).toBe(offices.length);
  });
});

describe('seats and fees', () => {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

  test('shares add up to what is shared out', () => {
    expect(apportion(10, [33, 33, 34])).toEqual([3, 3, 4]);
    expect(apportion(1, [50, 50])).toEqual([1, 0]);
  });

  test('seats follow the shares of the facts', () => {
    // 85 percent of 200 are 170, of which 15 percent are 25.5.
    expect(Object.fromEntries(seatsByCategory(200).map(({ category, seats }) => [category, seats]))).toEqual({
      D_UR: 69,
      D_SC: 25,
      D_ST: 13,
      D_OBC: 46,
      D_EWS: 17,
      OD_UR: 12,
      OD_SC: 5,
      OD_ST: 2,
      OD_OBC: 8,
      OD_EWS: 3,
    });
  });

  test.each(facts.programmes)(
    '$code: the seats of each campus add up to the intake',
    ({ code, typical_intake, ...fact }) => {
      const { campuses } = programRows.find((row) => row.code === code) ?? { campuses: [] };
      expect(campuses).toHaveLength(fact.campus_codes.length);
      for (const { seats } of campuses) {
        expect(sum(seats.map((each) => each.seats))).toBe(typical_intake);
        for (const { category } of seats) expect(facts.reservation.suggested_codes).toContain(category);
      }
    },
  );

  test('what is due first, with and without the concession', () => {
    expect(feesOf(feeDocuments, { track: 'ug', band: 'D' })).toEqual({
      tuition: 25_000,
      semester: 30_750,
      firstPayment: 34_550,
      registration: 1500,
    });
    expect(feesOf(feeDocuments, { track: 'ug', band: 'D', category: 'SC' }).firstPayment).toBe(19_550);
    expect(feesOf(feeDocuments, { track: 'btech', band: 'A' }).registration).toBe(2000);
  });
});

describe('texts of the catalogue', () => {
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
    for (const { name, level } of programRows)
      expect([name, level === 'DIPLOMA']).toEqual([name, /^Diploma/.test(name)]);
  });

  /** Universities, firms and products that somebody could be tempted to name. */
  const REAL =
    /\b(?:DSEU|IIT|NIFT|AIIMS|JNU|IGNOU|Jamia|Amity|Adobe|AutoCAD|Photoshop|Microsoft|Excel|Google|Android|Windows|Apple|Cisco|Oracle|Tally|Koha|Siemens|Tata|Maruti|Bajaj|Amazon|Flipkart|YouTube|Instagram|WhatsApp|Zoom|ChatGPT|Tableau|SolidWorks|MATLAB|Arduino|Raspberry)\b/;

  test('nothing names a real university, firm or product', () => {
    const everything = { campusRows, departmentRows, schoolRows, programRows, feeDocuments, personRows };
    expect(REAL.exec(JSON.stringify(everything))?.[0]).toBeUndefined();
  });
});

describe('admissions', () => {
  test.each(cycleDocuments(START))('nothing stands in the way of a copy of $code', ({ code, beginsOn }) => {
    const ofCycle = <T extends { cycle: string; code: string }>(documents: readonly T[]) =>
      documents.filter(({ cycle }) => cycle === code).map((data) => ({ id: data.code, data }));
    const tracks = trackDocuments.map((track) => ({ ...track, status: 'published' }));
    const [applications, rounds] = [ofCycle(applicationDocuments(START)), ofCycle(roundDocuments(START))];
    expect(rounds.length).toBeGreaterThan(0);
    expect(problemsOf({ beginsOn, tracks, applications, rounds }).filter(({ blocks }) => blocks)).toEqual([]);
  });
});
