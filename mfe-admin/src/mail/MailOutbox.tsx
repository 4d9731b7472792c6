import { call, toast } from '@university/shared';
import type { Mail } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Badge, formatInstant, Stack } from '@university/shared/ui';
import { mailQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { mailState } from '../contract';
import { Alert } from '../form/messages';
import { type Column, DataTable } from '../list/DataTable';
import { Choices } from '../list/FilterForm';
import { Pager } from '../list/Pager';
import { RowButton } from '../list/RowButton';
import { Small } from '../list/table-styles';
import { oneOf, pageNumber, useAddress } from '../list/use-address';
import { useRowTask } from '../list/use-row-task';
import { Read } from '../parts/Read';
import { texts } from '../staff/texts';

export default function MailOutbox() {
  const { title, lead } = texts.mail;
  return (
    <StaffArea title={title} lead={lead}>
      <Outbox />
    </StaffArea>
  );
}

const words = texts.mail;

const USUAL = { state: '', page: '1' };

/** Mails to a page. */
const LIMIT = 20;

const columnsOf = (onRetry: (mail: Mail) => void): Column<Mail>[] => [
  { id: 'subject', header: words.columns.subject, cell: ({ row: { original } }) => original.subject },
  { id: 'to', header: words.columns.to, cell: ({ row: { original } }) => original.to },
  {
    id: 'state',
    header: words.columns.state,
    cell: ({ row: { original } }) => (
      <>
        <Badge>{words.states[original.state]}</Badge>
        <Small>{standing(original)}</Small>
      </>
    ),
  },
  { id: 'made', header: words.columns.made, cell: ({ row: { original } }) => formatInstant(original.created_at) },
  { id: 'attempts', header: words.columns.attempts, cell: ({ row: { original } }) => original.attempts },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: ({ row: { original } }) =>
      original.state !== 'sent' && (
        <RowButton aria-label={words.retryOf(original.subject)} onClick={() => onRetry(original)}>
          {words.retry}
        </RowButton>
      ),
  },
];

function standing({ state, sent_at, next_attempt_at, last_error }: Mail): string {
  if (state === 'sent') return sent_at ? words.sentAt(formatInstant(sent_at)) : '';
  const next = next_attempt_at ? words.next(formatInstant(next_attempt_at)) : '';
  return [last_error, next].filter(Boolean).join('; ');
}

async function retry({ _id: id }: Mail) {
  await call('POST /mail/:id/retry', { params: { id } });
  toast.success(words.retried);
}

/** What was or is to be sent, without texts. */
export function Outbox() {
  const [filters, change] = useAddress(USUAL);
  const state = oneOf(filters.state, mailState.options);
  const found = useQuery(mailQuery({ state, limit: LIMIT, page: pageNumber(filters.page) }));
  const { columns, failure } = useRowTask({ columnsOf, act: retry, changes: 'mail' });

  return (
    <Stack $gap={3}>
      <Choices
        label={words.stateLabel}
        choices={[{ id: '', label: words.all }, ...mailState.options.map((id) => ({ id, label: words.states[id] }))]}
        chosen={state ?? ''}
        onChoose={(chosen) => change({ state: chosen })}
      />
      <Alert>{failure}</Alert>
      <Read query={found} failed={words.failed}>
        {({ data: { mail }, metadata }) => (
          <>
            <DataTable
              caption={words.caption}
              columns={columns}
              rows={mail}
              empty={words.empty}
              isStale={found.isPlaceholderData}
            />
            <Pager metadata={metadata} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </Read>
    </Stack>
  );
}
