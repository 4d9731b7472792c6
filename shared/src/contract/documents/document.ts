import { z } from 'zod';
import { oneLine, isoInstant } from '../text';
import {
  documentKind,
  type DocumentKind,
  isOfAdmission,
  isSetting,
  DOCUMENT_KINDS,
  DOCUMENTS,
  ENTRY_KINDS,
} from './kinds';

/** Only what is published is seen by the public; what is archived stays for staff and links of old papers. */
export const DOCUMENT_STATUSES = ['draft', 'published', 'archived'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export const documentStatus = z.enum(DOCUMENT_STATUSES);

/** What a draft can make of a document: publishing never leaves it unseen without saying so. */
const publishedStatus = documentStatus.exclude(['draft']);

/** Documents whose status changes in one call: as many as a page of their list has. */
export const MOST_STATUSES = 50;

/** What is said of a change. */
export const changeNotes = {
  /** Why something was changed, for the history. */
  note: oneLine().max(300, 'Keep the note under 300 characters').default(''),
  /** What readers are told of a correction, on the page of the document; empty: nothing. */
  correction: oneLine().max(300, 'Keep the correction under 300 characters').default(''),
};

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
  /** Counts what was saved of it, from 1; anybody who saves names the one that was seen. */
  version: z.number().int(),
  /** Version of the document that it changes. */
  base: z.number().int(),
  stage: draftStage,
  /** When it is published by itself; null unless it is scheduled. */
  publish_at: z.string().nullable(),
  /** As its form holds it, whether or not it fits. */
  data: z.record(z.string(), z.unknown()),
  /** What publishing it makes of the document. */
  status: publishedStatus,
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
  .extend({
    _id: z.string(),
    kind: documentKind,
    name: z.string(),
    /** Nothing of it was ever published. */
    isNew: z.boolean(),
  });

/** Without what no database stores, nor anybody sees: NUL, and halves of surrogate pairs, which a text cut by a program has. */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(/\0|\p{Cs}/gu, '');
  // What is nested more deeply is refused.
  if (typeof value !== 'object' || value === null || depth > 10) return value;
  if (Array.isArray(value)) return value.map((each) => storable(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storable(each, depth + 1)]));
}

