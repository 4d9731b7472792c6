/** @jest-environment node */
import { createHash } from 'node:crypto';
import { ReleaseRefused } from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { createRelease } from './release';

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
});
