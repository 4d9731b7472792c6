/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { audit } from '../platform/audit/write';
import { apiVariables } from '../variables';
import { resource } from '../platform/resources';
import { newDataDir } from '../testing/cluster';
import { SECRETS } from '../testing/world';
import { auditLogCommand } from './audit-log';
import { backup } from './backup/backup';
import { inInstallation } from './backup/installation';
import { restore } from './backup/restore';

const AT = new Date('2026-01-15T05:00:00Z');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An installation with ten lines in its log. */
async function filled() {
  const dataDir = await newDataDir();
  folders.push(dataDir);
  const place = { dataDir, pepper: SECRETS.pepper };
  await inInstallation(place, async ({ database }) => {
    await database.prepare(resource('drizzle'), async () => {});
    for (let index = 0; index < 10; index++) {
      const personal = { reason: `Reason ${index} – तैयार` };
      await audit(database.db, { at: AT, actor: 'staff:1', action: 'read', subject: `a:${index}`, personal });
    }
  });
  return place;
}

/** What the command says, its code, and the head that it prints. */
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
  folders.push(target.dataDir);
  await restore(target, folder);
  expect(await verify(target.dataDir, '--head', second.head)).toMatchObject({
    isWell: true,
    said: expect.stringContaining('12 links. Personal details of 0 lines'),
  });
}, 120_000);

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
}, 120_000);

test.each([[[]], [['check']], [['verify', '--head']], [['verify', '--head', '12']], [['verify', 'x']]])(
  '%j says how it is used',
  async (args) => {
    const config = apiVariables.parse({});
    await expect(auditLogCommand.run({ args, config, say: () => {} })).rejects.toThrow(/^Usage: university audit-log/);
  },
);
