/** @jest-environment node */
import { rmSync } from 'node:fs';
import { StartupError } from '@university/web';
import { eq, inArray } from 'drizzle-orm';
import Fastify from 'fastify';
import { buildApi } from '../api';
import { newDataDir } from '../testing/cluster';
import { SECRETS } from '../testing/world';
import { apiVariables } from '../variables';
import { admin } from './admin';
import { demoLogins } from '../../demo/logins';
import { hashPassword } from '../domains/staff/passwords';
import { staff } from '../platform/database/schema';
import { inDatabase } from './backup/installation';
import { demo } from './demo';

const SECRET_VARIABLES = { SECRET_KEY: SECRETS.secretKey, PEPPER: SECRETS.pepper };

const CONFIRM = '--yes-this-is-a-trial';

let dataDir: string;
beforeEach(async () => {
  dataDir = await newDataDir();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const contextOf = (args: string[], said: string[] = [], variables: object = {}) => ({
  args,
  config: apiVariables.parse({ DATA_DIR: dataDir, ...SECRET_VARIABLES, ...variables }),
  say: (line: string) => said.push(line),
});

test('an admin made on the command line can log in with the password that was shown once', async () => {
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
}, 90_000);

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

test('a deployed server does not start while an account has a password of the demonstration', async () => {
  const options = { dataDir, ...SECRETS, logger: Fastify().log };
  const start = async (more: object) => (await buildApi({ ...options, demo: false, ...more })).close();
  await start({ demo: true });
  const emails = demoLogins.staff.map(({ email }) => email);
  const refused = await start({ deployed: true }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartupError);
  for (const email of emails) expect(String(refused)).toContain(email);
  expect(String(refused)).toContain('disable these accounts or give them other passwords');
  await start({ deployed: false });
  const [changed, gone, left = '', ...others] = emails;
  const passwordHash = await hashPassword('another, quite long one');
  await inDatabase({ dataDir, ...SECRETS }, async (db) => {
    await db
      .update(staff)
      .set({ passwordHash })
      .where(eq(staff.email, changed as string));
    await db
      .update(staff)
      .set({ passwordHash: null })
      .where(eq(staff.email, gone as string));
    await db.update(staff).set({ disabled: true }).where(inArray(staff.email, others));
  });
  await expect(start({ deployed: true })).rejects.toThrow(`can read: ${left}. `);
  await inDatabase({ dataDir, ...SECRETS }, (db) =>
    db.update(staff).set({ disabled: true }).where(eq(staff.email, left)),
  );
  await start({ deployed: true });
}, 120_000);

test('demonstration data is loaded into an empty database, and not twice', async () => {
  const said: string[] = [];
  expect(await demo.run(contextOf(['load'], said))).toBe(true);
  expect(said).toEqual(['The demonstration data is loaded.']);
  await expect(demo.run(contextOf(['load']))).rejects.toThrow('is not empty');
}, 90_000);
