import * as calls from '@university/shared/calls';
import { call, toast, useSession } from '@university/shared';
import type {
  Mail,
  MailFilter,
  MailKind,
  MailCounts as Counts,
  MailSummary,
  RoundMail,
  MailState,
} from '@university/shared/contract';
import { Muted, Stack, Badge } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { mailQuery, roundMailQuery, mailCountsQuery } from './queries';
import { useDone } from '../api/changes';
import { Titled, Fold, StaffArea } from '../area/StaffArea';
import { ADMISSIONS_MAIL, mailKind, mailState, MAIL_KINDS } from './contract';
import { TaskButton, Failed, Read } from '../form/actions';
import { Choices, List } from '../list/List';
import { FilterForm, oneOf, useAddress } from '../list/FilterForm';
import { inIndia, Small, RowButton } from '../list/cells';
import { ifMailed } from '../texts';
import { roundName } from '../results/rounds';
import { formatDate, formatInstant } from '@university/shared/time';
import { CountTable } from '../list/counts';
import { Link } from '@university/shared/router';
import { type Column, DataTable, column } from '../list/DataTable';

const texts = {
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    written: 'Written to a file, not sent',
    failed: 'Failed',
  } satisfies Record<MailState, string>,
  filtersAll: 'All',
  countsByDay: 'By day',
  countsRate: (perMinute: string) =>
    `Codes, receipts and other mail that one person waits for go first. Results and reminders go after them, at most ${perMinute} a minute.`,
} as const;

export default function MailOutbox() {
  return (
    <StaffArea
      title="Mail outbox"
      lead={`Mail that was or is to be sent. Texts and whole addresses are not shown. ${ifMailed()}`.trim()}
    >
      <Stack $gap={5}>
        <RoundMails />
        <MailCounts />
        <Titled title="One by one">
          <OneByOne />
        </Titled>
      </Stack>
    </StaffArea>
  );
}

function OneByOne() {
  const { filters, page, change, onPage } = useAddress({ state: '', kind: '', about: '' });
  const rounds = useQuery(roundMailQuery()).data ?? [];
  const kinds = useSession()?.currentRole === 'admin' ? mailKind.options : ADMISSIONS_MAIL;
  const state = oneOf(filters.state, mailState.options);
  const about = oneOf(
    filters.about,
    rounds.map((round) => round.about),
  );
  const scope = { kind: oneOf(filters.kind, kinds), about };
  const done = useDone();
  const retry = useSingleMutation({
    mutationFn: ({ _id: id }: Mail) => call(calls.retryMail, { params: { id } }),
    onSuccess: () => done('It is tried again now.', 'mail'),
  });

  return (
    <>
      <Choices
        label="State"
        choices={[
          { id: '', label: texts.filtersAll },
          ...mailState.options.map((id) => ({ id, label: texts.states[id] })),
        ]}
        chosen={state ?? ''}
        onChoose={(chosen) => change({ state: chosen })}
      />
      <FilterForm
        id="mail"
        fields={[
          {
            name: 'kind',
            label: 'What it is about',
            none: texts.filtersAll,
            options: kinds.map((id) => [id, kindInWords(id)] as const),
          },
          {
            name: 'about',
            label: 'Round',
            none: texts.filtersAll,
            options: rounds.map((round) => [round.about, roundName(round)] as const),
          },
        ]}
        filters={filters}
        isLine
        onSearch={change}
        submit="Show"
      />
      <Failed error={retry.error} />
      <List
        query={useQuery(mailQuery({ state, ...scope, limit: 20, page }))}
        failed="The outbox could not be loaded."
        caption="Mail"
        columns={columnsOf((mail) => retry.mutate(mail))}
        rows={({ data }) => data.mail}
        empty="There is no such mail."
        onPage={onPage}
      />
      {state === 'failed' && <RetryAll scope={scope} />}
    </>
  );
}

function RetryAll({ scope }: { scope: MailFilter }) {
  const done = useDone();

  async function retryAll() {
    const { data } = await call(calls.retryFailedMail, { body: scope });
    if (data.count > 0) done(`${inIndia(data.count)} mails are tried again now.`, 'mail');
    else toast.success('There was nothing to try again: a text is stored for 30 days.');
  }

  return (
    <>
      <TaskButton onRun={retryAll} working="Putting them back…">
        Try again all that failed
      </TaskButton>
      <Muted>Also what is on other pages of this list.</Muted>
    </>
  );
}

