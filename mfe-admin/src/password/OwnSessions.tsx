import { call, toast } from '@university/shared';
import type { StaffSession } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Badge, Card, formatInstant, SectionTitle, Stack } from '@university/shared/ui';
import { sessionsQuery } from '../api/sessions';
import { Alert } from '../form/Alert';
import { Read } from '../parts/Read';
import { DataTable } from '../table/DataTable';
import type { Column } from '../table/features';
import { RowButton } from '../table/RowButton';
import { Small } from '../table/table-styles';
import { useRowTask } from '../table/use-row-task';
import { texts } from '../texts/password';
import { browserOf } from './browser-of';

const words = texts.sessions;

const columnsOf = (onEnd: (session: StaffSession) => void): Column<StaffSession>[] => [
  {
    id: 'browser',
    header: words.browser,
    cell: ({ row: { original } }) => (
      <>
        <strong>{browserOf(original.userAgent) ?? words.unknown}</strong>
        {original.isThis && (
          <Small>
            <Badge>{words.isThis}</Badge>
          </Small>
        )}
      </>
    ),
  },
  { id: 'began', header: words.began, cell: ({ row: { original } }) => formatInstant(original.began_at) },
  { id: 'used', header: words.used, cell: ({ row: { original } }) => formatInstant(original.last_used_at) },
  {
    id: 'actions',
    header: words.actions,
    cell: ({ row: { original } }) =>
      !original.isThis && (
        <RowButton aria-label={words.endOf(formatInstant(original.began_at))} onClick={() => onEnd(original)}>
          {words.end}
        </RowButton>
      ),
  },
];

async function end({ _id: id }: StaffSession) {
  await call('DELETE /auth/session/:id', { params: { id } });
  toast.success(words.ended);
}

/** Where one is logged in, and the way to end each. */
export function OwnSessions() {
  const found = useQuery(sessionsQuery());
  const { columns, failure } = useRowTask({ columnsOf, act: end, changes: 'sessions' });
  return (
    <Card>
      <Stack as="section" $gap={2}>
        <SectionTitle>{words.title}</SectionTitle>
        <p>{words.text}</p>
        <Alert>{failure}</Alert>
        <Read query={found} failed={words.failed}>
          {(sessions) => <DataTable caption={words.title} columns={columns} rows={sessions} />}
        </Read>
      </Stack>
    </Card>
  );
}
