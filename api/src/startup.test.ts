/** @jest-environment node */
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { StartupError } from '@university/web';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ApiOptions, buildApi } from './index';
import { startServer } from './server';
import { newDataDir } from './testing/cluster';
import { newPostgresDatabase, postgresIsMissing } from './testing/postgres';
import { SECRETS } from './testing/world';
import { demoLogins } from '../demo/logins';
import { freePort } from './testing/free-port';
import { must } from './testing/must';

const logger = Fastify().log;

describe('a start that cannot work says why', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newDataDir();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const build = (options: Pick<ApiOptions, 'dataDir'> & Partial<ApiOptions>) =>
    buildApi({ demo: false, ...SECRETS, logger, ...options });

  test('the folder is in use; after the first ends, the second finds its data and its day, loads nothing, and is not deployed', async () => {
    const first = await build({ dataDir, demo: true });
    expect(first.seeded).toBe(true);
    const notices = await first.port.get('/notice');
    const identity = await first.port.get('/setting/identity');
    expect(identity).toMatchObject({ data: { demonstration: { today: '2025-08-16' } } });
    await expect(build({ dataDir })).rejects.toThrow(StartupError);
    await expect(build({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const second = await build({ dataDir, demo: true });
    expect(second.seeded).toBe(false);
    expect(await second.port.get('/notice')).toEqual(notices);
    expect(await second.port.get('/setting/identity')).toEqual(identity);
    await second.close();
    await expect(build({ dataDir, deployed: true })).rejects.toThrow('its calendar is not that of today');
  }, 120_000);

  test('the folder is a file', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(build({ dataDir: file })).rejects.toThrow(/cannot be used .* Set DATA_DIR/);
  });

  test('the database belongs to a later version, unless that is meant', async () => {
    const later = await build({ dataDir });
    await later.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`,
    );
    await later.close();
    await expect(build({ dataDir })).rejects.toThrow(/^The database belongs to a later version of the site/);
    const allowed = await build({ dataDir, allowsNewerSchema: true });
    await allowed.close();
  }, 60_000);

  test('PostgreSQL does not answer; the password stays out of the message', async () => {
    const start = build({ dataDir, databaseUrl: 'postgres://user:secret@127.0.0.1:1/site' });
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow(/127\.0\.0\.1:1\/site does not answer/);
    await expect(start).rejects.not.toThrow(/secret/);
  });

  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const start = startServer({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', DEMO: 'off' });
    await expect(start).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  }, 60_000);
});

const missing = postgresIsMissing();

(missing && process.env.CI !== 'true' ? test.skip : test)(
  'two processes that start at once on PostgreSQL load the data once',
  async () => {
    const { url, drop } = await newPostgresDatabase();
    const folders = [await newDataDir(), await newDataDir()];
    const options = { databaseUrl: url, demo: true, ...SECRETS, logger };
    const apis = await Promise.all(folders.map((dataDir) => buildApi({ ...options, dataDir })));
    expect(apis.map((api) => api.seeded).sort()).toEqual([false, true]);
    const [first, second] = await Promise.all(apis.map((api) => api.port.get('/campus')));
    expect(second).toEqual(first);
    for (const api of apis) await api.close();
    await drop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
  60_000,
);

const BALANCER = '10.20.0.7';
const STRANGER = '192.0.2.66';
const { email, birthDate } = must(demoLogins.applicants[0]);

describe('a server that is told its proxies', () => {
  let server: FastifyInstance;
  let dataDir: string;
  let log = '';

  beforeAll(async () => {
    dataDir = await newDataDir();
    const secrets = { SECRET_KEY: SECRETS.secretKey, PEPPER: SECRETS.pepper };
    const environment = {
      ...{ DATA_DIR: dataDir, PORT: await freePort(), DEMO: 'on', LOG_LEVEL: 'warn', ...secrets },
      ...{ PUBLIC_URL: 'https://www.seu.example', TRUSTED_PROXIES: '10.20.0.0/16' },
    };
    const logTo = new Writable({
      write: (chunk, _encoding, done) => {
        log += chunk;
        done();
      },
    });
    server = await startServer(environment, { logTo });
  }, 60_000);

  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  const signIn = (remoteAddress: string, forwardedFor: string, payload: object) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/result?category=diploma',
      payload,
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'http' },
    });

  /** Oftener than one network may, each time in the name of another address. @returns how it was answered */
  async function tryWrongly(remoteAddress: string): Promise<Set<number>> {
    const answered = new Set<number>();
    for (let network = 1; network <= 5; network++) {
      // Not all at once: that would be too much of a single sender.
      const answers = Array.from({ length: 25 }, (_, n) => {
        const payload = { email: `nobody-${network}-${n}@applicant.example`, password: '01-01-2001' };
        return signIn(remoteAddress, `198.51.${network}.${n}`, payload);
      });
      for (const { statusCode } of await Promise.all(answers)) answered.add(statusCode);
    }
    return answered;
  }

  test('counts wrong sign-ins by whom a proxy names, so that they turn away nobody else', async () => {
    expect(await tryWrongly(BALANCER)).toEqual(new Set([401]));
    const answer = await signIn(BALANCER, '203.0.113.9', { email, password: birthDate });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
    expect(log).not.toContain('TRUSTED_PROXIES');
  });

  test('ignores the same of anybody else, and says so once without his address', async () => {
    expect(await tryWrongly(STRANGER)).toEqual(new Set([401, 429]));
    expect(log.match(/TRUSTED_PROXIES/g)).toHaveLength(1);
    expect(log).not.toContain(STRANGER);
  });
});
