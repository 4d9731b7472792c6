import { call, toast } from '@university/shared';
import type { StaffSession } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Badge, Card, formatInstant, SectionTitle, Stack } from '@university/shared/ui';
import { sessionsQuery } from '../api/queries';
import { Alert } from '../form/messages';
import { type Column, DataTable } from '../list/DataTable';
import { RowButton } from '../list/RowButton';
import { Small } from '../list/table-styles';
import { useRowTask } from '../list/use-row-task';
import { Read } from '../parts/Read';
import { texts } from './password-texts';

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

/** The first that fits counts: later ones name themselves as earlier ones too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser's own description in words: `Chrome, Android`; undefined when it says nothing known. */
export function browserOf(userAgent: string): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([part]) => userAgent.includes(part))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : undefined;
}
