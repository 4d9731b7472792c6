import type { RowSelectionState } from '@tanstack/react-table';
import type { StaffNotice } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Button, Row, Stack } from '@university/shared/ui';
import { useMemo, useState } from 'react';
import { staffNoticesQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { DataTable } from '../list/DataTable';
import { Choices } from '../list/FilterForm';
import { Pager } from '../list/Pager';
import { useAddress } from '../list/use-address';
import { Read } from '../parts/Read';
import { FileFilter, STATES, toQuery, USUAL } from './FileFilter';
import { RemoveNotice } from './RemoveNotice';
import { OutcomeMessage, useArchiving } from './archiving';
import { columnsOf } from './file-columns';
import { texts } from './texts';

export default function Files() {
  const { title, lead } = texts.files;
  return (
    <StaffArea title={title} lead={lead}>
      <FileTable />
    </StaffArea>
  );
}

const words = texts.files;

/** Every notice: found, sorted and paged by the server, and what can be done with one or many. */
export function FileTable() {
  const [filters, change] = useAddress(USUAL);
  const query = toQuery(filters);
  const found = useQuery(staffNoticesQuery(query));
  const [selected, setSelected] = useState<RowSelectionState>({});
  const [toRemove, setToRemove] = useState<StaffNotice | null>(null);
  const { outcome, move, dismiss } = useArchiving();
  const ids = Object.keys(selected).filter((id) => selected[id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns stay the same for the table
  const columns = useMemo(
    () =>
      columnsOf({
        onArchive: ({ _id, state }) => void move([_id], state !== 'archived'),
        onRemove: setToRemove,
      }),
    [],
  );

  return (
    <Stack $gap={3}>
      <FileFilter filters={filters} onSearch={change} />
      <Read query={found} failed={words.failed}>
        {({ data: { notices, counts }, metadata }) => (
          <>
            <Choices
              label={words.stateLabel}
              choices={STATES.map((id) => ({ id, label: words.states[id], count: counts[id] }))}
              chosen={query.state}
              onChoose={(state) => change({ state })}
            />
            <Row>
              <p role="status">
                {ids.length > 0 ? words.selected(ids.length) : words.found(metadata.total.toLocaleString('en-IN'))}
              </p>
              {ids.length > 0 && (
                <>
                  <Button
                    type="button"
                    onClick={() => {
                      void move(ids, true);
                      setSelected({});
                    }}
                  >
                    {words.archiveSelected}
                  </Button>
                  <Button type="button" $look="quiet" onClick={() => setSelected({})}>
                    {words.clear}
                  </Button>
                </>
              )}
            </Row>
            <DataTable
              caption={words.caption}
              columns={columns}
              rows={notices}
              empty={words.empty}
              isStale={found.isPlaceholderData}
              sorting={{
                by: [{ id: query.sort ?? 'created', desc: query.order === 'desc' }],
                onChange: ([by]) => by && change({ sort: by.id, order: by.desc ? 'desc' : 'asc' }),
              }}
              selection={{ ids: selected, onChange: setSelected, label: ({ fileName }) => words.select(fileName) }}
            />
            <Pager metadata={metadata} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </Read>
      <div role="status">
        {outcome && (
          <OutcomeMessage
            outcome={outcome}
            onUndo={() => void move(outcome.moved, !outcome.archive)}
            onDismiss={dismiss}
          />
        )}
      </div>
      {toRemove && <RemoveNotice notice={toRemove} onClose={() => setToRemove(null)} />}
    </Stack>
  );
}
