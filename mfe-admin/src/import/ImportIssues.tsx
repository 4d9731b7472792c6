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

const FILE: Column<IssueGroup> = { id: 'file', header: words.file, cell: ({ file }) => file };

const COLUMNS: Column<IssueGroup>[] = [
  { id: 'reason', header: words.reason, cell: ({ reason }) => reason },
  { id: 'column', header: words.column, cell: ({ column }) => column ?? words.wholeRow },
  { id: 'lines', header: words.lines, cell: linesOf },
];

/** What is wrong with files: each problem once, with the lines that have it, and all of them to save. */
export function ImportIssues({ files, report }: { files: readonly File[]; report: Report }) {
  const { issues, issueCount } = report;
  const [shown, setShown] = useState(STEP);
  const groups = groupIssues(issues);
  return (
    <Stack $gap={2}>
      <DataTable
        caption={words.issues(files.length)}
        columns={files.length > 1 ? [FILE, ...COLUMNS] : COLUMNS}
        rows={groups.slice(0, shown)}
      />
      {issueCount > issues.length && <Muted>{words.some(inIndia(issues.length))}</Muted>}
      {shown < groups.length && (
        <div>
          <ActButton onClick={() => setShown(shown + STEP)}>{common.more}</ActButton>
        </div>
      )}
      <div>
        <ActButton onClick={() => saveIssues(files, issues)}>{words.save}</ActButton>
      </div>
    </Stack>
  );
}

function saveIssues(files: readonly File[], issues: readonly Issue[]): void {
  const [first, ...others] = files;
  const name = first && others.length === 0 ? first.name.replace(/\.\w+$/, '') : 'import';
  saveCsv(issuesAsCsv(issues), `${name}-problems.csv`);
}
