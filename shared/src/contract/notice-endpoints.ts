import { z } from 'zod';
import { correction } from './catalogue';
import { draftStage } from './documents';
import { picture } from './media';
import {
  hourOfDay,
  noticeLanguage,
  noticeSection,
  noticeState,
  NOTICE_SORTS,
  noticeArchive,
  noticeEdit,
  noticeUpload,
  noticeWithdrawal,
} from './notices';
import { success, successList, answeredOn, byId, limit, page, type Terms } from './endpoint';
import { isoDay, isoInstant } from './text';

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
  /** Id of the first notice of the series that this one belongs to; null: it is the first, or is alone. */
  follows: z.string().nullable(),
  archive: z.boolean(),
  autoArchive: z.boolean(),
  validUntil: z.string().nullable(),
  /** The hour of that day, IST, at which it ends, HH:MM; left out where the whole day counts. */
  validUntilTime: hourOfDay().optional(),
  publishAt: z.string(),
  created_at: z.string(),
  endDate: z.string().nullable(),
  /** Of that day, IST, HH:MM; null: the whole day counts. */
  endTime: hourOfDay().nullish(),
  /** Whether the last date is over, or its hour; left out where there is none. */
  isClosed: z.boolean().optional(),
  /** Of a tender, rupees. */
  estimatedValue: z.number().int().nullish(),
  /** When its bids are opened. Instant. */
  openingAt: z.string().nullish(),
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
  /** All published notices of its series, itself among them, in the order of publication; empty: it is alone. */
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
  /** Name of who replaced it; empty: the account no longer exists. */
  by: z.string(),
  /** What readers were told; empty: nothing. */
  correction: z.string(),
  /** Title and text before the change. */
  fileName: z.string(),
  text: z.string(),
  /** The PDF was replaced, and is stored. */
  hasFile: z.boolean(),
});

/** A PDF that is stored for a notice, by the id that its data name it by. */
export const noticeFile = z.object({ _id: z.string(), size: z.number().int(), pages: z.number().int() });

/** Another notice that has the same PDF. */
const sameFile = notice.pick({ _id: true, fileName: true });

/** A notice as the staff table shows it. */
export const staffNotice = notice.extend({
  state: noticeState,
  /** How far changes of it have come that readers do not see yet; null: there are none. */
  draft_stage: draftStage.nullable(),
  /** Why it was withdrawn, as readers are told; empty: it was deleted. Null: neither. */
  withdrawn: z.string().nullable(),
});

/** How many notices fit a search in each state; all of them but those that were withdrawn. */
export const noticeCounts = z.object({
  all: z.number().int(),
  active: z.number().int(),
  archived: z.number().int(),
  scheduled: z.number().int(),
  draft: z.number().int(),
  withdrawn: z.number().int(),
});

export type NoticeOfSeries = z.infer<typeof noticeOfSeries>;
export type NoticeSurroundings = z.infer<typeof noticeSurroundings>;
export type NoticeRevision = z.infer<typeof noticeRevision>;
export type Notice = z.infer<typeof notice>;
export type ListedNotice = z.infer<typeof listedNotice>;
export type NoticeSectionSummary = z.infer<typeof noticeSectionSummary>;
export type StaffNotice = z.infer<typeof staffNotice>;
export type NoticeCounts = z.infer<typeof noticeCounts>;

/** Plain text, in any case: found in titles as it is, and by the beginnings of its words in title, summary, text and order number; those with it in the title come first. */
const searched = z.string().max(100).optional();

/** An instant with its zone, or a day in India: the whole of it counts. */
const from = z.union([isoInstant(), isoDay()], 'Give a date as YYYY-MM-DD').optional();

const listQuery = z.object({
  section: noticeSection.optional(),
  limit: limit(100, 20),
  page,
  regex: searched,
  /** With the whole texts, of up to 20,000 characters each. */
  texts: z.stringbool().optional(),
});

/** Only what was published in the last so many days in India, today included, and has no last date that has passed. */
const days = z.coerce.number().int().min(1).max(3_650).optional();

const dates = { created_at_gteq: from, created_at_lteq: from };

const oneNotice = success(z.object({ notice }));

