import type { DocumentTable } from '@university/shared/contract';
import { ButtonLink, Row, VisuallyHidden } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { useInvalidate } from '../../api/invalidate';
import { Panel } from '../../area/Panel';
import { StaffArea } from '../../area/StaffArea';
import { TaskButton } from '../../form/buttons';
import { ImportFile } from '../../import/ImportFile';
import { limitInWords } from '../../import/use-import';
import { Small } from '../../list/cells';
import { type Column, DataTable } from '../../list/DataTable';
import { oneOf, useAddress } from '../../list/use-address';
import { DOCUMENT_TABLES, TABLE_LIMIT } from '../contract';
import { texts } from '../texts';
import { nameOf, saveTable, sendTable, toReport } from './tables';

const words = texts.tables;

interface TableRow {
  _id: string;
  table: DocumentTable;
}

const ROWS: TableRow[] = DOCUMENT_TABLES.map((table) => ({ _id: table, table }));

const IMPORT = 'import';

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
  {
    id: 'import',
    header: words.columns.bring,
    cell: ({ table }) => (
      <ButtonLink to={`?table=${table}#${IMPORT}`} $look="quiet">
        {words.bring} <VisuallyHidden>{nameOf(table)}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];

/** Every table of the catalogue as a file, and from a file. */
export default function Tables() {
  const { filters } = useAddress({ table: '' });
  const table = oneOf(filters.table, DOCUMENT_TABLES);
  const invalidate = useInvalidate();
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <p>
        <Link to="/admin/catalogue">{texts.list.back}</Link>
      </p>
      <DataTable caption={words.caption} columns={COLUMNS} rows={ROWS} />
      <div id={IMPORT}>
        {table ? (
          <Panel title={words.importTitle(nameOf(table))}>
            <p>{words.importLead}</p>
            <ImportFile
              key={table}
              id="import-table"
              label={words.file}
              hint={words.fileHint(limitInWords(TABLE_LIMIT))}
              accept=".csv,.json,text/csv,application/json"
              limit={TABLE_LIMIT}
              send={(file, dryRun) => sendTable(table, file, dryRun)}
              toReport={toReport}
              onImported={() => invalidate('documents')}
            />
          </Panel>
        ) : (
          <p>{words.choose}</p>
        )}
      </div>
    </StaffArea>
  );
}
