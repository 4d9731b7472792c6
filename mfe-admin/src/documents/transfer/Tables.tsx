import * as calls from '@university/shared/calls';
import type { DocumentTable, TableFormat, TableReport } from '@university/shared/contract';
import { Row, VisuallyHidden, saveCsv, saveFile } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { useInvalidate, callWithProof, formDataOf } from '../../api/changes';
import { Panel, StaffArea } from '../../area/StaffArea';
import { TaskButton } from '../../form/actions';
import { ImportFiles, limitInWords } from '../../import/ImportFiles';
import { Small } from '../../list/cells';
import { type Column, DataTable, column } from '../../list/DataTable';
import { DOCUMENT_TABLES, MOST_TABLES, TABLE_LIMIT, TABLES_LIMIT } from './contract';
import { DOCUMENTS } from '../contract';
import { texts } from '../texts';
import { call } from '@university/shared';
import type { Report } from '../../import/report';
import { kindOf } from '../kinds';

const words = {
  title: 'Import and export',
  lead: 'Each table of the catalogue as a file: to keep, to change in a spreadsheet, and to bring back.',
  rows: {
    'program.campuses': 'Programmes: campuses and seats',
    'program.years': 'Programmes: papers of each year',
    'identity.social': 'Identity: social networks',
    'menu.entries': 'Menu: entries',
    'admission.seatRules': 'Admission: how seats are given out',
    'home.blocks': 'Home page: parts and their order',
    'home.achievements': 'Home page: achievements',
    'home.messages': 'Home page: messages',
    'home.partners': 'Home page: partners',
    'calendar.terms': 'Calendar: dates of the year',
    'calendar.holidays': 'Calendar: holidays',
    'officers.officers': 'Officers: who holds which office',
    'placement.years': 'Placement: figures of each year',
    'reservation.seats': 'Reservation: seats of each group',
    translations: 'Hindi: every text beside its English',
  } satisfies Record<Extract<DocumentTable, `${string}.${string}` | 'translations'>, string>,
  saveFailed: 'The file could not be made.',
  importLead:
    'Choose the files of all tables that belong together, such as people and their departments. First you see what they would change; nothing is imported before you say so. A row with a code that is there changes that entry, another code adds one, and what no file has stays. All rows go in, or none.',
  filesHint: (limit: string) =>
    `CSV or JSON, each with the columns of the saved file and called as it is: campus.csv has campuses. At most ${limit} each. Choose one or several, or drop them here.`,
} as const;

interface TableRow {
  _id: string;
  table: DocumentTable;
}

const ROWS: TableRow[] = DOCUMENT_TABLES.map((table) => ({ _id: table, table }));

const COLUMNS: Column<TableRow>[] = [
  column('Table', ({ table }) => (
    <>
      <strong>{nameOf(table)}</strong>
      <Small>{table}</Small>
    </>
  )),
  column('Save as a file', ({ table }) => (
    <Row>
      <TaskButton onRun={() => saveTable(table, 'csv')} failed={words.saveFailed}>
        CSV <VisuallyHidden>{nameOf(table)}</VisuallyHidden>
      </TaskButton>
      <TaskButton onRun={() => saveTable(table, 'json')} failed={words.saveFailed}>
        JSON <VisuallyHidden>{nameOf(table)}</VisuallyHidden>
      </TaskButton>
    </Row>
  )),
];

export default function Tables() {
  const invalidate = useInvalidate();
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <p>
        <Link to="/admin/catalogue">{texts.listBack}</Link>
      </p>
      <DataTable caption="Tables of the catalogue" columns={COLUMNS} rows={ROWS} />
      <Panel title="Import">
        <p>{words.importLead}</p>
        <ImportFiles
          id="import-tables"
          label="Files of tables"
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

const nameOf = (table: DocumentTable): string =>
  table in words.rows ? words.rows[table as keyof typeof words.rows] : (many(table) ?? table);

function many(table: string): string | undefined {
  const kind = kindOf(table);
  return kind && DOCUMENTS[kind].many;
}

async function saveTable(table: DocumentTable, format: TableFormat): Promise<void> {
  const answer: unknown = await call(calls.getTable, { params: { table }, query: { format } });
  if (format === 'csv') saveCsv(String(answer), `${table}.csv`);
  else saveFile(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }), `${table}.json`);
}

/** Files are named after their tables. @throws ApiError `import_refused` */
async function sendTables(files: readonly File[], dryRun: 'true' | 'false'): Promise<TableReport> {
  const body = formDataOf('table', files);
  const { data } = await callWithProof(calls.importTables, { query: { dryRun }, body, timeout: 0 });
  return data.report;
}

function toReport({ kinds, issueCount, issues }: TableReport): Report {
  const sum = (name: 'rows' | 'added' | 'changed' | 'unchanged') =>
    kinds.reduce((total, each) => total + each[name], 0);
  return {
    rows: sum('rows'),
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    issueCount,
    issues,
  };
}
