import * as calls from '@university/shared/calls';
import { Badge } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { formatDate, formatInstant } from '@university/shared/time';
import { useDone, callWithProof } from '../api/changes';
import { StaffArea } from '../area/StaffArea';
import { Failed } from '../form/actions';
import { CellActions, RowButton, Small } from '../list/cells';
import { column } from '../list/DataTable';
import { List } from '../list/List';
import { useAddress } from '../list/FilterForm';
import { BIN_DAYS, type BinEntry, DOCUMENTS } from './contract';
import { addressOf } from './kinds';
import { paged } from '../api/queries';

export default function Bin() {
  const { page, onPage } = useAddress({});
  const done = useDone();
  const navigate = useNavigate();
  const { error, mutate } = useSingleMutation({
    mutationFn: (entry: BinEntry) => callWithProof(calls.restoreFromBin, { params: { id: entry._id } }),
    onSuccess: (_answer, { kind, document_id: id, name }) => {
      done(`“${name}” is back.`, 'documents');
      void navigate(addressOf.one(kind, id));
    },
  });
  return (
    <StaffArea title="Bin" lead={`What was deleted or discarded, for ${BIN_DAYS} days.`}>
      <Failed error={error} />
      <List
        query={useQuery(paged(['document', 'bin'], calls.listBin, { limit: 50, page }))}
        failed="The bin could not be loaded."
        empty="The bin is empty."
        caption="What can be brought back"
        rows={({ data }) => data.entries}
        onPage={onPage}
        columns={[
          column('Entry', ({ name }: BinEntry) => <strong>{name}</strong>),
          column('What', ({ kind, isDraft }: BinEntry) => (
            <>
              <Badge>{isDraft ? 'Draft' : DOCUMENTS[kind].one}</Badge>
              {isDraft && <Small>{DOCUMENTS[kind].one}</Small>}
            </>
          )),
          column('Deleted by', ({ by, at }: BinEntry) => (
            <>
              {by}
              <Small>{formatInstant(at)}</Small>
            </>
          )),
          column('Kept until', ({ until }: BinEntry) => formatDate(until)),
          column('Actions', (entry: BinEntry) => (
            <CellActions>
              <RowButton aria-label={`Restore ${entry.name}`} onClick={() => mutate(entry)}>
                Restore
              </RowButton>
            </CellActions>
          )),
        ]}
      />
    </StaffArea>
  );
}
