import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import type { DocumentKind, DocumentStatus, DocumentSummary, AnswerOf } from '@university/shared/contract';
import { space, Badge, ButtonLink, Message, Row, Stack } from '@university/shared/kit';
import { useSession } from '@university/shared';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { Link, useParams } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { useMemo, useState } from 'react';
import { StaffArea } from '../area/StaffArea';
import { Failed, Read } from '../form/actions';
import { DOCUMENT_STATUSES, DOCUMENTS, isOfAdmission, MOST_STATUSES, type EntryKind, isSetting } from './contract';
import { CellActions, inIndia, RowLink, Small } from '../list/cells';
import { type Column, column, DataTable } from '../list/DataTable';
import { FilterForm, oneOf, useAddress, useSelection } from '../list/FilterForm';
import { List, Selected, Outcome } from '../list/List';
import { Begun } from './drafts/Begun';
import { texts as draftTexts } from './drafts/texts';
import { addressOf, kindOf, LISTED } from './kinds';
import { documentsQuery, kindsQuery } from './queries';
import { texts } from './texts';
import { useInvalidate, callWithProof } from '../api/changes';
import { whole } from '../api/queries';

const words = {
  gave: {
    published: (count: number) => (count === 1 ? '1 entry is published.' : `${count} entries are published.`),
    archived: (count: number) => (count === 1 ? '1 entry is archived.' : `${count} entries are archived.`),
    draft: (count: number) => (count === 1 ? '1 entry is a draft.' : `${count} entries are drafts.`),
  },
  undone: (count: number) => (count === 1 ? '1 entry is as it was.' : `${count} entries are as they were.`),
  refused: (name: string, reason: string) => `${name || 'An entry'}: ${reason}`,
} as const;

const ABOUT: Record<EntryKind, string> = {
  media: 'Pictures of the library. New ones are uploaded under Pictures.',
  zone: 'Parts of the region that campuses are grouped by.',
  campus: 'Places where people study, with address, laboratories and hostel.',
  school: 'What departments belong to.',
  department: 'Who teaches what, and who heads it.',
  person: 'Pages of the people who teach, with post and publications.',
  fee: 'One table, from which every fee of the site is taken.',
  program: 'What people can study, with seats, entry conditions and papers.',
  application: 'From when to when each track takes applications, year by year.',
  track: 'Ways into the university, each with applications, rounds and results of its own.',
  cycle: 'Admission of an academic year. The site speaks of the one that began last.',
  round: 'Publications of results, with window, payment, verification and counselling.',
  pin: 'Where PIN codes lie, so that people find the nearest campus.',
  page: 'Pages of text, each at its address.',
  redirect: 'Old addresses that lead to other pages. One is made by itself when a page moves.',
  identity: 'Name, address, portals and social networks: on every page, letter and mail.',
  look: 'The colours of the site, by day and by night.',
  menu: 'The menu at the head of every page.',
  footer: 'Lists of links at the foot of every page.',
  home: 'What the home page shows beside notices, programmes and campuses.',
  popup: 'The window that opens with the home page.',
  calendar: 'Holidays and the dates of the academic year.',
  officers: 'Who holds which office. Pages of text show it as a table.',
  placement: 'What became of those who finished, year by year.',
  reservation: 'How many seats are kept for whom, and what shows it. Guides show it as a table.',
  admission: 'What codes of regions and categories mean.',
  search: 'What people type into the search, and what the site calls it.',
};

/** Deeper levels share an indentation, so that names fit on a phone. */
const MOST = 3;

export const levelOf = (kind: DocumentKind, key: string): number =>
  kind === 'page' ? Math.min(key.split('/').length - 2, MOST) : 0;

const InTree = styled.div<{ $level: number }>`
  padding-left: ${({ $level }) => space($level * 2)};
`;

