import { randomBytes } from 'node:crypto';
import pg from 'pg';

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN_URL, connectionTimeoutMillis: 3_000 });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** An empty database; null where no PostgreSQL answers. */
export async function newDatabase(): Promise<{ url: URL; remove(): Promise<void> } | null> {
  const name = `university_e2e_${randomBytes(6).toString('hex')}`;
  try {
    await asAdmin(`create database ${name}`);
  } catch {
    return null;
  }
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return { url, remove: () => asAdmin(`drop database ${name} with (force)`) };
}
