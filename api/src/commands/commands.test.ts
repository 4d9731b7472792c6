import path from 'node:path';
import { StartupError } from '@university/web';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { buildApi } from '../api';
import { newDataDir, newDataDirWithTables } from '../testing/cluster';
import { SECRETS } from '../testing/world';
import { apiVariables } from '../variables';
import { adminCommand as admin } from './admin';
import { inInstallation } from './backup/installation';
import { demoCommand as demo } from './database';
import { audit } from '../platform/audit/write';
import { auditLogCommand } from './audit-log';
import { backup } from './backup/backup';
import { restore } from './backup/restore';

const SECRET_VARIABLES = { SECRET_KEY: SECRETS.secretKey, PEPPER: SECRETS.pepper };

const CONFIRM = '--yes-this-is-a-trial';

let dataDir = 'no-folder';

const contextOf = (args: string[], said: string[] = [], variables: object = {}) => ({
  args,
  config: apiVariables.parse({ DATA_DIR: dataDir, ...SECRET_VARIABLES, ...variables }),
  say: (line: string) => said.push(line),
});

test('an admin made on the command line can log in with the password that was shown once', async () => {
  dataDir = await newDataDir();
  const said: string[] = [];
  const args = ['create', '--email', 'first@seu.example', '--name', 'First Admin', '--generate'];
  expect(await admin.run(contextOf(args, said))).toBe(true);
  const password = /once: (\S+)$/.exec(said.join('\n'))?.[1];
  const server = Fastify();
  const api = await buildApi({ dataDir, demo: false, ...SECRETS, logger: server.log });
  await server.register(api.plugin, { prefix: '/api/v1' });
  const payload = { email: 'first@seu.example', password };
  const answer = await server.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  expect(answer.json()).toMatchObject({ role: 'admin' });
  await server.close();
  await api.close();
  await expect(admin.run(contextOf(args))).rejects.toThrow('There is an account');
  const reset = admin.run(contextOf(['reset-second-factor', '--email', 'first@seu.example']));
  await expect(reset).rejects.toThrow('has no second factor');
});

test.each([
  [['create']],
  [['remove', '--email', 'a@b.example', '--name', 'A B']],
  [['create', '--passwrd', 'x']],
  [['reset-second-factor']],
  [['reset-second-factor', '--email', 'a@b.example', '--name', 'A B']],
])('admin %j says how it is used', async (args) => {
  await expect(admin.run(contextOf(args))).rejects.toThrow(/^Usage: university admin/);
});

test.each([
  ['on PostgreSQL unless that is said to be meant', ['load'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, CONFIRM],
  ['in deployment', ['load', CONFIRM], { DEPLOY: 'production' }, 'with DEPLOY=production it is not loaded'],
])('demonstration data is not loaded %s', async (_where, args, variables, says) => {
  const load = demo.run(contextOf(args, [], variables));
  await expect(load).rejects.toThrow(StartupError);
  await expect(load).rejects.toThrow(says);
});

test('demonstration data is loaded into an empty database, and not twice', async () => {
  dataDir = await newDataDir();
  const said: string[] = [];
  expect(await demo.run(contextOf(['load'], said))).toBe(true);
  expect(said).toEqual(['The demonstration data is loaded.']);
  await expect(demo.run(contextOf(['load']))).rejects.toThrow('is not empty');
});

describe('university audit-log', () => {
  const AT = new Date('2026-01-15T05:00:00Z');

  async function filled() {
    const dataDir = await newDataDirWithTables();
    const place = { dataDir, ...SECRETS };
    await inInstallation(place, async ({ database }) => {
      for (let index = 0; index < 10; index++) {
        const personal = { reason: `Reason ${index} – तैयार` };
        await audit(database.db, { at: AT, actor: 'staff:1', action: 'read', subject: `a:${index}`, personal });
      }
    });
    return place;
  }

  async function verify(dataDir: string, ...args: string[]) {
    const said: string[] = [];
    const config = apiVariables.parse({ DATA_DIR: dataDir, SECRET_KEY: SECRETS.secretKey, PEPPER: SECRETS.pepper });
    const isWell = await auditLogCommand.run({ args: ['verify', ...args], config, say: (line) => said.push(line) });
    return { isWell, said: said.join('\n'), head: /\d+:[0-9a-f]{64}/.exec(said.join('\n'))?.[0] ?? '' };
  }

  test('a whole log is said to be whole, against an earlier head too, and after backup and restore', async () => {
    const place = await filled();
    const first = await verify(place.dataDir);
    expect(first).toMatchObject({ isWell: true, said: expect.stringContaining('The audit log is whole: 10 links.') });
    const second = await verify(place.dataDir, '--head', first.head);
    expect(second).toMatchObject({ isWell: true, said: expect.stringContaining('11 links') });
    const folder = path.join(place.dataDir, 'backup');
    await backup(place, folder, AT);
    const target = { ...place, dataDir: await newDataDir() };
    await restore(target, folder);
    expect(await verify(target.dataDir, '--head', second.head)).toMatchObject({
      isWell: true,
      said: expect.stringContaining('12 links. Personal details of 0 lines'),
    });
  });

  test('a broken log is said to be broken, by the number of its link, and ends with code 1', async () => {
    const place = await filled();
    const { head } = await verify(place.dataDir);
    await inInstallation(place, async ({ database: { db } }) => {
      await db.execute(sql`alter table audit_log disable trigger append_only`);
      await db.execute(sql`update audit_log set actor = 'staff:2' where subject = 'a:3'`);
    });
    expect(await verify(place.dataDir, '--head', head)).toMatchObject({
      isWell: false,
      said: expect.stringMatching(/^The audit log is broken\. Link 4: the line was changed/),
    });
  });

  test.each([[[]], [['check']], [['verify', '--head']], [['verify', '--head', '12']], [['verify', 'x']]])(
    '%j says how it is used',
    async (args) => {
      const config = apiVariables.parse({});
      await expect(auditLogCommand.run({ args, config, say: () => {} })).rejects.toThrow(
        /^Usage: university audit-log/,
      );
    },
  );
});
