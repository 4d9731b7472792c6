import { FieldError, Stack } from '@university/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { DataTable } from '../table/DataTable';
import type { Column } from '../table/features';
import { RowButton } from '../table/RowButton';
import { texts as common } from '../texts';
import { texts } from '../texts/invite-many';
import type { Entry } from './read-list';

type Line = Entry & { _id: string };

const { columns: words } = texts;

const NoWrap = styled.span`
  white-space: nowrap;
`;

const COLUMNS: Column<Line>[] = [
  { id: 'line', header: words.line, cell: ({ row: { original } }) => <NoWrap>{texts.line(original.line)}</NoWrap> },
  { id: 'email', header: words.email, cell: ({ row: { original } }) => original.typed.email || texts.missing },
  { id: 'name', header: words.name, cell: ({ row: { original } }) => original.typed.name || texts.missing },
  {
    id: 'role',
    header: words.role,
    cell: ({ row: { original } }) =>
      original.person ? common.roles[original.person.role] : original.typed.role || texts.missing,
  },
];

const problemColumn = (onGoTo: (line: number) => void): Column<Line> => ({
  id: 'problem',
  header: words.problem,
  cell: ({ row: { original } }) =>
    original.problems.length > 0 ? (
      <Stack $gap={1}>
        <FieldError>{original.problems.join(' ')}</FieldError>
        <div>
          <RowButton onClick={() => onGoTo(original.line)}>{texts.goTo(original.line)}</RowButton>
        </div>
      </Stack>
    ) : (
      texts.noProblem
    ),
});

interface Props {
  entries: readonly Entry[];
  /** Leads to a line of the list. */
  onGoTo: (line: number) => void;
}

/** Who will be invited. Lines with a problem stand first. */
export function EntryTable({ entries, onGoTo }: Props) {
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
