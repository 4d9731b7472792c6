import * as calls from '@university/shared/calls';
import { call, toast, useSession } from '@university/shared';
import type {
  Mail,
  MailFilter,
  MailKind,
  MailCounts as Counts,
  MailSummary,
  RoundMail,
} from '@university/shared/contract';
import { Muted, Stack, Badge } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { mailQuery, roundMailQuery, mailCountsQuery } from './queries';
import { useDone } from '../api/invalidate';
import { Titled, Fold } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { ADMISSIONS_MAIL, mailKind, mailState, MAIL_KINDS } from './contract';
import { TaskButton } from '../form/buttons';
import { Failed, Read } from '../form/messages';
import { Choices, List } from '../list/List';
import { FilterForm, oneOf, useAddress } from '../list/FilterForm';
import { inIndia, Small, RowButton } from '../list/cells';
import { roundName } from '../results/rounds';
import { texts as words } from './texts';
import { formatDate, formatInstant } from '@university/shared/time';
import { CountTable } from '../list/counts';
import { Link } from '@university/shared/router';
import { type Column, DataTable, columnsFrom } from '../list/DataTable';

export default function MailOutbox() {
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Stack $gap={5}>
        <RoundMails />
        <MailCounts />
        <Titled title={words.list}>
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
    onSuccess: () => done(words.retried, 'mail'),
  });

  return (
    <>
      <Choices
        label={words.filters.state}
        choices={[
          { id: '', label: words.filters.all },
          ...mailState.options.map((id) => ({ id, label: words.states[id] })),
        ]}
        chosen={state ?? ''}
        onChoose={(chosen) => change({ state: chosen })}
      />
      <FilterForm
        id="mail"
        fields={[
          {
            name: 'kind',
            label: words.filters.kind,
            none: words.filters.all,
            options: kinds.map((id) => [id, kindInWords(id)] as const),
          },
          {
            name: 'about',
            label: words.filters.round,
            none: words.filters.all,
            options: rounds.map((round) => [round.about, roundName(round)] as const),
          },
        ]}
        filters={filters}
        isLine
        onSearch={change}
        submit={words.filters.submit}
      />
      <Failed error={retry.error} />
      <List
        query={useQuery(mailQuery({ state, ...scope, limit: 20, page }))}
        failed={words.failed}
        caption={words.caption}
        columns={columnsOf((mail) => retry.mutate(mail))}
        rows={({ data }) => data.mail}
        empty={words.empty}
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
    if (data.count > 0) done(words.retriedAll(inIndia(data.count)), 'mail');
    else toast.success(words.noneToRetry);
  }

  return (
    <>
      <TaskButton onRun={retryAll} working={words.retrying}>
        {words.retryAll}
      </TaskButton>
      <Muted>{words.retryAllText}</Muted>
    </>
  );
}

const kindInWords = (kind: MailKind): string => MAIL_KINDS.find(({ id }) => id === kind)?.label ?? kind;

const countsWords = words.counts;
const { states } = words;

const HEAD = [states.waiting, states.sent, states.failed];
const numbers = ({ waiting, sent, failed }: Counts) => [waiting, sent, failed] as const;

function MailCounts() {
  return (
    <Titled title={countsWords.title}>
      <Read query={useQuery(mailCountsQuery())} failed={countsWords.failed}>
        {(summary) => <Numbers summary={summary} />}
      </Read>
    </Titled>
  );
}

function Numbers({ summary: { byKind, byDay, perMinute } }: { summary: MailSummary }) {
  if (byKind.length === 0) return <p>{countsWords.none}</p>;
  return (
    <>
      <CountTable
        caption={countsWords.byKind}
        head={[countsWords.kind, ...HEAD]}
        rows={byKind.map((row) => [kindInWords(row.kind), ...numbers(row)])}
      />
      <Fold title={countsWords.byDay}>
        <CountTable
          caption={countsWords.byDay}
          head={[countsWords.day, ...HEAD]}
          rows={byDay.map((row) => [formatDate(row.day), ...numbers(row)])}
        />
      </Fold>
      <Muted>{countsWords.rate(inIndia(perMinute))}</Muted>
    </>
  );
}

const roundsWords = words.rounds;

type Row = RoundMail & { _id: string };

function Progress({ waiting, sent, failed }: Counts) {
  const all = waiting + sent + failed;
  if (all === 0) return roundsWords.nothing;
  const left = [
    waiting > 0 && roundsWords.waiting(inIndia(waiting)),
    failed > 0 && roundsWords.failedOf(inIndia(failed)),
  ];
  return (
    <>
      {roundsWords.progress(inIndia(sent), inIndia(all))}
      <Small>{left.filter(Boolean).join(', ')}</Small>
    </>
  );
}

const COLUMNS: Column<Row>[] = [
  { id: 'round', header: roundsWords.round, cell: roundName },
  { id: 'records', header: roundsWords.records, cell: ({ records }) => inIndia(records) },
  {
    id: 'result',
    header: roundsWords.result,
    cell: ({ published, result }) =>
      published || result.sent + result.waiting + result.failed > 0 ? <Progress {...result} /> : roundsWords.notOut,
  },
  { id: 'reminder', header: roundsWords.reminder, cell: ({ reminder }) => <Progress {...reminder} /> },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: (row) => (
      <Link to={`/admin/mail?about=${encodeURIComponent(row.about)}`} aria-label={roundsWords.showOf(roundName(row))}>
        {roundsWords.show}
      </Link>
    ),
  },
];

function RoundMails() {
  return (
    <Titled title={roundsWords.title}>
      <Read query={useQuery(roundMailQuery())} failed={roundsWords.failed}>
        {(rounds) => (
          <DataTable
            caption={roundsWords.caption}
            columns={COLUMNS}
            rows={rounds.map((round) => ({ ...round, _id: round.about }))}
            empty={roundsWords.none}
          />
        )}
      </Read>
    </Titled>
  );
}

const columnsOf = (onRetry: (mail: Mail) => void): Column<Mail>[] =>
  columnsFrom(words.columns, {
    subject: (row) => row.subject,
    to: (row) => row.to,
    state: (row) => (
      <>
        <Badge>{words.states[row.state]}</Badge>
        <Small>{standing(row)}</Small>
      </>
    ),
    made: (row) => formatInstant(row.created_at),
    attempts: (row) => row.attempts,
    actions: (row) =>
      row.state !== 'sent' && (
        <RowButton aria-label={words.retryOf(row.subject, row.to)} onClick={() => onRetry(row)}>
          {words.retry}
        </RowButton>
      ),
  });

function standing({ state, sent_at, next_attempt_at, last_error }: Mail): string {
  if (state === 'sent') return sent_at ? words.sentAt(formatInstant(sent_at)) : '';
  const next = next_attempt_at ? words.next(formatInstant(next_attempt_at)) : '';
  return [last_error, next].filter(Boolean).join('; ');
}
