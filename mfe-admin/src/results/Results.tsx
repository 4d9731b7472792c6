import type { RoundSummary } from '@university/shared/contract';
import { Badge, Row } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { roundsQuery } from '../api/queries';
import { Titled } from '../area/Panel';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { inIndia, RowLink, Small } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { FindApplicant } from './FindApplicant';
import { decidedOf, roundName } from './rounds';
import { TemplateButton } from './TemplateButton';
import { texts as words } from './texts';

export default function Results() {
  const rounds = useQuery(roundsQuery());
  return (
    <StaffArea title={words.title} lead={words.lead}>
      <Titled title={words.rounds}>
        <Read query={rounds} failed={words.failed}>
          {(data) => <RoundTable rounds={data} />}
        </Read>
        <TemplateButton />
      </Titled>
      <FindApplicant />
    </StaffArea>
  );
}

type Line = RoundSummary & { _id: string };

const COLUMNS: Column<Line>[] = [
  {
    id: 'round',
    header: words.columns.round,
    cell: (round) => (
      <>
        <strong>{roundName(round)}</strong>
        {round.final && <Small>{words.final}</Small>}
      </>
    ),
  },
  {
    id: 'window',
    header: words.columns.window,
    cell: (row) => windowOf(row).map((line) => <div key={line}>{line}</div>),
  },
  {
    id: 'state',
    header: words.columns.state,
    cell: (row) => (
      <Row $gap={0.5}>
        <Badge>{row.published ? words.states.published : words.states.unpublished}</Badge>
        {row.isOpen && <Badge>{words.states.isOpen}</Badge>}
      </Row>
    ),
  },
  { id: 'total', header: words.columns.total, cell: (row) => inIndia(row.total) },
  {
    id: 'decided',
    header: words.columns.decided,
    cell: (row) => words.decided(inIndia(decidedOf(row)), inIndia(row.outcomes.allotted)),
  },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: (round) => (
      <RowLink to={`/admin/results/${round.track}/${round.round}`} aria-label={words.openOf(roundName(round))}>
        {words.open}
      </RowLink>
    ),
  },
];

function windowOf({ opensAt, closesAt }: RoundSummary): string[] {
  if (!opensAt || !closesAt) return [words.noWindow];
  return [words.windowFrom(formatInstant(opensAt)), words.windowTo(formatInstant(closesAt))];
}

/** All rounds that the university runs, and how each stands. */
function RoundTable({ rounds }: { rounds: readonly RoundSummary[] }) {
  const rows = rounds.map((round) => ({ ...round, _id: `${round.track}-${round.round}` }));
  return <DataTable caption={words.caption} columns={COLUMNS} rows={rows} />;
}
