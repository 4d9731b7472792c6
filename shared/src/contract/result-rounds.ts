import { z } from 'zod';
import { allotmentStatus, DECISIONS, outcome, track } from './allotment';
import { isRetained, MOST_ROUNDS, MOST_TAKE_BACK_MINUTES, RETAIN_LONGER } from './documents/admission';
import { isoInstant } from './text';

const count = z.number().int().nonnegative();

/** Names one round of a cycle in an address. */
export const roundKey = z.object({ track, round: z.coerce.number().int().min(1).max(MOST_ROUNDS) });

/** Of which cycle, by its code; not sent: of the one that the site speaks of. */
export const ofCycle = z.object({ cycle: z.string().max(30).optional() });

/** Records by what has become of their seats; a seat not decided on counts as `lapsed` after the window. */
export const statusCounts = z.record(allotmentStatus, count);

/** One round as the admissions office sees it. Instants are ISO 8601 in UTC. */
export const roundSummary = z.object({
  /** Of its document. */
  _id: z.string(),
  cycle: z.string(),
  track,
  /** What people call the track. */
  trackName: z.string(),
  round: z.number().int(),
  final: z.boolean(),
  published: z.boolean(),
  /** When the result goes out by itself; null: when somebody publishes it. */
  publishAt: z.string().nullable(),
  /** Both null until the window is set for the first time. */
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  isOpen: z.boolean(),
  /** How long an applicant can take back a decision that no later one undoes; 0: never. */
  takeBackMinutes: count,
  /** From then on a job erases its applicants, unless another of their rounds is stored longer. */
  retainUntil: z.string().nullable(),
  /** Counts edits; an edit sends the one it saw. */
  version: count,
  /** All records, erased ones included. */
  total: count,
  erased: count,
  outcomes: z.record(outcome, count),
  statuses: statusCounts,
});

/** Seats of one campus or programme in a round, by status. */
const seatCounts = z.object({ code: z.string(), name: z.string(), total: count, statuses: statusCounts });

/** Most campuses and programmes in the detail of a round, those with most seats first. */
export const ROUND_TOP = 20;

export const roundDetail = z.object({
  round: roundSummary,
  campuses: z.array(seatCounts),
  programs: z.array(seatCounts),
  /** Decisions that stand now by when they were made, oldest first; an hour or a day without any is left out. */
  timeline: z.object({
    unit: z.enum(['hour', 'day']),
    points: z.array(z.object({ at: z.string(), counts: z.record(z.enum(DECISIONS), count) })),
  }),
});

const instant = isoInstant('Give date and time with the offset, as 2026-07-23T10:00:00+05:30');

/** Window and publication of a round. A date that is none is reported as that alone: it is neither before nor after. */
export const roundUpdate = z
  .object({
    opensAt: instant,
    closesAt: instant,
    published: z.boolean(),
    /** When a result that is not published goes out by itself; null: not by itself. Not sent: as it was. */
    publishAt: instant.nullable().optional(),
    /** Anybody who publishes has seen what it takes from people who still decide in an earlier round (`openEarlier`). */
    confirmed: z.boolean().optional(),
    version: count,
    /** Not sent: as it was, at first 60. */
    takeBackMinutes: count.max(MOST_TAKE_BACK_MINUTES).optional(),
    /** null: one year after the window closes. Not sent: as it was, and as much later as the window closes later. */
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

/** An earlier round of the track in which people still decide, and what a later result takes from them. */
export const openEarlier = z.object({
  round: z.number().int(),
  closesAt: z.string(),
  /** Who has not decided. Once a later round has records, staff can record freeze and reject for them, no more. */
  undecided: count,
  /** Who has frozen or floated. Then staff can record reject for them, no more. */
  taken: count,
  /** Of both, who has a seat in the later round too: once that is published, the earlier seat is lost. */
  replaced: count,
});

/** What publishing a round does, as it would now. */
export const publicationPreview = z.object({
  records: count,
  outcomes: z.record(outcome, count),
  /** Mails that the result is out; who had one before gets none. */
  mails: count,
  /** Whether mail leaves the server; otherwise it is written to a folder. */
  sendsMail: z.boolean(),
  /** Whose photograph is not there, whether a result file has named one or not. */
  withoutPhoto: count,
  /** Whether applicants can sign in to a round of this year, which has to be the present one of the site. */
  isPresentYear: z.boolean(),
  /** Who shares e-mail address and date of birth with another applicant of the track: they need their form number too. */
  sharedSignIn: count,
  /** Whether a second person has to approve it. */
  needsSecond: z.boolean(),
  earlier: z.array(openEarlier),
});

/** The columns that every result file has, in any order. */
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

/** Columns that a file may leave out: what is stored of them then stays. An empty cell takes it away, but no language. */
export const OPTIONAL_RESULT_COLUMNS = ['marks', 'preferences', 'photo', 'language'] as const;

export const ALL_RESULT_COLUMNS = [...RESULT_COLUMNS, ...OPTIONAL_RESULT_COLUMNS] as const;
export type OptionalResultColumn = (typeof OPTIONAL_RESULT_COLUMNS)[number];
export type ResultColumn = (typeof ALL_RESULT_COLUMNS)[number];

/** Most programmes on the list of an applicant. */
export const MOST_PREFERENCES = 60;

/** Largest result file, bytes: twice what its most rows need. */
export const IMPORT_FILE_LIMIT = 32 * 1024 * 1024;

/** What is wrong with one row of a file. */
export const importIssue = z.object({
  /** The number of the row in a spreadsheet, from 1; the names of the columns usually stand in row 1. */
  line: count,
  /** null: the row or the file as a whole. */
  column: z.enum(ALL_RESULT_COLUMNS).nullable(),
  reason: z.string(),
});

/** What is wrong in the same way with many rows. */
const issueGroup = importIssue.omit({ line: true }).extend({
  /** Issues of this kind. */
  count,
  /** The first lines that have it. */
  lines: z.array(count),
  /** The first different texts that stood there: cut off after 60 characters, and with what cannot be seen written out. */
  values: z.array(z.string()),
});

/** A record that an import changes, or a person who is known from another round. */
const recordChange = z.object({
  form_number: z.string(),
  fields: z.array(
    z.object({
      field: z.enum(ALL_RESULT_COLUMNS),
      /** As the file would have them. Of a date of birth, which is not stored, both are null. */
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});

/** What an import did, or as a dry run would do. Any issue: nothing is imported. */
export const importReport = z.object({
  dryRun: z.boolean(),
  /** SHA-256 of the file, hex. */
  fileHash: z.string(),
  rows: count,
  added: count,
  changed: count,
  unchanged: count,
  /** Records of the round that the file does not have. They stay as they are. */
  absent: count,
  /** Not empty: the import has to be confirmed. */
  earlier: z.array(openEarlier),
  /** How many issues there are; `issues` holds the first of them. */
  issueCount: count,
  issues: z.array(importIssue),
  /** All issues by column and kind, the most frequent first. */
  groups: z.array(issueGroup),
  /** How many records are changed, and people that another round has already; `changes` holds the first of them. */
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
