import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { errorText, StartupError } from '@university/web';
import { buildApi } from '../../api';
import { audit } from '../../platform/audit/write';
import { migrationsOf, rowsOf } from '../../platform/database/database';
import { keyedHash } from '../../platform/secrets';
import { newDataDir } from '../../testing/cluster';
import { newDemonstration } from '../../testing/demonstration';
import { newPostgresDatabase, postgresIsMissing } from '../../testing/postgres';
import { SECRETS } from '../../testing/world';
import { backup, manifest } from './backup';
import { ownedFiles, sequencesOf, tablesInOrder } from './catalogue';
import { inDatabase, inInstallation, type Installation } from './installation';
import { restore } from './restore';

type Kind = 'embedded' | 'postgres';

const AT = new Date('2026-01-15T05:00:00Z');
const logger = Fastify().log;
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'university-backup-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newPlace(kind: Kind): Promise<Installation> {
  const dataDir = await newDataDir();
  undo.push(() => rmSync(dataDir, { recursive: true }));
  if (kind === 'embedded') return { dataDir, ...SECRETS };
  const { url, drop } = await newPostgresDatabase();
  undo.push(drop);
  return { dataDir, databaseUrl: url, ...SECRETS };
}

/** The demonstration, with a gap in the sequence of the audit log. */
async function filledPlace(kind: Kind): Promise<Installation> {
  const { dataDir, databaseUrl, drop } = await newDemonstration(kind);
  undo.push(drop);
  const place = { dataDir, databaseUrl, ...SECRETS };
  await inInstallation(place, async ({ database: { db } }) => {
    const entry = { at: AT, actor: 'तैयार', action: 'read', subject: 'a:1', personal: { reason: 'तैयार' } } as const;
    for (const detail of [{}, { text: 'line\nbreak "quoted" \\ ', number: 1.5, none: null }])
      await audit(db, { ...entry, detail });
    await db.execute(sql`select nextval('audit_log_id_seq')`);
  });
  return place;
}

function contentOf(place: Installation) {
  return inInstallation(place, async ({ database: { db }, files }) => {
    const tables: Record<string, unknown> = {};
    for (const name of await tablesInOrder(db)) {
      tables[name] = await rowsOf(
        db,
        sql`select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text collate "C")) as content
          from ${sql.identifier(name)} t`,
      );
    }
    const owned = await ownedFiles(db);
    const bytes = await Promise.all(
      owned.map(async ({ key }) => Buffer.concat((await (await files.open(key))?.toArray()) ?? []).toString('base64')),
    );
    return { tables, owned, bytes, sequences: await sequencesOf(db), migrations: await migrationsOf(db) };
  });
}

const missing = postgresIsMissing();
const both = missing && process.env.CI !== 'true' ? (['embedded'] as const) : (['embedded', 'postgres'] as const);
const routes = both.flatMap((from) => both.map((to) => [from, to] as const));

test.each(routes)(
  'what is saved from %s is all there again in %s',
  async (from, to) => {
    const source = await filledPlace(from);
    const folder = newFolder();
    const before = await contentOf(source);
    const report = await backup(source, folder, AT);
    expect(report.problems).toEqual([]);
    const target = await newPlace(to);
    await restore(target, folder);
    expect(before.owned.length).toBeGreaterThan(20);
    expect(Object.keys(before.tables).length).toBe(report.tables);
    expect(await contentOf(target)).toEqual(before);
    // The next number goes on after the highest ever given, not after the highest that is left.
    await inInstallation(target, async ({ database: { db } }) => {
      await audit(db, { at: AT, actor: 'test', action: 'read', subject: 'a:1' });
      const [row] = await rowsOf<{ id: number }>(db, sql`select max(id)::int as id from audit_log`);
      expect(row?.id).toBe(Number(before.sequences.find(({ name }) => name.startsWith('audit_log'))?.last) + 1);
    });
    const api = await buildApi({ ...target, ...SECRETS, demo: true, logger, now: () => AT });
    expect(api.seeded).toBe(false);
    await api.close();
  },
  180_000,
);

