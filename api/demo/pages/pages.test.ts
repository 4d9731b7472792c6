import { DOCUMENTS } from '@university/shared/contract';
import { START } from '../../src/testing/start';
import { settingDocuments } from '../settings/seed';
import { pageDocuments } from './read';

const documents = pageDocuments(START);
const rows = documents.map((document) => [document.path, document] as const);

const wordsOf = (body: string) => body.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));

const settings: Readonly<Record<string, object | undefined>> = settingDocuments(START);

/** Words of the settings that a text shows as tables. */
const wordsOfBlocks = (body: string) =>
  [...body.matchAll(/\{\{block (\w+)/g)].flatMap(([, family = '']) => wordsOf(JSON.stringify(settings[family] ?? '')));

/** What a text links to, and what it writes as a link by itself. */
const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);

test('all are there, and each fits its kind as it stands', () => {
  expect(documents).toHaveLength(46);
  for (const document of documents) expect(DOCUMENTS.page.data.parse(document)).toMatchObject(document);
});

test.each(['path', 'title', 'description'] as const)('no two have the same %s', (field) => {
  const values = documents.map((document) => document[field]);
  expect(values).toEqual([...new Set(values)]);
});

test.each(rows)('%s says something: 300 words, fewer where its blocks say the rest, and facts', (_, { body }) => {
  expect(wordsOf(body).length + wordsOfBlocks(body).length).toBeGreaterThanOrEqual(
    body.includes('{{block') ? 250 : 300,
  );
  expect(body).toMatch(/^(\| --- |- |1\. |\{\{block )/m);
});

test.each(rows)('%s says who keeps it and what it answers', (_, { owner, description }) => {
  expect(owner).toMatch(/^[A-Z]/);
  // Search engines cut what is longer.
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(rows)('%s has headings in order, each once and without marks', (_, { body }) => {
  const headings = [...body.matchAll(/^(#+) (.*)/gm)];
  const levels = headings.map(([, marks = '']) => marks.length);
  expect(levels[0]).toBe(2);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1);
  expect(Math.max(...levels)).toBeLessThanOrEqual(3);
  const names = headings.map(([, , name = '']) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => /[*_`[\]]/.test(name))).toEqual([]);
});

test.each(rows)('%s names nobody but by role, repeats no address of the university and has no HTML', (_, { body }) => {
  expect(body).not.toMatch(/\b(Dr|Prof|Shri|Smt|Mr|Ms)\. /);
  expect(body).not.toMatch(/@|Sector-9|\bSEU\b/);
  expect(body).not.toMatch(/<[a-z/]/i);
});

test.each(rows)('%s leads out of the site only to addresses we may name', (_, { body }) => {
  const outside = linksOf(body).filter((link) => !/^(\/|#|tel:|\{\{(map|refundPolicy)\}\}$)/.test(link));
  expect(
    outside.filter((link) => !/^https:\/\/([\w.-]+\.example|www\.antiragging\.in|rtionline\.gov\.in)(\/|$)/.test(link)),
  ).toEqual([]);
});
