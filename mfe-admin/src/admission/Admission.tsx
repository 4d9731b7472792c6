import type { PlanProblem, RoundSchedule, Schedule, TrackSchedule } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { Titled, Fold, StaffArea, later } from '../area/StaffArea';
import { type PlanRow, rowsOf, previewQuery, type Plan, planQuery, counsellingOf, daysOf, openOf } from './plan-rows';
import { texts, texts as words } from './texts';
import { formatDate, formatDays, formatInstant, dayOf } from '@university/shared/time';
import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import { useState, useRef } from 'react';
import { useDone, useInvalidate, callWithProof } from '../api/changes';
import { AskButton, Read, presentIn } from '../form/actions';
import { useQuery } from '@university/shared/query';
import { type Column, DataTable, column } from '../list/DataTable';
import { FilterForm, useAddress } from '../list/FilterForm';
import { today } from '@university/shared/identity';
import { Badge, Message, Row, Stack } from '@university/shared/kit';
import { CycleChoice, resultsPage, roundPage } from '../results/rounds';
import { CellActions, inIndia, RowButton, RowLink, Small } from '../list/cells';
import styled from 'styled-components';

interface Props {
  problems: readonly PlanProblem[];
  rows: readonly PlanRow[];
  /** Once the year is published, a blocking problem is a contradiction that visitors read. */
  isPublished: boolean;
}

