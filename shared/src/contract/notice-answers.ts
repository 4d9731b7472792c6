import { z } from 'zod';
import { correction } from './catalogue';
import { draftStage } from './documents';
import { picture } from './media';
import { hourOfDay, noticeLanguage, noticeSection, noticeState } from './notices';

/** Instants are ISO 8601 in UTC; dates without a time are YYYY-MM-DD in IST. */
export const notice = z.object({
  _id: z.string().min(1),
  fileName: z.string(),
  section: noticeSection,
  /** Address of the PDF; empty where the notice is a text alone. */
  fileLink: z.string(),
  /** Bytes; 0 without a PDF. */
  size: z.number().int(),
  /** 0 without a PDF. */
  pages: z.number().int(),
  language: noticeLanguage,
  summary: z.string(),
  /** Markdown; empty where the PDF is all of the notice. */
  text: z.string(),
  /** Where and when it takes place, of events. Instants. */
  place: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** Id of a picture of the library. */
  picture: z.string().nullable(),
  /** Id of the first notice of the series that this one belongs to; null: it is the first, or stands alone. */
  follows: z.string().nullable(),
  archive: z.boolean(),
  autoArchive: z.boolean(),
  validUntil: z.string().nullable(),
  /** The hour of that day, IST, at which it ends, HH:MM; left out where the whole day counts. */
  validUntilTime: hourOfDay().optional(),
  publishAt: z.string(),
  created_at: z.string(),
  endDate: z.string().nullable(),
  apply: z.string().nullable(),
  vacancies: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
  orderDate: z.string().nullable(),
  /** Counts edits, from 1; an edit sends the one it saw. */
  version: z.number().int(),
});

/**
 * A notice in a list. A text is there only where it was asked for by `texts`; of a search the part around the first
 * place in it that has what was searched for.
 */
export const listedNotice = notice.partial({ text: true }).extend({
  /** Of a search: what its PDF says around the first place that has what was searched for, where what is written of it does not have all words. */
  paper: z.string().optional(),
});

/** What a section holds, for an index of all sections. */
export const noticeSectionSummary = z.object({
  section: noticeSection,
  /** How many are not archived. */
  current: z.number().int(),
  archived: z.number().int(),
  /** Among those that are not archived. */
  newest: notice.pick({ _id: true, fileName: true, publishAt: true }).nullable(),
});

/** Another notice of the same series. */
export const noticeOfSeries = notice.pick({
  _id: true,
  fileName: true,
  section: true,
  publishAt: true,
  language: true,
  follows: true,
});

/** What the page of a notice shows beside it. */
export const noticeSurroundings = z.object({
  /** As it is shown; null where it has none, or one that is not public. */
  picture: picture.nullable(),
  /** All published notices of its series, itself among them, in the order of publication; empty: it stands alone. */
  series: z.array(noticeOfSeries),
  /** What readers are told of corrections, the newest first. */
  corrections: z.array(correction),
});

/** A state that a notice had, and why it was changed. */
export const noticeRevision = z.object({
  /** Of the notice before the change. */
  version: z.number().int(),
  /** When it was replaced. */
  at: z.string(),
  /** Name of who replaced it; empty: the account is gone. */
  by: z.string(),
  /** What readers were told; empty: nothing. */
  correction: z.string(),
  /** Title and text before the change. */
  fileName: z.string(),
  text: z.string(),
  /** The PDF was replaced, and is kept. */
  hasFile: z.boolean(),
});

/** A PDF that is stored for a notice, by the id that its data name it by. */
export const noticeFile = z.object({ _id: z.string(), size: z.number().int(), pages: z.number().int() });

/** A notice as the staff table shows it. */
export const staffNotice = notice.extend({
  state: noticeState,
  /** How far changes of it have come that readers do not see yet; null: there are none. */
  draft_stage: draftStage.nullable(),
});

/** How many notices fit a search in each state. */
export const noticeCounts = z.object({
  all: z.number().int(),
  active: z.number().int(),
  archived: z.number().int(),
  scheduled: z.number().int(),
  draft: z.number().int(),
});

export type NoticeOfSeries = z.infer<typeof noticeOfSeries>;
export type NoticeSurroundings = z.infer<typeof noticeSurroundings>;
export type NoticeRevision = z.infer<typeof noticeRevision>;
export type Notice = z.infer<typeof notice>;
export type ListedNotice = z.infer<typeof listedNotice>;
export type NoticeSectionSummary = z.infer<typeof noticeSectionSummary>;
export type StaffNotice = z.infer<typeof staffNotice>;
export type NoticeCounts = z.infer<typeof noticeCounts>;
