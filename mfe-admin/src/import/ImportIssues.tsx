import { Muted, saveCsv, Stack } from '@university/shared/kit';
import { useState } from 'react';
import { ActButton, TaskButton } from '../form/buttons';
import { inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { texts as common } from '../texts';
import { groupsOf, type Issue, type IssueGroup, issuesAsCsv, problemsName, type Report } from './report';
import { texts as words } from './texts';

/** Problems shown at first, and with each wish for more. */
const STEP = 50;

/** Lines of one problem that are named; all stand in the list to save. */
const NAMED = 10;

function linesOf({ count, lines }: IssueGroup): string {
  const first = lines.slice(0, NAMED);
  const named = first.map(inIndia).join(', ');
  return count > first.length ? words.andMore(named, inIndia(count - first.length)) : named;
}

const FILE: Column<IssueGroup> = { id: 'file', header: words.file, cell: ({ file }) => file };

const COLUMNS: Column<IssueGroup>[] = [
  { id: 'reason', header: words.reason, cell: ({ reason }) => reason },
  { id: 'column', header: words.column, cell: ({ column }) => column ?? words.wholeRow },
  { id: 'lines', header: words.lines, cell: linesOf },
];

/** Of reports that know every row, and what stood there. */
const KNOWN: Column<IssueGroup>[] = [
  { id: 'rows', header: words.rows, cell: ({ count }) => inIndia(count) },
  { id: 'values', header: words.values, cell: ({ values = [] }) => values.map(words.quoted).join(', ') || '–' },
];

interface Props {
  files: readonly File[];
  report: Report;
  /** Saves the rows that have problems, where they can be had; without it the list of problems is saved. */
  onSaveRows?: () => Promise<void>;
}

/** What is wrong with files: each problem once, with the lines that have it, and all of them to save. */
export function ImportIssues({ files, report, onSaveRows }: Props) {
  const { issues, issueCount } = report;
  const [shown, setShown] = useState(STEP);
  const groups = groupsOf(report);
  const columns = [...(files.length > 1 ? [FILE] : []), ...COLUMNS, ...(report.groups ? KNOWN : [])];
  return (
    <Stack $gap={2}>
      <DataTable caption={words.issues(files.length)} columns={columns} rows={groups.slice(0, shown)} />
      {!report.groups && issueCount > issues.length && <Muted>{words.some(inIndia(issues.length))}</Muted>}
      {shown < groups.length && (
        <div>
          <ActButton onClick={() => setShown(shown + STEP)}>{common.more}</ActButton>
        </div>
      )}
      {onSaveRows ? (
        <TaskButton onRun={onSaveRows} working={words.savingRows} failed={words.saveRowsFailed}>
          {words.saveRows}
        </TaskButton>
      ) : (
        <div>
          <ActButton onClick={() => saveIssues(files, issues)}>{words.save}</ActButton>
        </div>
      )}
    </Stack>
  );
}

const saveIssues = (files: readonly File[], issues: readonly Issue[]) =>
  saveCsv(issuesAsCsv(issues), problemsName(files));
