import type { NoticeSurroundings, DocumentData, DocumentStatus, Revision } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import { picturesOf } from '../media/queries';
import { firstOfSeries, readChanges, readCorrections, readSeries, STAFF_NAME, writeChange } from './edit';
import { isUnpublished, namedAlike, NEVER, type NoticeRow, toColumns } from './state';
import { HttpError, invalid } from '@university/web';
import { and, asc, eq, gte } from 'drizzle-orm';
import { noticeRevisions, notices, staff } from '../../platform/database/schema';
import type { Adapter } from '../documents/queries';
import { columnsOfPaper, namesOfPapers, paperOf } from './papers';
import { current, findNotice } from './queries';

export async function loadReferenceData(db: Database, row: NoticeRow, now: Date): Promise<NoticeSurroundings> {
  const [pictures, series, corrections] = await Promise.all([
    picturesOf(db, row.picture === null ? [] : [row.picture]),
    readSeries(db, row, now),
    // Version 1 has no corrections.
    row.version > 1 ? readCorrections(db, row.id) : [],
  ]);
  return { picture: pictures.values().next().value ?? null, series, corrections };
}

type Data = DocumentData<'notice'>;

/** Also of a revision, which is JSON. */
const instantOf = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());

/** Fields added after a revision was stored are missing in it. */
export const toData = (row: NoticeRow): Data => ({
  ...namedAlike(row),
  fileName: row.title,
  file: paperOf(row),
  summary: row.summary || null,
  text: row.text || null,
  follows: row.follows ?? null,
  startsAt: instantOf(row.startsAt ?? null),
  endsAt: instantOf(row.endsAt ?? null),
  openingAt: instantOf(row.openingAt ?? null),
  publishAt: isUnpublished({ publishAt: new Date(row.publishAt) }) ? null : instantOf(row.publishAt),
  hi: row.hi ?? [],
});

const statusOf = ({ publishAt, archive }: NoticeRow): DocumentStatus => {
  if (isUnpublished({ publishAt: new Date(publishAt) })) return 'draft';
  return archive ? 'archived' : 'published';
};

/** Only `setArchived` takes a notice out of the archive. */
async function columnsFor(tx: Database, before: NoticeRow, data: Data, status: DocumentStatus, at: Date) {
  const isNew = isUnpublished(before);
  return {
    ...toColumns(data),
    ...(await columnsOfPaper(tx, before, data.file)),
    hi: data.hi,
    archive: status === 'archived' || (!isNew && before.archive),
    publishAt: status === 'draft' ? NEVER : data.publishAt ? new Date(data.publishAt) : isNew ? at : before.publishAt,
  };
}

/** The document form has all fields below `data`. */
function atData(error: unknown): never {
  if (!(error instanceof HttpError) || !error.issues) throw error;
  throw invalid(error.issues.map(({ path, message }) => ({ message, path: path.replace(/^(?!data\.)/, 'data.') })));
}

const apply: Adapter['apply'] = async ({ db: tx, calendar, clock }, { staffId, isScheduled }, { id }, sent) => {
  const at = calendar();
  const before = await current(tx, id);
  const data = sent.data as Data;
  const status = sent.status ?? statusOf(before);
  const columns = await columnsFor(tx, before, data, status, at);
  const follows = await firstOfSeries(tx, id, data.follows ?? undefined).catch(atData);
  await writeChange(tx, before, { ...columns, follows }, { ...sent, at, now: clock(), staffId, isScheduled });
};

/** Newest first. Moves to the archive have no revision. */
async function statesOf(tx: Database, id: string): Promise<Revision[]> {
  const row = await findNotice(tx, id);
  if (!row) return [];
  const changes = await readChanges(tx, id);
  const [by = ''] = (
    await tx
      .select({ name: STAFF_NAME })
      .from(staff)
      .where(eq(staff.id, row.createdBy ?? ''))
  ).map(({ name }) => name);
  const made = [...changes, { at: row.createdAt, by, note: null, correction: null }];
  return [row, ...changes.map(({ data }) => data)].map((state, index) => ({
    version: state.version,
    at: (made[index]?.at ?? row.createdAt).toISOString(),
    by: made[index]?.by ?? '',
    note: made[index]?.note ?? '',
    correction: made[index]?.correction ?? '',
    status: statusOf(state),
    data: toData(state),
  }));
}

export const noticeAdapter: Adapter = {
  read: (row) => {
    const notice = row as unknown as NoticeRow;
    return { status: statusOf(notice), updatedAt: null, data: toData(notice) };
  },

  async show(tx, { id, data }, at) {
    const before = await current(tx, id);
    const columns = await columnsFor(tx, before, data as Data, 'published', at);
    const follows = await firstOfSeries(tx, id, (data as Data).follows ?? undefined);
    const publishAt = new Date(Math.min(columns.publishAt.getTime(), at.getTime()));
    await tx
      .update(notices)
      .set({ ...columns, follows, publishAt })
      .where(eq(notices.id, id));
  },

  apply,

  async listRevisions(tx, id, { limit, page }) {
    const all = await statesOf(tx, id);
    return { total: all.length, found: all.slice((page - 1) * limit, page * limit) };
  },

  async stateAt(tx, id, version) {
    // A move to the archive increments the version without a revision: the next one says the same.
    const [kept] = await tx
      .select({ data: noticeRevisions.data })
      .from(noticeRevisions)
      .where(and(eq(noticeRevisions.noticeId, id), gte(noticeRevisions.version, version)))
      .orderBy(asc(noticeRevisions.version))
      .limit(1);
    const row = kept?.data ?? (await findNotice(tx, id));
    return row ? toData(row) : null;
  },

  async papers(tx, id) {
    const row = await findNotice(tx, id);
    const kept = await tx
      .select({ data: noticeRevisions.data })
      .from(noticeRevisions)
      .where(eq(noticeRevisions.noticeId, id));
    const papers = [row, ...kept.map(({ data }) => data)].flatMap((each) => (each && paperOf(each)) ?? []);
    return namesOfPapers(tx, papers);
  },

  namesOfPapers,
};
