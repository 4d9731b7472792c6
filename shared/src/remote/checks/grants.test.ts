/** @jest-environment node */
import { checkGranted, checkSeniors } from './grants';

const release = (name: string, paths: string[], more: { documents?: string[]; slots?: 'home.popup'[] } = {}) => ({
  name,
  routes: paths.map((path, index) => ({ id: `${name}:${index}`, path, title: 't', description: 'd', files: [] })),
  documents: (more.documents ?? []).map((path) => ({ id: `${name}:d`, path, type: 'text/calendar' })),
  slots: (more.slots ?? []).map((slot) => ({ id: `${name}:s`, slot, when: 'page' as const, files: [] })),
});

const granted = { name: 'mfe-a', paths: ['/a/*', '/one'], slots: [] };

test('a release may claim what its entry grants', () => {
  expect(() =>
    checkGranted(granted, release('mfe-a', ['/a', '/A/:id', '/one'], { documents: ['/a/x.ics'] })),
  ).not.toThrow();
});

test.each([
  [
    'a page',
    release('mfe-a', ['/a', '/b/:id']),
    'it claims /b/:id, which the registry does not grant to mfe-a; ask for "/b/:id" in its "paths"',
  ],
  [
    'a document',
    release('mfe-a', [], { documents: ['/b.ics'] }),
    'it claims /b.ics, which the registry does not grant to mfe-a; ask for "/b.ics" in its "paths"',
  ],
  [
    'everything',
    release('mfe-a', ['/*']),
    'it claims /*, which the registry does not grant to mfe-a; ask for "/*" in its "paths"',
  ],
  [
    'a slot',
    release('mfe-a', [], { slots: ['home.popup'] }),
    'it fills the slot home.popup, which the registry does not grant to mfe-a; ask for "home.popup" in its "slots"',
  ],
])('%s beyond that is refused with what to ask for', (_what, claimed, sentence) => {
  expect(() => checkGranted(granted, claimed)).toThrow(sentence);
});

test('what nobody claims is granted for itself: as a page, and nothing within it', () => {
  const rest = { ...granted, rest: true };
  expect(() => checkGranted(rest, release('mfe-a', ['/a', '/*']))).not.toThrow();
  expect(() => checkGranted(rest, release('mfe-a', ['/b']))).toThrow('it claims /b,');
  expect(() => checkGranted(rest, release('mfe-a', ['/*'], { documents: ['/*'] }))).toThrow('it claims /*,');
});

test('what nobody claims takes nothing from anybody, before or after it in the registry', () => {
  const last = release('mfe-public', ['/', '/*']);
  expect(() => checkSeniors(release('mfe-b', ['/b', '/b/*', '/:any']), [last])).not.toThrow();
  expect(() => checkSeniors(last, [release('mfe-b', ['/b', '/b/*'])])).not.toThrow();
  expect(() => checkSeniors(release('mfe-b', ['/*']), [last])).toThrow(/belongs to mfe-public/);
});

const incumbent = release('mfe-public', ['/', '/programs/:id'], { documents: ['/notices/feed.xml'] });

test.each(['/programs/:code', '/programs/1', '/programs/*', '/:any/:thing', '/Notices/feed.xml', '/'])(
  'a newcomer does not get %s of an incumbent',
  (path) => {
    expect(() => checkSeniors(release('mfe-b', ['/b', path]), [incumbent])).toThrow(
      /belongs to mfe-public, which stands/,
    );
  },
);

test('beside an incumbent there is room', () => {
  expect(() => checkSeniors(release('mfe-b', ['/programs', '/b/*', '/notices/feed']), [incumbent])).not.toThrow();
});
