import * as calls from '@university/shared/calls';
import type { EntryKind, DocumentKind } from '@university/shared/contract';
import { useQueryClient, useQuery } from '@university/shared/query';
import { useNavigate, useSearchParams, Link, useParams } from '@university/shared/router';
import { useDone } from '../api/invalidate';
import { DocumentForm } from './DocumentForm';
import { addressOf, kindOf, listName } from './kinds';
import { documentQuery } from './queries';
import { texts } from './texts';
import { callWithProof } from '../sign-in/recent-login';
import { Card, Message } from '@university/shared/kit';
import type { ComponentProps } from 'react';
import { StaffArea } from '../area/StaffArea';
import { DOCUMENTS } from './contract';
import { Read } from '../form/messages';
import { DocumentDesk } from './DocumentDesk';

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

const words = texts.page;

/** An entry of the catalogue, or the form for a new one. */
export default function EditDocument() {
  const { kind: given, id } = useParams();
  const kind = kindOf(given);
  if (!kind)
    return (
      <StaffArea title={texts.title}>
        <Message role="alert">
          <p>{texts.list.noKind}</p>
          <Link to="/admin/catalogue">{texts.list.back}</Link>
        </Message>
      </StaffArea>
    );
  if (id === undefined)
    return (
      <StaffArea title={words.newTitle(DOCUMENTS[kind].one)}>
        <div>
          <Link to={addressOf.list(kind)}>{listName(kind)}</Link>
        </div>
        <Card>
          <NewDocument key={kind} kind={kind} />
        </Card>
      </StaffArea>
    );
  return <OneDocument key={id} kind={kind} id={id} />;
}

interface Props extends Pick<ComponentProps<typeof DocumentDesk>, 'Form'> {
  kind: DocumentKind;
  id: string;
}

/** An entry by its address. */
export function OneDocument({ kind, id, Form }: Props) {
  const query = useQuery(documentQuery(id));
  const missing = (
    <Message role="alert">
      <p>{words.missing}</p>
      {kind !== 'media' && kind !== 'notice' && (
        <p>
          {words.deleted} <Link to={addressOf.history(kind, id)}>{words.history}</Link>
        </p>
      )}
      <Link to={addressOf.list(kind)}>{listName(kind)}</Link>
    </Message>
  );
  return (
    <StaffArea title={query.data?.name ?? DOCUMENTS[kind].one} lead={DOCUMENTS[kind].one}>
      {/* What was read earlier may be older than a draft of it. */}
      <Read
        query={query.isFetchedAfterMount ? query : { ...query, data: undefined }}
        failed={words.failed}
        missing={missing}
      >
        {(document) => (document.kind === kind ? <DocumentDesk document={document} Form={Form} /> : missing)}
      </Read>
    </StaffArea>
  );
}
