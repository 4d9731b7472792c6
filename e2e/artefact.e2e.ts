import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLogins } from '../api/demo/logins';
import { freePort } from './support/ports';
import { ROOT } from './support/site';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

/** Bytes: of the download, and of all files of the image. */
const MOST = 40e6;
const MOST_IN_IMAGE = 200e6;

let place: string;
let packed: string;
let unpacked: string;
let environment: Record<string, string>;
const keys = generateKeyPairSync('ed25519');

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'university-artefact-'));
  packed = join(place, 'packed');
  const key = join(place, 'key.pem');
  writeFileSync(key, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const made = spawnSync(process.execPath, ['scripts/pack/pack.mjs', packed], {
    cwd: ROOT,
    env: { ...process.env, UNIVERSITY_RELEASE_KEY: key },
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
  execFileSync('tar', ['-xzf', join(packed, fileOf('.tar.gz')), '-C', place]);
  unpacked = join(place, fileOf('.tar.gz').replace('.tar.gz', ''));
  // Node is the only program on the path.
  const programs = join(place, 'programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
  environment = { PATH: programs, DATA_DIR: join(place, 'data'), LOG_LEVEL: 'warn', PORT: String(await freePort()) };
});
test.afterAll(() => rmSync(place, { recursive: true, force: true }));

const fileOf = (ending: string) => readdirSync(packed).find((name) => name.endsWith(ending)) ?? '';

const run = (...args: string[]) =>
  spawnSync('node', [join(unpacked, 'bin/university.mjs'), ...args], {
    cwd: place,
    env: environment,
    encoding: 'utf8',
  });

test('it is small, its checksums are signed, and its bill of materials is right', () => {
  expect(statSync(join(packed, fileOf('.tar.gz'))).size).toBeLessThan(MOST);
  const sums = readFileSync(join(packed, 'SHA256SUMS'), 'utf8');
  expect(execFileSync('sha256sum', ['--check'], { cwd: packed, input: sums, encoding: 'utf8' })).toMatch(
    /^(.*: OK\n){2}$/,
  );
  const signature = readFileSync(join(packed, 'SHA256SUMS.sig'));
  expect(
    verify(null, Buffer.from(sums), createPublicKey(keys.publicKey.export({ type: 'spki', format: 'pem' })), signature),
  ).toBe(true);
  const { components } = JSON.parse(readFileSync(join(packed, fileOf('.cdx.json')), 'utf8')) as {
    components: { purl: string }[];
  };
  const names = components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
  for (const name of ['react', 'zod', 'pg', 'fastify', 'sharp', '%40electric-sql/pglite', '%40tiptap/core'])
    expect(names).toContain(`pkg:npm/${name}`);
  for (const name of ['jest', 'lighthouse', 'playwright', 'typescript', '%40rspack/core'])
    expect(names).not.toContain(`pkg:npm/${name}`);
});

test('only the listed packages are beside the bundles', () => {
  const { packages } = JSON.parse(readFileSync(join(unpacked, 'native.json'), 'utf8')) as {
    packages: { name: string }[];
  };
  const found = readdirSync(join(unpacked, 'node_modules'), { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? [],
  );
  expect(packages.map(({ name }) => name).sort()).toEqual(found.sort());
});

test('it prints its version, and its check finds no error', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const commit = execFileSync('git', ['log', '-1', '--abbrev=12', '--format=%h'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const said = run('--version').stdout.trim();
  expect(said).toMatch(`${version}-${commit}`);
  expect(fileOf('.tar.gz')).toBe(`university-${said}.tar.gz`);
  const { status, stdout } = run('check');
  expect(stdout).toContain('Errors: 0.');
  expect(status).toBe(0);
});

test.describe('unpacked, with Node alone', () => {
  let site: ChildProcess;
  let url: string;
  let output = '';

  test.beforeAll(async () => {
    url = `http://localhost:${environment.PORT}`;
    site = spawn('node', [join(unpacked, 'bin/university.mjs'), 'serve'], { cwd: place, env: environment });
    for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => (output += chunk));
    await expect
      .poll(async () => (site.exitCode === null ? (await fetch(`${url}/readyz`).catch(() => null))?.status : output), {
        timeout: 180_000,
      })
      .toBe(200);
  });
  test.afterAll(async () => {
    if (site.exitCode !== null) return;
    site.kill('SIGTERM');
    await once(site, 'exit');
  });

  test('pages and social cards are rendered', async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${url}/search?q=design`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /design/i })
        .first(),
    ).toBeVisible();
    await page.goto(`${url}/hi`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    const card = await fetch(`${url}/social-card.png?page=%2F`);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('an applicant signs in and gets the letter as PDF', async ({ request }) => {
    const farah = demoLogins.applicants.find(({ email }) => email.startsWith('farah'));
    const data = { email: farah?.email, password: farah?.birthDate, round: farah?.round };
    const answer = await request.post(`${url}/api/v1/result?category=diploma`, { data });
    expect(answer.status()).toBe(200);
    const proof = await request.post(`${url}/api/v1/result/me/letter`, { data: { form_number: farah?.formNumber } });
    expect(proof.status()).toBe(200);
    const letter = await request.get(`${url}/api/v1/result/me/letter`);
    expect([letter.status(), letter.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await letter.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('an uploaded picture is served in both formats', async ({ request }) => {
    const admin = demoLogins.staff[0];
    const login = await request.post(`${url}/api/v1/auth/login`, {
      data: { email: admin?.email, password: admin?.password },
    });
    expect(login.status()).toBe(200);
    const { token } = (await login.json()) as { token: string };
    const buffer = readFileSync(join(ROOT, 'docs/screens/home-390-light.webp'));
    const uploaded = await request.post(`${url}/api/v1/media`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'a-picture-of-this-test' },
      multipart: { alt_en: 'The home page', picture: { name: 'home.webp', mimeType: 'image/webp', buffer } },
    });
    expect(await uploaded.text()).toContain('"widths"');
    const { media } = ((await uploaded.json()) as { data: { media: { base: string; widths: number[] } } }).data;
    for (const format of ['avif', 'webp']) {
      const file = await request.get(`${url}${media.base}-${media.widths[0]}.${format}`);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, `image/${format}`]);
    }
  });

  test('after a stop the same command makes a backup and verifies the audit log', async () => {
    site.kill('SIGTERM');
    await once(site, 'exit');
    expect(site.exitCode).toBe(0);
    expect(run('backup', join(place, 'backup'))).toMatchObject({ status: 0, stderr: '' });
    expect(run('audit-log', 'verify').stdout).toContain('The audit log is whole');
  });
});

test.describe('as a container image', () => {
  const missing = ['buildah', 'mmdebstrap', 'strip', 'unshare'].filter(
    (program) => spawnSync(program, ['--version']).error,
  );
  if (process.getuid?.() !== 0) missing.push('root');
  const reason = `Not tested as a container image: ${missing.join(', ')} missing.`;
  if (missing.length > 0) console.log(reason);
  test.skip(missing.length > 0, reason);

  test('it serves from a read-only file system as an unprivileged user', async () => {
    const image = join(place, 'image.tar.gz');
    const build = ['deploy/container/build.mjs', join(packed, fileOf('.tar.gz')), image];
    expect(spawnSync(process.execPath, build, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] }).status).toBe(0);
    const { root, config } = unpackImage(image, join(place, 'image'));
    const [bytes = ''] = execFileSync('du', ['--bytes', '--summarize', root], { encoding: 'utf8' }).split('\t');
    expect(Number(bytes)).toBeLessThan(MOST_IN_IMAGE);
    expect(config).toMatchObject({ User: '10001:10001', Volumes: { '/data': {} }, StopSignal: 'SIGTERM' });
    expect(config.Healthcheck.Test).toEqual(['CMD', 'node', '/opt/healthy.mjs']);
    for (const program of ['sh', 'bash', 'apt', 'npm']) expect(existsSync(join(root, 'usr/bin', program))).toBe(false);

    const data = join(place, 'volume');
    mkdirSync(data);
    chownSync(data, 10_001, 10_001);
    const own = { PORT: String(await freePort()), LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1/32' };
    const inside = (...command: string[]) => readOnly({ root, data, config, own, command });
    const site = inside(...config.Entrypoint, ...config.Cmd);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${own.PORT}/readyz`).catch(() => null))?.status, {
        timeout: 180_000,
      })
      .toBe(200);
    const home = await fetch(`http://127.0.0.1:${own.PORT}/`);
    expect(await home.text()).toContain('<h1');
    expect(statSync(join(data, 'secrets.json')).uid).toBe(10_001);
    const write = inside(
      'node',
      '-e',
      "try { require('node:fs').writeFileSync('/opt/university/x', '') } catch ({ code }) { process.exit(code === 'EROFS' ? 30 : 1) }",
    );
    expect(await once(write, 'exit')).toEqual([30, null]);
    expect(await once(inside(...config.Healthcheck.Test.slice(1)), 'exit')).toEqual([0, null]);
    site.kill('SIGTERM');
    expect(await once(site, 'exit')).toEqual([0, null]);
    expect(await once(inside(...config.Healthcheck.Test.slice(1)), 'exit')).toEqual([1, null]);
  });
});

interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

/** Unpacks what `docker load` reads: the files of an image and its configuration. */
function unpackImage(archive: string, folder: string): { root: string; config: ImageConfig } {
  const root = join(folder, 'root');
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  const [image] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    Config: string;
    Layers: string[];
  }[];
  for (const layer of image?.Layers ?? []) execFileSync('tar', ['-xf', join(folder, layer), '-C', root]);
  const { config } = JSON.parse(readFileSync(join(folder, image?.Config ?? ''), 'utf8')) as { config: ImageConfig };
  return { root, config };
}

/** Mounts an image read-only, as a container engine does. */
const SCRIPT = `
  set -e
  mount --bind "$ROOT" "$ROOT"
  mount -t proc proc "$ROOT/proc"
  mount --rbind /dev "$ROOT/dev"
  mount -t tmpfs tmpfs "$ROOT/tmp"
  mount --bind "$DATA" "$ROOT/data"
  mount -o remount,ro,bind "$ROOT"
  exec env -i "$@"`;

interface Container {
  root: string;
  data: string;
  config: ImageConfig;
  own: Record<string, string>;
  command: string[];
}

/** Runs a command in an image. Needs root. */
function readOnly({ root, data, config, own, command }: Container): ChildProcess {
  const variables = [...config.Env, ...Object.entries(own).map(([name, value]) => `${name}=${value}`)];
  const begin = ['chroot', `--userspec=${config.User}`, '--groups=', root, ...command];
  const args = ['--mount', 'sh', '-c', SCRIPT, 'sh', ...variables, ...begin];
  return spawn('unshare', args, {
    env: { PATH: process.env.PATH, ROOT: root, DATA: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
