/** @jest-environment node */
import { generateSnapshotFromManifest, type Manifest, type Stats } from '@module-federation/sdk';
import { CONTRACT_VERSION, type RemoteManifest } from '@university/shared/remote/manifest';
import { strFromU8, unzipSync } from 'fflate';
import { filesForOtherHosts } from './for-other-hosts';

const integrity = `sha384-${'a'.repeat(64)}`;
const page = { id: 'mfe-a:home', path: '/a', title: 'A', description: 'd', files: ['Home.1.js', '2.js'], query: [] };

const MANIFEST: RemoteManifest = {
  contract: CONTRACT_VERSION,
  name: 'mfe-a',
  version: '1.0.0+abc',
  requires: { react: '^19.3.1' },
  uses: { react: ['useState'] },
  entry: { file: 'entry.1.js', integrity },
  server: { file: 'main.cjs', integrity },
  exposed: ['exposed.1.js'],
  integrity: {},
  routes: [page, { ...page, id: 'mfe-a:other', files: ['2.js'] }],
  slots: [],
  documents: [],
};

const read = (file: string, manifest = MANIFEST) =>
  JSON.parse(strFromU8(filesForOtherHosts(manifest)[file] as Uint8Array));

test('Module Federation finds entry, types and files by the manifest', () => {
  const snapshot = generateSnapshotFromManifest(read('mf-manifest.json') as Manifest, {
    version: 'https://a.example/place/mf-manifest.json',
  });
  expect(snapshot).toMatchObject({
    publicPath: 'https://a.example/place/',
    remoteEntry: 'browser/entry.1.js',
    remoteEntryType: 'global',
    globalName: 'mfe_a',
    buildVersion: '1.0.0+abc',
    remoteTypesZip: '@mf-types.zip',
    remoteTypesAPI: '@mf-types.d.ts',
    shared: [{ sharedName: 'react', version: '19.3.1' }],
    modules: [
      {
        moduleName: 'remote',
        modulePath: './remote',
        assets: { js: { sync: ['browser/exposed.1.js'], async: ['browser/Home.1.js', 'browser/2.js'] } },
      },
    ],
  });
});

test('the statistics say more of the same', () => {
  const stats = read('mf-stats.json') as Stats;
  expect(stats.metaData).toEqual(read('mf-manifest.json').metaData);
  expect(stats.shared).toEqual([expect.objectContaining({ name: 'react', usedExports: ['useState'] })]);
});

test('types name the ids that are there; the same release gives the same bytes', () => {
  const files = filesForOtherHosts(MANIFEST);
  const declared = strFromU8(unzipSync(files['@mf-types.zip'] as Uint8Array)['remote.d.ts'] as Uint8Array);
  expect(declared).toContain('id: "mfe-a:home" | "mfe-a:other"; load: () => Promise<Page>');
  expect(declared).toContain('id: never; load: () => Promise<Fill>');
  expect(strFromU8(files['@mf-types.d.ts'] as Uint8Array)).toContain("'REMOTE_ALIAS_IDENTIFIER/remote'");
  expect(filesForOtherHosts(MANIFEST)).toEqual(files);
});

test('an earlier release, whose entry takes a runtime of the site, names the other entry, or has none of this', () => {
  const earlier = { ...MANIFEST, requires: { react: '^19.3.1', '@module-federation/runtime-core': '~2.9.2' } };
  expect(filesForOtherHosts(earlier)).toEqual({});
  const named = read('mf-manifest.json', { ...earlier, plainEntry: { file: 'plain.1.js', integrity } });
  expect(named.metaData.remoteEntry.name).toBe('plain.1.js');
  expect(named.shared.map((shared: { name: string }) => shared.name)).toEqual(['react']);
});