export function Problems({ problems, rows, isPublished }: Props) {
  const ordered = problems.toSorted((one, other) => Number(other.blocks) - Number(one.blocks));
  const kindOf = (id: string | null) => rows.find(({ _id }) => _id === id)?.kind;
  return (
    <Titled title="What to look at">
      {ordered.length === 0 && <p>Nothing is missing, and no dates contradict each other.</p>}
      {ordered.length > 0 && (
        <ul>
          {ordered.map(({ entry, message, blocks }) => (
            <li key={message}>
              {blocks && <strong>{isPublished ? 'To put right: ' : texts.problemsBlocks}</strong>}
              {message}{' '}
              {entry && kindOf(entry) && (
                <Link to={`/admin/catalogue/${kindOf(entry)}/${entry}`} aria-label={`Details: ${message}`}>
                  Details
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Titled>
  );
}

interface PreviewLine {
  _id: string;
  name: string;
  says: string[];
}

function applyBy({ application }: TrackSchedule, on: string): string {
  const { opens_on: opens, last_date: last } = application ?? { opens_on: null, last_date: null };
  if (opens && on < opens) return `Applications open on ${formatDate(opens)}.`;
  if (last) return on > last ? `Applications closed on ${formatDate(last)}.` : `Apply by ${formatDate(last)}.`;
  return opens ? 'Applications are open.' : 'No dates of applications.';
}

function stateOf({ state, opensAt, closesAt }: RoundSchedule): string {
  if (state === 'before' && opensAt) return `Decisions open on ${formatInstant(opensAt)}.`;
  if (state === 'open' && closesAt) return `Decisions are open until ${formatInstant(closesAt)}.`;
  return state === 'closed' && closesAt ? `Decisions closed on ${formatInstant(closesAt)}.` : 'No window yet.';
}

export const previewLines = ({ on, tracks, rounds }: Schedule): PreviewLine[] =>
  tracks.flatMap((track) => [
    { _id: track.code, name: track.name, says: [applyBy(track, on)] },
    ...rounds
      .filter((round) => round.track === track.code)
      .map((round) => ({
        _id: `${round.track}-${round.round}`,
        name: texts.tableRound(track.name, round.round),
        says: [
          round.published ? 'The result is out.' : 'The result is not out.',
          stateOf(round),
          ...(round.pay ? [`Payment: ${formatDays(round.pay)}.`] : []),
          ...(round.verify ? [`Verification: ${formatDays(round.verify)}.`] : []),
        ],
      })),
  ]);

function PublishYear({ cycle, drafts }: { cycle: string; drafts: number }) {
  const done = useDone();
  const invalidate = useInvalidate();

  async function publish() {
    try {
      const { data } = await callWithProof(calls.publishCycle, { params: { id: cycle } });
      done(`${data.published} entries are published.`, 'documents');
    } catch (error) {
      const problems = presentIn<PlanProblem[]>(error, 'problems');
      if (!(error instanceof ApiError) || !problems) throw error;
      invalidate('documents');
      const all = [error.message, ...problems.map(({ message }) => message)].join(' ');
      throw new ApiError(error.status, error.code, all);
    }
  }

  if (drafts === 0) return null;
  return (
    <AskButton title={`Publish the plan of ${cycle}?`} action="Publish this year" look="primary" onConfirm={publish}>
      <p>{texts.publishText(drafts)}</p>
    </AskButton>
  );
}

interface PreviewProps {
  on: string;
  cycle: string;
  onDay: (on: string) => void;
}

export function Preview({ on, cycle, onDay }: PreviewProps) {
  return (
    <Titled title="As an applicant sees it">
      <p>What the site says today, or at noon of another day, with what is planned and not published yet.</p>
      <FilterForm
        id="preview"
        fields={[{ name: 'on', type: 'date', label: 'Day' }]}
        filters={{ on }}
        onSearch={(entered) => onDay(entered.on ?? '')}
        submit="Show"
        isLine
      />
      <PreviewTable on={on} cycle={cycle} />
      <p>
        <Link to={`/admission/preview?${new URLSearchParams({ on, cycle })}`}>{texts.previewPages}</Link>
      </p>
    </Titled>
  );
}

const COLUMNS: Column<PreviewLine>[] = [
  column('Track', ({ name }) => <strong>{name}</strong>),
  column('What holds', ({ says }) => says.map((line) => <div key={line}>{line}</div>)),
];

function PreviewTable({ on, cycle }: Omit<PreviewProps, 'onDay'>) {
  return (
    <Read query={useQuery(previewQuery(on, cycle))} failed="The preview could not be loaded.">
      {(schedule) => (
        <>
          <h3>{`${cycle} on ${formatDate(on)}`}</h3>
          <DataTable
            caption="What holds on this day"
            columns={COLUMNS}
            rows={previewLines(schedule)}
            empty="The site has no admission to speak of on this day."
          />
        </>
      )}
    </Read>
  );
}

const CopyYear = later(() => import('./DatesForm').then((module) => module.CopyYear));

export default function Admission() {
  const { filters, change } = useAddress({ cycle: '', on: '' });
  const query = useQuery(planQuery(filters.cycle));
  return (
    <StaffArea title="Admission years" lead={words.lead}>
      <Read query={query} failed="The plan could not be loaded.">
        {(plan) => (
          <Stack $gap={4}>
            <CycleChoice
              cycle={plan.cycle?._id ?? null}
              cycles={plan.cycles.map(({ code }) => code)}
              onChoose={(cycle) => change({ cycle })}
            />
            {plan.cycle ? (
              <OneYear
                key={plan.cycle._id}
                plan={plan}
                cycle={plan.cycle}
                on={dayOf(filters.on) ?? firstDayOf(plan.cycle)}
                onDay={(on) => change({ on })}
                onCopied={(cycle) => change({ cycle })}
              />
            ) : (
              <Message role="alert">
                <p>{filters.cycle ? 'There is no such admission year.' : 'There is no admission year yet.'}</p>
                <Link to="/admin/catalogue/cycle/new">Add one in the catalogue</Link>
              </Message>
            )}
          </Stack>
        )}
      </Read>
    </StaffArea>
  );
}

const firstDayOf = ({ beginsOn }: AdmissionProps['cycle']): string => (beginsOn > today() ? beginsOn : today());

interface AdmissionProps {
  plan: Plan;
  cycle: NonNullable<Plan['cycle']>;
  on: string;
  onDay: (on: string) => void;
  onCopied: (code: string) => void;
}

function OneYear({ plan, cycle, on, onDay, onCopied }: AdmissionProps) {
  const rows = rowsOf(plan);
  const drafts = [cycle, ...rows].filter(({ status }) => status === 'draft').length;
  return (
    <>
      <Stack $gap={1}>
        <Row>
          <Badge>{words.statuses[cycle.status]}</Badge>
          <span>{`The site speaks of it from ${formatDate(cycle.beginsOn)}.`}</span>
        </Row>
        <Row>
          <Link to={`/admin/catalogue/cycle/${encodeURIComponent(cycle._id)}`}>Entry of the year</Link>
          <Link to={resultsPage(cycle._id)}>Results of the year</Link>
          <PublishYear cycle={cycle._id} drafts={drafts} />
        </Row>
      </Stack>
      <Problems problems={plan.problems} rows={rows} isPublished={cycle.status === 'published'} />
      <Titled title="The plan">
        <PlanTable rows={rows} />
      </Titled>
      <Fold title="Copy to a new year">
        <CopyYear from={cycle._id} beginsOn={cycle.beginsOn} onCopied={onCopied} />
      </Fold>
      <Preview on={on} cycle={cycle._id} onDay={onDay} />
    </>
  );
}

const DatesForm = later(() => import('./DatesForm').then((module) => module.DatesForm));

function PlanTable({ rows }: { rows: readonly PlanRow[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function close(id: string) {
    setOpen(null);
    buttons.current.get(id)?.focus();
  }

  const columns: Column<PlanRow>[] = [
    ...PLAN_COLUMNS,
    column('Actions', (row) => (
      <Buttons>
        <RowButton
          ref={(button) => {
            if (button) buttons.current.set(row._id, button);
          }}
          aria-expanded={open === row._id}
          aria-label={`Change dates: ${row.name}`}
          onClick={() => setOpen(open === row._id ? null : row._id)}
        >
          Change dates
        </RowButton>
        <RowLink to={`/admin/catalogue/${row.kind}/${row._id}`} aria-label={`Details: ${row.name}`}>
          Details
        </RowLink>
        {row.kind === 'round' && (
          <RowLink to={resultsOf(row)} aria-label={`Results: ${row.name}`}>
            Results
          </RowLink>
        )}
      </Buttons>
    )),
  ];
  return (
    <DataTable
      caption="Application periods and rounds"
      columns={columns}
      rows={rows}
      empty="Nothing is planned for this year yet. Copy an earlier year, or add entries in the catalogue."
      below={(row) => open === row._id && <DatesForm row={row} onClose={() => close(row._id)} />}
    />
  );
}

const Name = styled.strong`
  display: block;
  min-width: 8.5rem;
`;

const Buttons = styled(CellActions)`
  flex-wrap: wrap;
  min-width: 8rem;
`;

const resultsOf = ({ data }: PlanRow) =>
  roundPage({ cycle: String(data.cycle), track: String(data.track), round: Number(data.round) });

const PLAN_COLUMNS: Column<PlanRow>[] = [
  column('Entry', ({ name, isLast }) => (
    <>
      <Name>{name}</Name>
      {isLast && <Small>Last round</Small>}
    </>
  )),
  column('Applications, decisions', openOf),
  column('Payment', (row) => daysOf(row, 'pay')),
  column('Verification', (row) => daysOf(row, 'verify')),
  column('Counselling', counsellingOf),
  column('State', ({ status, isOut, records }) => (
    <Row $gap={0.5}>
      <Badge>{texts.statuses[status]}</Badge>
      {isOut && <Badge>Result is out</Badge>}
      {records > 0 && <Small>{`${inIndia(records)} records`}</Small>}
    </Row>
  )),
];
