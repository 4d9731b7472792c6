import { z } from 'zod';
import { isoInstant, oneLine } from '../text';
import { documentKind, type DocumentKind, isOfAdmission, isSetting } from './kinds';
import { documentStatus } from './status';
import { changeNotes } from './change-notes';

/** How far a draft has come. Only an open one is changed; what waits is taken back first. */
export const DRAFT_STAGES = ['open', 'in-review', 'scheduled'] as const;
export const draftStage = z.enum(DRAFT_STAGES);
export type DraftStage = z.infer<typeof draftStage>;

/** What is done with a draft, and at which stages of it. */
export const DRAFT_STEPS = {
  'ask-review': ['open'],
  'take-back': ['in-review', 'scheduled'],
  schedule: ['open', 'in-review'],
  publish: DRAFT_STAGES,
} as const satisfies Record<string, readonly DraftStage[]>;
export type DraftStep = keyof typeof DRAFT_STEPS;

/** Changes of a document that readers do not see yet. Each document has one at most, and all its editors share it. */
export const draft = z.object({
  /** Counts what was saved of it, from 1; whoever saves names the one that was seen. */
  version: z.number().int(),
  /** Version of the document that it changes. */
  base: z.number().int(),
  stage: draftStage,
  /** When it is published by itself; null unless it is scheduled. */
  publish_at: z.string().nullable(),
  /** As its form holds it, whether or not it fits. */
  data: z.record(z.string(), z.unknown()),
  status: documentStatus,
  note: z.string(),
  correction: z.string(),
  /** Why it was taken back, or could not be published at its time; empty: it was not. */
  remark: z.string(),
  /** Name of who saved it last. */
  by: z.string(),
  /** The caller did. */
  isMine: z.boolean(),
  at: z.string(),
  /** What the document held in the version that the draft began with; null while that is the present one. */
  before: z.record(z.string(), z.unknown()).nullable(),
});

/** A draft in the list of what waits. */
export const draftSummary = draft
  .pick({ stage: true, publish_at: true, remark: true, by: true, isMine: true, at: true })
  .extend({ _id: z.string(), kind: documentKind, name: z.string() });

/** What is saved as somebody types: it need not fit. */
export const draftUpdate = z.object({
  data: z.record(z.string(), z.unknown()),
  status: documentStatus,
  ...changeNotes,
  /** Version of the document that the form began with. */
  base: z.number().int(),
  /** The draft that was seen; 0: none. */
  version: z.number().int().min(0),
});

const seen = { version: z.number().int() };

export const draftStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('ask-review'), ...seen }),
  z.object({ step: z.literal('take-back'), remark: oneLine().max(300, 'Keep it under 300 characters'), ...seen }),
  z.object({ step: z.literal('schedule'), publish_at: isoInstant('Give a day and a time'), ...seen }),
  z.object({ step: z.literal('publish'), ...seen }),
]);

/**
 * The setting that makes publishing of a kind take two people: whoever changed a draft last does not publish it then.
 * Null: never. Pictures are seen where they are used, and published there.
 */
export function reviewedBy(kind: DocumentKind) {
  if (kind === 'media') return null;
  if (kind === 'notice') return 'notices-take-two';
  if (kind === 'page') return 'pages-take-two';
  if (isOfAdmission(kind)) return 'admission-takes-two';
  return isSetting(kind) ? 'site-takes-two' : 'catalogue-takes-two';
}

/** An alert is up within a minute, whoever is awake: it waits for nobody. */
export const isUrgent = (kind: DocumentKind, { section }: Record<string, unknown>): boolean =>
  kind === 'notice' && section === 'alert';

export type Draft = z.infer<typeof draft>;
export type DraftSummary = z.infer<typeof draftSummary>;
export type DraftUpdate = z.output<typeof draftUpdate>;
export type DraftStepBody = z.output<typeof draftStep>;
