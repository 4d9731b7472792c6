/** @jest-environment node */
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { StartupError } from '@university/web';
import { type ApiOptions, buildApi } from './index';
import { startServer } from './server';
import { newDataDir } from './testing/cluster';
import { newPostgresDatabase, postgresIsMissing } from './testing/postgres';
import { SECRETS } from './testing/world';

const logger = Fastify().log;

describe('a start that cannot work says why', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newDataDir();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const build = (options: Pick<ApiOptions, 'dataDir'> & Partial<ApiOptions>) =>
    buildApi({ demo: false, ...SECRETS, logger, ...options });

  test('the folder is in use; after the first ends, the second finds its data and loads nothing', async () => {
    const first = await build({ dataDir, demo: true });
    expect(first.seeded).toBe(true);
    const notices = await first.port.get('/notice');
    await expect(build({ dataDir })).rejects.toThrow(StartupError);
    await expect(build({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const second = await build({ dataDir, demo: true });
    expect(second.seeded).toBe(false);
    expect(await second.port.get('/notice')).toEqual(notices);
    await second.close();
  }, 60_000);

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
