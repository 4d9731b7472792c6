import { dayOf } from '@university/shared/time';
import { NOTICE_SECTIONS, NOTICE_SORTS } from '../contract';
import { ActButton } from '../form/buttons';
import { type FilterField, FilterForm } from '../list/FilterForm';
import { oneOf, useAddress } from '../list/use-address';
import { sectionGroups } from './sections';
import { fileTexts } from './file-texts';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useDone } from '../api/invalidate';
import { Failed } from '../form/messages';
import type { StaffNotice } from '@university/shared/contract';
import { ButtonLink, Stack } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useState } from 'react';
import { staffNoticesQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { Choices } from '../list/Choices';
import { inIndia } from '../list/cells';
import { List } from '../list/List';
import { Selected } from '../list/Selected';
import { MovedNotices, useArchiving } from './archiving';
import { columnsOf } from './file-columns';
import { WithdrawNotice } from './WithdrawNotice';

const words = fileTexts.files;

/** What the address of the table holds; empty means: anything. */
export const USUAL = { search: '', section: '', from: '', to: '', state: 'all', sort: 'created', order: 'desc' };

type Filters = typeof USUAL;

export const STATES = ['all', 'active', 'scheduled', 'draft', 'archived', 'withdrawn'] as const;

/** The question to the server; whatever somebody wrote into the address that makes no sense is left out. */
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
  { name: 'search', type: 'search', label: words.search },
  {
    name: 'section',
    label: words.section,
    none: words.anySection,
    groups: sectionGroups().map(({ group, sections }) => ({
      name: group,
      options: sections.map(({ id, label }) => [id, label] as const),
    })),
  },
  { name: 'from', type: 'date', label: words.from },
  { name: 'to', type: 'date', label: words.to },
];

interface Props {
  filters: Filters;
  onSearch: (change: Partial<Filters>) => void;
}

/** What the table of files is narrowed by. */
export function FileFilter({ filters, onSearch }: Props) {
  return (
    <FilterForm
      id="files"
      fields={FIELDS}
      filters={filters}
      onSearch={onSearch}
      submit={words.submit}
      buttons={<ActButton onClick={() => onSearch(USUAL)}>{words.reset}</ActButton>}
    />
  );
}

const filesWords = fileTexts.files;

/** Every notice: found, sorted and paged by the server, and what can be done with one or many. */
export default function Files() {
  const { filters, page, change, onPage } = useAddress(USUAL);
  const query = toQuery(filters);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [toRemove, setToRemove] = useState<StaffNotice | null>(null);
  const { outcome, move, dismiss } = useArchiving();
  const done = useDone();
  const restore = useSingleMutation({
    mutationFn: ({ _id: id }: StaffNotice) => call(calls.restoreNotice, { params: { id } }),
    onSuccess: (_, { fileName }) => done(filesWords.restored(fileName), 'notices'),
  });

  function archiveSelected() {
    void move(selected, true);
    setSelected([]);
  }

  return (
    <StaffArea title={filesWords.title} lead={filesWords.lead}>
      <Stack $gap={3}>
        <div>
          <ButtonLink to="/admin/uploads" $look="quiet">
            {filesWords.upload}
          </ButtonLink>
        </div>
        <Failed error={restore.error} />
        <FileFilter filters={filters} onSearch={change} />
        <List
          query={useQuery(staffNoticesQuery({ ...query, limit: 20, page }))}
          failed={filesWords.failed}
          head={({ data: { counts }, metadata }) => (
            <>
              <Choices
                label={filesWords.stateLabel}
                choices={STATES.map((id) => ({ id, label: filesWords.states[id], count: counts[id] }))}
                chosen={query.state}
                onChoose={(state) => change({ state })}
              />
              <Selected
                selected={selected}
                found={filesWords.found(inIndia(metadata.total))}
                acts={[{ label: filesWords.archiveSelected, onAct: archiveSelected }]}
                onClear={() => setSelected([])}
              />
            </>
          )}
          caption={filesWords.caption}
          columns={columnsOf({
            onArchive: ({ _id, state }) => void move([_id], state !== 'archived'),
            onRemove: setToRemove,
            onRestore: (notice) => restore.mutate(notice),
          })}
          rows={({ data }) => data.notices}
          empty={filesWords.empty}
          sorting={{ by: query.sort, order: query.order, onSort: (sort, order) => change({ sort, order }) }}
          selection={{ ids: selected, onSelect: setSelected, label: ({ fileName }) => filesWords.select(fileName) }}
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
