import {
  type DraftStage,
  NOT_PUBLISHED,
  type Notice,
  type NoticeState,
  type NoticeUpload,
  type StaffNotice,
} from '@university/shared/contract';
import { and, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { notices } from '../../platform/database/schema';
import type { InspectedFile, PdfFacts } from '../../platform/files';
import { newId } from '../../platform/secrets';
import { istDay, istTime } from '@university/shared/time';

export type NoticeRow = typeof notices.$inferSelect;

/** What readers get is made of these: whoever asks in Hindi reads that besides. */
export const { hi: _hi, ...SHOWN } = getTableColumns(notices);

export type ShownRow = Omit<NoticeRow, 'hi'>;

type Archiving = Pick<NoticeRow, 'archive' | 'autoArchive' | 'validUntil' | 'validUntilTime'>;

/** Whether automatic archiving has taken a notice away: its last valid day in India is over, or the hour of that day at which it ends. */
export function isPastLastDay({ autoArchive, validUntil, validUntilTime }: Archiving, now: Date): boolean {
  return autoArchive && validUntil !== null && isOver(validUntil, validUntilTime, now);
}

/** Whether a day in India is over, or its hour where it has one. */
function isOver(last: string, hour: string | null, now: Date): boolean {
  const day = istDay(now);
  return last < day || (last === day && hour !== null && hour <= istTime(now));
}

/** Archived by hand, by the job, or by the clock before the job has come round. */
export function isArchived(row: Archiving, now: Date): boolean {
  return row.archive || isPastLastDay(row, now);
}

/** The time of publication of what nobody has published yet: still to come, whatever the time. */
export const NEVER = new Date(NOT_PUBLISHED);

export const isUnpublished = ({ publishAt }: Pick<NoticeRow, 'publishAt'>): boolean =>
  publishAt.getTime() === NEVER.getTime();

function stateOf(row: Archiving & Pick<NoticeRow, 'publishAt' | 'withdrawnAt'>, now: Date): NoticeState {
  if (row.withdrawnAt) return 'withdrawn';
  if (isUnpublished(row)) return 'draft';
  if (isArchived(row, now)) return 'archived';
  return row.publishAt > now ? 'scheduled' : 'active';
}

/** The same as conditions of a query. None is ever null, so that each may be negated. */
export const where = {
  /** Nobody took it from readers. */
  kept: isNull(notices.withdrawnAt),
  published: (now: Date) => and(lte(notices.publishAt, now), where.kept) as SQL,
  pastLastDay: (now: Date) =>
    and(
      notices.autoArchive,
      isNotNull(notices.validUntil),
      // By itself, for the index of what is to be archived.
      lte(notices.validUntil, istDay(now)),
      or(lt(notices.validUntil, istDay(now)), lte(sql`coalesce(${notices.validUntilTime}, '24:00')`, istTime(now))),
    ) as SQL,
  archived: (now: Date) => or(notices.archive, where.pastLastDay(now)) as SQL,
  /** Past the last day and not yet written down so; has an index of its own. */
  toBeArchived: (now: Date) => and(where.pastLastDay(now), not(notices.archive)) as SQL,
  /** Begins with what the partial indexes are made for. */
  current: (now: Date) => and(not(notices.archive), not(where.pastLastDay(now))) as SQL,
  active: (now: Date) => and(where.current(now), where.published(now)) as SQL,
};

/** Of staff, who see what nobody has published apart from what is only still to come. */
export const ofState: Record<NoticeState, (now: Date) => SQL> = {
  active: where.active,
  archived: (now) => and(where.archived(now), ne(notices.publishAt, NEVER), where.kept) as SQL,
  scheduled: (now) =>
    and(where.current(now), gt(notices.publishAt, now), ne(notices.publishAt, NEVER), where.kept) as SQL,
  draft: () => and(eq(notices.publishAt, NEVER), where.kept) as SQL,
  withdrawn: () => isNotNull(notices.withdrawnAt),
};

/** Where the website reaches this API; the path of a file is part of the answer. */
const BASE = '/api/v1';

/** The hash in the address changes with the file, so that the file may be cached for ever. Empty without a file. */
function fileLink({ id, fileHash }: ShownRow): string {
  return fileHash === null ? '' : `${BASE}/notice/${id}/file?v=${fileHash.slice(0, 12)}`;
}

/** A notice as it stands at a time. */
export function toNotice(row: ShownRow & { hi?: unknown }, now: Date): Notice {
  const { hi: _, withdrawn: _reason, withdrawnAt: _at, ...shown } = row;
  const { id, title, createdAt, publishAt, size, pages, startsAt, endsAt, openingAt, validUntilTime, ...rest } = shown;
  return {
    ...rest,
    _id: id,
    fileName: title,
    fileLink: fileLink(row),
    size: size ?? 0,
    pages: pages ?? 0,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    openingAt: openingAt?.toISOString() ?? null,
    ...(row.endDate !== null && { isClosed: isOver(row.endDate, row.endTime, now) }),
    ...(validUntilTime !== null && { validUntilTime }),
    archive: isArchived(row, now),
    publishAt: publishAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

export function toStaffNotice(row: NoticeRow, draftStage: DraftStage | null, now: Date): StaffNotice {
  const { withdrawn } = row;
  return { ...toNotice(row, now), state: stateOf(row, now), draft_stage: draftStage, withdrawn };
}

/** The columns that have the name of their field, and nothing where it is left out. */
const NAMED_ALIKE = [
  'section',
  'language',
  'place',
  'picture',
  'autoArchive',
  'validUntil',
  'validUntilTime',
  'endDate',
  'endTime',
  'estimatedValue',
  'apply',
  'vacancies',
  'orderNumber',
  'orderDate',
] as const satisfies readonly (keyof NoticeRow & keyof NoticeUpload)[];

type NamedAlike = Pick<NoticeRow, (typeof NAMED_ALIKE)[number]>;

/** The same of a row that was kept before a column was there. */
export const namedAlike = (from: { [Name in keyof NamedAlike]?: unknown }) =>
  Object.fromEntries(NAMED_ALIKE.map((name) => [name, from[name] ?? null])) as NamedAlike;

/** Browsers send every line break of a form as two characters. */
const linesOf = (text: string | null | undefined) => (text ?? '').replaceAll('\r\n', '\n');

/** The columns that a form fills as a whole: what it leaves out is emptied. */
export function toColumns(fields: { [Name in keyof NoticeUpload]?: NoticeUpload[Name] | null } & { fileName: string }) {
  const { fileName, summary, text, startsAt, endsAt, openingAt } = fields;
  return {
    ...namedAlike(fields),
    title: fileName,
    summary: linesOf(summary),
    text: linesOf(text),
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
    openingAt: openingAt ? new Date(openingAt) : null,
  };
}

/** What the row of a notice says of its file. */
export type FileColumns = Pick<NoticeRow, 'fileKey' | 'fileHash' | 'size' | 'pages'>;

/** The columns that tell of a file, with a key of its own for every file. */
export function fileColumns({ hash, size, facts }: InspectedFile<PdfFacts>) {
  return { fileKey: `notices/${hash}.${newId()}.pdf`, fileHash: hash, size, pages: facts.pages };
}

/** The same of no file. */
export const NO_FILE = { fileKey: null, fileHash: null, size: null, pages: null } as const;
