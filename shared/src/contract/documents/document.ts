import { z } from 'zod';
import { oneLine } from '../text';
import { DOCUMENT_KINDS, documentKind, DOCUMENTS, type DocumentKind } from './kinds';
import { DOCUMENT_STATUSES, type DocumentStatus } from './status';

export const documentStatus = z.enum(DOCUMENT_STATUSES);

/** Why something was changed, for the history. */
const note = oneLine().max(300, 'Keep the note under 300 characters').default('');

/** What readers are told of a correction, on the page of the document; empty: nothing. */
const correction = oneLine().max(300, 'Keep the correction under 300 characters').default('');

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
});

/** What refers to a document: it cannot be deleted as long as something does. */
export const documentUse = z.object({ _id: z.string(), kind: documentKind, name: z.string(), field: z.string() });

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

/** A body by kind. The cast says what the map does: one member of the union for each kind. */
function byKind<S extends z.ZodRawShape>(more: S) {
  const members = DOCUMENT_KINDS.map((kind) =>
    z.object({
      kind: z.literal(kind),
      data: DOCUMENTS[kind].data,
      status: documentStatus.optional(),
      note,
      correction,
      ...more,
    }),
  );
  return z.discriminatedUnion('kind', members as never) as unknown as z.ZodType<
    { kind: DocumentKind; data: Record<string, unknown>; status?: DocumentStatus; note: string; correction: string } & {
      [K in keyof S]: z.output<S[K]>;
    },
    {
      kind: DocumentKind;
      data: Record<string, unknown>;
      status?: DocumentStatus;
      note?: string;
      correction?: string;
    } & {
      [K in keyof S]: z.input<S[K]>;
    }
  >;
}

export const documentCreation = byKind({});
export const documentUpdate = byKind({
  /** The one that was seen. */
  version: z.number().int(),
});

export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentUse = z.infer<typeof documentUse>;
export type EditableDocument = z.infer<typeof document>;
export type Revision = z.infer<typeof revision>;
