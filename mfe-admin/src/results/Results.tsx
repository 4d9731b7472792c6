import type { AnswerOf, HeldRecord, RoundSummary } from '@university/shared/contract';
import { Badge, Row, Submit, TextField } from '@university/shared/kit';
import { useQuery, useQueryClient, useSingleMutation } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { holdsQuery, roundsQuery, recordQuery } from './queries';
import { Titled, Panel, StaffArea } from '../area/StaffArea';
import { Read, Failed } from '../form/actions';
import { inIndia, RowLink, Small } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import { useAddress } from '../list/FilterForm';
import { CycleChoice, decidedOf, TemplateButton, roundName, roundOfRecord, roundPage } from './rounds';
import { texts as words } from './texts';
import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { LEAST_SOUGHT } from './contract';

export default function Results() {
  const { filters, change } = useAddress({ cycle: '' });
  const rounds = useQuery(roundsQuery(filters.cycle));
  return (
    <StaffArea title={words.title} lead={words.lead}>
      {/* First, so that the table that loads later does not shift the form. */}
      <FindApplicant />
      <Holds />
      <Titled title="Rounds">
        <Read query={rounds} failed="The rounds could not be loaded.">
          {(data) => <OneCycle {...data} onChoose={(cycle) => change({ cycle })} />}
        </Read>
        <TemplateButton />
      </Titled>
    </StaffArea>
  );
}

const HELD_COLUMNS: Column<HeldRecord>[] = [
  column('Form number', (row) => <strong>{row.form_number}</strong>),
  column('Round', roundOfRecord),
  column('Status', ({ status }) => status && words.round.status[status]),
  column('Since (IST)', (row) => formatInstant(row.at)),
  column('Ticket', (row) => row.ticket),
  column('Actions', (row) => (
    <RowLink to={`/admin/results/records/${row._id}`} aria-label={words.openOf(row.form_number)}>
      {words.open}
    </RowLink>
  )),
];

function Holds() {
  const { data: holds = [] } = useQuery(holdsQuery());
  if (holds.length === 0) return null;
  return (
    <Titled title={words.heldTitle}>
      <p>{words.heldLead}</p>
      <DataTable caption={words.heldTitle} columns={HELD_COLUMNS} rows={holds} />
    </Titled>
  );
}

const COLUMNS: Column<RoundSummary>[] = [
  column('Round', (round) => (
    <>
      <strong>{roundName(round)}</strong>
      {round.final && <Small>Final round</Small>}
    </>
  )),
  column('Window', (row) => windowOf(row).map((line) => <div key={line}>{line}</div>)),
  column('State', (row) => (
    <Row $gap={0.5}>
      <Badge>{row.published ? 'Published' : 'Not published'}</Badge>
      {row.publishAt && <Badge>{`Goes out ${formatInstant(row.publishAt)}`}</Badge>}
      {row.isOpen && <Badge>Window open</Badge>}
    </Row>
  )),
  column('Records', (row) => inIndia(row.total)),
  column('Decided', (row) => `${inIndia(decidedOf(row))} of ${inIndia(row.outcomes.allotted)}`),
  column('Actions', (round) => (
    <RowLink to={roundPage(round)} aria-label={words.openOf(roundName(round))}>
      {words.open}
    </RowLink>
  )),
];

function windowOf({ opensAt, closesAt }: RoundSummary): string[] {
  if (!opensAt || !closesAt) return ['Not set'];
  return [`from ${formatInstant(opensAt)}`, `to ${formatInstant(closesAt)}`];
}

interface Props extends Pick<AnswerOf<'listRounds'>['data'], 'cycle' | 'cycles' | 'rounds'> {
  onChoose: (cycle: string) => void;
}

function OneCycle({ cycle, cycles, rounds, onChoose }: Props) {
  return (
    <>
      <CycleChoice cycle={cycle} cycles={cycles} onChoose={onChoose} />
      {cycle && (
        <div>
          <Link to={`/admin/admission?cycle=${encodeURIComponent(cycle)}`}>Plan of this year</Link>
        </div>
      )}
      <DataTable caption="Rounds of seat allotment" columns={COLUMNS} rows={rounds} empty={words.noRounds} />
    </>
  );
}

const Line = styled(Row)`
  align-items: end;
  & > :first-child {
    flex: 1 1 16rem;
  }
`;

/** The search is in the body, so that it appears in no log of addresses. */
function FindApplicant() {
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const {
    data: found,
    error,
    isPending,
    mutate,
  } = useSingleMutation({
    mutationFn: async (q: string) => (await call(calls.searchApplicants, { body: { q } })).data,
    onSuccess: ({ records }) => {
      // Opening one must not be logged as a second look.
      for (const record of records) queryClient.setQueryData(recordQuery(record.record._id).queryKey, record);
    },
  });

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get('applicant') ?? '').trim();
    const isEnough = sought.length >= LEAST_SOUGHT;
    setProblem(isEnough ? undefined : `Enter at least ${LEAST_SOUGHT} characters`);
    if (isEnough) mutate(sought);
  }

  return (
    <Panel title="Find an applicant">
      <form noValidate onSubmit={find}>
        <Line>
          <TextField
            id="applicant"
            name="applicant"
            label="Name, form number or e-mail address"
            hint="A part is enough. That you looked at the records found is noted in the audit log."
            error={problem}
            autoComplete="off"
          />
          <Submit isSending={isPending} sending="Looking…" look="quiet">
            Find
          </Submit>
        </Line>
      </form>
      <Failed error={error} />
      <div role="status">
        {found?.total === 0 && <p>No record has this name, form number or e-mail address.</p>}
        {found && found.total > found.records.length && (
          <p>{`The first ${inIndia(found.records.length)} of ${inIndia(found.total)}. Enter more to find fewer.`}</p>
        )}
        {found && found.total > 0 && (
          <ul aria-label="Records found">
            {found.records.map(({ record }) => (
              <li key={record._id}>
                <Link to={`/admin/results/records/${record._id}`}>
                  {`${record.name}, ${record.form_number}, ${roundOfRecord(record)}`}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
