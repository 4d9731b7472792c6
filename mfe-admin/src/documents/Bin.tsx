import * as calls from '@university/shared/calls';
import { Badge } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useNavigate } from '@university/shared/router';
import { formatDate, formatInstant } from '@university/shared/time';
import { useDone } from '../api/invalidate';
import { StaffArea } from '../area/StaffArea';
import { Failed } from '../form/messages';
import { CellActions, RowButton, Small } from '../list/cells';
import { columnsFrom } from '../list/DataTable';
import { List } from '../list/List';
import { useAddress } from '../list/FilterForm';
import { callWithProof } from '../sign-in/recent-login';
import { BIN_DAYS, type BinEntry, DOCUMENTS } from './contract';
import { addressOf } from './kinds';
import { binQuery } from './queries';
import { texts } from './texts';

const words = texts.bin;

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
        query={useQuery(binQuery({ limit: 50, page }))}
        failed="The bin could not be loaded."
        empty="The bin is empty."
        caption="What can be brought back"
        rows={({ data }) => data.entries}
        onPage={onPage}
        columns={columnsFrom(words.columns, {
          name: ({ name }: BinEntry) => <strong>{name}</strong>,
          what: ({ kind, isDraft }) => (
            <>
              <Badge>{isDraft ? 'Draft' : DOCUMENTS[kind].one}</Badge>
              {isDraft && <Small>{DOCUMENTS[kind].one}</Small>}
            </>
          ),
          by: ({ by, at }) => (
            <>
              {by}
              <Small>{formatInstant(at)}</Small>
            </>
          ),
          until: ({ until }) => formatDate(until),
          actions: (entry) => (
            <CellActions>
              <RowButton aria-label={`Restore ${entry.name}`} onClick={() => mutate(entry)}>
                Restore
              </RowButton>
            </CellActions>
          ),
        })}
      />
    </StaffArea>
  );
}
