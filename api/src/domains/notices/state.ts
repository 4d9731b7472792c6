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

/** Without translations, which are applied separately. */
export const { hi: _hi, ...SHOWN } = getTableColumns(notices);

export type ShownRow = Omit<NoticeRow, 'hi'>;

type Archiving = Pick<NoticeRow, 'archive' | 'autoArchive' | 'validUntil' | 'validUntilTime'>;

/** The last valid day in India, or its hour, is over. */
export function isPastLastDay({ autoArchive, validUntil, validUntilTime }: Archiving, now: Date): boolean {
  return autoArchive && validUntil !== null && isOver(validUntil, validUntilTime, now);
}

function isOver(last: string, hour: string | null, now: Date): boolean {
  const day = istDay(now);
  return last < day || (last === day && hour !== null && hour <= istTime(now));
}

/** By hand, by the job, or past its end before the job has run. */
export function isArchived(row: Archiving, now: Date): boolean {
  return row.archive || isPastLastDay(row, now);
}

/** Publication time of unpublished notices. */
export const NEVER = new Date(NOT_PUBLISHED);

export const isUnpublished = ({ publishAt }: Pick<NoticeRow, 'publishAt'>): boolean =>
  publishAt.getTime() === NEVER.getTime();

function stateOf(row: Archiving & Pick<NoticeRow, 'publishAt' | 'withdrawnAt'>, now: Date): NoticeState {
  if (row.withdrawnAt) return 'withdrawn';
  if (isUnpublished(row)) return 'draft';
  if (isArchived(row, now)) return 'archived';
  return row.publishAt > now ? 'scheduled' : 'active';
}

/** As conditions. Never null, so that they can be negated. */
export const where = {
  kept: isNull(notices.withdrawnAt),
  published: (now: Date) => and(lte(notices.publishAt, now), where.kept) as SQL,
  pastLastDay: (now: Date) =>
    and(
      notices.autoArchive,
      isNotNull(notices.validUntil),
      // Separate, for the index.
      lte(notices.validUntil, istDay(now)),
      or(lt(notices.validUntil, istDay(now)), lte(sql`coalesce(${notices.validUntilTime}, '24:00')`, istTime(now))),
    ) as SQL,
  archived: (now: Date) => or(notices.archive, where.pastLastDay(now)) as SQL,
  /** Has its own index. */
  toBeArchived: (now: Date) => and(where.pastLastDay(now), not(notices.archive)) as SQL,
  /** Begins with the condition of the partial indexes. */
  current: (now: Date) => and(not(notices.archive), not(where.pastLastDay(now))) as SQL,
  active: (now: Date) => and(where.current(now), where.published(now)) as SQL,
};

/** For staff drafts are a state of their own. */
export const ofState: Record<NoticeState, (now: Date) => SQL> = {
  active: where.active,
  archived: (now) => and(where.archived(now), ne(notices.publishAt, NEVER), where.kept) as SQL,
  scheduled: (now) =>
    and(where.current(now), gt(notices.publishAt, now), ne(notices.publishAt, NEVER), where.kept) as SQL,
  draft: () => and(eq(notices.publishAt, NEVER), where.kept) as SQL,
  withdrawn: () => isNotNull(notices.withdrawnAt),
};

const BASE = '/api/v1';

/** Changes with the file, so that it can be cached for ever. */
function fileLink({ id, fileHash }: ShownRow): string {
  return fileHash === null ? '' : `${BASE}/notice/${id}/file?v=${fileHash.slice(0, 12)}`;
}

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

/** Also of a revision from before a column existed. */
export const namedAlike = (from: { [Name in keyof NamedAlike]?: unknown }) =>
  Object.fromEntries(NAMED_ALIKE.map((name) => [name, from[name] ?? null])) as NamedAlike;

/** Browsers send line breaks as CRLF. */
const linesOf = (text: string | null | undefined) => (text ?? '').replaceAll('\r\n', '\n');

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

export type FileColumns = Pick<NoticeRow, 'fileKey' | 'fileHash' | 'size' | 'pages'>;

/** Every upload has a key of its own. */
export function fileColumns({ hash, size, facts }: InspectedFile<PdfFacts>) {
  return { fileKey: `notices/${hash}.${newId()}.pdf`, fileHash: hash, size, pages: facts.pages };
}

export const NO_FILE = { fileKey: null, fileHash: null, size: null, pages: null } as const;
