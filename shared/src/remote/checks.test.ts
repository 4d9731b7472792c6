/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { matchPath } from 'react-router-dom';
import {
  checkGranted,
  checkRequirements,
  checkSeniors,
  checkUses,
  checkWithSite,
  covers,
  isPublicKey,
  namesOf,
  overlap,
  publicKey,
  readManifest,
  ReleaseRefused,
  type SiteContract,
  signerOf,
  siteContract,
} from './checks';
import { CONTRACT_VERSION, type RemoteManifest, signedPart } from './manifest';

describe('claims', () => {
  const pairs = (text: string) => text.split(', ').map((pair) => pair.split(' ') as [string, string]);

  it.each([
    ...pairs('/alumni /alumni, /alumni /Alumni, /alumni/* /alumni, /alumni/* /alumni/:id/letters, /alumni/* /alumni/*'),
    ...pairs('/courses/:level /courses/:programLevel, /courses/:level /courses/ug, / /, /* /, /* /*, /* /:any'),
  ])('a grant of %s covers %s', (grant, path) => expect(covers(grant, path)).toBe(true));

  it.each([
    ...pairs('/alumni /alumni/letters, /alumni /alumni/*, /alumni /alumni-network, /alumni/* /alumni-network'),
    ...pairs('/alumni/* /:any, /alumni/* /*, /alumni/* /:any/letters, /courses/:level /courses'),
    ...pairs('/courses/:level /courses/*, /courses/ug /courses/:level, / /alumni, / /*'),
  ])('a grant of %s does not cover %s', (grant, path) => expect(covers(grant, path)).toBe(false));

  it.each([
    ['/courses', '/Courses', '/courses'],
    ['/programs/:id', '/programs/:code', '/programs/1'],
    ['/programs/:id', '/programs/1', '/programs/1'],
    ['/programs/:id', '/*', '/programs/1'],
    ['/programs/:id', '/programs/*', '/programs/1'],
    ['/programs', '/programs/*', '/programs'],
    ['/:any/1', '/programs/:id', '/programs/1'],
    ['/', '/*', '/'],
    ['/a/*', '/a/:b/c/*', '/a/1/c'],
  ])('%s and %s overlap', (one, other, address) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([true, true]);
    expect(matchPath(one, address)).not.toBeNull();
    expect(matchPath(other, address)).not.toBeNull();
  });

  it.each(
    pairs(
      '/courses/:level /courses, /a/:b/c /a/:b/d, /a/* /ab, / /:any, /notices/feed.xml /notices/section/:section/feed.xml',
    ),
  )('%s and %s do not', (one, other) => expect([overlap(one, other), overlap(other, one)]).toEqual([false, false]));
});