const kindInWords = (kind: MailKind): string => MAIL_KINDS.find(({ id }) => id === kind)?.label ?? kind;

function MailCounts() {
  return (
    <Titled title="Last two weeks">
      <Read query={useQuery(mailCountsQuery())} failed="The counts could not be loaded.">
        {(summary) => <Numbers summary={summary} />}
      </Read>
    </Titled>
  );
}

function Numbers({ summary: { byKind, byDay, perMinute } }: { summary: MailSummary }) {
  if (byKind.length === 0) return <p>No mail was written.</p>;
  // With a mail server nothing is written to files.
  const states = mailState.options.filter((state) => state !== 'written' || byKind.some(({ written }) => written > 0));
  const head = states.map((state) => texts.states[state]);
  const numbers = (counts: Counts) => states.map((state) => counts[state]);
  return (
    <>
      <CountTable
        caption="By what it is about"
        head={['About', ...head]}
        rows={byKind.map((row) => [kindInWords(row.kind), ...numbers(row)] as const)}
      />
      <Fold title={texts.countsByDay}>
        <CountTable
          caption={texts.countsByDay}
          head={['Created on', ...head]}
          rows={byDay.map((row) => [formatDate(row.day), ...numbers(row)] as const)}
        />
      </Fold>
      <Muted>{texts.countsRate(inIndia(perMinute))}</Muted>
    </>
  );
}

type Row = RoundMail & { _id: string };

function Progress({ waiting, sent, written, failed }: Counts) {
  const all = waiting + sent + written + failed;
  if (all === 0) return 'No mail yet';
  const left = [
    waiting > 0 && `${inIndia(waiting)} waiting`,
    written > 0 && `${inIndia(written)} written to a file, not sent`,
    failed > 0 && `${inIndia(failed)} failed`,
  ];
  return (
    <>
      {`${inIndia(sent)} of ${inIndia(all)} sent`}
      <Small>{left.filter(Boolean).join(', ')}</Small>
    </>
  );
}

const COLUMNS: Column<Row>[] = [
  column('Round', roundName),
  column('Records', ({ records }) => inIndia(records)),
  column('Mail of the result', ({ published, result }) =>
    published || Object.values(result).some((count) => count > 0) ? <Progress {...result} /> : 'Not published',
  ),
  column('Reminders', ({ reminder }) => <Progress {...reminder} />),
  column('Actions', (row) => (
    <Link to={`/admin/mail?about=${encodeURIComponent(row.about)}`} aria-label={`Show mail of ${roundName(row)}`}>
      Show mail
    </Link>
  )),
];

function RoundMails() {
  return (
    <Titled title="Results and reminders by round">
      <Read query={useQuery(roundMailQuery())} failed="The rounds could not be loaded.">
        {(rounds) => (
          <DataTable
            caption="Mail of each round"
            columns={COLUMNS}
            rows={rounds.map((round) => ({ ...round, _id: round.about }))}
            empty="No round is planned for this academic year."
          />
        )}
      </Read>
    </Titled>
  );
}

const columnsOf = (onRetry: (mail: Mail) => void): Column<Mail>[] => [
  column('Subject', (row) => row.subject),
  column('To', (row) => row.to),
  column('State', (row) => (
    <>
      <Badge>{texts.states[row.state]}</Badge>
      <Small>{standing(row)}</Small>
    </>
  )),
  column('Created', (row) => formatInstant(row.created_at)),
  column('Attempts', (row) => row.attempts),
  column(
    'Actions',
    (row) =>
      row.state !== 'sent' && (
        <RowButton aria-label={`Try again: ${row.subject}, to ${row.to}`} onClick={() => onRetry(row)}>
          Try again
        </RowButton>
      ),
  ),
];

function standing({ state, sent_at, next_attempt_at, last_error }: Mail): string {
  if (state === 'sent') return sent_at ? `at ${formatInstant(sent_at)}` : '';
  const next = next_attempt_at ? `next try ${formatInstant(next_attempt_at)}` : '';
  return [last_error, next].filter(Boolean).join('; ');
}
