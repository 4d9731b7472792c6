import { useSession } from '@university/shared';
import type { EntryKind, DocumentStatus, DocumentSummary } from '@university/shared/contract';
import { Badge, ButtonLink, Message, Row, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { useMemo, useState } from 'react';
import { StaffArea } from '../area/StaffArea';
import { Failed } from '../form/messages';
import { DOCUMENT_STATUSES, DOCUMENTS, isOfAdmission } from './contract';
import { CellActions, inIndia, RowLink, Small } from '../list/cells';
import type { Column } from '../list/DataTable';
import { FilterForm } from '../list/FilterForm';
import { List } from '../list/List';
import { Selected } from '../list/Selected';
import { oneOf, useAddress } from '../list/use-address';
import { texts as draftTexts } from './drafts/texts';
import { InTree, levelOf } from './InTree';
import { addressOf, kindOf } from './kinds';
import { useMayAdd } from './may-add';
import { documentsQuery } from './queries';
import { texts as kindTexts } from './kind-texts';
import { listTexts } from './list-texts';
import { GivenStatuses } from './GivenStatuses';
import { texts } from './texts';
import { useStatuses } from './use-statuses';

const words = listTexts;

/** A part of the catalogue as a list: searched, narrowed and paged by the server. */
export default function Documents() {
  const kind = kindOf(useParams().kind);
  if (!kind)
    return (
      <StaffArea title={texts.title}>
        <Message role="alert">
          <p>{words.noKind}</p>
          <Link to="/admin/catalogue">{words.back}</Link>
        </Message>
      </StaffArea>
    );
  return (
    <StaffArea title={DOCUMENTS[kind].many} lead={kindTexts.about[kind]}>
      {/* Another kind is another list. */}
      <DocumentList key={kind} kind={kind} />
    </StaffArea>
  );
}

function DocumentList({ kind }: { kind: EntryKind }) {
  // Whoever keeps a part only begins with that; kinds of admission are no editor's part.
  const role = useSession()?.currentRole;
  const mine = role === 'admin' || isOfAdmission(kind) ? '' : 'true';
  const { filters, page, change, onPage } = useAddress({ search: '', status: '', mine });
  const status = oneOf(filters.status, DOCUMENT_STATUSES);
  const search = filters.search.slice(0, 100);
  const columns = useMemo(() => columnsOf(kind), [kind]);
  const mayAdd = useMayAdd(kind);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const statuses = useStatuses(kind);

  const give = (status: DocumentStatus) => statuses.give(selected, status, () => setSelected([]));

  return (
    <Stack $gap={3}>
      <Row>
        <Link to="/admin/catalogue">{words.back}</Link>
        {mayAdd && (
          <ButtonLink to={addressOf.fresh(kind)} $look="quiet">
            {words.add(DOCUMENTS[kind].one)}
          </ButtonLink>
        )}
      </Row>
      <FilterForm
        id="documents"
        fields={[
          { name: 'search', label: words.search, type: 'search' },
          {
            name: 'status',
            label: words.status,
            none: words.anyStatus,
            options: DOCUMENT_STATUSES.map((each) => [each, texts.statuses[each]] as const),
          },
          { name: 'mine', label: words.whose, none: words.all, options: [['true', words.mine]] },
        ]}
        filters={filters}
        onSearch={change}
        submit={words.submit}
      />
      <List
        query={useQuery(
          documentsQuery({
            kind,
            limit: 50,
            page,
            ...(search && { search }),
            ...(status && { status }),
            ...(filters.mine && { mine: 'true' }),
          }),
        )}
        failed={words.failed}
        head={({ metadata }) => (
          <Selected
            selected={selected}
            found={words.found(inIndia(metadata.total))}
            acts={[
              { label: words.archiveSelected, onAct: () => give('archived') },
              { label: words.publishSelected, onAct: () => give('published') },
            ]}
            onClear={() => setSelected([])}
          />
        )}
        caption={DOCUMENTS[kind].many}
        columns={columns}
        rows={({ data }) => data.documents}
        empty={words.empty}
        selection={
          mayAdd ? { ids: selected, onSelect: setSelected, label: ({ name }) => words.select(name) } : undefined
        }
        onPage={onPage}
      />
      <Failed error={statuses.error} />
      <GivenStatuses statuses={statuses} />
    </Stack>
  );
}

const columnsOf = (kind: EntryKind): Column<DocumentSummary>[] => [
  {
    id: 'name',
    header: words.columns.name,
    cell: ({ name, key }) => (
      <InTree $level={levelOf(kind, key)}>
        <strong>{name}</strong>
        {key !== name && <Small>{key}</Small>}
      </InTree>
    ),
  },
  {
    id: 'status',
    header: words.columns.status,
    cell: ({ status, isUnfit, draft_stage: stage }) => (
      <>
        <Badge>{isUnfit ? words.unfit : texts.statuses[status]}</Badge>
        {stage && <Small>{draftTexts.ofEntry[stage]}</Small>}
        {isUnfit && <Small>{words.unfitHint}</Small>}
      </>
    ),
  },
  {
    id: 'updated',
    header: words.columns.updated,
    cell: ({ updated_at: at }) => (at ? formatInstant(at) : words.never),
  },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: ({ _id, name, mayEdit }) => (
      <CellActions>
        <RowLink to={addressOf.one(kind, _id)} aria-label={mayEdit ? words.editOf(name) : words.seeOf(name)}>
          {mayEdit ? words.edit : words.see}
        </RowLink>
      </CellActions>
    ),
  },
];
