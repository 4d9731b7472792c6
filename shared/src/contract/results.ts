import { z } from 'zod';
import {
  type AllotmentSituation,
  type AllotmentStatus,
  DECISIONS,
  offeredDecisions,
  allotmentRecord,
  seatPreference,
  track,
  liftHold,
  takenBackTo,
} from './allotment';
import { severalLines, emailAddress, oneLine, personName, typedCode, isoDay } from './text';
import { plainEmail } from './plain-text';
import { approval } from './approvals';
import { success, successList, byId, dryRun, limit, page, type Terms, yesOrNo } from './endpoint';
import {
  importReport,
  ofCycle,
  publicationPreview,
  roundDetail,
  roundKey,
  roundSummary,
  roundUpdate,
} from './result-rounds';

/** What staff can set. `lapsed` is not among them: it comes about by the clock alone. */
export const staffStatus = z.enum(['pending', ...DECISIONS]);
export type StaffStatus = z.infer<typeof staffStatus>;

/** A record in its round, as the rules for staff see it. `status` is the present one: `lapsed` where it has. */
export interface StaffSituation extends Omit<AllotmentSituation, 'windowOpen' | 'held'> {
  /** Whether the last instant of the window has passed. */
  windowClosed: boolean;
  /** A later round of the track has records: the seats given up in this one have been allotted anew. */
  laterRound: boolean;
}

/**
 * What staff may still set after the vacant seats went into a later round. Nobody can be given back a seat that
 * somebody else has now; a seat that is still held can be given up, or taken for good while its window lasts.
 */
const AFTER_LATER_ROUND: Record<AllotmentStatus, readonly StaffStatus[]> = {
  pending: ['freeze', 'reject'],
  freeze: ['reject'],
  float: ['reject'],
  upgrade: [],
  reject: [],
  lapsed: [],
};

/**
 * The statuses that staff of the role admissions may set, with a reason, on behalf of an applicant or to correct one:
 * any decision that the round offers for this seat, in the window or after it, and `pending` until the window closes.
 * A later `pending` would lapse at once: record the decision itself, or extend the window of the round.
 */
export function staffDecisions(situation: StaffSituation): StaffStatus[] {
  const { outcome, status, windowClosed, laterRound } = situation;
  if (outcome !== 'allotted' || status === null) return [];
  if (laterRound) return [...AFTER_LATER_ROUND[status]];
  const decisions = offeredDecisions({ ...situation, status: 'pending', windowOpen: true, held: false });
  const all: StaffStatus[] = windowClosed ? decisions : ['pending', ...decisions];
  return all.filter((each) => each !== status);
}

/** `PUT /result/:id` and its like, sent with a bearer token. */
export const staffDecision = z.object({
  status: staffStatus,
  /** Stored in the audit log. */
  reason: severalLines().min(5, 'Give the reason in a few words').max(500, 'Keep the reason under 500 characters'),
});

export type StaffDecision = z.infer<typeof staffDecision>;

/** Names of photographs, in result files and of the files themselves. Small and capital letters are the same. */
export const PHOTO_NAME = /^[A-Za-z0-9._-]{1,80}\.(jpg|jpeg|png)$/i;

/** Largest photograph that is taken, and of all of one call together, bytes. */
export const PHOTO_LIMIT = 10 * 1024 * 1024;
export const PHOTOS_LIMIT = 40 * 1024 * 1024;

/** Photographs of one call: some seconds of work. */
export const MOST_PHOTOS = 10;

/** What a photograph may be, and what is stored of it: a JPEG of this size, in pixels and bytes. */
export const PORTRAIT_RULE = { pixels: 50_000_000, ratio: 5, width: 350, height: 450, size: 40_000 } as const;

/** Most applicants without a photograph that an answer lists. */
export const LACKING_LISTED = 100;

const count = z.number().int().nonnegative();

/** How the photographs of a track in a cycle stand. */
export const photoState = z.object({
  applicants: count,
  /** Applicants for whom a result file has named a photograph. */
  named: count,
  /** Of those: whose photograph is here. */
  stored: count,
  /** The first of those whose photograph is named and is not here, by form number. */
  lacking: z.array(z.object({ form_number: z.string(), name: z.string(), photo: z.string() })),
});

/** What became of each file, in the order in which they came, and how the photographs stand now. */
export const photoUpload = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      /** Whose it is; null: it was not stored. */
      form_number: z.string().nullable(),
      /** Why it was not stored, for people. */
      problem: z.string().nullable(),
    }),
  ),
  state: photoState,
});

export type PhotoState = z.infer<typeof photoState>;
export type PhotoUpload = z.infer<typeof photoUpload>;

