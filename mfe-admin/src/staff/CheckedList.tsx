import { FieldError, Row, Stack } from '@university/shared/kit';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ActButton } from '../form/buttons';
import { ErrorSummary } from '../form/ErrorSummary';
import { Alert, Announced } from '../form/messages';
import { RowButton } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { texts as common } from '../texts';
import { texts } from './invite-many-texts';
import type { Entry } from './read-list';

interface Props {
  kind: 'checked' | 'sending';
  entries: readonly Entry[];
  /** Why it could not be sent last time, where that is at no line. */
  failure?: string;
  onSend: () => void;
  /** Leads to a line of the list. */
  onGoTo: (line: number) => void;
}

/** What would be made of a list, and the button that does it once every line is right. */
export function CheckedList({ kind, entries, failure, onSend, onGoTo }: Props) {
  const wrong = entries.filter(({ problems }) => problems.length > 0).length;
  const summary = useMemo(() => ({ message: texts.wrong(wrong, entries.length), problems: [] }), [wrong, entries]);
  return (
    <Stack as="section" $gap={2} aria-label={texts.preview}>
      {wrong > 0 ? (
        <ErrorSummary failure={summary} />
      ) : (
        <>
          {failure === undefined && (
            <Announced tone="good">
              <p>{texts.fine(entries.length)}</p>
            </Announced>
          )}
          {/* Comes anew with each failure, so that it is read out each time. */}
          {kind === 'checked' && <Alert>{failure}</Alert>}
          <Row>
            <ActButton look="primary" isBusy={kind === 'sending'} onClick={onSend}>
              {kind === 'sending' ? texts.sending : texts.send(entries.length)}
            </ActButton>
          </Row>
        </>
      )}
      <EntryTable entries={entries} onGoTo={onGoTo} />
    </Stack>
  );
}

type Line = Entry & { _id: string };

const { columns: words } = texts;

const NoWrap = styled.span`
  white-space: nowrap;
`;

const COLUMNS: Column<Line>[] = [
  { id: 'line', header: words.line, cell: (row) => <NoWrap>{texts.line(row.line)}</NoWrap> },
  { id: 'email', header: words.email, cell: (row) => row.typed.email || texts.missing },
  { id: 'name', header: words.name, cell: (row) => row.typed.name || texts.missing },
  {
    id: 'role',
    header: words.role,
    cell: (row) => (row.person ? common.roles[row.person.role] : row.typed.role || texts.missing),
  },
];

const problemColumn = (onGoTo: (line: number) => void): Column<Line> => ({
  id: 'problem',
  header: words.problem,
  cell: (row) =>
    row.problems.length > 0 ? (
      <Stack $gap={1}>
        <FieldError>{row.problems.join(' ')}</FieldError>
        <div>
          <RowButton onClick={() => onGoTo(row.line)}>{texts.goTo(row.line)}</RowButton>
        </div>
      </Stack>
    ) : (
      texts.noProblem
    ),
});

interface TableProps {
  entries: readonly Entry[];
  /** Leads to a line of the list. */
  onGoTo: (line: number) => void;
}

/** Who will be invited. Lines with a problem stand first. */
function EntryTable({ entries, onGoTo }: TableProps) {
  const isWrong = entries.some(({ problems }) => problems.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns stay the same for the table
  const columns = useMemo(() => [...COLUMNS, ...(isWrong ? [problemColumn(onGoTo)] : [])], [isWrong]);
  const rows = useMemo(
    () =>
      entries
        .map((entry) => ({ ...entry, _id: String(entry.line) }))
        .sort((a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0)),
    [entries],
  );
  return <DataTable caption={texts.preview} columns={columns} rows={rows} />;
}
