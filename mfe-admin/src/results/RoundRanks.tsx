import { toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { RoundRanks as Ranks, RoundSummary } from '@university/shared/contract';
import { FactColumns, Muted, Row } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { useInvalidate } from '../api/invalidate';
import { Fold, Panel } from '../area/Panel';
import { AskButton } from '../form/buttons';
import { Read } from '../form/messages';
import { inIndia } from '../list/cells';
import { callWithProof } from '../sign-in/recent-login';
import { roundRanksQuery } from './queries';
import { texts } from './texts';
import { askOf, roundName } from './rounds';
import { type Column, DataTable, columnsFrom } from '../list/DataTable';

const words = texts.ranks;

interface Props {
  round: RoundSummary;
}

export function RoundRanks({ round }: Props) {
  const query = useQuery(roundRanksQuery(round));
  return (
    <Panel title={words.title} gap={3}>
      <p>{words.lead}</p>
      <ul>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Read query={query} failed={words.failed}>
        {(ranks) => <Publication round={round} ranks={ranks} />}
      </Read>
    </Panel>
  );
}

function stateOf({ published, since }: Ranks, round: RoundSummary): string {
  if (!published) return words.state.unpublished;
  if (!round.published) return words.state.away;
  return since === null ? words.state.published : words.state.since(formatInstant(since));
}

function lackOf({ ranks, hidden }: Ranks, round: RoundSummary): string | undefined {
  if (!round.published) return words.first;
  if (ranks.length > 0) return undefined;
  return hidden > 0 ? words.allHidden : words.none;
}

function Publication({ round, ranks: found }: Props & { ranks: Ranks }) {
  const invalidate = useInvalidate();
  const { published, ranks, hidden } = found;
  const name = roundName(round);
  const lack = lackOf(found, round);

  async function change() {
    try {
      await callWithProof(calls.publishRanks, { ...askOf(round), body: { published: !published } });
      toast.success(published ? words.takenBack : words.published);
    } finally {
      invalidate('rounds');
    }
  }

  return (
    <>
      {ranks.length + hidden > 0 && (
        <FactColumns
          facts={[
            { term: words.facts.shown, value: inIndia(ranks.length) },
            { term: words.facts.hidden, value: inIndia(hidden) },
          ]}
        />
      )}
      <Row>
        <p>{stateOf(found, round)}</p>
        {published && round.published && <Link to="/admission/ranks">{words.page}</Link>}
        {(published || !lack) && (
          <AskButton
            title={published ? words.takeBackTitle : words.publishTitle}
            action={published ? words.takeBack : words.publish}
            look={published ? 'danger' : 'quiet'}
            onConfirm={change}
          >
            <p>{published ? words.takeBackText(name) : words.publishText(name)}</p>
            {!published && <p>{words.publishCounts(inIndia(ranks.length), inIndia(hidden))}</p>}
          </AskButton>
        )}
      </Row>
      {!published && lack && <Muted>{lack}</Muted>}
      {ranks.length > 0 && (
        <Fold title={words.table}>
          <RankTable ranks={ranks} />
        </Fold>
      )}
    </>
  );
}

const MOST = 100;

type Group = Ranks['ranks'][number];

const numberOf = (value: number | null) => (value === null ? '–' : inIndia(value));

const COLUMNS: Column<Group & { _id: string }>[] = columnsFrom(words.columns, {
  program: ({ program }) => program,
  campus: ({ campus }) => campus,
  category: ({ category }) => category,
  opening: ({ opening }) => numberOf(opening),
  closing: ({ closing }) => numberOf(closing),
  seats: ({ seats }) => numberOf(seats),
});

const LEFT: (typeof COLUMNS)[number] = {
  id: 'left',
  header: words.columns.left,
  cell: ({ seats_left }) => numberOf(seats_left),
};

function RankTable({ ranks }: Pick<Ranks, 'ranks'>) {
  return (
    <>
      {ranks.length > MOST && <Muted>{words.firstOf(inIndia(MOST), inIndia(ranks.length))}</Muted>}
      <DataTable
        caption={words.table}
        columns={ranks.some(({ seats_left }) => seats_left !== null) ? [...COLUMNS, LEFT] : COLUMNS}
        rows={ranks
          .slice(0, MOST)
          .map((group) => ({ ...group, _id: `${group.program_code} ${group.campus_slug} ${group.category}` }))}
      />
    </>
  );
}
