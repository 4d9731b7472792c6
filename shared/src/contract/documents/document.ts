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

/** Only published documents are public; archived ones are kept for staff and old links. */
export const DOCUMENT_STATUSES = ['draft', 'published', 'archived'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export const documentStatus = z.enum(DOCUMENT_STATUSES);

/** Publishing a draft cannot hide the document. */
const publishedStatus = documentStatus.exclude(['draft']);

export const MOST_STATUSES = 50;

export const changeNotes = {
  /** For the history. */
  note: oneLine().max(300).default(''),
  /** Shown to readers; empty: none. */
  correction: oneLine().max(300).default(''),
};

/** Only open drafts can be changed. */
export const DRAFT_STAGES = ['open', 'in-review', 'scheduled'] as const;
export const draftStage = z.enum(DRAFT_STAGES);
export type DraftStage = z.infer<typeof draftStage>;

/** Steps, and the stages that allow them. */
export const DRAFT_STEPS = {
  'ask-review': ['open'],
  'take-back': ['in-review', 'scheduled'],
  schedule: ['open', 'in-review'],
  publish: DRAFT_STAGES,
} as const satisfies Record<string, readonly DraftStage[]>;

/** Unpublished changes; at most one draft per document, shared by its editors. */
export const draft = z.object({
  version: z.number().int(),
  /** Version of the document. */
  base: z.number().int(),
  stage: draftStage,
  publish_at: z.string().nullable(),
  /** Form values, valid or not. */
  data: z.record(z.string(), z.unknown()),
  status: publishedStatus,
  note: z.string(),
  correction: z.string(),
  /** Why it was returned, or not published. */
  remark: z.string(),
  by: z.string(),
  isMine: z.boolean(),
  at: z.string(),
  /** The base version, if the document has changed since. */
  before: z.record(z.string(), z.unknown()).nullable(),
});

export const draftSummary = draft
  .pick({ stage: true, publish_at: true, remark: true, by: true, isMine: true, at: true })
  .extend({ _id: z.string(), kind: documentKind, name: z.string(), isNew: z.boolean() });

/** Removes NUL and lone surrogates. */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(/\0|\p{Cs}/gu, '');
  // Deeper nesting is refused later.
  if (typeof value !== 'object' || value === null || depth > 10) return value;
  if (Array.isArray(value)) return value.map((each) => storable(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storable(each, depth + 1)]));
}

/** Autosave; need not be valid. */
export const draftUpdate = z.object({
  /** For a new document. */
  kind: documentKind.optional(),
  data: z.record(z.string(), z.unknown()).overwrite((data) => storable(data) as Record<string, unknown>),
  /** Anything but `archived` is published. */
  status: documentStatus.default('published'),
  ...changeNotes,
  /** Version of the document; 0: new. */
  base: z.number().int(),
  /** Version of the draft; 0: none. */
  version: z.number().int().min(0),
});

const seen = { version: z.number().int() };

export const draftStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('ask-review'), ...seen }),
  z.object({ step: z.literal('take-back'), remark: oneLine().max(300), ...seen }),
  z.object({ step: z.literal('schedule'), publish_at: isoInstant('Give a day and a time'), ...seen }),
  z.object({ step: z.literal('publish'), ...seen }),
]);

/** The setting that requires a second person to publish a kind; null: never. */
export function reviewedBy(kind: DocumentKind) {
  if (kind === 'media') return null;
  if (kind === 'notice') return 'notices-take-two';
  if (kind === 'page') return 'pages-take-two';
  if (isOfAdmission(kind)) return 'admission-takes-two';
  return isSetting(kind) ? 'site-takes-two' : 'catalogue-takes-two';
}

/** Alerts are published without a second person. */
export const isUrgent = (kind: DocumentKind, { section }: Record<string, unknown>): boolean =>
  kind === 'notice' && section === 'alert';

export const BIN_DAYS = 90;

export const binEntry = z.object({
  _id: z.string(),
  kind: documentKind,
  document_id: z.string(),
  name: z.string(),
  isDraft: z.boolean(),
  by: z.string(),
  at: z.string(),
  until: z.string(),
});

export type BinEntry = z.infer<typeof binEntry>;
export type Draft = z.infer<typeof draft>;
export type DraftSummary = z.infer<typeof draftSummary>;
export type DraftUpdate = z.output<typeof draftUpdate>;
export type DraftStepBody = z.output<typeof draftStep>;

export const documentSummary = z.object({
  _id: z.string(),
  kind: documentKind,
  key: z.string(),
  name: z.string(),
  status: documentStatus,
  /** Does not fit its schema, so it is not public. */
  isUnfit: z.boolean(),
  mayEdit: z.boolean(),
  updated_at: z.string().nullable(),
  draft_stage: draftStage.nullable(),
});

export const documentUse = z.object({ _id: z.string(), kind: documentKind, name: z.string(), field: z.string() });

export const documentLink = documentUse.extend({
  /** Menu entry or redirect: deleted with the document. Links in texts stay. */
  goes: z.boolean(),
});

export const document = documentSummary.extend({
  /** 0: a draft only. */
  version: z.number().int(),
  /** As stored, valid or not. */
  data: z.record(z.string(), z.unknown()),
  names: z.record(z.string(), z.string()),
  uses: z.array(documentUse),
  /** Fields that the caller may not change. */
  guarded: z.array(z.string()),
  /** Also archive and delete. */
  mayPublish: z.boolean(),
  draft: draft.nullable(),
  /** Publishing needs a second person. */
  takesTwo: z.boolean(),
});

export const revision = z.object({
  version: z.number().int(),
  at: z.string(),
  by: z.string(),
  note: z.string(),
  /** Shown to readers. */
  correction: z.string(),
  status: documentStatus,
  data: z.record(z.string(), z.unknown()),
});

/** zod would infer an empty record. */
type More<S, T> = keyof S extends never ? unknown : T;

/** A body by kind; the cast restores the union that `map` loses. */
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
  /** For conflicts. */
  version: z.number().int(),
  /** Version of the draft that this replaces; 0: there was none. Without it a draft stays. */
  draft: z.number().int().min(0).optional(),
});

export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentLink = z.infer<typeof documentLink>;
export type DocumentUse = z.infer<typeof documentUse>;
export type EditableDocument = z.infer<typeof document>;
export type Revision = z.infer<typeof revision>;
