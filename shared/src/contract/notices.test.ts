import { noticeEdit, noticeUpload } from './notice-forms';
import { NOTICE_SECTIONS } from './notices';

const least = { fileName: 'Tender for lathes', section: 'tenders' };
const upload = (fields: object) => noticeUpload.parse({ ...least, ...fields });
const refused = (fields: object) =>
  noticeUpload.safeParse({ ...least, ...fields }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('title and section are enough: English, neither archived nor to be archived', () => {
  expect(upload({})).toEqual({ ...least, archive: false, autoArchive: false, language: 'en' });
});

test.each([
  ['true', true],
  ['false', false],
  [true, true],
  [false, false],
])('a flag of a form or of JSON: %p', (sent, read) => {
  const flags = { archive: sent, autoArchive: sent, validUntil: '2025-08-31' };
  expect(upload(flags)).toMatchObject({ archive: read, autoArchive: read });
});

test('what goes to the archive by itself has a last day', () => {
  expect(refused({ autoArchive: true })).toEqual(['validUntil']);
  expect(noticeEdit.safeParse({ ...least, autoArchive: true, version: 1 }).success).toBe(false);
});

test.each(['yes', '1', 1, 'TRUE', null])('no flag: %p', (archive) => {
  expect(refused({ archive })).toEqual(['archive']);
});

test.each(['validUntil', 'endDate', 'orderDate'])('%s is a date without a time, or left empty', (field) => {
  expect(upload({ [field]: '2025-08-31' })).toHaveProperty(field, '2025-08-31');
  expect(upload({ [field]: '' })).toHaveProperty(field, undefined);
  for (const wrong of ['31-08-2025', '2025-02-30', '2025-8-1', '2025-08-31T00:00:00Z', 'soon'])
    expect(refused({ [field]: wrong })).toEqual([field]);
});

test('publishAt is an instant with its zone', () => {
  expect(upload({ publishAt: '2025-08-31T10:00:00+05:30' }).publishAt).toBe('2025-08-31T10:00:00+05:30');
  expect(upload({ publishAt: '' }).publishAt).toBeUndefined();
  expect(refused({ publishAt: '2025-08-31T10:00:00' })).toEqual(['publishAt']);
  expect(refused({ publishAt: '2025-08-31' })).toEqual(['publishAt']);
});

test('the language is English or Hindi', () => {
  expect(upload({ language: 'hi' }).language).toBe('hi');
  expect(refused({ language: 'fr' })).toEqual(['language']);
});

test('the title has 3 to 200 characters that one can see', () => {
  expect(upload({ fileName: '  abc ' }).fileName).toBe('abc');
  expect(refused({ fileName: ' ab ' })).toEqual(['fileName']);
  expect(upload({ fileName: 'a'.repeat(200) }).fileName).toHaveLength(200);
  expect(refused({ fileName: 'a'.repeat(201) })).toEqual(['fileName']);
});

test('where to apply is a web address', () => {
  expect(upload({ apply: 'https://apply.example/1' }).apply).toBe('https://apply.example/1');
  expect(refused({ apply: 'javascript:alert(1)' })).toEqual(['apply']);
});

test('vacancies are counted from 1', () => {
  expect(upload({ vacancies: '12' }).vacancies).toBe(12);
  expect(upload({ vacancies: '' }).vacancies).toBeUndefined();
  for (const wrong of ['0', '-1', '1.5', 'few']) expect(refused({ vacancies: wrong })).toEqual(['vacancies']);
});

test('the section is one of the table, which names none twice', () => {
  expect(refused({ section: 'gossip' })).toEqual(['section']);
  expect(new Set(NOTICE_SECTIONS.map(({ id }) => id)).size).toBe(NOTICE_SECTIONS.length);
});
