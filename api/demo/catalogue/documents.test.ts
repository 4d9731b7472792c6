import { applicationDocuments } from '../admission/applications';
import { cycleDocuments } from '../admission/cycles';
import { roundDocuments } from '../admission/rounds';
import { trackDocuments } from '../admission/tracks';
import { DOCUMENTS, type DocumentKind } from '@university/shared/contract';
import { facultyRows, personRows } from '../people/people';
import { feeDocuments } from './fees';
import { campusRows, pinRows, zoneRows } from './places';
import { programRows } from './study';
import { departmentRows, schoolRows } from './units';

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

test('two people have left, in the past', () => {
  const left = personRows.filter(({ leftOn }) => leftOn !== null);
  expect(left.map(({ leftOn }) => leftOn)).toEqual(['2024-06-30', '2023-12-31']);
});

test('no school is called School of School', () => {
  for (const { name } of schoolRows) expect(name).toMatch(/^School of (?!School)/);
});

test('offices have e-mail addresses and phone numbers of their own', () => {
  const offices = [...campusRows, ...departmentRows];
  for (const field of ['email', 'phone'] as const)
    expect(new Set(offices.map((office) => office[field])).size).toBe(offices.length);
});
