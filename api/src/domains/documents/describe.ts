import type { DocumentSummary, DraftStage, EditableDocument } from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { misfit } from '../catalogue/fit';
import { adapterOf } from './adapters';
import { describeDraft } from './drafts/describe';
import { type Editor, guardedFields, mayDoAll, mayEdit } from './editors';
import { readNames, usesOf } from './references';
import type { Stored } from './repository';
import { takesTwo } from './review';

export const summarize = (editor: Editor, document: Stored, draftStage: DraftStage | null): DocumentSummary => ({
  _id: document.id,
  kind: document.kind,
  key: document.key,
  name: document.name,
  status: document.status,
  isUnfit: misfit(document.kind, document.data) !== undefined,
  mayEdit: mayEdit(editor, document),
  updated_at: document.updatedAt?.toISOString() ?? null,
  draft_stage: draftStage,
});

/** A document as its editor sees it. */
export async function describeDocument(
  services: Pick<Services, 'db' | 'isDeployed'>,
  editor: Editor,
  document: Stored,
): Promise<EditableDocument> {
  const { db: tx } = services;
  const draft = mayEdit(editor, document) ? await describeDraft(tx, editor.staffId, document) : null;
  const summary = summarize(editor, document, draft?.stage ?? null);
  return {
    ...summary,
    version: document.version,
    data: document.data,
    // Names are read of what fits: elsewhere ids may stand where lists should.
    names: {
      ...(summary.isUnfit ? {} : await readNames(tx, document.kind, document.data)),
      ...Object.fromEntries((await adapterOf(document.kind)?.papers(tx, document.id)) ?? []),
      ...(draft && !misfit(document.kind, draft.data) ? await readNames(tx, document.kind, draft.data) : {}),
    },
    uses: await usesOf(tx, document.kind, document.id),
    guarded: guardedFields(editor, document.kind),
    mayPublish: mayDoAll(editor, document.kind),
    draft,
    takesTwo: await takesTwo(services, document.kind, document.data, draft?.data ?? document.data),
  };
}
