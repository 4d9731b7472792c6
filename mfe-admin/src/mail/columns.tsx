import type { Mail } from '@university/shared/contract';
import { Badge } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import type { Column } from '../list/DataTable';
import { RowButton, Small } from '../list/cells';
import { texts as words } from './texts';

/** The outbox as a table. What was sent cannot be tried again. */
export const columnsOf = (onRetry: (mail: Mail) => void): Column<Mail>[] => [
  { id: 'subject', header: words.columns.subject, cell: (row) => row.subject },
  { id: 'to', header: words.columns.to, cell: (row) => row.to },
  {
    id: 'state',
    header: words.columns.state,
    cell: (row) => (
      <>
        <Badge>{words.states[row.state]}</Badge>
        <Small>{standing(row)}</Small>
      </>
    ),
  },
  { id: 'made', header: words.columns.made, cell: (row) => formatInstant(row.created_at) },
  { id: 'attempts', header: words.columns.attempts, cell: (row) => row.attempts },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: (row) =>
      row.state !== 'sent' && (
        <RowButton aria-label={words.retryOf(row.subject, row.to)} onClick={() => onRetry(row)}>
          {words.retry}
        </RowButton>
      ),
  },
];

/** Why it was not sent, or when. */
function standing({ state, sent_at, next_attempt_at, last_error }: Mail): string {
  if (state === 'sent') return sent_at ? words.sentAt(formatInstant(sent_at)) : '';
  const next = next_attempt_at ? words.next(formatInstant(next_attempt_at)) : '';
  return [last_error, next].filter(Boolean).join('; ');
}
