import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const PROBE = `
  const { hostname, port } = new URL(process.argv[1]);
  require('node:net').connect(Number(port || 5432), hostname)
    .on('connect', () => process.exit(0)).on('error', (error) => { console.error(error.message); process.exit(1); });
  setTimeout(() => process.exit(1), 3000);`;

/** Why PostgreSQL cannot be tested with, or undefined when it answers. Synchronous: suites are declared so. */
export function postgresIsMissing(): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, ['-e', PROBE, ADMIN_URL], { encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim() || 'no answer';
}

async function asAdmin(sql: string) {
  const client = new Client({ connectionString: ADMIN_URL });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A database of its own for one suite. */
export async function newPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `university_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}