/**
 * What staff correct of an applicant, in all rounds of the track. Names and categories are checked as those of result
 * files are.
 */
export const applicantCorrection = z.object({
  /** As the record's answer had it; 409 when something was changed since. */
  version: z.string().max(100),
  name: personName().min(1, 'Enter the name').max(120, 'A name has 120 characters at most'),
  email: emailAddress('Enter an e-mail address', { tooLong: 'This is too long' }),
  registered_category: oneLine().toUpperCase().min(1, 'Enter the category').max(30),
  /** DD-MM-YYYY; empty: as it was. Needed with another e-mail address, as what is stored of it is bound to that. */
  birthDate: typedCode()
    .regex(/^(\d\d-\d\d-\d{4})?$/, 'Write the date of birth as DD-MM-YYYY')
    .default(''),
  /** Stored in the audit log. */
  reason: severalLines().min(5, 'Give the reason in a few words').max(500, 'Keep the reason under 500 characters'),
});
export type ApplicantCorrection = z.output<typeof applicantCorrection>;

/** Whom a record belongs to. */
export const applicantOfRecord = z.object({
  _id: z.string(),
  /** Another one after every change of name, e-mail address, date of birth or category; tells nothing of them. */
  version: z.string(),
});

/** Who does what the audit log tells: `anybody` is somebody who showed nothing, `provider` the university's own login. */
export const ACTOR_KINDS = ['staff', 'applicant', 'anybody', 'command-line', 'provider', 'system'] as const;

const actor = z.object({
  kind: z.enum(ACTOR_KINDS),
  /** Empty where the kind says all. */
  _id: z.string(),
  /** Of staff, while the account exists. */
  email: z.string().nullable(),
});

/** A line of the audit log. `subject` is `allotment:<id>` or `round:<cycle>:<track>:<round>`. */
export const auditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  actor,
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

/** A record as the admissions office sees it: nothing is masked, and what happened to it is beside. */
export const staffAllotment = z.object({
  record: allotmentRecord.extend({
    email: z.string(),
    /** As the result file has them; null where it has none. */
    marks: z.string().nullable(),
  }),
  /** In order; empty where the result file had no list. */
  preferences: z.array(seatPreference),
  applicant: applicantOfRecord,
  /** Decisions are held since then; the ticket of the person who asked for it; what lifting it can put the record back to. */
  hold: z.object({ at: z.string(), ticket: z.string(), before: takenBackTo.nullable() }).nullable(),
  /** What staff may set now; see `staffDecisions`. */
  allowed: z.array(staffStatus),
  /** Newest first, the last 100. */
  history: z.array(auditEntry),
});

/** A record on which decisions are held, without the name: opening it is noted, the list is not. */
export const heldRecord = allotmentRecord
  .pick({ _id: true, cycle: true, track: true, track_name: true, round: true, status: true, form_number: true })
  .extend({ at: z.string(), ticket: z.string() });
export type HeldRecord = z.infer<typeof heldRecord>;

/** Fewest characters that applicants are looked for by. */
export const LEAST_SOUGHT = 3;

/** Most records in the answer to a search. */
export const FOUND_LISTED = 20;

/** The values travel in the body: addresses end up in logs. */
export const applicantSearch = z
  .object({
    /** Parts of name, form number or e-mail address, all of which have to be there. */
    q: oneLine().min(LEAST_SOUGHT, `Enter at least ${LEAST_SOUGHT} characters`).max(100).optional(),
    form_number: typedCode().toUpperCase().min(1).max(20).optional(),
    email: z.string().overwrite(plainEmail).min(1).max(254).optional(),
    /** Only records of this track. */
    track: track.optional(),
  })
  .refine(({ q, form_number, email }) => [q, form_number, email].some((sought) => sought !== undefined), {
    path: ['q'],
    message: 'Enter a name, a form number or an e-mail address',
  });

/** What the audit log of results is narrowed by. Days are in IST and count whole. */
export const auditFilter = z.object({
  action: z.string().max(40).optional(),
  track: track.optional(),
  /** Of the track, in a cycle as `ofCycle` has it. */
  round: z.coerce.number().int().min(1).max(9).optional(),
  cycle: z.string().max(30).optional(),
  /** One of `ACTOR_KINDS`, or somebody by id: `staff:<id>`. */
  actor: z
    .string()
    .regex(
      /^(staff|applicant|anybody|command-line|provider|system)(:[\w-]{1,64})?$/,
      'Name staff or applicant, or one by id',
    )
    .optional(),
  /** `allotment:<id>` or `round:<cycle>:<track>:<round>`. */
  subject: z.string().max(80).optional(),
  from: isoDay().optional(),
  to: isoDay().optional(),
});

