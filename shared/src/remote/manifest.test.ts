/** @jest-environment node */
import { z } from 'zod';
import { gapBetween, type HandedOver, mismatchOf } from './handed-over';
import { publishedOpening, remoteManifest, type RemoteManifest, toHandedOver } from './manifest';

describe('the manifest', () => {
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

  it('a valid manifest is read as it stands', () => expect(remoteManifest.parse(valid)).toEqual(valid));

  it.each(['uses', 'documents', 'routes'])('one without %s is refused', (field) =>
    expect(refuses({ [field]: undefined })).toBe(true),
  );

  it.each([{ query: undefined }, { title: '' }, { description: '' }, { access: ['janitor'] }, { access: 'everybody' }])(
    'a page with %j is refused',
    (changed) => expect(refusesRoute(changed)).toBe(true),
  );

  it.each([{ slot: 'footer' }, { when: 'later' }])('a filling with %j is refused', (changed) =>
    expect(refusesSlot(changed)).toBe(true),
  );

  it.each([{ id: 'mfe-other:feed' }, { path: 'feed.xml' }, { type: 'rss' }])(
    'a document with %j is refused',
    (changed) => expect(refuses({ documents: [{ ...valid.documents[0], ...changed }] })).toBe(true),
  );

  it('a release has a number from 1 and a time at which it expires, or neither', () => {
    expect(refuses({ number: 7, expires: '2027-01-01T00:00:00Z' })).toBe(false);
    for (const number of [0, -1, 1.5, '7', null]) expect(refuses({ number })).toBe(true);
    for (const expires of ['tomorrow', '2027-01-01', 7, null]) expect(refuses({ expires })).toBe(true);
  });

  it.each([0, 3, '2', undefined])('contract version %p is refused', (contract) =>
    expect(refuses({ contract })).toBe(true),
  );

  it.each(['mfe-admin:home', 'home', 'mfe-public', 'mfe-publicx:home', 'mfe-public:', 'Mfe-Public:home'])(
    'id %p is not of this remote, in routes and in slots',
    (id) => {
      expect(refusesRoute({ id })).toBe(true);
      expect(refusesSlot({ id })).toBe(true);
    },
  );

  it.each(['', 'sha384-short', `sha256-${'a'.repeat(64)}`, `sha384-${'"'.repeat(64)}`, `${INTEGRITY} sha384-x`])(
    'integrity %p is refused wherever it stands',
    (integrity) => {
      expect(refuses({ entry: { ...valid.entry, integrity } })).toBe(true);
      expect(refuses({ server: { ...valid.server, integrity } })).toBe(true);
      expect(refuses({ integrity: { 'Home.0a1b.js': integrity } })).toBe(true);
    },
  );

  it.each(['/', '/courses', '/programs/:id', '/a/:b/c', '/administration/administrative/*', '/about-us/history.html'])(
    'path %p is taken',
    (path) => expect(refusesRoute({ path })).toBe(false),
  );

  it.each(['', 'courses', '/courses/', '//', '/a//b', '/a b', '/a?b=1', '/a#b', '/a/:', 'https://x.example/', '*'])(
    'path %p is refused',
    (path) => {
      expect(refusesRoute({ path })).toBe(true);
      expect(refusesSlot({ path })).toBe(true);
    },
  );

  it.each(['../secret.js', 'a/b.js', '/a.js', 'page.html', 'a.js?x', 'a".js'])('file %p is refused', (file) => {
    expect(refuses({ entry: { ...valid.entry, file } })).toBe(true);
    expect(refuses({ server: { ...valid.server, file } })).toBe(true);
    expect(refuses({ exposed: [file] })).toBe(true);
    expect(refusesRoute({ files: [file] })).toBe(true);
  });
});

