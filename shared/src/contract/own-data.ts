import { z } from 'zod';
import { allotmentRecord, mailLanguage } from './allotment';
import { passkey, me } from './staff';
import { success, ROLES, type Terms } from './endpoint';

/** Names nobody else. */
const ownEvent = z.object({ at: z.string(), text: z.string(), notes: z.array(z.string()) });

const ownMail = z.object({ at: z.string(), subject: z.string(), sent_at: z.string().nullable() });

/** The form number is masked, as it is a second proof. */
export const applicantData = z.object({
  madeAt: z.string(),
  email: z.string(),
  language: mailLanguage,
  records: z.array(allotmentRecord),
  letters: z.array(z.object({ round: z.number().int(), decision: z.string(), issuedAt: z.string() })),
  mail: z.array(ownMail),
  events: z.array(ownEvent),
  /** Stored but not shown. */
  alsoKept: z.array(z.string()),
});
export type ApplicantData = z.infer<typeof applicantData>;

export const staffData = z.object({
  madeAt: z.string(),
  account: me,
  sessions: z.array(z.object({ since: z.string(), lastUsedAt: z.string() })),
  passkeys: z.array(passkey),
  mail: z.array(ownMail),
  events: z.array(ownEvent),
  alsoKept: z.array(z.string()),
});
export type StaffData = z.infer<typeof staffData>;

/** Source: Digital Personal Data Protection Act 2023, section 11. */
export const ownDataEndpoints = {
  readApplicantData: {
    summary: 'Everything that is held about the signed-in applicant',
    access: ['applicant'],
    fails: [404],
    response: success(applicantData),
  },
  readStaffData: {
    summary: 'Everything that is held about the caller, a member of staff',
    access: ROLES,
    fails: [404],
    response: success(staffData),
  },
} as const satisfies Record<string, Terms>;
