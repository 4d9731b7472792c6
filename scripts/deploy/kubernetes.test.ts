/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { DEPLOY, filledIn, read, ROOT, start } from './given';

const folder = mkdtempSync(join(tmpdir(), 'university-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
}

const manifests = readdirSync(join(DEPLOY, 'kubernetes'))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`), { merge: true }))
  .map((document) => document.toJS() as Manifest);

test('has what a rolling upgrade needs', () => {
  const kinds = manifests.map(({ kind, metadata: { name } }) => `${kind} ${name.replace(/-\d.*/, '')}`);
  for (const part of ['api', 'site'])
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy'])
      expect(kinds).toContain(`${kind} university-${part}`);
  expect(kinds).toContain('Job university-migrate');
});

test('every manifest is of the type that its kind has', () => {
  const lines = manifests.map((manifest, index) => {
    const [group, version] = manifest.apiVersion.includes('/') ? manifest.apiVersion.split('/') : ['core', 'v1'];
    const module = `${ROOT}/node_modules/kubernetes-types/${group?.replace('.k8s.io', '')}/${version}`;
    return `export const m${index}: import('${module}').${manifest.kind} = ${JSON.stringify(manifest, null, 2)};`;
  });
  // An unknown name is an error too, as it is in a literal.
  const file = join(folder, 'manifests.ts');
  writeFileSync(file, lines.join('\n'));
  const how = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const { stdout, status } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...how, file], { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});

test.each(['api', 'site'])('the %s starts with its variables', (part) => {
  const data = (name: string) =>
    manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)?.data;
  // `university-api   DATABASE_URL, SECRET_KEY, …`, over what may be more than one line.
  const listed = new RegExp(`^# {3}university-${part} +(.*)$`, 'm').exec(read('kubernetes/config.yaml'))?.[1] ?? '';
  const secrets = [...listed.matchAll(/[A-Z][A-Z0-9_]+/g)].map(([name]) => [name, filledIn(name)]);
  const environment = { ...data('university'), ...data(`university-${part}`), ...Object.fromEntries(secrets) };
  expect(start(environment)).toMatchObject({ DEPLOY: 'production', DRAIN_SECONDS: expect.any(Number) });
});

const isInstalled = spawnSync('kubectl', ['version', '--client']).status === 0;
if (!isInstalled) console.warn('kustomization.yaml is not tried: kubectl is not installed.');
(isInstalled ? test : test.skip)('kustomize puts them together', () => {
  const all = execFileSync('kubectl', ['kustomize', join(DEPLOY, 'kubernetes')], { encoding: 'utf8' });
  expect(all.match(/^kind: /gm)).toHaveLength(manifests.length);
});
