import { DOCUMENTS, type DocumentKind, type DocumentStatus } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import type { Services } from '../../platform/services';
import { applyChange, inTransaction } from './apply';
import { requireOwnFields } from './change';
import { type Editor, requireRight } from './editors';
import { requireProofFor } from './plans';
import { findDocument } from './repository';

interface Wish {
  _id: string;
  status: DocumentStatus;
}

const UNFIT = 'It does not fit what is asked for. Open it: the form says what to mend.';

/** @returns the status that it had. @throws HttpError 400, 403, 404, 409 */
function giveStatus(services: Services, editor: Editor, kind: DocumentKind, { _id, status }: Wish) {
  return inTransaction(services, async (inside) => {
    const before = await findDocument(inside.db, _id, { isLocked: true });
    if (!before || before.kind !== kind) throw notFound('It is no longer there.');
    if (before.status === status) return status;
    requireRight(editor, before);
    requireOwnFields(editor, before, { data: before.data, status });
    if (status === 'published' && !DOCUMENTS[kind].data.safeParse(before.data).success)
      throw new HttpError(409, 'unfit', UNFIT);
    await applyChange(inside, editor, before, { kind, data: before.data, status, note: '', correction: '' });
    return before.status;
  });
}

/** What a refusal says of the one field at fault, or of all. */
const reasonOf = ({ issues, message }: HttpError): string => issues?.[0]?.message ?? message;

/**
 * Gives documents of a kind another status, each by itself: one that cannot have it keeps none of the others from it.
 * `changed` has the status that each had before, which takes it back.
 */
export async function giveStatuses(
  services: Services,
  editor: Editor,
  { kind, documents }: { kind: DocumentKind; documents: readonly Wish[] },
) {
  requireProofFor(editor, kind, services.clock());
  const changed: Wish[] = [];
  const refused: { _id: string; name: string; reason: string }[] = [];
  for (const wish of documents) {
    try {
      changed.push({ _id: wish._id, status: await giveStatus(services, editor, kind, wish) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const name = (await findDocument(services.db, wish._id))?.name ?? '';
      refused.push({ _id: wish._id, name, reason: reasonOf(error) });
    }
  }
  return { changed, refused };
}
