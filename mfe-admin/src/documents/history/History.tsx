import type { EditableDocument } from '@university/shared/contract';
import { Message, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { useState } from 'react';
import { StaffArea } from '../../area/StaffArea';
import { Read } from '../../form/messages';
import { Pager } from '../../list/List';
import { addressOf } from '../kinds';
import { documentQuery, revisionsQuery } from '../queries';
import { texts } from '../texts';
import { texts as words } from './texts';
import { OneRevision } from './OneRevision';

/** States that an entry had, with what was changed between them. */
export default function History() {
  const { id = '' } = useParams();
  const query = useQuery(documentQuery(id));
  return (
    <StaffArea title={words.title(query.data?.name ?? '')}>
      <Read
        query={query}
        failed={words.failed}
        missing={
          <Message role="alert">
            <p>{texts.page.missing}</p>
            <Link to="/admin/catalogue">{texts.list.back}</Link>
          </Message>
        }
      >
        {(document) => <Revisions document={document} />}
      </Read>
    </StaffArea>
  );
}

const LIMIT = 20;

function Revisions({ document }: { document: EditableDocument }) {
  const { _id: id, kind } = document;
  const [page, setPage] = useState(1);
  const revisions = useQuery(revisionsQuery(id, { limit: LIMIT, page }));
  const pages = revisions.data?.metadata.totalPages ?? 0;
  // What the last of this page is compared with stands on the next one.
  const next = useQuery({ ...revisionsQuery(id, { limit: 1, page: page * LIMIT + 1 }), enabled: page < pages });
  return (
    <Stack $gap={3}>
      <div>
        <Link to={addressOf.one(kind, id)}>{words.back}</Link>
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