describe('a backup that is not right', () => {
  let source: Installation;
  beforeEach(async () => {
    source = await filledPlace('embedded');
  });

  test('is not written over anything, and names files that are not what they were', async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'other'), '');
    await expect(backup(source, folder, AT)).rejects.toThrow('is not empty');
    const [first, second] = (await contentOf(source)).owned.map(({ key }) => key);
    appendFileSync(path.join(source.dataDir, 'files', String(first)), 'x');
    rmSync(path.join(source.dataDir, 'files', String(second)));
    const { problems } = await backup(source, path.join(folder, 'new'), AT);
    expect(problems).toEqual([`${first} is damaged`, `${second} is missing`]);
  });

  test('is not restored: damaged, incomplete, under another SECRET_KEY, or into a place in use', async () => {
    const folder = path.join(newFolder(), 'new');
    await backup(source, folder, AT);
    await expect(restore(source, folder)).rejects.toThrow('The database is not empty');
    const target = await newPlace('embedded');
    await expect(restore({ ...target, secretKey: 'q'.repeat(32) }, folder)).rejects.toThrow(
      'SECRET_KEY is not the one',
    );

    const table = path.join(folder, 'tables/notices.ndjson');
    const rows = readFileSync(table, 'utf8');
    writeFileSync(table, rows.replace('"title":"', '"title":"X'));
    await expect(restore(target, folder)).rejects.toThrow('tables/notices.ndjson is not what was saved');
    writeFileSync(table, rows);
    await restore(target, folder);

    const other = await newPlace('embedded');
    const file = path.join(folder, 'files/notices', readdirSync(path.join(folder, 'files/notices'))[0] ?? '');
    appendFileSync(file, 'x');
    await expect(restore(other, folder)).rejects.toThrow('is not what was saved');
    rmSync(path.join(folder, 'backup.json'));
    await expect(restore(other, folder)).rejects.toThrow('no complete backup');
  });

  test('without its SECRET_KEY is restored with other keys; one from before 2.1 needs its PEPPER', async () => {
    const folder = path.join(newFolder(), 'new');
    await backup(source, folder, AT);
    const target = { ...(await newPlace('embedded')), secretKey: 'q'.repeat(32) };
    await restore(target, folder, { newKeys: true });
    await inDatabase(target, async (_db, { pepper }) => expect(pepper).not.toBe(SECRETS.pepper));

    const file = path.join(folder, 'backup.json');
    const { keys, pepperMark: none, ...older } = JSON.parse(readFileSync(file, 'utf8'));
    expect([keys.length, none]).toEqual([1, undefined]);
    const pepperMark = keyedHash(SECRETS.pepper, 'backup');
    writeFileSync(file, JSON.stringify({ ...older, pepperMark }));
    const other = await newPlace('embedded');
    await expect(restore({ ...other, pepper: 'q'.repeat(32) }, folder)).rejects.toThrow('PEPPER is not the one');
    await restore(other, folder);
  });

  test('of a database that 2.1 has not started on has the mark of its PEPPER, and is restored with it', async () => {
    const place = await newPlace('embedded');
    const folder = path.join(newFolder(), 'new');
    await inDatabase(place, (db) => db.execute(sql`delete from meta`));
    await backup(place, folder, AT);
    expect(JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8'))).toMatchObject({
      keys: [],
      pepperMark: keyedHash(SECRETS.pepper, 'backup'),
    });
    const target = await newPlace('embedded');
    await expect(restore({ ...target, pepper: 'q'.repeat(32) }, folder)).rejects.toThrow('PEPPER is not the one');
    await restore(target, folder);
    await inDatabase(target, async (_db, { pepper }) => expect(pepper).toBe(SECRETS.pepper));
  });

  test('is refused by the name of the part, wherever it was cut off, before anything is touched', async () => {
    const folder = path.join(newFolder(), 'new');
    await backup(source, folder, AT);
    const saved = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8')));
    const parts = ['allotments', 'audit_log']
      .map((name) => `tables/${name}.ndjson`)
      .concat(saved.files.slice(0, 1).map(({ key }) => `files/${key}`));
    const target = await newPlace('embedded');
    const before = readdirSync(target.dataDir, { recursive: true });
    for (const part of parts) {
      const file = path.join(folder, part);
      const whole = readFileSync(file);
      for (const length of [0, Math.floor(whole.length / 2), whole.indexOf('\n') + 1, whole.length - 1]) {
        writeFileSync(file, whole.subarray(0, length));
        await expect(restore(target, folder)).rejects.toEqual(
          new StartupError(`The backup is damaged: ${part} is not what was saved. No rows were restored.`),
        );
      }
      rmSync(file);
      await expect(restore(target, folder)).rejects.toThrow(`${part} is not what was saved`);
      writeFileSync(file, whole);
    }
    expect(readdirSync(target.dataDir, { recursive: true })).toEqual(before);
  });

  test('shows no rows where the database refuses them, although the sums are right', async () => {
    const folder = path.join(newFolder(), 'new');
    await backup(source, folder, AT);
    const applicants = path.join(folder, 'tables/allotments.ndjson');
    const rows = readFileSync(applicants, 'utf8');
    const description = path.join(folder, 'backup.json');
    for (const bad of [rows.slice(0, rows.length / 2), rows + rows, rows.replace(/"id":"/g, '"id":null,"x":"')]) {
      const sha256 = createHash('sha256').update(bad).digest('hex');
      const saved = JSON.parse(readFileSync(description, 'utf8'));
      saved.tables.find(({ name }: { name: string }) => name === 'allotments').sha256 = sha256;
      writeFileSync(description, JSON.stringify(saved));
      writeFileSync(applicants, bad);
      const refused = await restore(await newPlace('embedded'), folder).catch(errorText);
      expect(refused).toMatch(/^Error: The database refused a statement \((22P02|23505|23502)/);
      expect(refused).not.toMatch(/@\w|params|SEU25|insert into/);
    }
  });
});
