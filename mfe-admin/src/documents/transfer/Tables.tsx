import type { DocumentTable } from '@university/shared/contract';
import { Row, VisuallyHidden } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { useInvalidate } from '../../api/invalidate';
import { Panel } from '../../area/Panel';
import { StaffArea } from '../../area/StaffArea';
import { TaskButton } from '../../form/buttons';
import { ImportFiles } from '../../import/ImportFiles';
import { limitInWords } from '../../import/use-import';
import { Small } from '../../list/cells';
import { type Column, DataTable } from '../../list/DataTable';
import { DOCUMENT_TABLES, MOST_TABLES, TABLE_LIMIT, TABLES_LIMIT } from './contract';
import { texts } from '../texts';
import { texts as words } from './texts';
import { nameOf, saveTable, sendTables, toReport } from './tables';

interface TableRow {
  _id: string;
  table: DocumentTable;
}

const ROWS: TableRow[] = DOCUMENT_TABLES.map((table) => ({ _id: table, table }));

const COLUMNS: Column<TableRow>[] = [
  {
    id: 'name',
    header: words.columns.name,
    cell: ({ table }) => (
      <>
        <strong>{nameOf(table)}</strong>
        <Small>{table}</Small>
      </>
    ),
  },
  {
    id: 'files',
    header: words.columns.save,
    cell: ({ table }) => (
      <Row>
        <TaskButton onRun={() => saveTable(table, 'csv')} failed={words.saveFailed}>
          {words.csv} <VisuallyHidden>{nameOf(table)}</VisuallyHidden>
        </TaskButton>
        <TaskButton onRun={() => saveTable(table, 'json')} failed={words.saveFailed}>
          {words.json} <VisuallyHidden>{nameOf(table)}</VisuallyHidden>
        </TaskButton>
      </Row>
    ),
  },
];

/** Every table of the catalogue as a file, and from files. */
export default function Tables() {
  const invalidate = useInvalidate();
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <p>
        <Link to="/admin/catalogue">{texts.list.back}</Link>
      </p>
      <DataTable caption={words.caption} columns={COLUMNS} rows={ROWS} />
      <Panel title={words.importTitle}>
        <p>{words.importLead}</p>
        <ImportFiles
          id="import-tables"
          label={words.files}
          hint={words.filesHint(limitInWords(TABLE_LIMIT))}
          accept=".csv,.json,text/csv,application/json"
          limit={TABLE_LIMIT}
          several={{ most: MOST_TABLES, total: TABLES_LIMIT }}
          send={sendTables}
          toReport={toReport}
          onImported={() => invalidate('documents')}
        />
      </Panel>
    </StaffArea>
  );
}
