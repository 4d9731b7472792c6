import { z } from 'zod';
import { allotmentStatus, DECISIONS, outcome, track } from './allotment';
import { isRetained, MOST_ROUNDS, MOST_TAKE_BACK_MINUTES, RETAIN_LONGER } from './documents/admission';
import { isoInstant } from './text';

const count = z.number().int().nonnegative();

export const roundKey = z.object({ track, round: z.coerce.number().int().min(1).max(MOST_ROUNDS) });

export const ofCycle = z.object({ cycle: z.string().max(30).optional() });

/** Undecided seats are `lapsed` after the window. */
export const statusCounts = z.record(allotmentStatus, count);

export const roundSummary = z.object({
  _id: z.string(),
  cycle: z.string(),
  track,
  trackName: z.string(),
  round: z.number().int(),
  final: z.boolean(),
  published: z.boolean(),
  /** Scheduled publication. */
  publishAt: z.string().nullable(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  isOpen: z.boolean(),
  /** 0: never. */
  takeBackMinutes: count,
  /** Applicants are erased then, unless another round is retained longer. */
  retainUntil: z.string().nullable(),
  version: count,
  total: count,
  erased: count,
  outcomes: z.record(outcome, count),
  statuses: statusCounts,
});

const seatCounts = z.object({ code: z.string(), name: z.string(), total: count, statuses: statusCounts });

/** Largest first. */
export const ROUND_TOP = 20;

export const roundDetail = z.object({
  round: roundSummary,
  campuses: z.array(seatCounts),
  programs: z.array(seatCounts),
  /** Current decisions by time, without empty points. */
  timeline: z.object({
    unit: z.enum(['hour', 'day']),
    points: z.array(z.object({ at: z.string(), counts: z.record(z.enum(DECISIONS), count) })),
  }),
});

const instant = isoInstant('Give date and time with the offset, as 2026-07-23T10:00:00+05:30');

/** Invalid dates are not compared. */
export const roundUpdate = z
  .object({
    opensAt: instant,
    closesAt: instant,
    published: z.boolean(),
    /** Missing: unchanged. */
    publishAt: instant.nullable().optional(),
    /** Required with `openEarlier`. */
    confirmed: z.boolean().optional(),
    version: count,
    /** Missing: unchanged, at first 60. */
    takeBackMinutes: count.max(MOST_TAKE_BACK_MINUTES).optional(),
    retainUntil: instant.nullable().optional(),
  })
  .refine(({ opensAt, closesAt }) => !(Date.parse(closesAt) <= Date.parse(opensAt)), {
    path: ['closesAt'],
    message: 'The window must close after it opens',
  })
  .refine(({ closesAt, retainUntil }) => isRetained(closesAt, retainUntil), {
    path: ['retainUntil'],
    message: RETAIN_LONGER,
  });

/** An earlier round still open, and the effect of a later result. */
export const openEarlier = z.object({
  round: z.number().int(),
  closesAt: z.string(),
  /** From then on staff can only record freeze and reject. */
  undecided: count,
  /** Frozen or floated; from then on staff can only record reject. */
  taken: count,
  /** Of both, applicants with a seat in the later round, who lose the earlier one. */
  replaced: count,
});

export const publicationPreview = z.object({
  records: count,
  outcomes: z.record(outcome, count),
  /** Without those mailed before. */
  mails: count,
  sendsMail: z.boolean(),
  withoutPhoto: count,
  /** Applicants can sign in. */
  isPresentYear: z.boolean(),
  /** Applicants of the track with the same e-mail and date of birth, who need their form number. */
  sharedSignIn: count,
  needsSecond: z.boolean(),
  earlier: z.array(openEarlier),
});

export const RESULT_COLUMNS = [
  'form_number',
  'name',
  'email',
  'date_of_birth',
  'registered_category',
  'outcome',
  'program_code',
  'campus_code',
  'category_allocated',
  'program_preference',
  'rank',
] as const;

/** Missing columns leave stored values; empty cells remove them, except `language`. */
export const OPTIONAL_RESULT_COLUMNS = ['marks', 'preferences', 'photo', 'language'] as const;

export const ALL_RESULT_COLUMNS = [...RESULT_COLUMNS, ...OPTIONAL_RESULT_COLUMNS] as const;
export type OptionalResultColumn = (typeof OPTIONAL_RESULT_COLUMNS)[number];
export type ResultColumn = (typeof ALL_RESULT_COLUMNS)[number];

/** Of a file of applications, whose seats the university allots here. */
export const APPLICATION_COLUMNS = [
  'form_number',
  'name',
  'email',
  'date_of_birth',
  'registered_category',
  'rank',
  'preferences',
] as const;

/** `claims`: `F; KM`. */
export const OPTIONAL_APPLICATION_COLUMNS = ['marks', 'claims', 'photo', 'language'] as const;

export const IMPORT_COLUMNS = [...ALL_RESULT_COLUMNS, 'claims'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export const MOST_PREFERENCES = 60;

/** Bytes; twice what the most rows need. */
export const IMPORT_FILE_LIMIT = 32 * 1024 * 1024;

export const importIssue = z.object({
  /** In a spreadsheet, from 1. */
  line: count,
  column: z.enum(IMPORT_COLUMNS).nullable(),
  reason: z.string(),
});

const issueGroup = importIssue.omit({ line: true }).extend({
  count,
  /** The first. */
  lines: z.array(count),
  /** The first distinct values, truncated to 60 characters, with invisible ones escaped. */
  values: z.array(z.string()),
});

/** A changed record, or a person known from another round. */
const recordChange = z.object({
  form_number: z.string(),
  fields: z.array(
    z.object({
      field: z.enum(ALL_RESULT_COLUMNS),
      /** Null for a date of birth, which is not stored. */
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});

/** Of an import or dry run. Nothing is imported with any issue. */
export const importReport = z.object({
  dryRun: z.boolean(),
  fileHash: z.string(),
  rows: count,
  added: count,
  changed: count,
  unchanged: count,
  /** Records that are not in the file; unchanged. */
  absent: count,
  /** Requires confirmation if not empty. */
  earlier: z.array(openEarlier),
  issueCount: count,
  issues: z.array(importIssue),
  /** Most frequent first. */
  groups: z.array(issueGroup),
  /** Total; `changes` is truncated. */
  changeCount: count,
  changes: z.array(recordChange),
});

export type RoundSummary = z.infer<typeof roundSummary>;
export type RoundDetail = z.infer<typeof roundDetail>;
export type OpenEarlier = z.infer<typeof openEarlier>;
export type PublicationPreview = z.infer<typeof publicationPreview>;
export type RoundUpdate = z.infer<typeof roundUpdate>;
export type ImportIssue = z.infer<typeof importIssue>;
export type ImportGroup = z.infer<typeof issueGroup>;
export type RecordChange = z.infer<typeof recordChange>;
export type ImportReport = z.infer<typeof importReport>;
