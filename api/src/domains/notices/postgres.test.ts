/** @jest-environment node */
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { bulkInsert, type Database, rowsOf } from '../../platform/database/database';
import * as schema from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import { onDatabase, START } from '../../testing/world';
import { must } from '../../testing/must';
import { firstNoticesQuery, publicPage, staffPage } from './queries';
import { where } from './state';
import { desk } from './testing/desk';

const COUNT = 50_000;
const SECTIONS = ['tenders', 'notices', 'admission', 'circulars', 'students'] as const;

/** Twenty years: half archived, a hundred scheduled. */
function manyNotices(): (typeof schema.notices.$inferInsert)[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const publishAt = new Date(START.getTime() - (index - 100) * 3 * 3_600_000);
    return {
      id: newId(),
      title: `Gazette number ${index}`,
      section: SECTIONS[index % SECTIONS.length] ?? 'notices',
      fileKey: `notices/${index}.pdf`,
      fileHash: String(index),
      size: 1,
      pages: 1,
      language: 'en',
      summary: '',
      archive: index > COUNT / 2,
      autoArchive: index % 3 === 0,
      validUntil: index % 3 === 0 ? publishAt.toISOString().slice(0, 10) : null,
      publishAt,
      createdAt: publishAt,
    };
  });
}

const examined = ({ id, fileHash }: typeof schema.notices.$inferInsert): typeof schema.examinedPapers.$inferInsert => ({
  noticeId: must(id),
  fileHash: must(fileHash),
  isTagged: true,
  text: `Paper ${fileHash} of the Gazette`,
  examinedAt: START,
});

onDatabase('many notices', (world) => {
  const db = () => world().api.db;
  // Query plans of PostgreSQL.
  const isPostgres = () => world().databaseUrl !== undefined;
  beforeAll(async () => {
    if (!isPostgres()) return;
    const notices = manyNotices();
    await bulkInsert(db(), schema.notices, notices);
    await bulkInsert(db(), schema.examinedPapers, notices.map(examined));
    await db().execute(sql`analyze notices, notice_words, paper_words`);
  });

  const page = { limit: 20, page: 1 };
  const staff = { ...page, state: 'all', sort: 'created', order: 'desc' } as const;
  const PAGES: [string, (db: Database) => SQLWrapper][] = [
    ['the public list', (db) => publicPage(db, 'current', page, START)],
    ['a section of it', (db) => publicPage(db, 'current', { ...page, section: 'tenders' }, START)],
    ['the archived list', (db) => publicPage(db, 'archived', page, START)],
    ['a section of it', (db) => publicPage(db, 'archived', { ...page, section: 'tenders' }, START)],
    ['the staff table', (db) => staffPage(db, staff, START)],
    ['the archive in it', (db) => staffPage(db, { ...staff, state: 'archived' }, START)],
    ['a section in it', (db) => staffPage(db, { ...staff, section: 'tenders' }, START)],
    ['it by title', (db) => staffPage(db, { ...staff, sort: 'title', order: 'asc' }, START)],
    ['it by section', (db) => staffPage(db, { ...staff, sort: 'section', order: 'asc' }, START)],
    ['a search in it', (db) => staffPage(db, { ...staff, search: '4242' }, START)],
  ];

  const planSteps = async (toQuery: (db: Database) => SQLWrapper) => {
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(db(), sql`explain ${toQuery(db())}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  test('the newest of every section are counted together and read along an index each', async () => {
    if (!isPostgres()) return;
    const plan = await planSteps((db) => firstNoticesQuery(db, START));
    expect(plan).toMatch(/Limit .*\n\s+-> {2}Index Scan Backward using notices_current_by_section_index/);
  });

  test.each(PAGES)('%s is read along an index', async (_what, toQuery) => {
    if (!isPostgres()) return;
    const plan = await planSteps(toQuery);
    expect(plan).toMatch(/Index Scan (Backward )?using/);
    expect(plan).not.toMatch(/Seq Scan|^\s*->\s+Sort /m);
  });

  test('every change is in the audit log, in the order of its making', async () => {
    if (!isPostgres()) return;
    const { edit, patch, remove } = desk(world);
    const [row] = await db().select().from(schema.notices).limit(1);
    const { id } = must(row);
    await edit(id, { fileName: 'Edited', section: 'notices', version: '1', archive: 'false' });
    await patch(id, { archive: true });
    await remove(id);
    const actions = (subject: string) =>
      db().select().from(schema.auditLog).where(eq(schema.auditLog.subject, subject)).orderBy(schema.auditLog.id);
    const lines = await actions(`notice:${id}`);
    expect(lines.map(({ action }) => action)).toEqual(['edit', 'archive', 'delete']);
    expect(lines.every(({ actor }) => actor.startsWith('staff:'))).toBe(true);
    expect(lines[0]?.detail).toEqual({ version: 2, changed: expect.arrayContaining(['title']) });
    const past = await db().select().from(schema.notices).where(where.toBeArchived(START)).limit(1);
    await world().api.jobs.run('auto-archive-notices');
    await world().api.jobs.run('auto-archive-notices');
    expect(await actions(`notice:${must(past[0]).id}`)).toMatchObject([{ action: 'auto-archive', actor: 'system' }]);
    expect(await db().$count(schema.notices, where.toBeArchived(START))).toBe(0);
  });
});
