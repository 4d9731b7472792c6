import * as calls from '@university/shared/calls';
import { dayOf, formatDate, formatDayOrInstant, formatInstant } from '@university/shared/time';
import { NOTICE_SECTIONS, NOTICE_SORTS, noticeWithdrawal } from '../contract';
import { ActButton, Confirm, Failed, messageOf } from '../form/actions';
import { type FilterField, FilterForm, oneOf, useAddress, useSelection } from '../list/FilterForm';
import { sectionGroups, labelOf } from './sections';
import { call } from '@university/shared';
import { useDone, useInvalidate } from '../api/changes';
import type { StaffNotice } from '@university/shared/contract';
import { ButtonLink, Stack, Dialog, Badge, formatSize, saveFrom } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useState } from 'react';
import { staffNoticesQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { Choices, List, Selected, Outcome } from '../list/List';
import { inIndia, CellActions, RowButton, RowLink, Small } from '../list/cells';
import { PlainForm } from '../form/PlainForm';
import { texts } from './texts';
import { calendarNow } from '@university/shared/identity';
import { type Column, column } from '../list/DataTable';
import { texts as draftTexts } from '../documents/drafts/texts';

const fileTexts = {
  filesStates: {
    all: 'All',
    active: 'Active',
    scheduled: 'Scheduled',
    draft: 'Not published',
    archived: 'Archived',
    withdrawn: 'Withdrawn',
  },
  archivingArchived: (count: number) =>
    count === 1 ? '1 notice is in the archive now.' : `${count} notices are in the archive now.`,
  archivingUnarchived: (count: number) =>
    count === 1 ? '1 notice is out of the archive now.' : `${count} notices are out of the archive now.`,
  archivingFailed: (count: number) =>
    count === 1
      ? '1 notice could not be moved and is where it was.'
      : `${count} notices could not be moved and are where they were.`,
} as const;

export const USUAL = { search: '', section: '', from: '', to: '', state: 'all', sort: 'created', order: 'desc' };

type Filters = typeof USUAL;

const STATES = ['all', 'active', 'scheduled', 'draft', 'archived', 'withdrawn'] as const;

export function toQuery({ search, section, from, to, state, sort, order }: Filters) {
  return {
    search: search.trim().slice(0, 100) || undefined,
    section: oneOf(
      section,
      NOTICE_SECTIONS.map(({ id }) => id),
    ),
    created_at_gteq: dayOf(from),
    created_at_lteq: dayOf(to),
    state: oneOf(state, STATES) ?? 'all',
    sort: oneOf(sort, NOTICE_SORTS) ?? 'created',
    order: oneOf(order, ['asc', 'desc'] as const) ?? 'desc',
  };
}

const FIELDS: FilterField<keyof Filters>[] = [
  { name: 'search', type: 'search', label: 'Title or text has' },
  {
    name: 'section',
    label: 'Section',
    none: 'All sections',
    groups: sectionGroups().map(({ group, sections }) => ({
      name: group,
      options: sections.map(({ id, label }) => [id, label] as const),
    })),
  },
  { name: 'from', type: 'date', label: 'Created from' },
  { name: 'to', type: 'date', label: 'Created until' },
];

function FileFilter({ filters, onSearch }: { filters: Filters; onSearch: (change: Partial<Filters>) => void }) {
  return (
    <FilterForm
      id="files"
      fields={FIELDS}
      filters={filters}
      onSearch={onSearch}
      submit="Search"
      buttons={<ActButton onClick={() => onSearch(USUAL)}>Clear the search</ActButton>}
    />
  );
}

export default function Files() {
  const { filters, page, change, onPage } = useAddress(USUAL);
  const query = toQuery(filters);
  const [selected, setSelected] = useSelection(filters);
  const [toRemove, setToRemove] = useState<StaffNotice | null>(null);
  const { outcome, move, dismiss } = useArchiving();
  const done = useDone();
  const restore = useSingleMutation({
    mutationFn: ({ _id: id }: StaffNotice) => call(calls.restoreNotice, { params: { id } }),
    onSuccess: (_, { fileName }) => done(`“${fileName}” is back where it was.`, 'notices'),
  });

  function archiveSelected() {
    void move(selected, true);
    setSelected([]);
  }

  return (
    <StaffArea title="All notices" lead="Every notice, with a PDF or without, in every state.">
      <Stack $gap={3}>
        <div>
          <ButtonLink to="/admin/uploads" $look="quiet">
            Upload a notice
          </ButtonLink>
        </div>
        <Failed error={restore.error} />
        <FileFilter filters={filters} onSearch={change} />
        <List
          query={useQuery(staffNoticesQuery({ ...query, limit: 20, page }))}
          failed="The notices could not be loaded."
          head={({ data: { counts }, metadata }) => (
            <>
              <Choices
                label="State"
                choices={STATES.map((id) => ({ id, label: fileTexts.filesStates[id], count: counts[id] }))}
                chosen={query.state}
                onChoose={(state) => change({ state })}
              />
              <Selected
                selected={selected}
                found={`${inIndia(metadata.total)} found`}
                acts={[{ label: 'Archive the selected', onAct: archiveSelected }]}
                onClear={() => setSelected([])}
              />
            </>
          )}
          caption="Notices"
          columns={columnsOf({
            onArchive: ({ _id, state }) => void move([_id], state !== 'archived'),
            onRemove: setToRemove,
            onRestore: (notice) => restore.mutate(notice),
          })}
          rows={({ data }) => data.notices}
          empty="No notice fits this search."
          sorting={{
            names: NOTICE_SORTS,
            by: query.sort,
            order: query.order,
            onSort: (sort, order) => change({ sort, order }),
          }}
          selection={{ ids: selected, onSelect: setSelected, label: ({ fileName }) => `Select ${fileName}` }}
          onPage={onPage}
        />
        <div role="status">
          {outcome && (
            <MovedNotices
              outcome={outcome}
              onUndo={() => void move(outcome.moved, !outcome.archive)}
              onDismiss={dismiss}
            />
          )}
        </div>
        {toRemove && <WithdrawNotice notice={toRemove} onClose={() => setToRemove(null)} />}
      </Stack>
    </StaffArea>
  );
}

interface Moved {
  archive: boolean;
  moved: readonly string[];
  failed: readonly string[];
  reasons: readonly string[];
}

function useArchiving() {
  const invalidate = useInvalidate();
  const [outcome, setOutcome] = useState<Moved | null>(null);

  async function move(ids: readonly string[], archive: boolean) {
    setOutcome(null);
    const failed: string[] = [];
    const reasons = new Set<string>();
    for (const id of ids)
      await call(calls.archiveNotice, { params: { id }, body: { archive } }).catch((error: unknown) => {
        failed.push(id);
        reasons.add(messageOf(error));
      });
    invalidate('notices');
    setOutcome({ archive, moved: ids.filter((id) => !failed.includes(id)), failed, reasons: [...reasons] });
  }

  return { outcome, move, dismiss: () => setOutcome(null) };
}

interface ArchivingProps {
  outcome: Moved;
  onUndo: () => void;
  onDismiss: () => void;
}

function MovedNotices({ outcome: { archive, moved, failed, reasons }, onUndo, onDismiss }: ArchivingProps) {
  const said = archive ? fileTexts.archivingArchived : fileTexts.archivingUnarchived;
  return (
    <Outcome isBad={failed.length > 0} onUndo={moved.length > 0 ? onUndo : undefined} onDismiss={onDismiss}>
      {moved.length > 0 && <p>{said(moved.length)}</p>}
      {failed.length > 0 && <p>{[fileTexts.archivingFailed(failed.length), ...reasons].join(' ')}</p>}
    </Outcome>
  );
}

const removalWords = texts.removal;

interface WithdrawNoticeProps {
  notice: StaffNotice;
  onClose: () => void;
}

function WithdrawNotice(props: WithdrawNoticeProps) {
  const { state } = props.notice;
  return state === 'active' || state === 'archived' ? <Withdraw {...props} /> : <Delete {...props} />;
}

function Withdraw({ notice: { _id: id, fileName, language }, onClose }: WithdrawNoticeProps) {
  const done = useDone();
  return (
    <Dialog title={`Withdraw “${fileName}”?`} onClose={onClose}>
      <PlainForm
        name={`withdraw-${id}`}
        schema={noticeWithdrawal}
        defaultValues={{ reason: '' }}
        words={removalWords}
        inputs={{ reason: { lang: language } }}
        onCancel={onClose}
        onSend={async (body) => {
          await call(calls.withdrawNotice, { params: { id }, body });
          done(`“${fileName}” is withdrawn. You find it under “Withdrawn”.`, 'notices');
          onClose();
        }}
      />
    </Dialog>
  );
}

function Delete({ notice: { _id: id, fileName }, onClose }: WithdrawNoticeProps) {
  const done = useDone();
  async function remove() {
    await call(calls.deleteNotice, { params: { id } });
    done(removalWords.deleted(fileName), 'notices');
  }
  return (
    <Confirm title={`Delete “${fileName}”?`} action="Delete" look="danger" onConfirm={remove} onClose={onClose}>
      <p>{removalWords.deleteText}</p>
    </Confirm>
  );
}

interface Actions {
  onArchive: (notice: StaffNotice) => void;
  onRemove: (notice: StaffNotice) => void;
  onRestore: (notice: StaffNotice) => void;
}

export const columnsOf = ({ onArchive, onRemove, onRestore }: Actions): Column<StaffNotice>[] => [
  column('Title', (notice) => (
    <>
      <strong lang={notice.language}>{notice.fileName}</strong>
      <Small>{standing(notice)}</Small>
      {notice.draft_stage && <Small>{draftTexts.ofEntry[notice.draft_stage]}</Small>}
    </>
  )),
  column('Section', (row) => labelOf(row.section)),
  column('State', (row) => <Badge>{fileTexts.filesStates[row.state]}</Badge>),
  column('Created', (row) => <time dateTime={row.created_at}>{formatDate(row.created_at)}</time>),
  column('File', (row) => <FileCell notice={row} />),
  column('Actions', (notice) => {
    const { _id, fileName, state } = notice;
    const isArchived = state === 'archived';
    const isSeen = isArchived || state === 'active';
    if (state === 'withdrawn')
      return (
        <RowButton aria-label={`Restore ${fileName}`} onClick={() => onRestore(notice)}>
          Restore
        </RowButton>
      );
    return (
      <CellActions>
        <RowLink to={`/admin/view-pdfs/${_id}`} aria-label={`Edit ${fileName}`}>
          Edit
        </RowLink>
        {state !== 'draft' && (
          <RowButton
            aria-label={isArchived ? `Take out of the archive: ${fileName}` : `Archive ${fileName}`}
            onClick={() => onArchive(notice)}
          >
            {isArchived ? 'Take out of the archive' : 'Archive'}
          </RowButton>
        )}
        <RowButton
          $isDanger
          aria-label={isSeen ? `Withdraw ${fileName}` : `Delete ${fileName}`}
          onClick={() => onRemove(notice)}
        >
          {isSeen ? 'Withdraw' : 'Delete'}
        </RowButton>
      </CellActions>
    );
  }),
];

function standing({ state, withdrawn, publishAt, autoArchive, validUntil, validUntilTime }: StaffNotice): string {
  if (withdrawn !== null) return withdrawn ? `Readers are told: “${withdrawn}”` : 'Deleted';
  if (state === 'scheduled') return `from ${formatInstant(publishAt)}`;
  return state === 'active' && autoArchive && validUntil
    ? `until ${formatDayOrInstant(validUntil, validUntilTime)}`
    : '';
}

function FileCell({
  notice: { _id: id, version, publishAt, withdrawn, fileLink, size, pages },
}: {
  notice: StaffNotice;
}) {
  const { error, mutate } = useSingleMutation({
    mutationFn: () => call(calls.requestReplacedFile, { params: { id, version: String(version) } }),
    onSuccess: ({ data }) => saveFrom(data.url),
  });
  if (!fileLink) return texts.sendingTextOnly;
  const facts = texts.sendingFacts(pages, formatSize(size));
  if (withdrawn === null && Date.parse(publishAt) <= calendarNow()) return <a href={fileLink}>{facts}</a>;
  return (
    <>
      <RowButton onClick={() => mutate()}>{facts}</RowButton>
      <Failed error={error} />
    </>
  );
}
