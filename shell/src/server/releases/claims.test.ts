/** @jest-environment node */
import { claimsOf } from './claims';

const claims = (...paths: string[]) =>
  claimsOf({
    routes: paths.map((path, index) => ({ id: `m:${index}`, path, title: 't', description: 'd', files: [] })),
    documents: [],
  });

test.each([
  ['/Courses', '/courses'],
  ['/courses/:level', '/courses/:programLevel'],
  ['/dept/:id/staff', '/DEPT/:deptId/staff'],
  ['/offices/*', '/Offices/*'],
])('%s and %s are one claim', (one, other) => {
  expect(claims(one)).toEqual(claims(other));
});

test.each([
  ['/courses/:level', '/courses/ug'],
  ['/courses/:level', '/courses'],
  ['/offices/*', '/offices/:id'],
  ['/a/:b/c', '/a/:b/d'],
])('%s and %s are two', (one, other) => {
  expect(claims(one)).not.toEqual(claims(other));
});

test('a document and a page cannot have one path', () => {
  const documents = [{ id: 'm:feed', path: '/notices/:section/feed.xml', type: 'application/rss+xml' }];
  expect(claimsOf({ routes: [], documents })).toEqual(claims('/Notices/:id/feed.xml'));
});

test('a remote claims each of its paths', () => {
  expect(claims('/', '/ncc')).toEqual(['/', '/ncc']);
});