/** Published documents, and what the staff who publish them do. */
export const noticeEndpoints = {
  listNotices: {
    summary: 'Published notices that are not archived, newest first; with `days`, what is new and not over',
    access: 'public',
    query: listQuery.extend({ days }),
    response: successList(z.object({ notices: z.array(listedNotice), on: answeredOn })),
  },
  listArchivedNotices: {
    summary: 'Published notices that are archived, newest first, made between two dates',
    access: 'public',
    query: listQuery.extend(dates),
    response: successList(z.object({ notices: z.array(listedNotice), on: answeredOn })),
  },
  listNoticeSections: {
    summary: 'Sections that have published notices, with how many, and the newest that is not archived',
    access: 'public',
    response: success(z.object({ sections: z.array(noticeSectionSummary) })),
  },
  getNotice: {
    summary:
      'A published notice, archived or not, with its picture, its series and its corrections; 410 with the reason where it was withdrawn',
    access: 'public',
    params: byId,
    fails: [410],
    response: success(noticeSurroundings.extend({ notice, on: answeredOn })),
  },
  getNoticeFile: {
    summary: 'The PDF of a notice; 410 with the reason where it was withdrawn',
    access: 'public',
    params: byId,
    fails: [410],
    sends: 'application/pdf',
    ranges: true,
    response: z.any(),
  },
  uploadNotice: {
    summary:
      'Publish a notice (multipart, with the file `pdf`, a `text`, or both); answers others with the same PDF too',
    access: ['notices'],
    form: noticeUpload,
    response: success(z.object({ notice, same: z.array(sameFile).optional() })),
  },
  editNotice: {
    summary:
      'Change a notice (multipart, with a new file `pdf` or without), and keep what it was; 409 with the notice as it is now',
    access: ['notices'],
    params: byId,
    form: noticeEdit,
    response: oneNotice,
  },
  keepNoticeFile: {
    summary: 'Store a PDF for a notice (multipart, with the file `pdf`), to be named by a draft of it',
    access: ['notices'],
    params: byId,
    form: z.object({}),
    response: success(z.object({ file: noticeFile })),
  },
  archiveNotice: {
    summary: 'Move a notice to the archive or back',
    access: ['notices'],
    params: byId,
    body: noticeArchive,
    response: oneNotice,
  },
  withdrawNotice: {
    summary: 'Take a notice from all lists at once; its address and that of its file answer 410 with the reason',
    access: ['notices'],
    params: byId,
    body: noticeWithdrawal,
    response: oneNotice,
  },
  restoreNotice: {
    summary: 'Give readers a notice back that was withdrawn or deleted',
    access: ['notices'],
    params: byId,
    response: oneNotice,
  },
  deleteNotice: {
    summary: 'Withdraw a notice without a reason; after 90 days it is deleted with its file and its earlier states',
    access: ['notices'],
    params: byId,
    response: success(z.object({})),
  },
  listStaffNotices: {
    summary: 'Notices in every state with counts per state, for staff',
    access: ['notices'],
    query: z.object({
      search: searched,
      section: noticeSection.optional(),
      ...dates,
      /** Moves to the archive by itself after this day or earlier. */
      expires_lteq: isoDay().optional(),
      state: z.enum([...noticeState.options, 'all']).default('all'),
      sort: z.enum(NOTICE_SORTS).default('created'),
      order: z.enum(['asc', 'desc']).default('desc'),
      limit: limit(100, 20),
      page,
    }),
    response: successList(z.object({ notices: z.array(staffNotice), counts: noticeCounts })),
  },
  getStaffNotice: {
    summary: 'A notice in any state, for staff',
    access: ['notices'],
    params: byId,
    response: success(z.object({ notice: staffNotice })),
  },
  listNoticeRevisions: {
    summary: 'Earlier states of a notice, the newest first',
    access: ['notices'],
    params: byId,
    response: success(z.object({ revisions: z.array(noticeRevision) })),
  },
  requestReplacedFile: {
    summary: 'A one-use address of a PDF that was replaced, or of the present one before it is public',
    access: ['notices'],
    params: byId.extend({ version: z.coerce.number().int().min(1) }),
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
} as const satisfies Record<string, Terms>;