export type StaffAllotment = z.infer<typeof staffAllotment>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilter = z.infer<typeof auditFilter>;
export type ApplicantSearch = z.infer<typeof applicantSearch>;

/** What the admissions office does with a round of results. */
export const resultsEndpoints = {
  listRounds: {
    summary: 'The rounds of a cycle with their windows and counts, and which cycles there are, the newest first',
    access: ['admissions'],
    query: ofCycle,
    response: success(
      z.object({ cycle: z.string().nullable(), cycles: z.array(z.string()), rounds: z.array(roundSummary) }),
    ),
  },
  getRound: {
    summary: 'One round: counts by campus and programme, and decisions over time',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(roundDetail),
  },
  updateRound: {
    summary:
      'Set the window of a round, publish or withdraw it; 409 when another edit came first. Where publishing takes two people, it waits for a second one (`approval`)',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    body: roundUpdate,
    response: success(z.object({ round: roundSummary, approval: approval.optional() })),
  },
  previewPublication: {
    summary:
      'What publishing a round would do now: mails, missing photographs, and who still decides in an earlier round',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(publicationPreview),
  },
  importRound: {
    summary:
      'Import results (multipart, with the file `csv`), all rows or none; a refusal has the report in `data`. While people still decide in an earlier round it has to be confirmed: 409 `earlier_round_open`',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: dryRun.extend({ ...ofCycle.shape, confirmed: yesOrNo }),
    form: z.object({}),
    response: success(z.object({ report: importReport })),
  },
  listImportProblems: {
    summary:
      'The rows of a result file in which something is wrong, as they stand there, each with what it is (multipart, with the file `csv`); nothing is imported',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    form: z.object({}),
    sends: 'text/csv',
    response: z.any(),
  },
  discardImport: {
    summary:
      'Remove all records of a round that was never published, with the applicants who are in no other; 409 once the result was out',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    response: success(z.object({ round: roundSummary })),
  },
  readPhotos: {
    summary: 'Which applicants of the track of a round have their photograph, and which lack theirs',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(photoState),
  },
  uploadPhotos: {
    summary:
      'Photographs of applicants of the track of a round (multipart, files `photo`), each known by the name that the result file has; answers what became of each',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    form: z.object({}),
    response: success(photoUpload),
  },
  getResultTemplate: {
    summary: 'A result file to fill in, with two invented rows',
    access: ['admissions'],
    sends: 'text/csv',
    response: z.any(),
  },
  exportRound: {
    summary: 'An address that gives the records of a round as CSV, once and within a minute',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
  searchApplicants: {
    summary: 'The records of applicants, by name, form number or e-mail; that each was read is noted',
    access: ['admissions'],
    body: applicantSearch,
    response: success(z.object({ records: z.array(staffAllotment), total: count })),
  },
  getStaffAllotment: {
    summary: 'One record with its history',
    access: ['admissions'],
    params: byId,
    response: success(staffAllotment),
  },
  getApplicantPhoto: {
    summary: 'The photograph of the applicant of a record; that staff saw it is noted',
    access: ['admissions'],
    params: byId,
    sends: 'image/jpeg',
    response: z.any(),
  },
  correctApplicant: {
    summary:
      'Correct name, e-mail address, date of birth or category of an applicant, with a reason; 409 `stale` when another change came first',
    access: ['admissions'],
    recentLogin: true,
    params: byId,
    body: applicantCorrection,
    response: success(z.object({ applicant: applicantOfRecord })),
  },
  listHolds: {
    summary: 'The records whose applicants said "this was not me", those that wait longest first',
    access: ['admissions'],
    response: success(z.object({ holds: z.array(heldRecord) })),
  },
  liftHold: {
    summary: 'Let an applicant decide again, with a reason; 409 when nothing is held',
    access: ['admissions'],
    params: byId,
    body: liftHold,
    response: success(z.object({})),
  },
  listResultAudit: {
    summary: 'The audit log of results, newest first',
    access: ['admissions'],
    query: auditFilter.extend({ limit: limit(200, 50), page }),
    response: successList(z.object({ entries: z.array(auditEntry) })),
  },
  getDownload: {
    summary: 'A file behind a one-use address; 410 when it is used or older than a minute',
    access: 'public',
    params: z.object({ token: z.string().max(100) }),
    getOnly: true,
    fails: [410],
    sends: 'application/octet-stream',
    response: z.any(),
  },
} as const satisfies Record<string, Terms>;
