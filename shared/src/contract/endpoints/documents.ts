import { z } from 'zod';
import {
  document,
  documentCreation,
  documentKind,
  documentStatus,
  documentSummary,
  documentUpdate,
  revision,
} from '../documents';
import { success, successList } from '../envelope';
import { byId, limit, page, type Terms } from './endpoint';

/** Who has documents of their own to change. What each of them may change is decided document by document. */
export const EDITING = ['editor', 'faculty'] as const;

const oneDocument = success(z.object({ document }));

/** What people of the university change themselves, each kind by the same calls. */
export const documentEndpoints = {
  listDocuments: {
    summary: 'Documents of a kind, by name',
    access: EDITING,
    query: z.object({
      kind: documentKind,
      search: z.string().max(100).optional(),
      status: documentStatus.optional(),
      /** Only what the caller may change. */
      mine: z.stringbool().optional(),
      limit: limit(1_000, 50),
      page,
    }),
    response: successList(z.object({ documents: z.array(documentSummary) })),
  },
  readDocument: {
    summary: 'A document as it is stored, with what refers to it',
    access: EDITING,
    params: byId,
    response: oneDocument,
  },
  createDocument: { summary: 'Make a document', access: EDITING, body: documentCreation, response: oneDocument },
  updateDocument: {
    summary: 'Change a document; 409 with the document as it is now',
    access: EDITING,
    params: byId,
    body: documentUpdate,
    response: oneDocument,
  },
  deleteDocument: {
    summary: 'Delete a document that nothing refers to; 409 `in_use` with what does',
    access: EDITING,
    params: byId,
    response: success(z.object({})),
  },
  listRevisions: {
    summary: 'States that a document had, newest first',
    access: EDITING,
    params: byId,
    query: z.object({ limit: limit(100, 20), page }),
    response: successList(z.object({ revisions: z.array(revision) })),
  },
} as const satisfies Record<string, Terms>;