describe('what slots hand over', () => {
  const opening = (gives: z.ZodType) =>
    publishedOpening.safeParse({ name: 'programme.aside', path: '/programs/:id', gives: toHandedOver(gives, 'gives') });

  const given = (gives: z.ZodType): HandedOver => {
    const { data, error } = opening(gives);
    if (!data) throw error;
    return data.gives;
  };

  const taken = (schema: z.ZodType) => toHandedOver(schema, 'takes') as HandedOver;
  const level = z.enum(['UG', 'PG']);
  const gives = z.object({ code: z.string().max(5), level, seats: z.int().min(0), isNew: z.boolean().optional() });

  it.each([
    [{ code: 'BDS', level: 'UG', seats: 60 }, null],
    [{ code: 'BDS', level: 'UG', seats: 60, isNew: true }, null],
    [{ code: 'BDS', level: 'UG', seats: 60, isNew: undefined }, null],
    [{ code: 'BDS', level: 'UG' }, 'seats is missing'],
    [{ code: 'BDSXYZ', level: 'UG', seats: 60 }, 'code does not fit'],
    [{ code: 5, level: 'UG', seats: 60 }, 'code does not fit'],
    [{ code: 'BDS', level: 'DIPLOMA', seats: 60 }, 'level does not fit'],
    [{ code: 'BDS', level: 'UG', seats: -1 }, 'seats does not fit'],
    [{ code: 'BDS', level: 'UG', seats: 1.5 }, 'seats does not fit'],
    [{ code: 'BDS', level: 'UG', seats: 60, isNew: 'yes' }, 'isNew does not fit'],
    [{ code: 'BDS', level: 'UG', seats: 60, secret: 'x' }, 'secret is not declared'],
    [{ code: 'BDS', level: 'UG', seats: 60, toString: 'x' }, 'toString is not declared'],
    ['BDS', 'it is no object'],
    [null, 'it is no object'],
  ])('%j is handed over: %s', (value, problem) => {
    expect(mismatchOf(given(gives), value)).toBe(problem);
    // What is published says what the schema says.
    expect(gives.strict().safeParse(value).success).toBe(problem === null);
  });

  it('who takes a part of it is not concerned by the rest', () =>
    expect(mismatchOf(taken(z.object({ level })), { level: 'PG', more: 1 })).toBeNull());

  it.each<[string, z.ZodType, string]>([
    ['a text without a length', z.object({ name: z.string() }), 'a text says how long it may be'],
    ['a text with a pattern', z.object({ name: z.string().max(9).regex(/^a/) }), 'pattern'],
    ['a list', z.object({ names: z.array(z.string().max(9)) }), 'names'],
    ['something within something', z.object({ a: z.object({ b: z.boolean() }) }), 'Invalid'],
    ['what may be null', z.object({ a: z.boolean().nullable() }), 'Invalid'],
    [
      'eleven fields',
      z.object(Object.fromEntries([...'abcdefghijk'].map((name) => [name, z.boolean()]))),
      'ten fields',
    ],
    ['no object', z.boolean(), 'object'],
  ])('a slot cannot give %s', (_, schema, complaint) =>
    expect(JSON.stringify(opening(schema).error?.issues)).toContain(complaint),
  );

  it.each<[string, z.ZodObject, string | null]>([
    ['less', z.object({ level }), null],
    ['what may be left out', z.object({ more: z.boolean().optional() }), null],
    ['a longer text', z.object({ code: z.string().max(50) }), null],
    ['any number', z.object({ seats: z.number() }), null],
    ['more words', z.object({ level: z.enum(['DIPLOMA', 'UG', 'PG']) }), null],
    ['words as a text', z.object({ level: z.string().max(2) }), null],
    ['what is not given', z.object({ fee: z.int() }), 'fee is not given'],
    ['what is not always given', z.object({ isNew: z.boolean() }), 'isNew is not always given'],
    ['fewer words', z.object({ level: z.enum(['UG']) }), 'level may be given as something else'],
    ['a shorter text', z.object({ code: z.string().max(4) }), 'code may be given as something else'],
    ['a text as words', z.object({ code: level }), 'code may be given as something else'],
    ['another type', z.object({ seats: z.string().max(9) }), 'seats may be given as something else'],
    ['a narrower number', z.object({ seats: z.int().min(1) }), 'seats may be given as something else'],
  ])('a filling may take %s', (_, takes, problem) => expect(gapBetween(given(gives), taken(takes))).toBe(problem));
});
