import type { DraftSummary } from '@university/shared/contract';
import { Badge } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { StaffArea } from '../../area/StaffArea';
import { Read } from '../../form/actions';
import { CellActions, RowLink, Small } from '../../list/cells';
import { type Column, DataTable, column } from '../../list/DataTable';
import { DOCUMENTS } from '../contract';
import { addressOf } from '../kinds';
import { draftsQuery } from '../queries';
import { texts } from './texts';

export default function Drafts() {
  return (
    <StaffArea title="Drafts" lead="What is changed and not published yet.">
      <Read query={useQuery(draftsQuery())} failed="The drafts could not be loaded.">
        {(drafts) =>
          drafts.length > 0 ? (
            <DataTable caption="Drafts" columns={COLUMNS} rows={drafts} />
          ) : (
            <p>There are no drafts.</p>
          )
        }
      </Read>
    </StaffArea>
  );
}

const COLUMNS: Column<DraftSummary>[] = [
  column('Entry', ({ name, kind }) => (
    <>
      <strong>{name}</strong>
      {DOCUMENTS[kind].one !== name && <Small>{DOCUMENTS[kind].one}</Small>}
    </>
  )),
  column('Stage', ({ stage, publish_at, remark, isNew }) => (
    <>
      <Badge>{texts.stages[stage]}</Badge>
      {isNew && <Small>New</Small>}
      {publish_at && <Small>{formatInstant(publish_at)}</Small>}
      {remark && <Small>{`It came back: ${remark}`}</Small>}
    </>
  )),
  column('Changed by', ({ by, isMine, at }) => (
    <>
      {isMine ? 'You' : by}
      <Small>{formatInstant(at)}</Small>
    </>
  )),
  column('Actions', ({ _id, kind, name }) => (
    <CellActions>
      <RowLink to={addressOf.one(kind, _id)} aria-label={`Open ${name}`}>
        Open
      </RowLink>
    </CellActions>
  )),
];
