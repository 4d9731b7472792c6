import { z } from 'zod';
import { changeNotes } from './change-notes';
import { draft, draftStage } from './drafts';
import { DOCUMENT_KINDS, documentKind, DOCUMENTS, type DocumentKind } from './kinds';
import { documentStatus, type DocumentStatus } from './status';

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

/** What staff write and the site shows: a document of a kind, or a notice. */
export const placeKind = z.enum([...documentKind.options, 'notice']);
export type PlaceKind = z.infer<typeof placeKind>;

/** What refers to a document: it cannot be deleted as long as something does. */
export const documentUse = z.object({
  _id: z.string(),
  kind: placeKind,
  name: z.string(),
  field: z.string(),
});

export const document = documentSummary.extend({
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
function byKind<S extends z.ZodRawShape>(more: S) {
  const members = DOCUMENT_KINDS.map((kind) =>
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

export const documentCreation = byKind({});
export const documentUpdate = byKind({
  /** The one that was seen. */
  version: z.number().int(),
  /** Version of the draft that this takes the place of, which goes; 0: there was none. Without it a draft stays. */
  draft: z.number().int().min(0).optional(),
});

export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentUse = z.infer<typeof documentUse>;
export type EditableDocument = z.infer<typeof document>;
export type Revision = z.infer<typeof revision>;
