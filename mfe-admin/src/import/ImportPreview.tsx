import { Card, FactColumns, Message, Row, Stack, text } from '@university/shared/kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ActButton } from '../form/buttons';
import { inIndia } from '../list/cells';
import { ImportChanges } from './ImportChanges';
import { ImportIssues } from './ImportIssues';
import { namesOf, type Report } from './report';
import { texts as words } from './texts';

const Title = styled.h3`
  font-size: ${text.large};
`;

interface Props {
  files: readonly File[];
  report: Report;
  onConfirm: () => void;
  onSaveRows?: () => Promise<void>;
  /** What the way to other files is called. */
  other: string;
  onOther: () => void;
}

/** What files would change, problem by problem where something is wrong; only files without problems can go in. */
export function ImportPreview({ files, report, onConfirm, onSaveRows, other, onOther }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { added, changed, issueCount, more = [] } = report;
  const isRight = issueCount === 0;
  const changes = added + changed > 0;
  const numbers = (['rows', 'added', 'changed', 'unchanged'] as const).map((name) => ({
    term: words.numbers[name],
    value: inIndia(report[name]),
  }));
  return (
    <Card>
      <Stack $gap={2}>
        <Title tabIndex={-1} ref={title}>
          {words.preview(namesOf(files))}
        </Title>
        <FactColumns facts={[...numbers, ...more]} />
        <Message $tone={isRight ? 'good' : 'bad'} role="status">
          <p>{verdict(issueCount, changes, files.length)}</p>
        </Message>
        {!isRight && <ImportIssues files={files} report={report} onSaveRows={onSaveRows} />}
        {report.changes && report.changes.count > 0 && <ImportChanges changes={report.changes} />}
        <Row>
          {isRight && changes && (
            <ActButton look="primary" onClick={onConfirm}>
              {words.submit(inIndia(added + changed))}
            </ActButton>
          )}
          <ActButton onClick={onOther}>{other}</ActButton>
        </Row>
      </Stack>
    </Card>
  );
}

function verdict(issueCount: number, changes: boolean, files: number): string {
  if (issueCount > 0) return words.wrong(issueCount, inIndia(issueCount), files);
  return changes ? words.fine : words.same;
}
