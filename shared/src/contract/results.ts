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

/** `lapsed` results from the clock only. */
export const staffStatus = z.enum(['pending', ...DECISIONS]);
export type StaffStatus = z.infer<typeof staffStatus>;

export interface StaffSituation extends Omit<AllotmentSituation, 'windowOpen' | 'held'> {
  windowClosed: boolean;
  /** Released seats have been allotted again. */
  laterRound: boolean;
}

/** After a later round, nobody gets a seat back; held seats can be released, or frozen while the window is open. */
const AFTER_LATER_ROUND: Record<AllotmentStatus, readonly StaffStatus[]> = {
  pending: ['freeze', 'reject'],
  freeze: ['reject'],
  float: ['reject'],
  upgrade: [],
  reject: [],
  lapsed: [],
};

/**
 * Statuses that the admissions office may set with a reason: any offered decision, also after the window, and `pending`
 * within it, as it would lapse at once.
 */
export function staffDecisions(situation: StaffSituation): StaffStatus[] {
  const { outcome, status, windowClosed, laterRound } = situation;
  if (outcome !== 'allotted' || status === null) return [];
  if (laterRound) return [...AFTER_LATER_ROUND[status]];
  const decisions = offeredDecisions({ ...situation, status: 'pending', windowOpen: true, held: false });
  const all: StaffStatus[] = windowClosed ? decisions : ['pending', ...decisions];
  return all.filter((each) => each !== status);
}

/** `PUT /result/:id` and its like, with a bearer token. */
export const staffDecision = z.object({
  status: staffStatus,
  /** Audited. */
  reason: severalLines().min(5, 'Give the reason in a few words').max(500),
});

export type StaffDecision = z.infer<typeof staffDecision>;

/** Case-insensitive. */
export const PHOTO_NAME = /^[A-Za-z0-9._-]{1,80}\.(jpg|jpeg|png)$/i;

/** Bytes of one photograph, and of a call. */
export const PHOTO_LIMIT = 10 * 1024 * 1024;
export const PHOTOS_LIMIT = 40 * 1024 * 1024;

/** Photographs of a call. */
export const MOST_PHOTOS = 10;

/** Accepted pictures, and the stored JPEG in pixels and bytes. */
export const PORTRAIT_RULE = { pixels: 50_000_000, ratio: 5, width: 350, height: 450, size: 40_000 } as const;

/** Listed applicants. */
export const LACKING_LISTED = 100;

const count = z.number().int().nonnegative();

export const photoState = z.object({
  applicants: count,
  /** Named in a result file. */
  named: count,
  stored: count,
  /** Named but not stored, by form number. */
  lacking: z.array(z.object({ form_number: z.string(), name: z.string(), photo: z.string() })),
});

export const photoUpload = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      /** null: not stored. */
      form_number: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
  state: photoState,
});

export type PhotoState = z.infer<typeof photoState>;
export type PhotoUpload = z.infer<typeof photoUpload>;

/** Applies to all rounds of the track. */
export const applicantCorrection = z.object({
  version: z.string().max(100),
  name: personName().min(1, 'Enter the name').max(120, 'A name has 120 characters at most'),
  email: emailAddress('Enter an e-mail address'),
  registered_category: oneLine().toUpperCase().min(1, 'Enter the category').max(30),
  /** DD-MM-YYYY; empty: unchanged. Required with a new e-mail address, as its hash includes that. */
  birthDate: typedCode()
    .regex(/^(\d\d-\d\d-\d{4})?$/, 'Write the date of birth as DD-MM-YYYY')
    .default(''),
  reason: severalLines().min(5, 'Give the reason in a few words').max(500),
});
export type ApplicantCorrection = z.output<typeof applicantCorrection>;

export const applicantOfRecord = z.object({ _id: z.string(), version: z.string() });

/** `anybody`: not authenticated; `provider`: single sign-on. */
export const ACTOR_KINDS = ['staff', 'applicant', 'anybody', 'command-line', 'provider', 'system'] as const;

const actor = z.object({
  kind: z.enum(ACTOR_KINDS),
  _id: z.string(),
  /** Of staff, while the account exists. */
  email: z.string().nullable(),
});

/** `subject` is `allotment:<id>` or `round:<cycle>:<track>:<round>`. */
export const auditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  actor,
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

/** Unmasked, with its history. */
export const staffAllotment = z.object({
  record: allotmentRecord.extend({
    email: z.string(),
    /** From the result file. */
    marks: z.string().nullable(),
  }),
  /** In order; empty without a list. */
  preferences: z.array(seatPreference),
  applicant: applicantOfRecord,
  /** `before`: the status that lifting can restore. */
  hold: z.object({ at: z.string(), ticket: z.string(), before: takenBackTo.nullable() }).nullable(),
  /** See `staffDecisions`. */
  allowed: z.array(staffStatus),
  /** The last 100, newest first. */
  history: z.array(auditEntry),
});

