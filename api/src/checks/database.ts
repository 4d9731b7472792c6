import path from 'node:path';
import { sql } from 'drizzle-orm';
import { StartupError } from '@university/web';
import { migrationsIn } from '../commands/backup/migrations';
import { accountsWithDemoPassword, demoPasswordsFound } from '../../demo/passwords';
import { OFFSET_FOUND, readCalendarOffset } from '../platform/calendar-offset';
import { holderOf } from '../platform/database/embedded';
import { type Database, migrationsOf, rowsOf } from '../platform/database/database';
import { openPostgres } from '../platform/database/open';
import { canOpen, readSealedKeys } from '../platform/keys';
import { resource } from '../platform/resources';
import { s3Settings } from '../options';
import { FILE_OWNERS, localStorage, s3Storage } from '../platform/files/storage';
import type { ApiVariables } from '../variables';
import { error, ok, warning } from './finding';

/** `server_version_num` of PostgreSQL 15. */
const MIN_VERSION = 150_000;

const MIGRATE = '`university migrate`, or the next start, does it';

export async function checkPostgres(url: string, config: ApiVariables) {
  const opened = await openPostgres(url, { onError: () => {} }).catch((cause: unknown) => {
    if (cause instanceof StartupError) return cause;
    throw cause;
  });
  if (opened instanceof StartupError) return error(opened.message.replace(/^DATABASE_URL: t/, 'T'));
  try {
    const { db } = opened;
    const tables = await tablesOf(db);
    const isWhole = tables.every(({ level }) => level === 'ok');
    return [
      await versionOf(db),
      ...tables,
      ...(config.DEPLOY === 'production' ? await demonstrationIn(db) : []),
      ...(isWhole ? [...(await keysOf(db, config)), ...(await filesOf(db, config))] : []),
    ];
  } finally {
    await opened.close();
  }
}

async function versionOf(db: Database) {
  const [row] = await rowsOf<{ number: number; name: string }>(
    db,
    sql`select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const { number, name } = row as NonNullable<typeof row>;
  return number < MIN_VERSION
    ? error(`PostgreSQL ${name} is too old: 15 or newer is needed.`)
    : ok(`PostgreSQL ${name}.`);
}

async function tablesOf(db: Database) {
  const done = await migrationsOf(db);
  const known = migrationsIn(resource('drizzle'));
  const isPrefix = known.slice(0, done.length).every((hash, index) => hash === done[index]?.hash);
  if (isPrefix && done.length > known.length)
    return [error('The tables are those of a newer version. Serve that one, or restore a backup of the time before.')];
  if (!isPrefix) return [error('The tables are not those of any version that this one follows.')];
  if (done.length === known.length) return [ok('The tables are up to date.')];
  const open = `${known.length - done.length} migrations are to be carried out`;
  const state = done.length === 0 ? 'The database is empty' : `The tables are of an older version: ${open}`;
  return [warning(`${state}. ${MIGRATE}.`), ...(await rightsOf(db))];
}

async function demonstrationIn(db: Database) {
  const [table] = await rowsOf<{ found: string | null }>(db, sql`select to_regclass('staff')::text as found`);
  if (!table?.found) return [];
  const emails = await accountsWithDemoPassword(db);
  return [
    ...((await readCalendarOffset(db)) === 0 ? [] : [error(OFFSET_FOUND)]),
    ...(emails.length > 0 ? [error(demoPasswordsFound(emails))] : []),
  ];
}

async function keysOf(db: Database, { SECRET_KEY, PEPPER }: ApiVariables) {
  const sealed = (await readSealedKeys(db)).map(({ value }) => value);
  if (!SECRET_KEY || sealed.length === 0) return [];
  if (!canOpen(sealed, SECRET_KEY))
    return [error('Its keys are sealed with another SECRET_KEY: it is the database of another site.')];
  return PEPPER ? [warning('PEPPER is in the database by now, sealed with SECRET_KEY. It may be removed.')] : [];
}

/** Newest files of each table that are checked. */
const SAMPLE = 20;

async function filesOf(db: Database, config: ApiVariables) {
  const s3 = s3Settings(config);
  const files = s3 ? await s3Storage(s3, '') : localStorage(path.join(config.DATA_DIR, 'files'), '');
  const keys: string[] = [];
  for (const { table, key } of FILE_OWNERS.flatMap(({ rows }) => rows)) {
    const named = sql`select ${key} as key from ${table} where ${key} is not null order by ctid desc limit ${SAMPLE}`;
    keys.push(...(await rowsOf<{ key: string }>(db, named)).map((row) => row.key));
  }
  const found = await Promise.all(keys.map((key) => files.modifiedAt(key)));
  const missing = found.filter((at) => !at).length;
  if (missing === 0) return [];
  const where = s3 ? `the bucket ${s3.bucket}` : path.resolve(config.DATA_DIR, 'files');
  return [
    error(
      `${missing} of the ${keys.length} newest uploads are not in ${where}: a backup has them, or another configuration.`,
    ),
  ];
}

async function rightsOf(db: Database) {
  const [rights] = await rowsOf<{ may: boolean }>(
    db,
    sql`select has_schema_privilege(current_user, 'public', 'create')
      and has_database_privilege(current_user, current_database(), 'create') as may`,
  );
  return rights?.may ? [] : [error('Its user may not create tables and schemas, which migrations need.')];
}

/** Not opened, as a site may be using it. */
export async function checkEmbedded(dataDir: string) {
  const holder = holderOf(dataDir);
  return [
    warning('Not set: the embedded database is for one machine and for trial use.'),
    ...(holder ? [warning(`The data folder is in use by process ${holder}, and by one process at a time.`)] : []),
  ];
}
