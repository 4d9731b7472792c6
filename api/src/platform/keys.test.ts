import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inDatabase, type Installation } from '../commands/backup/installation';
import { rekeyCommand } from '../commands/database';
import { newDataDirWithTables } from '../testing/cluster';
import { apiVariables } from '../variables';
import { audit } from './audit/write';
import type { Keys } from './keys';

const ONE = 'one'.repeat(12);
const OTHER = 'other'.repeat(8);
const PEPPER = 'pepper'.repeat(6);

let dataDir: string;
beforeEach(async () => {
  dataDir = await newDataDirWithTables();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (secrets: Partial<Installation>): Promise<Keys> =>
  inDatabase({ dataDir, secretKey: ONE, ...secrets }, async (_db, keys) => keys);

async function rekey(variables: object): Promise<string> {
  const said: string[] = [];
  const config = apiVariables.parse({ DATA_DIR: dataDir, ...variables });
  expect(await rekeyCommand.run({ args: [], config, say: (line) => said.push(line) })).toBe(true);
  return said.join('\n');
}

test('keys are drawn once and open under one SECRET_KEY only', async () => {
  const keys = await open({});
  expect(new Set([keys.secretKey, keys.pepper, ONE]).size).toBe(3);
  expect(await open({})).toEqual(keys);
  await expect(open({ secretKey: OTHER })).rejects.toThrow('SECRET_KEY is not the one of this database');
});

test('an installation from before 2.1 stays with its two keys, and needs the second once', async () => {
  await inDatabase({ dataDir, secretKey: ONE, pepper: PEPPER }, (db) =>
    audit(db, { at: new Date(), actor: 'system', action: 'read', subject: 'a:1' }),
  );
  expect(await open({})).toEqual({ secretKey: ONE, pepper: PEPPER });
  await inDatabase({ dataDir, secretKey: ONE }, (db) => db.execute('delete from meta'));
  await expect(open({})).rejects.toThrow('PEPPER is needed once more');
});

test('a new SECRET_KEY opens the same keys; the old one does until a start with the new one', async () => {
  const keys = await open({});
  const [, next] = /^SECRET_KEY=([0-9a-f]{64})$/m.exec(await rekey({ SECRET_KEY: ONE })) ?? [];
  expect(await open({})).toEqual(keys);
  expect(await open({ secretKey: next })).toEqual(keys);
  await expect(open({})).rejects.toThrow('SECRET_KEY is not the one');
});

test('a generated key is changed where it is kept', async () => {
  const file = path.join(dataDir, 'secrets.json');
  await rekey({});
  const { secretKey } = JSON.parse(readFileSync(file, 'utf8'));
  const keys = await open({ secretKey });
  expect(await rekey({})).not.toMatch(/[0-9a-f]{64}/);
  expect(await open({ secretKey: JSON.parse(readFileSync(file, 'utf8')).secretKey })).toEqual(keys);
});
