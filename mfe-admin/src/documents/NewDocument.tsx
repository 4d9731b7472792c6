import * as calls from '@university/shared/calls';
import type { EntryKind } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useNavigate, useSearchParams } from '@university/shared/router';
import { useDone } from '../api/invalidate';
import { DocumentForm } from './DocumentForm';
import { addressOf } from './kinds';
import { documentQuery } from './queries';
import { texts } from './texts';
import { callWithProof } from '../sign-in/recent-login';

/** The form for a new entry, which may begin with what the address says: `?from=/old-page`. Once it is made, its own page takes the place of the form. */
export function NewDocument({ kind }: { kind: EntryKind }) {
  const done = useDone();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [given] = useSearchParams();
  return (
    <DocumentForm
      kind={kind}
      base={null}
      given={Object.fromEntries(given)}
      onSave={async (output) => {
        const { data } = await callWithProof(calls.createDocument, { body: { kind, ...output } });
        const { document } = data;
        queryClient.setQueryData(documentQuery(document._id).queryKey, document);
        done(texts.page.added(document.name), 'documents');
        void navigate(addressOf.one(kind, document._id), { replace: true });
      }}
    />
  );
}