describe('grants', () => {
  const release = (name: string, paths: string[], more: { documents?: string[]; slots?: 'home.popup'[] } = {}) => ({
    name,
    routes: paths.map((path, index) => ({ id: `${name}:${index}`, path, title: 't', description: 'd', files: [] })),
    documents: (more.documents ?? []).map((path) => ({ id: `${name}:d`, path, type: 'text/calendar' })),
    slots: (more.slots ?? []).map((slot) => ({ id: `${name}:s`, slot, when: 'page' as const, files: [] })),
  });

  const granted = { name: 'mfe-a', paths: ['/a/*', '/one'], slots: [] };

  it('a release may claim what its entry grants', () =>
    expect(() =>
      checkGranted(granted, release('mfe-a', ['/a', '/A/:id', '/one'], { documents: ['/a/x.ics'] })),
    ).not.toThrow());

  it.each([
    ['claims', '/b/:id', 'paths', release('mfe-a', ['/a', '/b/:id'])],
    ['claims', '/b.ics', 'paths', release('mfe-a', [], { documents: ['/b.ics'] })],
    ['claims', '/*', 'paths', release('mfe-a', ['/*'])],
    ['fills the slot', 'home.popup', 'slots', release('mfe-a', [], { slots: ['home.popup'] })],
  ])('what %s %s beyond that is refused with what to ask for', (does, what, list, claimed) =>
    expect(() => checkGranted(granted, claimed)).toThrow(
      `it ${does} ${what}, which the registry does not grant to mfe-a; ask for "${what}" in its "${list}"`,
    ),
  );

  it('what nobody claims is granted for itself: as a page, and nothing within it', () => {
    const rest = { ...granted, rest: true };
    expect(() => checkGranted(rest, release('mfe-a', ['/a', '/*']))).not.toThrow();
    expect(() => checkGranted(rest, release('mfe-a', ['/b']))).toThrow('it claims /b,');
    expect(() => checkGranted(rest, release('mfe-a', ['/*'], { documents: ['/*'] }))).toThrow('it claims /*,');
  });

  it('what nobody claims takes nothing from anybody, before or after it in the registry', () => {
    const last = release('mfe-public', ['/', '/*']);
    expect(() => checkSeniors(release('mfe-b', ['/b', '/b/*', '/:any']), [last])).not.toThrow();
    expect(() => checkSeniors(last, [release('mfe-b', ['/b', '/b/*'])])).not.toThrow();
    expect(() => checkSeniors(release('mfe-b', ['/*']), [last])).toThrow(/belongs to mfe-public/);
  });

  const incumbent = release('mfe-public', ['/', '/programs/:id'], { documents: ['/notices/feed.xml'] });

  it.each(['/programs/:code', '/programs/1', '/programs/*', '/:any/:thing', '/Notices/feed.xml', '/'])(
    'a newcomer does not get %s of an incumbent',
    (path) =>
      expect(() => checkSeniors(release('mfe-b', ['/b', path]), [incumbent])).toThrow(
        /belongs to mfe-public, which comes/,
      ),
  );

  it('beside an incumbent there is room', () =>
    expect(() => checkSeniors(release('mfe-b', ['/programs', '/b/*', '/notices/feed']), [incumbent])).not.toThrow());
});

describe('keys', () => {
  const pair = generateKeyPairSync('ed25519');
  const other = generateKeyPairSync('ed25519').publicKey;
  const manifest = { name: 'mfe-a', version: '1', integrity: { '10.js': 'b', '9.js': 'a' } };
  const signature = sign(null, signedPart(manifest), pair.privateKey).toString('base64');
  const asPublished = JSON.parse(JSON.stringify({ ...manifest, signature }, null, 1));

  it('what the team signed is believed, however it is laid out', () =>
    expect(signerOf(asPublished, [other, pair.publicKey])).toBe(pair.publicKey));

  it.each([
    ['changed afterwards', { ...asPublished, version: '2' }],
    ['with something added', { ...asPublished, entry: 'x' }],
    ['without a signature', manifest],
    [
      'with another signature',
      { ...asPublished, signature: sign(null, Buffer.from('x'), pair.privateKey).toString('base64') },
    ],
    ['with something else for a signature', { ...asPublished, signature: 7 }],
    ['nothing', null],
  ])('a manifest %s is not', (_says, given) => expect(signerOf(given, [pair.publicKey])).toBeUndefined());

  it('what another team signed is not', () => expect(signerOf(asPublished, [other])).toBeUndefined());

  it('a key is an Ed25519 key as base64 of its SPKI form', () => {
    const text = (key: typeof other) => key.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(publicKey(text(other)).equals(other)).toBe(true);
    expect(isPublicKey(text(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey))).toBe(false);
    expect(isPublicKey('not a key')).toBe(false);
  });
});

const integrity = `sha384-${'a'.repeat(64)}`;

const manifest: RemoteManifest = {
  contract: 2,
  name: 'mfe-a',
  version: '1.0.0+abc',
  requires: {},
  uses: {},
  entry: { file: 'entry.js', integrity },
  server: { file: 'main.cjs', integrity },
  exposed: [],
  integrity: {},
  routes: [{ id: 'mfe-a:home', path: '/', title: 'Home', description: 'd', query: [], files: [] }],
  slots: [],
  documents: [],
};

