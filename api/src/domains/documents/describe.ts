import type { DocumentSummary, EditableDocument } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import { misfit } from '../catalogue/fit';
import { type Editor, guardedFields, mayDoAll, mayEdit } from './editors';
import { readNames, usesOf } from './references';
import type { Stored } from './repository';

export const summarize = (editor: Editor, document: Stored): DocumentSummary => ({
  _id: document.id,
  kind: document.kind,
  key: document.key,
  name: document.name,
  status: document.status,
  isUnfit: misfit(document.kind, document.data) !== undefined,
  mayEdit: mayEdit(editor, document),
  updated_at: document.updatedAt?.toISOString() ?? null,
});

/** A document as its editor sees it. */
export async function describeDocument(tx: Database, editor: Editor, document: Stored): Promise<EditableDocument> {
  const summary = summarize(editor, document);
  return {
    ...summary,
    version: document.version,
    data: document.data,
    // Names are read of what fits: elsewhere ids may stand where lists should.
    names: summary.isUnfit ? {} : await readNames(tx, document.kind, document.data),
    uses: await usesOf(tx, document.kind, document.id),
    guarded: guardedFields(editor, document.kind),
    mayPublish: mayDoAll(editor, document.kind),
  };
}
