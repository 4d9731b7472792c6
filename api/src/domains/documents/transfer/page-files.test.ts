import type { DocumentData, TableIssue } from '@university/shared/contract';
import { pathOfFile, readPageFile, writePageFile } from './page-files';
import { readTables } from './read-tables';

const PAGE: DocumentData<'page'> = {
  path: '/about-us/history',
  title: 'History: the first press',
  description: 'Who brought it, and when.',
  keywords: ['press', 'boat'],
  owner: 'Registrar',
  reviewOn: '2027-01-31',
  section: 'circulars',
  body: '## The press\n\nIt came by boat: twice.\n\n---\n\n- a',
};

test.each([PAGE, { ...PAGE, keywords: [], reviewOn: null, section: null }])(
  'a page comes back as it went out',
  (page) => {
    const { name, text } = writePageFile(page);
    expect(name).toBe('pages/about-us/history.md');
    expect(readPageFile(pathOfFile(name) ?? '', text)).toEqual({ page, unknown: [] });
    expect(readPageFile(page.path, `\uFEFF${text.replaceAll('\n', '\r\n')}`).page).toEqual(page);
  },
);

test.each(['pages.md', 'pages/a.txt', 'page.csv', 'other/pages/a.md'])('%s is no page', (name) => {
  expect(pathOfFile(name)).toBeUndefined();
});

test('a file without a head, or with more in it than there is, is told of', async () => {
  const issues: TableIssue[] = [];
  const files = [
    { name: 'pages/a.md', bytes: Buffer.from('Text alone') },
    { name: 'pages/b.md', bytes: Buffer.from('---\ntitle: B\nauthor: C\n---\nText') },
  ];
  const given = await readTables(files, issues);
  expect(given.map(({ kind, key, data }) => [kind, key, data.body])).toEqual([
    ['page', '/a', 'Text alone'],
    ['page', '/b', 'Text'],
  ]);
  expect(issues).toEqual([
    { file: 'pages/b.md', line: 1, column: null, reason: 'There is no “author”. Leave it out.' },
  ]);
});
