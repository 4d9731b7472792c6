import { z } from 'zod';
import { documentStatus } from './documents/document';
import { cycleData } from './documents/admission';
import type { DocumentData } from './documents/kinds';
import { admissionHelpTexts, helpReasonNames } from './texts';
import { track } from './track';
import { mobileOrNone, orNothing, senderEmail, oneLine, personName, severalLines, typedCode } from './text';
import { success, byId, type Terms } from './endpoint';
import { ofCycle } from './result-rounds';

/** As stored, valid or not. */
const stored = <K extends 'application' | 'round'>() =>
  z.record(z.string(), z.unknown()) as unknown as z.ZodType<DocumentData<K>>;

const entry = { _id: z.string(), version: z.number().int(), status: documentStatus };

export const planProblem = z.object({
  /** Document; null: the whole year. */
  entry: z.string().nullable(),
  message: z.string(),
  /** Prevents publishing the year. */
  blocks: z.boolean(),
});

export const admissionPlan = z.object({
  /** Newest first. */
  cycles: z.array(z.object({ code: z.string(), beginsOn: z.string(), status: documentStatus })),
  /** null: no such cycle. */
  cycle: z.object({ ...entry, beginsOn: z.string() }).nullable(),
  tracks: z.array(z.object({ code: z.string(), name: z.string(), status: documentStatus })),
  applications: z.array(z.object({ ...entry, data: stored<'application'>() })),
  /** By track and number; `published`: the result is out. */
  rounds: z.array(z.object({ ...entry, published: z.boolean(), records: z.number().int(), data: stored<'round'>() })),
  problems: z.array(planProblem),
});

/** Ten years. */
export const MOST_DAYS_LATER = 3_660;

export const cycleCopy = z.object({
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

/** Labels are in the person's words, and the subject of the ticket. */
export const HELP_REASONS = (['no-record', 'which-email', 'birth-date', 'no-code', 'other'] as const).map((id) => ({
  id,
  label: helpReasonNames[id],
}));

export type HelpReason = (typeof HELP_REASONS)[number]['id'];
export const helpReason = z.enum(HELP_REASONS.map(({ id }) => id) as [HelpReason, ...HelpReason[]]);

const round = z.coerce.number().int().min(1).max(9);

/** "I cannot sign in". Never asks for the date of birth, which is a password here. */
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
    round: round.optional(),
    reason: z.enum(helpReason.enum, admissionHelpTexts.reason),
    message: severalLines().max(2_000).default(''),
    noticeVersion: orNothing(oneLine().max(20)),
  })
  .refine(({ reason, message }) => reason !== 'other' || message !== '', {
    path: ['message'],
    message: admissionHelpTexts.message,
  });

const helpOrNotMe = z.enum([...helpReason.options, 'not-me']);

export const signInHelp = z.object({
  track,
  track_name: z.string(),
  /** Of the page that led to the form. */
  round: z.number().int().nullable(),
  reason: helpOrNotMe,
});

export type AdmissionHelpForm = z.output<typeof admissionHelpForm>;
export type SignInHelp = z.infer<typeof signInHelp>;

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
    response: success({ cycle: z.string(), applications: z.number().int(), rounds: z.number().int() }),
  },
  publishCycle: {
    summary:
      'Publish every draft of a cycle, its own entry too; 409 `contradictory` with `problems` where windows are missing or dates contradict each other',
    access: ['admissions'],
    recentLogin: true,
    params: byId,
    fails: [409],
    response: success({ published: z.number().int() }),
  },
} as const satisfies Record<string, Terms>;
