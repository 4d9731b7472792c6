import { isHashedFile, isNearLetters, isPublicPage, isSaveable } from './rules';

const at = (path: string) => new URL(path, 'https://www.university.example');

test.each([
  ['/', true],
  ['/courses', true],
  ['/hi', true],
  ['/hi/courses', true],
  ['/hi/admission/result', false],
  ['/hi/admin', false],
  ['/administration/registrar', true],
  ['/admission/guidelines', true],
  ['/admission/letter', true],
  ['/grievance-form', true],
  ['/admission/result', false],
  ['/admission/result/ug/show', false],
  ['/Admission/Result/ug', false],
  ['/admission/letter/7K3M0000000000000000', false],
  ['/grievance-form/sent', false],
  ['/admin', false],
  ['/admin/view-pdfs', false],
  ['/admin-login', false],
  ['/admin-login/password', false],
  ['/loginseu', false],
  ['/preview', false],
  ['/metrics', false],
  ['/api/v1/notice', false],
  // What people typed, or were given.
  ['/courses?q=paint', false],
  ['/search?q=me', false],
])('%s may be saved: %s', (path, expected) => expect(isSaveable(at(path))).toBe(expected));

test.each([
  ['/admission/result', true],
  ['/Admission/Result/ug/show', true],
  ['/admission/letter', true],
  ['/admission/letter/7K3M0000000000000000', true],
  ['/admission/results-of-old', false],
  ['/admission', false],
  ['/admin/dashboard', false],
])('at %s somebody may be looking for a letter: %s', (path, expected) =>
  expect(isNearLetters(at(path))).toBe(expected),
);

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' };

test.each([
  ['a public page', 200, PAGE, true],
  ['a page of one person, or one that lacks something', 200, { ...PAGE, 'cache-control': 'no-store' }, false],
  ['a page that says nothing', 200, { 'content-type': 'text/html' }, false],
  ['a page that is not there', 404, PAGE, false],
  ['a failure', 503, PAGE, false],
  ['a feed', 200, { ...PAGE, 'content-type': 'application/rss+xml' }, false],
])('%s', (_, status, headers, expected) =>
  expect(isPublicPage(new Response('', { status, headers: { ...headers } as Record<string, string> }))).toBe(expected),
);

test.each([
  ['/assets/main.58cc29d622.js', true],
  ['https://public.university.example/browser/entry.0123456789.js', true],
  ['/assets/mukta-latin-400-normal.b814f3fbba.woff2', true],
  ['/assets/main.58cc29d622.js?attempt=1', false],
  ['/site-pages.json', false],
  ['/icon.svg', false],
  ['/service-worker.js', false],
])('%s never changes: %s', (path, expected) => expect(isHashedFile(at(path))).toBe(expected));
