import type { ImportIssue, ImportReport } from '@university/shared/contract';
import { Card, FactColumns, Message, Muted, Row, Stack, text } from '@university/shared/kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActButton } from '../form/buttons';
import { inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { texts as common } from '../texts';
import { texts } from './texts';

const words = texts.import;

const Title = styled.h3`
  font-size: ${text.large};
`;

interface Props {
  file: File;
  report: ImportReport;
  onConfirm: () => void;
  onOther: () => void;
}

/** What a file would change, row by row where something is wrong; only a file without problems can go in. */
export function ImportPreview({ file, report, onConfirm, onOther }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { rows, added, changed, unchanged, absent, issueCount } = report;
  const isRight = issueCount === 0;
  const changes = added + changed > 0;
  return (
    <Card>
      <Stack $gap={2}>
        <Title tabIndex={-1} ref={title}>
          {words.preview(file.name)}
        </Title>
        <FactColumns
          facts={[
            { term: words.numbers.rows, value: inIndia(rows) },
            { term: words.numbers.added, value: inIndia(added) },
            { term: words.numbers.changed, value: inIndia(changed) },
            { term: words.numbers.unchanged, value: inIndia(unchanged) },
            { term: words.numbers.absent, value: inIndia(absent) },
          ]}
        />
        <Message $tone={isRight ? 'good' : 'bad'} role="status">
          <p>{verdict(issueCount, changes)}</p>
        </Message>
        {!isRight && <ImportIssues report={report} />}
        <Row>
          {isRight && changes && (
            <ActButton look="primary" onClick={onConfirm}>
              {words.submit(inIndia(added + changed))}
            </ActButton>
          )}
          <ActButton onClick={onOther}>{words.other}</ActButton>
        </Row>
      </Stack>
    </Card>
  );
}

function verdict(issueCount: number, changes: boolean): string {
  if (issueCount === 1) return words.oneWrong;
  if (issueCount > 1) return words.wrong(inIndia(issueCount));
  return changes ? words.fine : words.same;
}

/** Rows shown at first, and with each wish for more. */
const STEP = 50;

type Line = ImportIssue & { _id: string };

const COLUMNS: Column<Line>[] = [
  { id: 'line', header: words.line, cell: (row) => inIndia(row.line) },
  { id: 'column', header: words.column, cell: (row) => row.column ?? words.wholeRow },
  { id: 'reason', header: words.reason, cell: (row) => row.reason },
];

/** What is wrong with which row of the file. */
function ImportIssues({ report: { issues, issueCount } }: { report: ImportReport }) {
  const [shown, setShown] = useState(STEP);
  const rows = issues.slice(0, shown).map((issue, index) => ({ ...issue, _id: String(index) }));
  return (
    <Stack $gap={2}>
      <DataTable caption={words.issues} columns={COLUMNS} rows={rows} />
      {issueCount > rows.length && <Muted>{words.some(inIndia(rows.length))}</Muted>}
      {shown < issues.length && (
        <div>
          <ActButton onClick={() => setShown(shown + STEP)}>{common.more}</ActButton>
        </div>
      )}
    </Stack>
  );
}
