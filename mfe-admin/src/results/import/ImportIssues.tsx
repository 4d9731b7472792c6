import type { ImportIssue, ImportReport } from '@university/shared/contract';
import { Button, Muted, Stack } from '@university/shared/ui';
import { useState } from 'react';
import { DataTable } from '../../table/DataTable';
import type { Column } from '../../table/features';
import { texts } from '../../texts/results';
import { texts as common } from '../../texts';
import { inIndia } from '../counts';

const words = texts.import;

/** Rows shown at first, and with each wish for more. */
const STEP = 50;

type Line = ImportIssue & { _id: string };

const COLUMNS: Column<Line>[] = [
  { id: 'line', header: words.line, cell: ({ row: { original } }) => inIndia(original.line) },
  { id: 'column', header: words.column, cell: ({ row: { original } }) => original.column ?? words.wholeRow },
  { id: 'reason', header: words.reason, cell: ({ row: { original } }) => original.reason },
];

/** What is wrong with which row of the file. */
export function ImportIssues({ report: { issues, issueCount } }: { report: ImportReport }) {
  const [shown, setShown] = useState(STEP);
  const rows = issues.slice(0, shown).map((issue, index) => ({ ...issue, _id: String(index) }));
  return (
    <Stack $gap={2}>
      <DataTable caption={words.issues} columns={COLUMNS} rows={rows} />
      {issueCount > rows.length && <Muted>{words.some(inIndia(rows.length))}</Muted>}
      {shown < issues.length && (
        <div>
          <Button type="button" $look="quiet" onClick={() => setShown(shown + STEP)}>
            {common.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
