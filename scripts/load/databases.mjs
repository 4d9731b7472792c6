import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Runs one statement on the server of `TEST_DATABASE_URL`. */
export async function asAdmin(sql) {
  const client = new pg.Client({ connectionString: ADMIN_URL, connectionTimeoutMillis: 3_000 });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Why PostgreSQL cannot be used, or undefined. */
export const postgresIsMissing = () =>
  asAdmin('select 1').then(
    () => undefined,
    (error) => error.message || 'no answer',
  );

/** A new place for data: a folder, and with `postgres` a database beside it. */
export async function newPlace(kind) {
  const dataDir = mkdtempSync(join(tmpdir(), 'university-load-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
  const name = `university_load_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      await asAdmin(`drop database ${name} with (force)`);
      removeFolder();
    },
  };
}
