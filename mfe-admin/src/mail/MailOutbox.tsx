import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Mail } from '@university/shared/contract';
import { Badge, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { useDone } from '../api/invalidate';
import { mailQuery } from '../api/queries';
import { StaffArea } from '../area/StaffArea';
import { mailState } from '../contract';
import { Alert } from '../form/messages';
import { useTask } from '../form/use-task';
import { Choices } from '../list/Choices';
import type { Column } from '../list/DataTable';
import { List } from '../list/List';
import { RowButton, Small } from '../list/cells';
import { oneOf, useAddress } from '../list/use-address';

/** Texts of the mail outbox. */
const words = {
  title: 'Mail outbox',
  lead: 'Mail that was or is to be sent. Texts and whole addresses are not shown.',
  failed: 'The outbox could not be loaded.',
  empty: 'There is no such mail.',
  caption: 'Mail',
  stateLabel: 'State',
  all: 'All',
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  columns: {
    subject: 'Subject',
    to: 'To',
    state: 'State',
    made: 'Made at',
    attempts: 'Attempts',
    actions: 'Actions',
  },
  next: (at: string) => `next try ${at}`,
  sentAt: (at: string) => `at ${at}`,
  retry: 'Try now',
  retryOf: (subject: string) => `Try now: ${subject}`,
  retried: 'It is tried again now.',
} as const;

const columnsOf = (onRetry: (mail: Mail) => void): Column<Mail>[] => [
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
        <RowButton aria-label={words.retryOf(row.subject)} onClick={() => onRetry(row)}>
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

/** What was or is to be sent, without texts. */
export default function MailOutbox() {
  const { filters, page, change, onPage } = useAddress({ state: '' });
  const state = oneOf(filters.state, mailState.options);
  const { failure, run } = useTask();
  const done = useDone();

  const retry = ({ _id: id }: Mail) =>
    run(async () => {
      await call(calls.retryMail, { params: { id } });
      done(words.retried, 'mail');
    });

  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Stack $gap={3}>
        <Choices
          label={words.stateLabel}
          choices={[{ id: '', label: words.all }, ...mailState.options.map((id) => ({ id, label: words.states[id] }))]}
          chosen={state ?? ''}
          onChoose={(chosen) => change({ state: chosen })}
        />
        <Alert>{failure}</Alert>
        <List
          query={useQuery(mailQuery({ state, limit: 20, page }))}
          failed={words.failed}
          caption={words.caption}
          columns={columnsOf((mail) => void retry(mail))}
          rows={({ data }) => data.mail}
          empty={words.empty}
          onPage={onPage}
        />
      </Stack>
    </StaffArea>
  );
}
