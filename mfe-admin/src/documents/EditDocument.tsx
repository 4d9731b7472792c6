import { useSession } from '@university/shared';
import type { EditableDocument, EntryKind, DocumentKind } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { useSearchParams, Link, useParams } from '@university/shared/router';
import { addressOf, beganAnew, kindOf, listName, newId } from './kinds';
import { documentQuery } from './queries';
import { texts } from './texts';
import { Message } from '@university/shared/kit';
import { type ComponentProps, useState } from 'react';
import { StaffArea } from '../area/StaffArea';
import { DOCUMENTS, isSetting } from './contract';
import { Begun } from './drafts/Begun';
import { Read } from '../form/messages';
import { beginOnce } from '../form/unfinished';
import { DocumentDesk } from './DocumentDesk';

/**
 * The form for a new entry, which may begin with what the address says: `?from=/old-page`. What is typed is a draft from
 * the first word on; once that is saved, it has an address of its own.
 */
function NewDocument({ kind }: { kind: EntryKind }) {
  const owner = useSession()?.email ?? '';
  const [given] = useSearchParams();
  const [id] = useState(() => (isSetting(kind) ? kind : beginOnce(owner, beganAnew(kind), newId)));
  const document: EditableDocument = {
    ...{ _id: id, kind, key: '', name: '', status: 'draft', isUnfit: false, mayEdit: true, updated_at: null },
    ...{ draft_stage: null, version: 0, data: Object.fromEntries(given), names: {}, uses: [], guarded: [] },
    ...{ mayPublish: true, draft: null, takesTwo: false },
  };
  return (
    <>
      <Begun kind={kind} except={id} />
      <DocumentDesk document={document} />
    </>
  );
}

const words = texts.page;

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
        <NewDocument key={kind} kind={kind} />
      </StaffArea>
    );
  return <OneDocument key={id} kind={kind} id={id} />;
}

interface Props extends Pick<ComponentProps<typeof DocumentDesk>, 'Form'> {
  kind: DocumentKind;
  id: string;
}

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
