import { z } from 'zod';
import { hourOfDay, noticeLanguage, noticeSection } from './notices';
import { isoDay, isoInstant, oneLine, severalLines } from './text';

/** Most characters of a notice's text. */
export const NOTICE_TEXT_LIMIT = 20_000;

/** A multipart field left empty means: not given. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/** What the forms of a notice have in common, each field by itself. */
export const noticeForm = z.object({
  fileName: oneLine().min(3, 'Give a title of at least 3 characters').max(200, 'Keep the title under 200 characters'),
  section: noticeSection,
  archive: flag.default(false),
  autoArchive: flag.default(false),
  validUntil: optional(isoDay()),
  /** The hour of the last valid day, IST, at which it ends; without one the whole day counts. */
  validUntilTime: optional(hourOfDay()),
  publishAt: optional(isoInstant()),
  summary: optional(severalLines().max(5_000)),
  language: noticeLanguage.default('en'),
  endDate: optional(isoDay()),
  apply: optional(z.url({ protocol: /^https?$/ })),
  vacancies: optional(z.coerce.number().int().positive().max(100_000)),
  orderNumber: optional(oneLine().max(100)),
  orderDate: optional(isoDay()),
  text: optional(
    severalLines().max(
      NOTICE_TEXT_LIMIT,
      `Keep the text under ${NOTICE_TEXT_LIMIT.toLocaleString('en-IN')} characters`,
    ),
  ),
  place: optional(oneLine().max(200, 'Keep the place under 200 characters')),
  startsAt: optional(isoInstant()),
  endsAt: optional(isoInstant()),
  picture: optional(z.string().max(64)),
  follows: optional(z.string().max(64)),
});

const hasLastDay = ({ autoArchive, validUntil }: { autoArchive: boolean; validUntil?: string }) =>
  !autoArchive || validUntil;
const lastDay = { path: ['validUntil'], error: 'Give the last valid day' };

const hasDayOfHour = ({ validUntil, validUntilTime }: { validUntil?: string; validUntilTime?: string }) =>
  !validUntilTime || validUntil;

const endsAfterStart = ({ startsAt, endsAt }: { startsAt?: string; endsAt?: string }) =>
  !endsAt || Boolean(startsAt && Date.parse(endsAt) >= Date.parse(startsAt));
const endOfEvent = { path: ['endsAt'], error: 'Give an end that comes after the start' };

/** The text fields of `POST notice/upload`; the file travels beside them as `pdf`, and may be left out where there is a text. */
export const noticeUpload = noticeForm
  .refine(hasLastDay, lastDay)
  .refine(hasDayOfHour, lastDay)
  .refine(endsAfterStart, endOfEvent);

const version = z.coerce.number().int().min(1, 'Send the version that was edited');

/**
 * The text fields of `PUT notice/{id}`: the whole notice anew, and the version that was seen; without one any will do.
 * What is left out is emptied, but `archive` and `publishAt` stay as they are, and so does the file when none is sent.
 */
export const noticeEdit = noticeForm
  .extend({
    archive: flag.optional(),
    version: optional(version),
    /** The PDF goes, for there is a text in its place. */
    withoutFile: flag.default(false),
    /** What was wrong, for readers. */
    correction: optional(oneLine().max(300, 'Keep the correction under 300 characters')),
  })
  .refine(hasLastDay, lastDay)
  .refine(hasDayOfHour, lastDay)
  .refine(endsAfterStart, endOfEvent);

/** The body of `PATCH notice/{id}`. With a version it is refused when the notice has another by now. */
export const noticeArchive = z.object({ archive: z.boolean(), version: version.optional() });

export type NoticeUpload = z.infer<typeof noticeUpload>;
export type NoticeEdit = z.infer<typeof noticeEdit>;
