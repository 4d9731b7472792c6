import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { backup } from '../commands/backup/backup';
import { inDatabase } from '../commands/backup/installation';
import { chainPending } from '../domains/audit/chain';
import { audit } from '../platform/audit/write';
import { FakeS3 } from '../platform/files/testing/fake-s3';
import { FakeSmtp } from '../platform/mail/testing/fake-smtp';
import { describeOnPostgres, newPostgresDatabase, type TestDatabase } from '../testing/postgres';
import { SECRETS } from '../testing/world';
import { apiVariables } from '../variables';
import { checkApi, checkDataFolder, checkInUse, type Finding } from './index';

const SECRET = 'a-secret-of-ours';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'university-check-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What is found of a subject; nothing that is found may name a secret. */
async function found(subject: string, variables: object): Promise<Pick<Finding, 'level' | 'says'>[]> {
  const all = await checkApi(apiVariables.parse({ DATA_DIR: dataDir, ...variables }));
  expect(JSON.stringify(all)).not.toContain(SECRET);
  return all.filter((each) => each.subject === subject).map(({ level, says }) => ({ level, says }));
}

const error = (says: RegExp | string) => [{ level: 'error', says: expect.stringMatching(says) }];

test('nothing is made by a look: no secrets, no database, no folder', async () => {
  rmSync(dataDir, { recursive: true });
  const [secrets] = await found('SECRET_KEY', {});
  expect(secrets?.level).toBe('warning');
  expect(await checkDataFolder(dataDir)).toMatchObject({ level: 'ok', says: expect.stringContaining('will be made') });
  expect(() => readdirSync(dataDir)).toThrow('ENOENT');
});

