import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { HttpError } from '@university/web';
import { countChange } from '../../platform/data-version';
import type { Database } from '../../platform/database/database';
import { checkedPapers, examinedPapers, notices } from '../../platform/database/schema';
import { newId } from '../../platform/secrets';
import { WorkEnded } from '../../platform/isolated/isolated-work';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { isChecked, setChecked } from '../notices/papers';
import { where } from '../notices/state';

const AT_ONCE = 20;

const unexamined = (db: Database) =>
  db
    .select({ id: notices.id, fileKey: sql<string>`${notices.fileKey}`, fileHash: sql<string>`${notices.fileHash}` })
    .from(notices)
    .leftJoin(examinedPapers, eq(examinedPapers.noticeId, notices.id))
    .leftJoin(checkedPapers, isChecked(notices.fileHash))
    .where(
      and(
        isNotNull(notices.fileKey),
        or(isNull(examinedPapers.text), ne(examinedPapers.fileHash, notices.fileHash), isNull(checkedPapers.fileHash)),
      ),
    );

export const countUnexamined = (db: Database): Promise<number> => db.$count(unexamined(db).as('unexamined'));

/** Newest first, with their total. */
export async function untaggedPapers(db: Database, now: Date, most: number) {
  const found = await db
    .select({ notice: notices, total: sql<number>`(count(*) over ())::int` })
    .from(notices)
    .innerJoin(
      examinedPapers,
      and(eq(examinedPapers.noticeId, notices.id), eq(examinedPapers.fileHash, notices.fileHash)),
    )
    .where(and(where.active(now), eq(examinedPapers.isTagged, false)))
    .orderBy(desc(notices.publishAt), notices.id)
    .limit(most);
  return { total: found[0]?.total ?? 0, notices: found.map(({ notice }) => notice) };
}

interface Found {
  /** Null if unreadable. */
  isTagged: boolean | null;
  text: string;
  isClean: boolean;
}

/** As far as it can be read within limits of time and memory. */
async function lookInto({ files, isolated, paperTexts }: Services, key: string): Promise<Found> {
  const content = await files.open(key);
  if (!content) return { isTagged: null, text: '', isClean: false };
  const copy = path.join(files.incoming, `examined-${newId()}`);
  try {
    await pipeline(content, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
    const finding = await isolated.run('inspectPdf', { path: copy }, undefined).catch(unlessEnded);
    const text = await paperTexts.run('readPdfText', { path: copy }, undefined).catch(unlessOfDisk);
    const isClean = finding !== null && !('refused' in finding);
    return { isTagged: isClean ? finding.isTagged : null, text: text ?? '', isClean };
  } finally {
    await rm(copy, { force: true });
  }
}

/** Other errors are not the file's fault: try again. */
function unlessEnded(error: unknown): null {
  if (error instanceof WorkEnded) return null;
  throw error;
}

/** pdf.js has many errors for unreadable files. */
function unlessOfDisk(error: unknown): null {
  if (error instanceof HttpError || (error as NodeJS.ErrnoException).syscall) throw error;
  return null;
}

export const examinePapersJob: Job = {
  name: 'examine-papers',
  every: 60,
  run: async (services) => {
    const { db, clock } = services;
    let isMoreFound = false;
    const papers = await unexamined(db).orderBy(desc(notices.publishAt)).limit(AT_ONCE);
    for (const { id, fileKey, fileHash } of papers) {
      const { isTagged, text, isClean } = await lookInto(services, fileKey);
      await setChecked(db, fileHash, isClean);
      isMoreFound ||= text !== '';
      // Inserts nothing for a deleted notice.
      await db.execute(
        sql`insert into ${examinedPapers} (notice_id, file_hash, is_tagged, text, examined_at)
          select id, ${fileHash}, ${isTagged}::boolean, ${text}, ${clock().toISOString()}::timestamptz
          from ${notices} where id = ${id}
          on conflict (notice_id) do update set file_hash = excluded.file_hash, is_tagged = excluded.is_tagged,
            text = excluded.text, examined_at = excluded.examined_at`,
      );
    }
    if (isMoreFound) await countChange(db, 'paper_words');
  },
};