function GivenStatuses({ statuses: { outcome, undo, dismiss } }: { statuses: ReturnType<typeof useStatuses> }) {
  return (
    <div role="status">
      {outcome && (
        <Outcome
          isBad={outcome.refused.length > 0}
          onUndo={outcome.to && outcome.changed.length > 0 ? undo : undefined}
          onDismiss={dismiss}
        >
          {outcome.changed.length > 0 && (
            <p>{(outcome.to ? words.gave[outcome.to] : words.undone)(outcome.changed.length)}</p>
          )}
          {outcome.refused.map(({ _id, name, reason }) => (
            <p key={_id}>{words.refused(name, reason)}</p>
          ))}
        </Outcome>
      )}
    </div>
  );
}

export default function Documents() {
  const { kind: given } = useParams();
  const kind = kindOf(given);
  if (given === undefined) return <Catalogue />;
  if (!kind)
    return (
      <StaffArea title={texts.title}>
        <Message role="alert">
          <p>{texts.listNoKind}</p>
          <Link to="/admin/catalogue">{texts.listBack}</Link>
        </Message>
      </StaffArea>
    );
  return (
    <StaffArea title={DOCUMENTS[kind].many} lead={ABOUT[kind]}>
      <DocumentList key={kind} kind={kind} />
    </StaffArea>
  );
}

function DocumentList({ kind }: { kind: EntryKind }) {
  const role = useSession()?.currentRole;
  const mine = role === 'admin' || isOfAdmission(kind) ? '' : 'true';
  const { filters, page, change, onPage } = useAddress({ search: '', status: '', mine });
  const status = oneOf(filters.status, DOCUMENT_STATUSES);
  const search = filters.search.slice(0, 100);
  const columns = useMemo(() => columnsOf(kind), [kind]);
  const mayAdd = useMayAdd(kind);
  const [selected, setSelected] = useSelection(filters);
  const statuses = useStatuses(kind);

  const give = (status: DocumentStatus) => statuses.give(selected, status, () => setSelected([]));

  return (
    <Stack $gap={3}>
      <Row>
        <Link to="/admin/catalogue">{texts.listBack}</Link>
        {mayAdd && (
          <ButtonLink to={addressOf.fresh(kind)} $look="quiet">
            {`Add: ${DOCUMENTS[kind].one}`}
          </ButtonLink>
        )}
      </Row>
      {mayAdd && <Begun kind={kind} />}
      <FilterForm
        id="documents"
        fields={[
          { name: 'search', label: 'Name or code has', type: 'search' },
          {
            name: 'status',
            label: 'Status',
            none: 'Any status',
            options: DOCUMENT_STATUSES.map((each) => [each, texts.statuses[each]] as const),
          },
          {
            name: 'mine',
            label: 'Whose',
            none: 'All',
            options: [['true', 'What I may change']],
          },
        ]}
        filters={filters}
        onSearch={change}
        submit="Search"
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
        failed="The list could not be loaded."
        head={({ metadata }) => (
          <Selected
            selected={selected}
            found={`${inIndia(metadata.total)} found`}
            acts={[
              { label: 'Archive the selected', onAct: () => give('archived') },
              { label: 'Publish the selected', onAct: () => give('published') },
            ]}
            onClear={() => setSelected([])}
          />
        )}
        caption={DOCUMENTS[kind].many}
        columns={columns}
        rows={({ data }) => data.documents}
        empty="Nothing fits this search."
        selection={mayAdd ? { ids: selected, onSelect: setSelected, label: ({ name }) => `Select ${name}` } : undefined}
        onPage={onPage}
      />
      <Failed error={statuses.error} />
      <GivenStatuses statuses={statuses} />
    </Stack>
  );
}

