import type { StaffNotice } from '@university/shared/contract';
import { ButtonLink, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useState } from 'react';
import { staffNoticesQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { Choices } from '../list/Choices';
import { inIndia } from '../list/cells';
import { List } from '../list/List';
import { Selected } from '../list/Selected';
import { useAddress } from '../list/use-address';
import { MovedNotices, useArchiving } from './archiving';
import { FileFilter, STATES, toQuery, USUAL } from './FileFilter';
import { columnsOf } from './file-columns';
import { RemoveNotice } from './RemoveNotice';
import { fileTexts } from './file-texts';

const words = fileTexts.files;

/** Every notice: found, sorted and paged by the server, and what can be done with one or many. */
export default function Files() {
  const { filters, page, change, onPage } = useAddress(USUAL);
  const query = toQuery(filters);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [toRemove, setToRemove] = useState<StaffNotice | null>(null);
  const { outcome, move, dismiss } = useArchiving();

  function archiveSelected() {
    void move(selected, true);
    setSelected([]);
  }

  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Stack $gap={3}>
        <div>
          <ButtonLink to="/admin/uploads" $look="quiet">
            {words.upload}
          </ButtonLink>
        </div>
        <FileFilter filters={filters} onSearch={change} />
        <List
          query={useQuery(staffNoticesQuery({ ...query, limit: 20, page }))}
          failed={words.failed}
          head={({ data: { counts }, metadata }) => (
            <>
              <Choices
                label={words.stateLabel}
                choices={STATES.map((id) => ({ id, label: words.states[id], count: counts[id] }))}
                chosen={query.state}
                onChoose={(state) => change({ state })}
              />
              <Selected
                selected={selected}
                found={words.found(inIndia(metadata.total))}
                acts={[{ label: words.archiveSelected, onAct: archiveSelected }]}
                onClear={() => setSelected([])}
              />
            </>
          )}
          caption={words.caption}
          columns={columnsOf({
            onArchive: ({ _id, state }) => void move([_id], state !== 'archived'),
            onRemove: setToRemove,
          })}
          rows={({ data }) => data.notices}
          empty={words.empty}
          sorting={{ by: query.sort, order: query.order, onSort: (sort, order) => change({ sort, order }) }}
          selection={{ ids: selected, onSelect: setSelected, label: ({ fileName }) => words.select(fileName) }}
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
        {toRemove && <RemoveNotice notice={toRemove} onClose={() => setToRemove(null)} />}
      </Stack>
    </StaffArea>
  );
}
