import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { StartupError } from '@university/web';
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ApiOptions, buildApi } from './index';
import { hashPassword } from './domains/staff/passwords';
import { staff } from './platform/database/schema';
import { startServer } from './server';
import { newDataDir } from './testing/cluster';
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
  });

  test('in production, accounts with the passwords of the demonstration are refused, or lose them where they are disabled', async () => {
    const demo = await build({ dataDir, demo: true });
    await demo.db.execute(sql`delete from meta where key = 'calendar_offset'`);
    await demo.close();
    const start = () => build({ dataDir, deployed: true });
    const change = async (values: Partial<typeof staff.$inferInsert>, which?: SQL) => {
      const here = await build({ dataDir });
      await here.db.update(staff).set(values).where(which);
      await here.close();
    };
    for (const each of demoLogins.staff) await expect(start()).rejects.toThrow(each.email);
    const own = eq(staff.email, 'admin@seu.example');
    await change({ passwordHash: await hashPassword('another, quite long one') }, own);
    await expect(start()).rejects.toThrow(/everybody can read: (?!admin@).*\. .*disable these accounts/);
    await change({ disabled: true });
    const deployed = await start();
    expect(await deployed.db.$count(staff, isNotNull(staff.passwordHash))).toBe(1);
    await deployed.close();
  });

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
    await expect(build({ dataDir })).rejects.toThrow(
      /^The database belongs to a later version .* 1 migration that .* SCHEMA_NEWER=allow/,
    );
    const allowed = await build({ dataDir, allowsNewerSchema: true });
    await allowed.close();
  });

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
  });
});

const BALANCER = '10.20.0.7';
const STRANGER = '192.0.2.66';
const { email, birthDate } = must(demoLogins.applicants[0]);

describe('a server that is told its proxies', () => {
  let server: FastifyInstance;
  let log = '';

  beforeAll(async () => {
    const secrets = { SECRET_KEY: SECRETS.secretKey, PEPPER: SECRETS.pepper };
    const environment = {
      ...{ DATA_DIR: await newDataDir(), PORT: await freePort(), DEMO: 'on', LOG_LEVEL: 'warn', ...secrets },
      ...{ PUBLIC_URL: 'https://www.seu.example', TRUSTED_PROXIES: '10.20.0.0/16' },
    };
    const logTo = new Writable({
      write: (chunk, _encoding, done) => {
        log += chunk;
        done();
      },
    });
    server = await startServer(environment, { logTo });
  });

  afterAll(() => server.close());

  const signIn = (remoteAddress: string, forwardedFor: string, payload: object) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/result?category=diploma',
      payload,
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'http' },
    });

  /** Oftener than one network may at one applicant, each time in the name of another. @returns how it was answered */
  async function tryWrongly(remoteAddress: string, name: string): Promise<number[]> {
    const answered: number[] = [];
    for (let network = 1; network <= 6; network++) {
      const payload = { email: `${name}@applicant.example`, password: '01-01-2001' };
      answered.push((await signIn(remoteAddress, `198.51.${network}.1`, payload)).statusCode);
    }
    return answered;
  }

  test('counts wrong sign-ins by whom a proxy names, so that they turn away nobody else', async () => {
    expect(await tryWrongly(BALANCER, 'one')).toEqual([401, 401, 401, 401, 401, 401]);
    const answer = await signIn(BALANCER, '203.0.113.9', { email, password: birthDate });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('; Secure');
    expect(log).not.toContain('TRUSTED_PROXIES');
  });

  test('ignores the same of anybody else, and says so once without his address', async () => {
    expect(await tryWrongly(STRANGER, 'another')).toEqual([401, 401, 401, 401, 401, 429]);
    expect(log.match(/TRUSTED_PROXIES/g)).toHaveLength(1);
    expect(log).not.toContain(STRANGER);
  });
});
