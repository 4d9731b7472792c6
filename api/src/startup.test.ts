/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import { buildApi, StartupError } from './index';
import { startServer } from './server';
import { newDataDir } from './testing/cluster';
import { onEveryDatabase, SECRETS, START } from './testing/world';

const logger = Fastify().log;

describe('a start that cannot work says why', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newDataDir();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const build = (options: { dataDir: string; databaseUrl?: string }) => buildApi({ demo: false, ...SECRETS, logger, ...options });

  test('the folder is in use; after the first ends, it is free', async () => {
    const first = await build({ dataDir });
    await expect(build({ dataDir })).rejects.toThrow(StartupError);
    await expect(build({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    await (await build({ dataDir })).close();
  }, 60_000);

  test('the folder is a file', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(build({ dataDir: file })).rejects.toThrow(/cannot be used .* Set DATA_DIR/);
  });

  test('PostgreSQL does not answer; the password stays out of the message', async () => {
    const start = build({ dataDir, databaseUrl: 'postgres://user:secret@127.0.0.1:1/site' });
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow(/127\.0\.0\.1:1\/site does not answer/);
    await expect(start).rejects.not.toThrow(/secret/);
  });

  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const { port } = other.address() as AddressInfo;
    const start = startServer({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', DEMO: 'off' });
    await expect(start).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  }, 60_000);
});

onEveryDatabase('a second start', (world) => {
  const options = () => ({ dataDir: world().dataDir, databaseUrl: world().databaseUrl, demo: true, ...SECRETS, logger });

  test('finds the data of the first and loads nothing', async () => {
    expect(world().api.seeded).toBe(true);
    if (world().api.database === 'embedded') return;
    const later = new Date(START.getTime() + 1_000_000);
    const second = await buildApi({ ...options(), now: () => later });
    expect(second.seeded).toBe(false);
    expect(await second.port.get('/notice')).toEqual(await world().api.port.get('/notice'));
    await second.close();
  }, 60_000);
});
