import { type RemoteManifest, remoteManifest } from './manifest';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;

const valid = {
  contract: 2,
  name: 'mfe-public',
  version: '1.0.0+0a1b2c',
  requires: { react: '^19.3.1' },
  uses: { react: ['useState'] },
  entry: { file: 'mfe_public.0a1b.js', integrity: INTEGRITY },
  server: { file: 'main.cjs', integrity: INTEGRITY },
  exposed: ['expose.0a1b.js'],
  integrity: { 'mfe_public.0a1b.js': INTEGRITY, 'expose.0a1b.js': INTEGRITY, 'Home.0a1b.js': INTEGRITY },
  routes: [
    {
      id: 'mfe-public:home',
      path: '/',
      title: 'Home',
      description: 'The university',
      query: [],
      files: ['Home.0a1b.js'],
    },
    {
      id: 'mfe-public:administrative',
      path: '/administration/administrative/*',
      title: 'Offices',
      description: 'Who does what',
      keywords: ['office'],
      lang: 'hi',
      access: ['admin', 'notices'],
      listed: false,
      lowercase: ['office'],
      query: ['q'],
      files: [],
    },
  ],
  slots: [{ id: 'mfe-public:popup', slot: 'home.popup', path: '/', when: 'page', files: ['Home.0a1b.js'] }],
  documents: [{ id: 'mfe-public:feed', path: '/notices/:section/feed.xml', type: 'application/rss+xml' }],
} satisfies RemoteManifest;

const [home] = valid.routes;
const [popup] = valid.slots;

const refuses = (changed: object) => !remoteManifest.safeParse({ ...valid, ...changed }).success;
const refusesRoute = (changed: object) => refuses({ routes: [{ ...home, ...changed }] });
const refusesSlot = (changed: object) => refuses({ slots: [{ ...popup, ...changed }] });

test('a valid manifest is read as it stands', () => {
  expect(remoteManifest.parse(valid)).toEqual(valid);
});

test.each(['uses', 'documents', 'routes'])('one without %s is refused', (field) => {
  expect(refuses({ [field]: undefined })).toBe(true);
});

test('a page says which of the query it reads', () => {
  expect(refusesRoute({ query: undefined })).toBe(true);
});

test.each([{ id: 'mfe-other:feed' }, { path: 'feed.xml' }, { type: 'rss' }])(
  'a document with %j is refused',
  (changed) => {
    expect(refuses({ documents: [{ ...valid.documents[0], ...changed }] })).toBe(true);
  },
);

test('a release has a number from 1 and a time at which it expires, or neither', () => {
  expect(refuses({ number: 7, expires: '2027-01-01T00:00:00Z' })).toBe(false);
  for (const number of [0, -1, 1.5, '7', null]) expect(refuses({ number })).toBe(true);
  for (const expires of ['tomorrow', '2027-01-01', 7, null]) expect(refuses({ expires })).toBe(true);
});

test.each([0, 3, '2', undefined])('contract version %p is refused', (contract) => {
  expect(refuses({ contract })).toBe(true);
});

test.each(['mfe-admin:home', 'home', 'mfe-public', 'mfe-publicx:home', 'mfe-public:', 'Mfe-Public:home'])(
  'id %p is not of this remote, in routes and in slots',
  (id) => {
    expect(refusesRoute({ id })).toBe(true);
    expect(refusesSlot({ id })).toBe(true);
  },
);

test.each(['', 'sha384-short', `sha256-${'a'.repeat(64)}`, `sha384-${'"'.repeat(64)}`, `${INTEGRITY} sha384-x`])(
  'integrity %p is refused wherever it stands',
  (integrity) => {
    expect(refuses({ entry: { ...valid.entry, integrity } })).toBe(true);
    expect(refuses({ server: { ...valid.server, integrity } })).toBe(true);
    expect(refuses({ integrity: { 'Home.0a1b.js': integrity } })).toBe(true);
  },
);

test.each(['/', '/courses', '/programs/:id', '/a/:b/c', '/administration/administrative/*', '/about-us/history.html'])(
  'path %p is taken',
  (path) => {
    expect(refusesRoute({ path })).toBe(false);
  },
);

test.each(['', 'courses', '/courses/', '//', '/a//b', '/a b', '/a?b=1', '/a#b', '/a/:', 'https://x.example/', '*'])(
  'path %p is refused',
  (path) => {
    expect(refusesRoute({ path })).toBe(true);
    expect(refusesSlot({ path })).toBe(true);
  },
);

test.each(['../secret.js', 'a/b.js', '/a.js', 'page.html', 'a.js?x', 'a".js'])('file %p is refused', (file) => {
  expect(refuses({ entry: { ...valid.entry, file } })).toBe(true);
  expect(refuses({ server: { ...valid.server, file } })).toBe(true);
  expect(refuses({ exposed: [file] })).toBe(true);
  expect(refusesRoute({ files: [file] })).toBe(true);
});

test('a page has a title and a description', () => {
  expect(refusesRoute({ title: '' })).toBe(true);
  expect(refusesRoute({ description: '' })).toBe(true);
});

test('only known roles may be let in, only known slots filled', () => {
  expect(refusesRoute({ access: ['janitor'] })).toBe(true);
  expect(refusesRoute({ access: 'everybody' })).toBe(true);
  expect(refusesSlot({ slot: 'footer' })).toBe(true);
  expect(refusesSlot({ when: 'later' })).toBe(true);
});
