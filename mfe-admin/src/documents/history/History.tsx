import * as calls from '@university/shared/calls';
import type { DocumentKind, EditableDocument, Revision } from '@university/shared/contract';
import { Message, Row, Stack, saveFrom, Badge, Card, Muted, SectionTitle } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useParams, useNavigate } from '@university/shared/router';
import { useState } from 'react';
import { StaffArea, Fold } from '../../area/StaffArea';
import { useDone, callWithProof } from '../../api/changes';
import { AskButton, TaskButton, Read } from '../../form/actions';
import { Pager } from '../../list/List';
import { DOCUMENTS } from '../contract';
import { addressOf, kindOf, listName, unstored } from '../kinds';
import { documentQuery, revisionsQuery } from '../queries';
import { texts } from '../texts';
import { call } from '@university/shared';
import { formatInstant } from '@university/shared/time';
import { Changes, changesOf } from './Changes';

const words = {
  title: (name: string) => `History of ${name}`,
  failed: 'The history could not be loaded.',
  version: (version: number) => `Version ${version}`,
  by: (who: string, at: string) => `${who}, ${at}`,
  note: (version: number) => `As in version ${version} again`,
} as const;

export default function History() {
  const { id = '', kind: given } = useParams();
  const kind = kindOf(given);
  const query = useQuery(documentQuery(id));
  return (
    <StaffArea title={words.title(query.data?.name ?? (kind ? DOCUMENTS[kind].one : ''))}>
      <Read
        query={query.isError ? { ...query, data: undefined } : query}
        failed={words.failed}
        missing={kind ? <Deleted id={id} kind={kind} /> : missing}
      >
        {(document) => <Revisions document={document} />}
      </Read>
    </StaffArea>
  );
}

const missing = (
  <Message role="alert">
    <p>{texts.pageMissing}</p>
    <Link to="/admin/catalogue">{texts.listBack}</Link>
  </Message>
);

function Deleted({ id, kind }: { id: string; kind: DocumentKind }) {
  const newest = useQuery(revisionsQuery(id, { limit: 1, page: 1 }));
  const done = useDone();
  async function restore() {
    await callWithProof(calls.restoreDocument, { params: { id } });
    done('The entry is back.', 'documents');
  }
  return (
    <Read query={newest} failed={words.failed} missing={missing}>
      {({ data: { revisions } }) =>
        revisions[0] ? (
          <Stack $gap={3}>
            <Message>
              <p>{`This entry was deleted (${DOCUMENTS[kind].one}). Here is what it said.`}</p>
              {kind !== 'media' && (
                <TaskButton look="primary" onRun={restore} working="Bringing it back…">
                  Bring the entry back
                </TaskButton>
              )}
            </Message>
            <Revisions document={unstored(kind, id, revisions[0].data)} />
          </Stack>
        ) : (
          missing
        )
      }
    </Read>
  );
}

const LIMIT = 20;

function Revisions({ document }: { document: EditableDocument }) {
  const { _id: id, kind } = document;
  const [page, setPage] = useState(1);
  const revisions = useQuery(revisionsQuery(id, { limit: LIMIT, page }));
  const pages = revisions.data?.metadata.totalPages ?? 0;
  // The last revision of a page is compared with the first of the next one.
  const next = useQuery({ ...revisionsQuery(id, { limit: 1, page: page * LIMIT + 1 }), enabled: page < pages });
  return (
    <Stack $gap={3}>
      <div>
        {document.version > 0 ? (
          <Link to={addressOf.one(kind, id)}>Back to the entry</Link>
        ) : (
          <Link to={addressOf.list(kind)}>{listName(kind)}</Link>
        )}
      </div>
      <Read query={revisions} failed={words.failed}>
        {({ data, metadata }) => {
          const earlier = [...data.revisions.slice(1), next.data?.data.revisions[0]];
          return (
            <>
              {data.revisions.map((revision, index) => (
                <OneRevision
                  key={revision.version}
                  document={document}
                  revision={revision}
                  before={earlier[index]}
                  isFirst={page >= metadata.totalPages && index === data.revisions.length - 1}
                />
              ))}
              <Pager metadata={metadata} onPage={setPage} />
            </>
          );
        }}
      </Read>
    </Stack>
  );
}

function ReplacedFile({ id, version }: { id: string; version: number }) {
  async function save() {
    saveFrom((await call(calls.requestReplacedFile, { params: { id, version: String(version) } })).data.url);
  }
  return (
    <div>
      <TaskButton onRun={save} failed="The file could not be had.">
        Save its PDF
      </TaskButton>
    </div>
  );
}

interface Props {
  document: EditableDocument;
  revision: Revision;
  before: Revision | undefined;
  isFirst: boolean;
}

function OneRevision({ document, revision, before, isFirst }: Props) {
  const { kind } = document;
  const { version, at, by, note, correction, data } = revision;
  const isPresent = version === document.version;
  // The list may be newer than the document.
  const isEarlier = version < document.version;
  return (
    <Card as="article" aria-label={words.version(version)}>
      <Stack $gap={1}>
        <Row>
          <SectionTitle>{words.version(version)}</SectionTitle>
          {isPresent && <Badge>As it is now</Badge>}
        </Row>
        <Muted>{words.by(by || 'Import or first start', formatInstant(at))}</Muted>
        <p>{note || 'No note.'}</p>
        {correction && <p>{`Readers were told: ${correction}`}</p>}
        {isFirst ? (
          <p>This is the first version that is kept.</p>
        ) : (
          before && (
            <Fold title="What was changed">
              <Changes changes={changesOf(document.kind, before, revision, document.names)} />
            </Fold>
          )
        )}
        {kind === 'notice' && isEarlier && typeof data.file === 'string' && data.file !== document.data.file && (
          <ReplacedFile id={document._id} version={version} />
        )}
        {isEarlier && document.mayEdit && (
          <div>
            <Restore document={document} revision={revision} />
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Restore({ document, revision }: Pick<Props, 'document' | 'revision'>) {
  const { _id: id, kind, version, draft } = document;
  const done = useDone();
  const navigate = useNavigate();
  return (
    <AskButton
      title="Restore this version as a draft?"
      action="Restore as a draft"
      aria-label={`Restore as a draft: version ${revision.version}`}
      onConfirm={async () => {
        if (draft) await call(calls.discardDraft, { params: { id }, query: { version: draft.version } });
        const body = { data: revision.data, note: words.note(revision.version), base: version, version: 0 };
        await call(calls.saveDraft, { params: { id }, body });
        done(`The draft is as in version ${revision.version}. Visitors do not see it yet.`, 'documents');
        void navigate(addressOf.one(kind, id));
      }}
    >
      <p>{`The draft gets what version ${revision.version} says. Visitors see it only when you publish that.`}</p>
      {draft && <p>The draft that there is now goes to the bin.</p>}
    </AskButton>
  );
}
