import { z } from 'zod';
import { admissionHelpTexts, helpReasonNames } from './admission-help-texts';
import { track } from './track';
import { mobileOrNone } from './mobile';
import { orNothing, senderEmail } from './sender';
import { oneLine, personName, severalLines, typedCode } from './text';

/** What keeps somebody from signing in to a result. The labels are the person's words, and the subject of the ticket. */
export const HELP_REASONS = (['no-record', 'which-email', 'birth-date', 'no-code', 'other'] as const).map((id) => ({
  id,
  label: helpReasonNames[id],
}));

export type HelpReason = (typeof HELP_REASONS)[number]['id'];
export const helpReason = z.enum(HELP_REASONS.map(({ id }) => id) as [HelpReason, ...HelpReason[]]);

const round = z.coerce.number().int().min(1).max(9);

/**
 * `POST /admission/help`: "I cannot sign in". A call of its own and not more fields of `grievanceForm`: it asks for less,
 * and no condition between the two forms is needed. Never asks for the date of birth, which is a password here.
 */
export const admissionHelpForm = z
  .object({
    name: personName().min(2, admissionHelpTexts.name).max(100),
    email: senderEmail,
    mobile: mobileOrNone,
    form_number: typedCode().toUpperCase().min(1, admissionHelpTexts.formNumber).max(20),
    track: z
      .string(admissionHelpTexts.track)
      .max(60)
      .regex(/^[a-z0-9-]+$/, admissionHelpTexts.track),
    /** Of the page that led to the form. */
    round: round.optional(),
    reason: z.enum(helpReason.enum, admissionHelpTexts.reason),
    message: severalLines().max(2_000, admissionHelpTexts.tooLong).default(''),
    /** Version of the privacy notice that stood beside the form. */
    noticeVersion: orNothing(oneLine().max(20)),
  })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    path: ['message'],
    message: admissionHelpTexts.message,
  });

/** What a ticket says beside what every grievance has. */
export const signInHelp = z.object({
  track,
  /** What people call it. */
  track_name: z.string(),
  /** Of the page that led to the form; null where none did. */
  round: z.number().int().nullable(),
  reason: helpReason,
});

export type AdmissionHelpForm = z.output<typeof admissionHelpForm>;
export type SignInHelp = z.infer<typeof signInHelp>;
