import type { RoundSummary } from '@university/shared/contract';
import { Badge, formatInstant, Row } from '@university/shared/ui';
import { roundName } from '../round-names';
import { DataTable } from '../table/DataTable';
import type { Column } from '../table/features';
import { RowLink } from '../table/RowButton';
import { Small } from '../table/table-styles';
import { texts as words } from '../texts/results';
import { decidedOf, inIndia } from './counts';

type Line = RoundSummary & { _id: string };

const COLUMNS: Column<Line>[] = [
  {
    id: 'round',
    header: words.columns.round,
    cell: ({ row: { original: round } }) => (
      <>
        <strong>{roundName(round)}</strong>
        {round.final && <Small>{words.final}</Small>}
      </>
    ),
  },
  {
    id: 'window',
    header: words.columns.window,
    cell: ({ row: { original } }) => windowOf(original).map((line) => <div key={line}>{line}</div>),
  },
  {
    id: 'state',
    header: words.columns.state,
    cell: ({ row: { original } }) => (
      <Row $gap={0.5}>
        <Badge>{original.published ? words.states.published : words.states.unpublished}</Badge>
        {original.isOpen && <Badge>{words.states.isOpen}</Badge>}
      </Row>
    ),
  },
  { id: 'total', header: words.columns.total, cell: ({ row: { original } }) => inIndia(original.total) },
  {
    id: 'decided',
    header: words.columns.decided,
    cell: ({ row: { original } }) => words.decided(inIndia(decidedOf(original)), inIndia(original.outcomes.allotted)),
  },
  {
    id: 'actions',
    header: words.columns.actions,
    cell: ({ row: { original: round } }) => (
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
export function RoundTable({ rounds }: { rounds: readonly RoundSummary[] }) {
  const rows = rounds.map((round) => ({ ...round, _id: `${round.track}-${round.round}` }));
  return <DataTable caption={words.caption} columns={COLUMNS} rows={rows} />;
}
