import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import { Titled } from '../area/Panel';
import { Read } from '../form/messages';
import { type Column, DataTable } from '../list/DataTable';
import { FilterForm } from '../list/FilterForm';
import { previewLines, type PreviewLine } from './preview-lines';
import { previewQuery } from './queries';
import { texts } from './texts';

const words = texts.preview;

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
      <PreviewTable on={on} cycle={cycle} />
      <p>
        <Link to={`/admission/preview?${new URLSearchParams({ on, cycle })}`}>{words.pages}</Link>
      </p>
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
