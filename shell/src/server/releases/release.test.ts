/** @jest-environment node */
import { createHash } from 'node:crypto';
import { ReleaseRefused } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { browserOnly, createRelease, releaseIn } from './release';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const BUNDLE = `
  const { createElement } = require('react');
  const page = { default: () => createElement('p', null, 'Home') };
  exports.default = { name: 'mfe-a', routes: [{ id: 'mfe-a:home', load: async () => page }], slots: [] };
`;

const file = (name: string, text = '') => ({ file: name, integrity: sha384(text) });

const manifestOf = (bundle: string): RemoteManifest => ({
  contract: 2,
  name: 'mfe-a',
  version: '1.0.0+abc',
  requires: {},
  uses: {},
  entry: file('entry.js'),
  server: file('main.cjs', bundle),
  exposed: [],
  integrity: {},
  routes: [{ id: 'mfe-a:home', path: '/', title: 'Home', description: 'd', query: [], files: [] }],
  slots: [],
  documents: [],
});

describe('createRelease', () => {
  const made = (manifest: object, code = BUNDLE) =>
    createRelease({ ...manifestOf(BUNDLE), ...manifest }, '/remotes/mfe-a/', [Buffer.from(code)]);

  it('refuses a bundle of other bytes than remote.json says', () => {
    expect(() => made({}, `${BUNDLE} `)).toThrow(
      new ReleaseRefused('main.cjs does not have the integrity that remote.json gives'),
    );
  });

  it('knows a release again that was published anew, and tells others apart', () => {
    const { key } = made({});
    expect(made({ released: '2026-01-01T00:00:00Z', signature: 'x' }).key).toBe(key);
    expect(made({ version: '1.0.0+abd' }).key).not.toBe(key);
    expect(made({ integrity: { 'entry.js': sha384('other') } }).key).not.toBe(key);
  });

  describe('in more languages', () => {
    const HINDI = BUNDLE.replace("'Home'", "'मुख्य पृष्ठ'");
    const parts = { 'mfe-a:home': { title: 'मुख्य पृष्ठ', files: ['home.hi.js'] } };
    const hindi = { entry: file('entry.hi.js'), server: file('main.hi.cjs', HINDI), exposed: [], integrity: {}, parts };
    const manifest = { ...manifestOf(BUNDLE), languages: { hi: hindi } };
    const both = (code = HINDI) => createRelease(manifest, '/remotes/mfe-a/', [Buffer.from(BUNDLE), Buffer.from(code)]);

    it('is the same release with the words and the code of each', () => {
      const release = { ...both(), addresses: [] };
      const inHindi = releaseIn(release, 'hi');
      expect(inHindi).toMatchObject({
        key: release.key,
        code: Buffer.from(HINDI),
        manifest: { entry: { file: 'entry.hi.js' }, routes: [{ path: '/', title: 'मुख्य पृष्ठ', files: ['home.hi.js'] }] },
      });
      expect(releaseIn(release, 'hi')).toBe(inHindi);
      expect(releaseIn(release, 'en')).toBe(release);
      expect(releaseIn({ ...made({}), addresses: [] }, 'hi')).toBeUndefined();
    });

    it('is refused where the bundle of one has other bytes, and is another release with another one', () => {
      expect(() => both(BUNDLE)).toThrow('main.hi.cjs does not have the integrity');
      expect(both().key).not.toBe(made({}).key);
    });

    it('is left to the browser in all of them', () => {
      const left = browserOnly(both());
      expect([left.code.length, releaseIn(left, 'hi')?.code.length, releaseIn(left, 'hi')?.key]).toEqual([
        0,
        0,
        left.key,
      ]);
    });
  });
});
