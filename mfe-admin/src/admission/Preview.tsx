import { OpenSlot } from '@university/shared';
import { useQuery } from '@university/shared/query';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Titled } from '../area/Panel';
import { Read } from '../form/messages';
import { type Column, DataTable } from '../list/DataTable';
import { FilterForm } from '../list/FilterForm';
import { previewLines, type PreviewLine } from './preview-lines';
import { previewQuery } from './queries';
import { texts } from './texts';

const words = texts.preview;

/** What fills the slot says it better; the table stands where nothing does. */
const Filled = styled.div`
  &:has([data-area]) + * {
    display: none;
  }
`;

interface Props {
  /** YYYY-MM-DD. */
  on: string;
  cycle: string;
  onDay: (on: string) => void;
}

/** What the site says on a day of a year, drafts included. */
export function Preview({ on, cycle, onDay }: Props) {
  return (
    <Titled title={words.title}>
      <p>{words.lead}</p>
      <FilterForm
        id="preview"
        fields={[{ name: 'on', type: 'date', label: words.on }]}
        filters={{ on }}
        onSearch={(entered) => onDay(entered.on ?? '')}
        submit={words.submit}
        isLine
      />
      <Filled>
        <OpenSlot name="admission.preview" gives={{ on, cycle }} />
      </Filled>
      <div>
        <PreviewTable on={on} cycle={cycle} />
      </div>
    </Titled>
  );
}

const COLUMNS: Column<PreviewLine>[] = [
  { id: 'track', header: words.track, cell: ({ name }) => <strong>{name}</strong> },
  { id: 'says', header: words.says, cell: ({ says }) => says.map((line) => <div key={line}>{line}</div>) },
];

function PreviewTable({ on, cycle }: Omit<Props, 'onDay'>) {
  return (
    <Read query={useQuery(previewQuery(on, cycle))} failed={words.failed}>
      {(schedule) => (
        <>
          <h3>{words.heading(formatDate(on), cycle)}</h3>
          <DataTable caption={words.caption} columns={COLUMNS} rows={previewLines(schedule)} empty={words.empty} />
        </>
      )}
    </Read>
  );
}