const columnsOf = (kind: EntryKind): Column<DocumentSummary>[] => [
  column('Name', ({ name, key }) => (
    <InTree $level={levelOf(kind, key)}>
      <strong>{name}</strong>
      {key !== name && <Small>{key}</Small>}
    </InTree>
  )),
  column('Status', ({ status, isUnfit, draft_stage: stage }) => (
    <>
      <Badge>{isUnfit ? texts.listUnfit : texts.statuses[status]}</Badge>
      {stage && <Small>{draftTexts.ofEntry[stage]}</Small>}
      {isUnfit && <Small>It is left out of the site until somebody mends it.</Small>}
    </>
  )),
  column('Last changed', ({ updated_at: at }) => (at ? formatInstant(at) : 'Not yet')),
  column('Actions', ({ _id, name, mayEdit }) => (
    <CellActions>
      <RowLink to={addressOf.one(kind, _id)} aria-label={mayEdit ? `Edit ${name}` : `Look at ${name}`}>
        {mayEdit ? 'Edit' : 'Look at it'}
      </RowLink>
    </CellActions>
  )),
];

interface Wish {
  _id: string;
  status: DocumentStatus;
}

type Given = AnswerOf<'giveStatuses'>['data'] & {
  to: DocumentStatus | undefined;
};

function useStatuses(kind: EntryKind) {
  const [outcome, setOutcome] = useState<Given | null>(null);
  const invalidate = useInvalidate();
  const { error, mutate } = useSingleMutation({
    async mutationFn({ documents, to }: { documents: readonly Wish[]; to?: DocumentStatus }) {
      const given: Given = { changed: [], refused: [], to };
      setOutcome(null);
      try {
        for (let from = 0; from < documents.length; from += MOST_STATUSES) {
          const body = { kind, documents: documents.slice(from, from + MOST_STATUSES) };
          const { data } = await callWithProof(calls.giveStatuses, { body });
          given.changed.push(...data.changed);
          given.refused.push(...data.refused);
        }
      } finally {
        // Also after a partial failure, so that what was done can be undone.
        if (given.changed.length + given.refused.length > 0) setOutcome(given);
        invalidate('documents');
      }
    },
  });

  return {
    outcome,
    error,
    give: (ids: readonly string[], to: DocumentStatus, onGiven: () => void) =>
      mutate({ documents: ids.map((_id) => ({ _id, status: to })), to }, { onSuccess: onGiven }),
    undo: () => outcome && mutate({ documents: outcome.changed }),
    dismiss: () => setOutcome(null),
  };
}

function useMayAddAll(): boolean {
  const role = useSession()?.currentRole;
  const { data: me } = useQuery({
    ...whole(['account', 'me'], calls.readMe, ({ data }) => data.me),
    enabled: role === 'editor',
  });
  return role === 'admin' || (me?.scopes.includes('catalogue') ?? false);
}

/**
 * Hides what the API would refuse: the admissions desk adds documents of admission, editors with full scope all
 * others.
 */
function useMayAdd(kind: EntryKind): boolean {
  const role = useSession()?.currentRole;
  const mayAddAll = useMayAddAll();
  return isOfAdmission(kind) ? role === 'admin' || role === 'admissions' : mayAddAll;
}

function useListed(): readonly EntryKind[] {
  const role = useSession()?.currentRole;
  return role === 'admissions' ? LISTED.filter(isOfAdmission) : LISTED;
}

export function Catalogue() {
  const query = useQuery(kindsQuery(useListed()));
  const mayAdd = useMayAddAll();
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      {mayAdd && (
        <p>
          <Link to={addressOf.tables}>Import and export</Link>
        </p>
      )}
      <Read query={query} failed="The catalogue could not be loaded.">
        {(kinds) => <DataTable caption="Kinds of the catalogue" columns={COLUMNS} rows={kinds} />}
      </Read>
    </StaffArea>
  );
}

const settingAt = (kind: EntryKind, count: number) => (count > 0 ? addressOf.one(kind, kind) : addressOf.fresh(kind));

interface KindRow {
  _id: string;
  kind: EntryKind;
  count: number;
}

const COLUMNS: Column<KindRow>[] = [
  column('What', ({ kind, count }) => (
    <>
      <Link to={isSetting(kind) ? settingAt(kind, count) : addressOf.list(kind)}>
        <strong>{DOCUMENTS[kind].many}</strong>
      </Link>
      <Small>{ABOUT[kind]}</Small>
    </>
  )),
  column('Yours to change', ({ count }) => <Badge>{inIndia(count)}</Badge>),
];