/** Without the name, as reading the list is not audited. */
export const heldRecord = allotmentRecord
  .pick({ _id: true, cycle: true, track: true, track_name: true, round: true, status: true, form_number: true })
  .extend({ at: z.string(), ticket: z.string() });
export type HeldRecord = z.infer<typeof heldRecord>;

export const LEAST_SOUGHT = 3;

export const FOUND_LISTED = 20;

/** In the body, because addresses are logged. */
export const applicantSearch = z
  .object({
    /** Parts of name, form number or e-mail address; all must match. */
    q: oneLine().min(LEAST_SOUGHT, `Enter at least ${LEAST_SOUGHT} characters`).max(100).optional(),
    form_number: typedCode().toUpperCase().min(1).max(20).optional(),
    email: z.string().overwrite(plainEmail).min(1).max(254).optional(),
    track: track.optional(),
  })
  .refine(({ q, form_number, email }) => [q, form_number, email].some((sought) => sought !== undefined), {
    path: ['q'],
    message: 'Enter a name, a form number or an e-mail address',
  });

/** Days are inclusive, in IST. */
export const auditFilter = z.object({
  action: z.string().max(40).optional(),
  track: track.optional(),
  /** Of the track and cycle. */
  round: z.coerce.number().int().min(1).max(9).optional(),
  cycle: z.string().max(30).optional(),
  /** One of `ACTOR_KINDS`, or `staff:<id>`. */
  actor: z
    .string()
    .regex(
      /^(staff|applicant|anybody|command-line|provider|system)(:[\w-]{1,64})?$/,
      'Name staff or applicant, or one by id',
    )
    .optional(),
  subject: z.string().max(80).optional(),
  from: isoDay().optional(),
  to: isoDay().optional(),
});

export type StaffAllotment = z.infer<typeof staffAllotment>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilter = z.infer<typeof auditFilter>;
export type ApplicantSearch = z.infer<typeof applicantSearch>;

const ofRound = { access: ['admissions'], params: roundKey, query: ofCycle } as const;

export const resultsEndpoints = {
  listRounds: {
    summary: 'The rounds of a cycle with their windows and counts, and which cycles there are, the newest first',
    access: ['admissions'],
    query: ofCycle,
    response: success({ cycle: z.string().nullable(), cycles: z.array(z.string()), rounds: z.array(roundSummary) }),
  },
  getRound: {
    summary: 'One round: counts by campus and programme, and decisions over time',
    ...ofRound,
    response: success(roundDetail),
  },
  updateRound: {
    summary:
      'Set the window of a round, publish or withdraw it; 409 when another edit came first. Where publishing takes two people, it waits for a second one (`approval`)',
    ...ofRound,
    recentLogin: true,
    body: roundUpdate,
    response: success({ round: roundSummary, approval: approval.optional() }),
  },
  previewPublication: {
    summary:
      'What publishing a round would do now: mails, missing photographs, and who still decides in an earlier round',
    ...ofRound,
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
    response: success({ report: importReport }),
  },
  listImportProblems: {
    summary:
      'The rows of a result file in which something is wrong, as they stand there, each with what it is (multipart, with the file `csv`); nothing is imported',
    ...ofRound,
    recentLogin: true,
    form: z.object({}),
    sends: 'text/csv',
    response: z.any(),
  },
  discardImport: {
    summary:
      'Remove all records of a round that was never published, with the applicants who are in no other; 409 once the result was out',
    ...ofRound,
    recentLogin: true,
    response: success({ round: roundSummary }),
  },
  readPhotos: {
    summary: 'Which applicants of the track of a round have their photograph, and which lack theirs',
    ...ofRound,
    response: success(photoState),
  },
  uploadPhotos: {
    summary:
      'Photographs of applicants of the track of a round (multipart, files `photo`), each known by the name that the result file has; answers what became of each',
    ...ofRound,
    recentLogin: true,
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
    ...ofRound,
    response: success({ url: z.string(), expiresAt: z.string() }),
  },
  searchApplicants: {
    summary: 'The records of applicants, by name, form number or e-mail; that each was read is noted',
    access: ['admissions'],
    body: applicantSearch,
    response: success({ records: z.array(staffAllotment), total: count }),
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
    response: success({ applicant: applicantOfRecord }),
  },
  listHolds: {
    summary: 'The records whose applicants said "this was not me", those that wait longest first',
    access: ['admissions'],
    response: success({ holds: z.array(heldRecord) }),
  },
  liftHold: {
    summary: 'Let an applicant decide again, with a reason; 409 when nothing is held',
    access: ['admissions'],
    params: byId,
    body: liftHold,
    response: success({}),
  },
  listResultAudit: {
    summary: 'The audit log of results, newest first',
    access: ['admissions'],
    query: auditFilter.extend({ limit: limit(200, 50), page }),
    response: successList({ entries: z.array(auditEntry) }),
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
