import { z } from 'zod';
import { documentStatus } from './documents/status';
import { cycleData } from './documents/admission';
import type { DocumentData } from './documents/kinds';

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