describe('the data folder', () => {
  test('is written to and left as it was', async () => {
    expect(await checkDataFolder(dataDir)).toMatchObject({ level: 'ok' });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('is a file, or below one', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await checkDataFolder(file)).toMatchObject({ level: 'error', says: `${file} is a file, not a folder.` });
    expect(await checkDataFolder(path.join(file, 'data'))).toMatchObject({ level: 'error' });
  });

  test('takes no files', async () => {
    expect(await checkDataFolder('/proc/self')).toMatchObject({
      level: 'error',
      says: expect.stringMatching(/^\/proc\/self cannot be written \(E/),
    });
  });
});

describe('mail', () => {
  test('is taken by the server', async () => {
    const smtp = new FakeSmtp();
    await smtp.start();
    expect(await found('SMTP_URL', { SMTP_URL: smtp.url })).toEqual([
      { level: 'ok', says: `The mail server ${new URL(smtp.url).host} takes us.` },
    ]);
    expect(smtp.received).toEqual([]);
    await smtp.stop();
  });

  test('is sent nowhere without a server, which deployment calls an error', async () => {
    expect(await found('SMTP_URL', {})).toMatchObject([{ level: 'warning' }]);
    const deployed = { DEPLOY: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    expect(await found('SMTP_URL', deployed)).toEqual(error('mail is written to files'));
  });

  test('has no server', async () => {
    const smtpUrl = `smtp://user:${SECRET}@127.0.0.1:1`;
    expect(await found('SMTP_URL', { SMTP_URL: smtpUrl })).toEqual(error(/127\.0\.0\.1:1 does not take us \(ESOCKET/));
  });
});

describe('the bucket', () => {
  const store = new FakeS3();
  let variables: Record<string, string>;
  beforeAll(async () => {
    variables = {
      S3_BUCKET: 'uploads',
      S3_REGION: 'ap-south-1',
      S3_ENDPOINT: await store.listen(),
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: SECRET,
    };
  });
  afterAll(() => store.close());

  test('works, and is left as it was', async () => {
    expect(await found('S3_BUCKET', variables)).toEqual([
      { level: 'ok', says: expect.stringContaining('takes, gives and removes files') },
    ]);
    expect([...store.objects.keys()]).toEqual([]);
  });

  test.each([
    ['is not there', { S3_BUCKET: 'other' }, /does not work \(.*404\)/],
    ['refuses the key', { S3_ACCESS_KEY_ID: 'another' }, /does not work \(.*403\)/],
  ])('%s', async (_what, other, says) => {
    expect(await found('S3_BUCKET', { ...variables, ...other })).toEqual(error(says));
  });
});

test.each([
  [{ PUBLIC_URL: 'https://www.seu.example' }, ['warning']],
  [{ PUBLIC_URL: 'http://localhost:3000' }, []],
])('of a trial that others reach is told: %j', async (variables, levels) => {
  expect((await found('DEPLOY', variables)).map(({ level }) => level)).toEqual(levels);
});

test('PostgreSQL does not answer', async () => {
  const url = `postgres://user:${SECRET}@127.0.0.1:1/site`;
  expect(await found('DATABASE_URL', { DATABASE_URL: url })).toEqual(error(/127\.0\.0\.1:1\/site does not answer/));
});

describeOnPostgres('checks')('the tables on PostgreSQL', () => {
  let database: TestDatabase;
  let client: Client;
  beforeEach(async () => {
    database = await newPostgresDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });
  const tables = async () => (await found('DATABASE_URL', { DATABASE_URL: database.url })).slice(1);

  test('are none, up to date, older, newer, and of nobody', async () => {
    expect(await tables()).toEqual([{ level: 'warning', says: expect.stringMatching(/^The database is empty/) }]);
    const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
    expect(rows).toEqual([{ found: null }]);

    await inDatabase({ databaseUrl: database.url, dataDir, ...SECRETS }, async () => {});
    expect(await tables()).toEqual([{ level: 'ok', says: 'The tables are up to date.' }]);

    const own = { DATABASE_URL: database.url, SECRET_KEY: SECRETS.secretKey };
    const ofFiles = () => found('DATABASE_URL', own).then((all) => all.slice(2));
    expect(await ofFiles()).toEqual([]);
    expect(await found('DATABASE_URL', { ...own, PEPPER: SECRETS.pepper })).toEqual(
      expect.arrayContaining([{ level: 'warning', says: expect.stringContaining('It may be removed') }]),
    );
    expect(await found('DATABASE_URL', { ...own, SECRET_KEY: 'another-key-of-another-site-0123456789' })).toEqual(
      expect.arrayContaining(error('sealed with another SECRET_KEY')),
    );
    await client.query(
      `insert into media (id, title, alt_en, hash, type, width, height, size, colour, widths, created_at)
       values ('m', 'Gate', 'The gate', repeat('0', 64), 'image/jpeg', 1, 1, 1, '#ffffff', '[1]', now())`,
    );
    await client.query("insert into media_files values ('media/gone.avif', 'm', 'avif', 1, 1)");
    expect(await ofFiles()).toEqual(error(/^1 of the 1 newest uploads are not in .*files/));

    const last = 'select max(created_at) from drizzle.__drizzle_migrations';
    const [kept] = (
      await client.query(`delete from drizzle.__drizzle_migrations where created_at = (${last}) returning *`)
    ).rows;
    expect(await tables()).toEqual([
      { level: 'warning', says: expect.stringMatching(/of an older version: 1 migrations are to be carried out/) },
    ]);

    const note = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
    await client.query(note, [kept.hash, kept.created_at]);
    await client.query(note, ['of tomorrow', Number(kept.created_at) + 1]);
    expect(await tables()).toEqual(error('those of a newer version'));

    await client.query("update drizzle.__drizzle_migrations set hash = 'another' where hash = $1", [kept.hash]);
    expect(await tables()).toEqual(error('not those of any version'));
  });

  test('in use are told when the log is broken, mail waits and nobody makes backups', async () => {
    const place = { databaseUrl: database.url, dataDir, ...SECRETS };
    await inDatabase(place, async (db) => {
      await audit(db, { actor: 'system', subject: 'staff:1', detail: {}, action: 'update', at: new Date() });
      await chainPending(db, SECRETS.secretKey);
    });
    const inUse = async () =>
      (await checkInUse(apiVariables.parse({ DATABASE_URL: database.url, SECRET_KEY: SECRETS.secretKey }))).map(
        ({ level, subject }) => `${level} ${subject}`,
      );
    expect(await inUse()).toEqual(['ok audit log', 'ok mail', 'ok clock', 'warning backup']);
    await backup(place, path.join(dataDir, 'backup'), new Date());
    await client.query('alter table audit_log disable trigger append_only');
    await client.query("update audit_log set actor = 'staff:2'");
    await client.query(
      `insert into outbox (id, recipient, subject, kind, created_at, next_attempt_at)
       values ('m', 'a@b.example', 'S', 'result-out', now(), now() - interval '2 hours')`,
    );
    expect(await inUse()).toEqual(['error audit log', 'warning mail', 'ok clock', 'ok backup']);
  });
});
