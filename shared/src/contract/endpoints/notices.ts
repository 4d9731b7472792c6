import { z } from 'zod';
import { success, successList } from '../envelope';
import { NOTICE_SORTS, noticeSection, noticeState } from '../notices';
import {
  listedNotice,
  notice,
  noticeCounts,
  noticeFile,
  noticeRevision,
  noticeSectionSummary,
  noticeSurroundings,
  staffNotice,
} from '../notice-answers';
import { noticeArchive, noticeEdit, noticeUpload } from '../notice-forms';
import { isoDay, isoInstant } from '../text';
import { answeredOn, byId, limit, page, type Terms } from './endpoint';

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
    summary: 'A published notice, archived or not, with its picture, its series and its corrections',
    access: 'public',
    params: byId,
    response: success(noticeSurroundings.extend({ notice, on: answeredOn })),
  },
  getNoticeFile: {
    summary: 'The PDF of a notice',
    access: 'public',
    params: byId,
    sends: 'application/pdf',
    ranges: true,
    response: z.any(),
  },
  uploadNotice: {
    summary: 'Publish a notice (multipart, with the file `pdf`, a `text`, or both)',
    access: ['notices'],
    form: noticeUpload,
    response: oneNotice,
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
  deleteNotice: {
    summary: 'Delete a notice with its file and its earlier states',
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
    summary: 'A one-use address of a PDF that was replaced',
    access: ['notices'],
    params: byId.extend({ version: z.coerce.number().int().min(1) }),
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
} as const satisfies Record<string, Terms>;
