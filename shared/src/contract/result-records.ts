import { z } from 'zod';
import { allotmentRecord, seatPreference, track } from './allotment';
import { applicantOfRecord } from './applicants';
import { staffStatus } from './results';
import { plainEmail } from './plain-text';
import { isoDay, typedCode } from './text';

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

/** A record as the admissions office sees it: nothing is masked, and what happened to it stands beside. */
export const staffAllotment = z.object({
  record: allotmentRecord.extend({
    email: z.string(),
    /** As the result file has them; null where it has none. */
    marks: z.string().nullable(),
  }),
  /** In order; empty where the result file had no list. */
  preferences: z.array(seatPreference),
  applicant: applicantOfRecord,
  /** Decisions are held since then; the ticket of the person who asked for it. */
  hold: z.object({ at: z.string(), ticket: z.string() }).nullable(),
  /** What staff may set now; see `staffDecisions`. */
  allowed: z.array(staffStatus),
  /** Newest first, the last 100. */
  history: z.array(auditEntry),
});

/** Looked for whole, never by a part. The values travel in the body: addresses end up in logs. */
export const applicantSearch = z
  .object({
    form_number: typedCode().toUpperCase().min(1).max(20).optional(),
    email: z.string().overwrite(plainEmail).min(1).max(254).optional(),
    /** Only records of this track. */
    track: track.optional(),
  })
  .refine(({ form_number, email }) => form_number !== undefined || email !== undefined, {
    path: ['form_number'],
    message: 'Enter a form number or an e-mail address',
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
