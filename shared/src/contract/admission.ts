import { z } from 'zod';
import { documentStatus } from './documents/document';
import { cycleData } from './documents/admission';
import type { DocumentData } from './documents/kinds';
import { admissionHelpTexts, helpReasonNames } from './texts';
import { track } from './track';
import { mobileOrNone, orNothing, senderEmail, oneLine, personName, severalLines, typedCode } from './text';
import { success, byId, type Terms } from './endpoint';
import { ofCycle } from './result-rounds';

/** A document as it is stored, whether or not it fits its schema. */
const stored = <K extends 'application' | 'round'>() =>
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<DocumentData<K>>;

/** What every entry of a plan has beside its data; a change sends the version that it saw. */
const entry = { _id: z.string(), version: z.number().int(), status: documentStatus };

/** What should be put right in a plan. */
export const planProblem = z.object({
  /** Of the document that it is about; null: of the whole year. */
  entry: z.string().nullable(),
  /** A sentence that says of what it speaks. */
  message: z.string(),
  /** The year is not published in one go as long as it is so. */
  blocks: z.boolean(),
});

/** Everything that is planned for a cycle, drafts too, as the admissions office sees it. */
export const admissionPlan = z.object({
  /** Every cycle, the newest first. */
  cycles: z.array(z.object({ code: z.string(), beginsOn: z.string(), status: documentStatus })),
  /** null: there is no such cycle. */
  cycle: z.object({ ...entry, beginsOn: z.string() }).nullable(),
  /** In the order of lists. */
  tracks: z.array(z.object({ code: z.string(), name: z.string(), status: documentStatus })),
  applications: z.array(z.object({ ...entry, data: stored<'application'>() })),
  /** By track, then by number; `published`: the result is out, `records`: how many results it has. */
  rounds: z.array(z.object({ ...entry, published: z.boolean(), records: z.number().int(), data: stored<'round'>() })),
  problems: z.array(planProblem),
});

/** Most days that a copy lies after or before what it was copied from: ten years. */
export const MOST_DAYS_LATER = 3_660;

/** A new cycle like another one, with every date moved by whole days. */
export const cycleCopy = z.object({
  /** Of the cycle that is copied. */
  from: z.string().min(1, 'Choose an admission year').max(30),
  code: cycleData.shape.code,
  beginsOn: cycleData.shape.beginsOn,
  daysLater: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(-MOST_DAYS_LATER, `At least ${-MOST_DAYS_LATER}`)
    .max(MOST_DAYS_LATER, `At most ${MOST_DAYS_LATER}`),
});

export type PlanProblem = z.infer<typeof planProblem>;
export type AdmissionPlan = z.infer<typeof admissionPlan>;
export type CycleCopy = z.infer<typeof cycleCopy>;

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

/** Why a ticket is for the admissions office: somebody cannot sign in, or says that somebody else did. */
const helpOrNotMe = z.enum([...helpReason.options, 'not-me']);

/** What a ticket for the admissions office says beside what every grievance has. */
export const signInHelp = z.object({
  track,
  /** What people call it. */
  track_name: z.string(),
  /** Of the page that led to the form; null where none did. */
  round: z.number().int().nullable(),
  reason: helpOrNotMe,
});

export type AdmissionHelpForm = z.output<typeof admissionHelpForm>;
export type SignInHelp = z.infer<typeof signInHelp>;

/** What the admissions office plans: years with their application periods and rounds. */
export const admissionEndpoints = {
  readPlan: {
    summary: 'Everything that is planned for a cycle, drafts too, with what should be put right',
    access: ['admissions'],
    query: ofCycle,
    response: success(admissionPlan),
  },
  copyCycle: {
    summary:
      'Make a cycle as drafts from another one, with its application periods and rounds and every date moved; nothing of results. 409 `exists` where there is one of this code',
    access: ['admissions'],
    recentLogin: true,
    fails: [404, 409],
    body: cycleCopy,
    response: success(z.object({ cycle: z.string(), applications: z.number().int(), rounds: z.number().int() })),
  },
  publishCycle: {
    summary:
      'Publish every draft of a cycle, its own entry too; 409 `contradictory` with `problems` where windows are missing or dates contradict each other',
    access: ['admissions'],
    recentLogin: true,
    params: byId,
    fails: [409],
    response: success(z.object({ published: z.number().int() })),
  },
} as const satisfies Record<string, Terms>;
