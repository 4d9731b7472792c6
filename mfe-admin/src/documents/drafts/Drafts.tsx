import type { DraftSummary } from '@university/shared/contract';
import { Badge } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { StaffArea } from '../../area/StaffArea';
import { Read } from '../../form/messages';
import { CellActions, RowLink, Small } from '../../list/cells';
import { type Column, DataTable, columnsFrom } from '../../list/DataTable';
import { DOCUMENTS } from '../contract';
import { addressOf } from '../kinds';
import { draftsQuery } from '../queries';
import { texts } from './texts';

const words = texts.list;

export default function Drafts() {
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Read query={useQuery(draftsQuery())} failed={words.failed}>
        {(drafts) =>
          drafts.length > 0 ? (
            <DataTable caption={words.caption} columns={COLUMNS} rows={drafts} />
          ) : (
            <p>{words.empty}</p>
          )
        }
      </Read>
    </StaffArea>
  );
}

const COLUMNS: Column<DraftSummary>[] = columnsFrom(words.columns, {
  name: ({ name, kind }) => (
    <>
      <strong>{name}</strong>
      {DOCUMENTS[kind].one !== name && <Small>{DOCUMENTS[kind].one}</Small>}
    </>
  ),
  stage: ({ stage, publish_at, remark, isNew }) => (
    <>
      <Badge>{texts.stages[stage]}</Badge>
      {isNew && <Small>{words.isNew}</Small>}
      {publish_at && <Small>{formatInstant(publish_at)}</Small>}
      {remark && <Small>{texts.remark(remark)}</Small>}
    </>
  ),
  by: ({ by, isMine, at }) => (
    <>
      {isMine ? words.me : by}
      <Small>{formatInstant(at)}</Small>
    </>
  ),
  actions: ({ _id, kind, name }) => (
    <CellActions>
      <RowLink to={addressOf.one(kind, _id)} aria-label={words.openOf(name)}>
        {words.open}
      </RowLink>
    </CellActions>
  ),
});