/** What is saved as somebody types: it need not fit. */
export const draftUpdate = z.object({
  /** Of a document that is not there yet: what it is to be. */
  kind: documentKind.optional(),
  data: z.record(z.string(), z.unknown()).overwrite((data) => storable(data) as Record<string, unknown>),
  /** Whatever is there but `archived` is published. */
  status: documentStatus.default('published'),
  ...changeNotes,
  /** Version of the document that the form began with; 0: it is not there yet. */
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
 * The setting that makes publishing of a kind take two people: anybody who changed a draft last does not publish it then.
 * Null: never. Pictures are seen where they are used, and published there.
 */
export function reviewedBy(kind: DocumentKind) {
  if (kind === 'media') return null;
  if (kind === 'notice') return 'notices-take-two';
  if (kind === 'page') return 'pages-take-two';
  if (isOfAdmission(kind)) return 'admission-takes-two';
  return isSetting(kind) ? 'site-takes-two' : 'catalogue-takes-two';
}

/** An alert is up within a minute, at any hour: it waits for nobody. */
export const isUrgent = (kind: DocumentKind, { section }: Record<string, unknown>): boolean =>
  kind === 'notice' && section === 'alert';

/** Days for which what was deleted can be brought back. */
export const BIN_DAYS = 90;

/** What was deleted, or the draft of a document that was discarded. */
export const binEntry = z.object({
  _id: z.string(),
  kind: documentKind,
  document_id: z.string(),
  name: z.string(),
  isDraft: z.boolean(),
  /** Name of who put it here; empty: the account no longer exists. */
  by: z.string(),
  at: z.string(),
  /** Until when it can be brought back. */
  until: z.string(),
});

export type BinEntry = z.infer<typeof binEntry>;
export type Draft = z.infer<typeof draft>;
export type DraftSummary = z.infer<typeof draftSummary>;
export type DraftUpdate = z.output<typeof draftUpdate>;
export type DraftStepBody = z.output<typeof draftStep>;

/** One document in lists and where something refers to it. */
export const documentSummary = z.object({
  _id: z.string(),
  kind: documentKind,
  /** By which tables of an import know it. */
  key: z.string(),
  name: z.string(),
  status: documentStatus,
  /** It does not fit its schema and is left out of public pages until somebody mends it. */
  isUnfit: z.boolean(),
  /** The caller may change it. */
  mayEdit: z.boolean(),
  updated_at: z.string().nullable(),
  /** How far the draft of it has come; null: it has none. */
  draft_stage: draftStage.nullable(),
});

/** What refers to a document: it cannot be deleted as long as something does. */
export const documentUse = z.object({
  _id: z.string(),
  kind: documentKind,
  name: z.string(),
  field: z.string(),
});

/** A link to the page of a document. */
export const documentLink = documentUse.extend({
  /** It is an entry of a menu or a list of links, or a redirect: it goes with the document. Else a text, which stays. */
  goes: z.boolean(),
});

export const document = documentSummary.extend({
  /** Counts changes; 0: it is a draft only, and nothing of it was ever published. */
  version: z.number().int(),
  /** As stored, whether or not it fits its schema: it is here that it is mended. */
  data: z.record(z.string(), z.unknown()),
  /** Names of what it refers to, by `_id`. */
  names: z.record(z.string(), z.string()),
  uses: z.array(documentUse),
  /** Fields that the caller may not change. */
  guarded: z.array(z.string()),
  /** The caller may publish, archive and delete it. */
  mayPublish: z.boolean(),
  draft: draft.nullable(),
  /** Publishing takes a second person. */
  takesTwo: z.boolean(),
});

/** A state that a document had; the newest is the present one. */
export const revision = z.object({
  version: z.number().int(),
  at: z.string(),
  /** Name of who made it; empty: it came with an import or the first start. */
  by: z.string(),
  note: z.string(),
  /** What readers were told of it; empty: nothing. */
  correction: z.string(),
  status: documentStatus,
  data: z.record(z.string(), z.unknown()),
});

/** Nothing where there is no more: zod would call that a record of nothing. */
type More<S, T> = keyof S extends never ? unknown : T;

/** A body by kind. The cast says what the map does: one member of the union for each kind. */
function byKind<S extends z.ZodRawShape>(kinds: readonly DocumentKind[], more: S) {
  const members = kinds.map((kind) =>
    z.object({
      kind: z.literal(kind),
      data: DOCUMENTS[kind].data,
      status: documentStatus.optional(),
      ...changeNotes,
      ...more,
    }),
  );
  return z.discriminatedUnion('kind', members as never) as unknown as z.ZodType<
    {
      kind: DocumentKind;
      data: Record<string, unknown>;
      status?: DocumentStatus;
      note: string;
      correction: string;
    } & More<S, z.output<z.ZodObject<S>>>,
    {
      kind: DocumentKind;
      data: Record<string, unknown>;
      status?: DocumentStatus;
      note?: string;
      correction?: string;
    } & More<S, z.input<z.ZodObject<S>>>
  >;
}

export const documentCreation = byKind(ENTRY_KINDS, {});
export const documentUpdate = byKind(DOCUMENT_KINDS, {
  /** The one that was seen. */
  version: z.number().int(),
  /** Version of the draft that this takes the place of, which goes; 0: there was none. Without it a draft stays. */
  draft: z.number().int().min(0).optional(),
});

export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentLink = z.infer<typeof documentLink>;
export type DocumentUse = z.infer<typeof documentUse>;
export type EditableDocument = z.infer<typeof document>;
export type Revision = z.infer<typeof revision>;
