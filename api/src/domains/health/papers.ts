import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { examinedPapers, notices } from '../../platform/database/schema';
import { newId } from '../../platform/ids';
import { WorkEnded } from '../../platform/isolated/isolated-process';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { where } from '../notices/state';

/** Papers of one run. */
const AT_ONCE = 20;

const isExamined = and(eq(examinedPapers.noticeId, notices.id), eq(examinedPapers.fileHash, notices.fileHash));

/** A notice that is a text alone has nothing to look into. */
const unexamined = (db: Database) =>
  db
    .select({ id: notices.id, fileKey: sql<string>`${notices.fileKey}`, fileHash: notices.fileHash })
    .from(notices)
    .leftJoin(examinedPapers, eq(examinedPapers.noticeId, notices.id))
    .where(
      and(
        isNotNull(notices.fileKey),
        or(isNull(examinedPapers.noticeId), ne(examinedPapers.fileHash, notices.fileHash)),
      ),
    );

export const countUnexamined = (db: Database): Promise<number> => db.$count(unexamined(db).as('unexamined'));

/** Published notices that are not archived whose paper has no tags, newest first, and how many there are. */
export async function untaggedPapers(db: Database, now: Date, most: number) {
  const condition = and(where.active(now), eq(examinedPapers.isTagged, false));
  const query = db.select({ notice: notices }).from(notices).innerJoin(examinedPapers, isExamined).where(condition);
  const rows = await query.orderBy(desc(notices.publishAt), notices.id).limit(most);
  const [all] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(notices)
    .innerJoin(examinedPapers, isExamined)
    .where(condition);
  return { total: all?.total ?? 0, notices: rows.map(({ notice }) => notice) };
}

/** Whether a paper has tags; null where that cannot be read, within the time and memory that a paper may take. */
async function isTagged({ files, isolated }: Services, key: string): Promise<boolean | null> {
  const content = await files.open(key);
  if (!content) return null;
  const copy = path.join(files.incoming, `examined-${newId()}`);
  try {
    await pipeline(content, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
    const finding = await isolated.run('inspectPdf', { path: copy }, undefined);
    return 'isTagged' in finding ? finding.isTagged : null;
  } catch (error) {
    // Whatever else went wrong is not the file's fault, and is tried again.
    if (error instanceof WorkEnded) return null;
    throw error;
  } finally {
    await rm(copy, { force: true });
  }
}

/** Looks once into each paper, after uploads, behind which it waits. */
export const examinePapersJob: Job = {
  name: 'examine-papers',
  every: 60,
  run: async (services) => {
    const { db, now } = services;
    for (const { id, fileKey, fileHash } of await unexamined(db).orderBy(desc(notices.publishAt)).limit(AT_ONCE)) {
      const found = { fileHash, isTagged: await isTagged(services, fileKey), examinedAt: now() };
      // A notice that was deleted meanwhile has nothing to write down.
      await db.execute(
        sql`insert into ${examinedPapers} (notice_id, file_hash, is_tagged, examined_at)
          select id, ${found.fileHash}, ${found.isTagged}::boolean, ${found.examinedAt.toISOString()}::timestamptz
          from ${notices} where id = ${id}
          on conflict (notice_id) do update set
            file_hash = excluded.file_hash, is_tagged = excluded.is_tagged, examined_at = excluded.examined_at`,
      );
    }
  },
};
