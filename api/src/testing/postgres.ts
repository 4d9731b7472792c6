import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { must } from './must';

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const PROBE = `
  const { hostname, port } = new URL(process.argv[1]);
  require('node:net').connect(Number(port || 5432), hostname)
    .on('connect', () => process.exit(0)).on('error', (error) => { console.error(error.message); process.exit(1); });
  setTimeout(() => process.exit(1), 3000);`;

let probe: { missing: string | undefined } | undefined;

/** Why PostgreSQL cannot be used, or undefined. Synchronous, as suites are declared so. */
export function postgresIsMissing(): string | undefined {
  probe ??= { missing: knock() };
  return probe.missing;
}

function knock(): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, ['-e', PROBE, ADMIN_URL], { encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim() || 'no answer';
}

interface Declared {
  kind: 'embedded' | 'postgres';
  declare: jest.Describe;
}

/**
 * The databases that a suite is declared on: PostgreSQL where one answers (with CI=true one must), else the embedded
 * one; both in `npm run test:all`, and in every run for what depends on how they lock, wait and come back.
 */
export function databasesFor(name: string, isOnBoth: boolean): Declared[] {
  const embedded = { kind: 'embedded', declare: describe } as const;
  const postgres = { kind: 'postgres', declare: describeOnPostgres(name) } as const;
  if (isOnBoth || process.env.ALL === '1') return [embedded, postgres];
  return [postgres.declare === describe ? postgres : embedded];
}

/** Declares a suite in its own world, which exists only while its tests run. */
export function declareSuite<W extends { stop(): Promise<void> }>(
  { kind, declare }: Declared,
  name: string,
  start: (kind: Declared['kind']) => Promise<W>,
  suite: (world: () => W) => void,
) {
  declare(`${name} (${kind})`, () => {
    let world: W | undefined;
    beforeAll(async () => {
      world = await start(kind);
    }, 60_000);
    afterAll(() => world?.stop());
    suite(() => must(world));
  });
}

/** `describe` for what needs PostgreSQL; not skipped with CI=true. */
export function describeOnPostgres(name: string): jest.Describe {
  const missing = process.env.CI === 'true' ? undefined : postgresIsMissing();
  if (missing) console.warn(`${name}: not tested on PostgreSQL (${missing})`);
  return missing ? describe.skip : describe;
}

async function asAdmin<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: ADMIN_URL });
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
}

function urlOf(database: string): string {
  const url = new URL(ADMIN_URL);
  url.pathname = `/${database}`;
  return url.href;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export async function newPostgresDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template1');
}

/** Copies a database without connections. */
export async function cloneDatabase(template: string): Promise<TestDatabase> {
  const name = `university_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${template}`);
  // No test needs durable commits.
  await asAdmin(`alter database ${name} set synchronous_commit = off`);
  return {
    url: urlOf(name),
    drop: async () => {
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

export async function isDatabase(name: string): Promise<boolean> {
  const rows = await asAdmin(`select from pg_database where datname = '${name}'`);
  return rows.length > 0;
}

/** Renames a database to a template, or drops it where another test process was faster. */
export async function keepAsTemplate(url: string, name: string): Promise<void> {
  const draft = new URL(url).pathname.slice(1);
  try {
    await asAdmin(`alter database ${draft} rename to ${name}`);
    // A database has no creation time of its own.
    await asAdmin(`comment on database ${name} is '${Date.now()}'`);
  } catch (error) {
    await asAdmin(`drop database ${draft} with (force)`);
    if (!(await isDatabase(name))) throw error;
  }
}

/** @param before epoch milliseconds */
export async function dropOldTemplates(before: number): Promise<void> {
  if (postgresIsMissing()) return;
  const templates = await asAdmin<{ datname: string }>(
    `select datname from pg_database where datname like 'university\\_template\\_%'
     and shobj_description(oid, 'pg_database')::bigint < ${Math.floor(before)}`,
  );
  for (const { datname } of templates) await asAdmin(`drop database if exists ${datname} with (force)`);
}
