import { Muted, saveCsv, Stack } from '@university/shared/kit';
import { useState } from 'react';
import { ActButton } from '../form/buttons';
import { inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { texts as common } from '../texts';
import { groupIssues, type Issue, type IssueGroup, issuesAsCsv, type Report } from './report';
import { texts as words } from './texts';

/** Problems shown at first, and with each wish for more. */
const STEP = 50;

/** Lines of one problem that are named; all stand in the list to save. */
const NAMED = 10;

function linesOf({ lines }: IssueGroup): string {
  const named = lines.slice(0, NAMED).map(inIndia).join(', ');
  return lines.length > NAMED ? words.andMore(named, inIndia(lines.length - NAMED)) : named;
}

const COLUMNS: Column<IssueGroup>[] = [
  { id: 'reason', header: words.reason, cell: ({ reason }) => reason },
  { id: 'column', header: words.column, cell: ({ column }) => column ?? words.wholeRow },
  { id: 'lines', header: words.lines, cell: linesOf },
];

/** What is wrong with a file: each problem once, with the lines that have it, and all of them to save. */
export function ImportIssues({ fileName, report }: { fileName: string; report: Report }) {
  const { issues, issueCount } = report;
  const [shown, setShown] = useState(STEP);
  const groups = groupIssues(issues);
  return (
    <Stack $gap={2}>
      <DataTable caption={words.issues} columns={COLUMNS} rows={groups.slice(0, shown)} />
      {issueCount > issues.length && <Muted>{words.some(inIndia(issues.length))}</Muted>}
      {shown < groups.length && (
        <div>
          <ActButton onClick={() => setShown(shown + STEP)}>{common.more}</ActButton>
        </div>
      )}
      <div>
        <ActButton onClick={() => saveIssues(fileName, issues)}>{words.save}</ActButton>
      </div>
    </Stack>
  );
}

const saveIssues = (fileName: string, issues: readonly Issue[]) =>
  saveCsv(issuesAsCsv(issues), `${fileName.replace(/\.\w+$/, '')}-problems.csv`);