describe('remote.json', () => {
  const text = JSON.stringify(manifest);

  it('reads a valid remote.json', () =>
    expect(readManifest('mfe-a', text)).toEqual({ manifest, signer: null, digest: expect.any(String) }));

  it.each([
    ['no JSON', 'mfe-a', '{', /not JSON/],
    ['a release of another remote', 'mfe-b', text, /is of mfe-a/],
    [
      'another contract',
      'mfe-a',
      text.replace('"contract":2', '"contract":7'),
      /of contract 7, and the site reads 1 and 2;/,
    ],
    ['no contract', 'mfe-a', text.replace('"contract":2,', ''), /of no contract/],
    ['nothing', 'mfe-a', 'null', /./],
  ])('refuses %s', (_, name, given, reason) => {
    expect(() => readManifest(name, given)).toThrow(ReleaseRefused);
    expect(() => readManifest(name, given)).toThrow(reason);
  });

  it('its digest is of what is said, not of how it is laid out', () => {
    const digestOf = (given: object, indent?: number) =>
      readManifest('mfe-a', JSON.stringify(given, null, indent)).digest;
    expect(digestOf(manifest, 1)).toBe(digestOf(manifest));
    expect(digestOf({ ...manifest, version: '2' })).not.toBe(digestOf(manifest));
  });

  it('it is told which of the keys signed it', () => {
    const [one, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const signature = sign(null, signedPart(manifest), other.privateKey).toString('base64');
    const signed = JSON.stringify({ ...manifest, signature });
    expect(readManifest('mfe-a', signed, [one.publicKey, other.publicKey]).signer).toBe(other.publicKey);
    expect(() => readManifest('mfe-a', signed, [one.publicKey])).toThrow('not signed with a key of the registry');
    expect(() => readManifest('mfe-a', text, [one.publicKey])).toThrow('not signed with a key of the registry');
  });

  it('what was written in contract 1 is read as what it means today', () => {
    const { uses, documents, routes, ...rest } = manifest;
    const [{ query, ...home } = {}] = routes as [(typeof routes)[number]];
    const first = { ...rest, contract: 1, requires: { react: '^19.0.0' }, routes: [home, { ...home, query: ['q'] }] };
    expect(readManifest('mfe-a', JSON.stringify(first)).manifest).toEqual({
      ...first,
      uses: { react: ['*'] },
      documents: [],
      routes: [
        { ...home, query: ['*'] },
        { ...home, query: ['q'] },
      ],
    });
    // Contract 2 has to say what it takes.
    expect(() => readManifest('mfe-a', JSON.stringify({ ...first, contract: 2 }))).toThrow(/uses: /);
  });

  it.each([[{ routes: 7 }], [{ routes: [null] }], [{ requires: [] }], [{ documents: 'x' }]])(
    'a manifest of contract 1 with %j is refused, not run into',
    (changed) => {
      const first = { ...manifest, contract: 1, ...changed };
      expect(() => readManifest('mfe-a', JSON.stringify(first))).toThrow(ReleaseRefused);
    },
  );
});

describe('requirements', () => {
  const provides = { react: '19.3.1', 'styled-components': '6.6.0' };
  const check = (requires: Record<string, string>) => () => checkRequirements({ requires }, provides);

  it.each([[{}], [{ react: '^19.3.1' }], [{ react: '^19.0.0', 'styled-components': '~6.6.0' }]])(
    'a release that requires %j fits',
    (requires) => expect(check(requires)).not.toThrow(),
  );

  it.each([
    [{ react: '^20.0.0' }, 'it needs react ^20.0.0 (the shell has 19.3.1)'],
    [{ react: '^19.4.0' }, 'it needs react ^19.4.0 (the shell has 19.3.1)'],
    [{ zustand: '^5.0.0' }, 'it needs zustand ^5.0.0 (the shell has none)'],
    [
      { react: '^18.0.0', 'styled-components': '^7.0.0' },
      'it needs react ^18.0.0 (the shell has 19.3.1), styled-components ^7.0.0 (the shell has 6.6.0)',
    ],
  ])('a release that requires %j is refused, with all that is missing', (requires, reason) =>
    expect(check(requires)).toThrow(new ReleaseRefused(reason)),
  );
});

describe('the contract of a site', () => {
  const page = { id: 'mfe-a:home', path: '/a', title: 'A', description: 'd', files: [], query: [] };

  const MANIFEST: RemoteManifest = {
    ...manifest,
    requires: { react: '^19.0.0' },
    uses: { react: ['useState'] },
    routes: [page],
  };

  const pair = generateKeyPairSync('ed25519');
  const key = (each = pair) => each.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const entry = { name: 'mfe-a', paths: ['/a/*'], slots: [], floor: 0, keys: [], taken: [], claims: null };
  const senior = { routes: [{ path: '/a/old' }], documents: [], slots: [] };

  const SITE: SiteContract = {
    contracts: [CONTRACT_VERSION],
    provides: { react: '19.3.1' },
    names: { react: ['useState'] },
    remotes: [{ ...entry, name: 'mfe-public', claims: senior }, entry],
  };

  const ours = (changed: object) => ({ remotes: [SITE.remotes[0], { ...entry, ...changed }] }) as Partial<SiteContract>;
  const LATER = new Date(Date.now() + 3_600_000).toISOString();

  function signed(number: number, by = pair): Partial<RemoteManifest> {
    const dated = { ...MANIFEST, number, expires: LATER };
    return { ...dated, signature: sign(null, signedPart(dated), by.privateKey).toString('base64') };
  }

  it('what the site says of itself fits its schema, and it takes a release that fits', () => {
    expect(siteContract.parse(JSON.parse(JSON.stringify(SITE)))).toEqual(SITE);
    expect(() => checkWithSite(SITE, MANIFEST)).not.toThrow();
  });

  it.each<[string, Partial<SiteContract>, Partial<RemoteManifest>, string]>([
    ['that it does not know', { remotes: [] }, {}, 'the registry of the site has no mfe-a'],
    [
      'of another contract',
      { contracts: [7, 8, 9] },
      {},
      `is of contract ${CONTRACT_VERSION}, and the site reads 7, 8 and 9`,
    ],
    ['of other versions', { provides: { react: '18.0.0' } }, {}, 'it needs react ^19.0.0 (the shell has 18.0.0)'],
    ['of other names', { names: { react: [] } }, {}, 'it uses useState of react'],
    ['that claims too much', {}, { routes: [{ ...page, path: '/b' }] }, 'ask for "/b" in its "paths"'],
    ['that claims what is another’s', {}, { routes: [{ ...page, path: '/a/:id' }] }, '/a/old belongs to mfe-public'],
    ['below the floor', ours({ floor: 3 }), { number: 2 }, 'the registry asks for 3 or more'],
    ['signed by a stranger', ours({ keys: [key(generateKeyPairSync('ed25519'))] }), signed(1), 'not signed with a key'],
    ['played back', ours({ keys: [key()], taken: [{ number: 5, digest: 'd' }] }), signed(4), '5 was taken before'],
  ])('a release %s is refused with the sentence of the site', (_what, site, manifest, sentence) =>
    expect(() => checkWithSite({ ...SITE, ...site }, { ...MANIFEST, ...manifest })).toThrow(sentence),
  );

  it('without a signature all else is looked at', () => {
    const site = { ...SITE, ...ours({ keys: [key()], taken: [{ number: 5, digest: 'd' }] }) };
    expect(() => checkWithSite(site, MANIFEST)).not.toThrow();
    expect(() => checkWithSite(site, { ...MANIFEST, ...signed(6) })).not.toThrow();
  });
});

describe('names that are used', () => {
  const names = namesOf({ react: { useState: 1 }, '@university/shared/query': { useQuery: 1, read: 1 } });

  it.each([
    [{ react: ['useState', 'default', '*'], '@university/shared/query': ['useQuery'] }, undefined],
    [{ '@university/shared/query': ['useQuery', 'useNothing'] }, 'it uses useNothing of @university/shared/query,'],
    [{ lodash: ['map'] }, 'it uses map of lodash,'],
    [{ react: ['toString'] }, 'it uses toString of react,'],
  ])('a release that uses %j: %p', (uses, refusal) => {
    const checking = () => checkUses({ uses }, names);
    if (refusal) expect(checking).toThrow(refusal);
    else expect(checking).not.toThrow();
  });
});
