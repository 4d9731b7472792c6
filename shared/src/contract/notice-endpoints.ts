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

/** Instants are in UTC, dates in IST. */
export const notice = z.object({
  _id: z.string().min(1),
  fileName: z.string(),
  section: noticeSection,
  /** Empty without a PDF. */
  fileLink: z.string(),
  size: z.number().int(),
  pages: z.number().int(),
  language: noticeLanguage,
  summary: z.string(),
  /** Markdown; empty if the PDF is all. */
  text: z.string(),
  place: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  picture: z.string().nullable(),
  /** First notice of its series; null: this one. */
  follows: z.string().nullable(),
  archive: z.boolean(),
  autoArchive: z.boolean(),
  validUntil: z.string().nullable(),
  /** HH:MM in IST; missing: the whole day. */
  validUntilTime: hourOfDay().optional(),
  publishAt: z.string(),
  created_at: z.string(),
  endDate: z.string().nullable(),
  /** HH:MM in IST; null: the whole day. */
  endTime: hourOfDay().nullish(),
  /** The last date or hour is over. */
  isClosed: z.boolean().optional(),
  estimatedValue: z.number().int().nullish(),
  openingAt: z.string().nullish(),
  apply: z.string().nullable(),
  vacancies: z.number().int().nullable(),
  orderNumber: z.string().nullable(),
  orderDate: z.string().nullable(),
  version: z.number().int(),
});

/** `text` on request by `texts`; the excerpt of a search. */
export const listedNotice = notice.partial({ text: true }).extend({
  /** Excerpt of the PDF, if a search does not match the other texts. */
  paper: z.string().optional(),
});

export const noticeSectionSummary = z.object({
  section: noticeSection,
  current: z.number().int(),
  archived: z.number().int(),
  /** Not archived. */
  newest: notice.pick({ _id: true, fileName: true, publishAt: true }).nullable(),
});

export const noticeOfSeries = notice.pick({
  _id: true,
  fileName: true,
  section: true,
  publishAt: true,
  language: true,
  follows: true,
});

export const noticeSurroundings = z.object({
  /** Null if none is public. */
  picture: picture.nullable(),
  /** Published notices of its series, oldest first; empty: alone. */
  series: z.array(noticeOfSeries),
  /** Newest first. */
  corrections: z.array(correction),
});

export const noticeRevision = z.object({
  /** Before the change. */
  version: z.number().int(),
  at: z.string(),
  by: z.string(),
  correction: z.string(),
  fileName: z.string(),
  text: z.string(),
  /** A replaced PDF is stored. */
  hasFile: z.boolean(),
});

/** Named by the notice's data. */
export const noticeFile = z.object({ _id: z.string(), size: z.number().int(), pages: z.number().int() });

const sameFile = notice.pick({ _id: true, fileName: true });

export const staffNotice = notice.extend({
  state: noticeState,
  /** Of unpublished changes. */
  draft_stage: draftStage.nullable(),
  withdrawn: z.string().nullable(),
});

/** By state; `all` excludes withdrawn ones. */
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

/** Plain text, in any case: in titles literally, else by word prefixes. Matches in titles come first. */
const searched = z.string().max(100).optional();

/** An instant, or a whole day in India. */
const from = z.union([isoInstant(), isoDay()], 'Give a date as YYYY-MM-DD').optional();

const listQuery = z.object({
  section: noticeSection.optional(),
  limit: limit(100, 20),
  page,
  regex: searched,
  /** Whole texts. */
  texts: z.stringbool().optional(),
});

/** Published in the last days in India, and not over. */
const days = z.coerce.number().int().min(1).max(3_650).optional();

const dates = { created_at_gteq: from, created_at_lteq: from };

const oneNotice = success({ notice });

const ofOne = { access: ['notices'], params: byId } as const;

export const noticeEndpoints = {
  listNotices: {
    summary: 'Published notices that are not archived, newest first; with `days`, what is new and not over',
    access: 'public',
    query: listQuery.extend({ days }),
    response: successList({ notices: z.array(listedNotice), on: answeredOn }),
  },
  listArchivedNotices: {
    summary: 'Published notices that are archived, newest first, made between two dates',
    access: 'public',
    query: listQuery.extend(dates),
    response: successList({ notices: z.array(listedNotice), on: answeredOn }),
  },
  listNoticeSections: {
    summary: 'Sections that have published notices, with how many, and the newest that is not archived',
    access: 'public',
    response: success({ sections: z.array(noticeSectionSummary) }),
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
    response: success({ notice, same: z.array(sameFile).optional() }),
  },
  editNotice: {
    summary:
      'Change a notice (multipart, with a new file `pdf` or without), and keep what it was; 409 with the notice as it is now',
    ...ofOne,
    form: noticeEdit,
    response: oneNotice,
  },
  keepNoticeFile: {
    summary: 'Store a PDF for a notice (multipart, with the file `pdf`), to be named by a draft of it',
    ...ofOne,
    form: z.object({}),
    response: success({ file: noticeFile }),
  },
  archiveNotice: {
    summary: 'Move a notice to the archive or back',
    ...ofOne,
    body: noticeArchive,
    response: oneNotice,
  },
  withdrawNotice: {
    summary: 'Take a notice from all lists at once; its address and that of its file answer 410 with the reason',
    ...ofOne,
    body: noticeWithdrawal,
    response: oneNotice,
  },
  restoreNotice: {
    summary: 'Give readers a notice back that was withdrawn or deleted',
    ...ofOne,
    response: oneNotice,
  },
  deleteNotice: {
    summary: 'Withdraw a notice without a reason; after 90 days it is deleted with its file and its earlier states',
    ...ofOne,
    response: success({}),
  },
  listStaffNotices: {
    summary: 'Notices in every state with counts per state, for staff',
    access: ['notices'],
    query: z.object({
      search: searched,
      section: noticeSection.optional(),
      ...dates,
      /** Automatic archiving by this day. */
      expires_lteq: isoDay().optional(),
      state: z.enum([...noticeState.options, 'all']).default('all'),
      sort: z.enum(NOTICE_SORTS).default('created'),
      order: z.enum(['asc', 'desc']).default('desc'),
      limit: limit(100, 20),
      page,
    }),
    response: successList({ notices: z.array(staffNotice), counts: noticeCounts }),
  },
  getStaffNotice: {
    summary: 'A notice in any state, for staff',
    ...ofOne,
    response: success({ notice: staffNotice }),
  },
  listNoticeRevisions: {
    summary: 'Earlier states of a notice, the newest first',
    ...ofOne,
    response: success({ revisions: z.array(noticeRevision) }),
  },
  requestReplacedFile: {
    summary: 'A one-use address of a PDF that was replaced, or of the present one before it is public',
    access: ['notices'],
    params: byId.extend({ version: z.coerce.number().int().min(1) }),
    response: success({ url: z.string(), expiresAt: z.string() }),
  },
} as const satisfies Record<string, Terms>;
