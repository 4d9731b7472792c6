import { toast } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { RoundRanks as Ranks, RoundSummary } from '@university/shared/contract';
import { FactColumns, Muted, Row } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { useInvalidate, callWithProof } from '../api/changes';
import { Fold, Panel } from '../area/StaffArea';
import { AskButton, Read } from '../form/actions';
import { inIndia, orNone } from '../list/cells';
import { roundRanksQuery } from './queries';
import { texts } from './texts';
import { askOf, roundName } from './rounds';
import { type Column, DataTable, column } from '../list/DataTable';

interface Props {
  round: RoundSummary;
}

export function RoundRanks({ round }: Props) {
  const query = useQuery(roundRanksQuery(round));
  return (
    <Panel title="Opening and closing ranks" gap={3}>
      <p>{texts.ranksLead}</p>
      <ul>
        {texts.ranksRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Read query={query} failed="The ranks of this round could not be loaded.">
        {(ranks) => <Publication round={round} ranks={ranks} />}
      </Read>
    </Panel>
  );
}

function stateOf({ published, since }: Ranks, round: RoundSummary): string {
  if (!published) return 'These ranks are not public.';
  if (!round.published) return 'These ranks were published. Visitors see them again when the results are public again.';
  return since === null ? 'These ranks are public.' : `These ranks are public since ${formatInstant(since)}.`;
}

function lackOf({ ranks, hidden }: Ranks, round: RoundSummary): string | undefined {
  if (!round.published) return 'Publish the results of this round before its ranks.';
  if (ranks.length > 0) return undefined;
  return hidden > 0
    ? 'There is no rank to publish: in no group 5 seats or more were given.'
    : 'There is no rank to publish: no seat of this round was given by rank yet.';
}

function Publication({ round, ranks: found }: Props & { ranks: Ranks }) {
  const invalidate = useInvalidate();
  const { published, ranks, hidden } = found;
  const name = roundName(round);
  const lack = lackOf(found, round);

  async function change() {
    try {
      await callWithProof(calls.publishRanks, { ...askOf(round), body: { published: !published } });
      toast.success(published ? 'The ranks are not public any more.' : 'The ranks are public.');
    } finally {
      invalidate('rounds');
    }
  }

  return (
    <>
      {ranks.length + hidden > 0 && (
        <FactColumns
          facts={[
            { term: 'Groups with ranks', value: inIndia(ranks.length) },
            { term: 'Groups that are hidden', value: inIndia(hidden) },
          ]}
        />
      )}
      <Row>
        <p>{stateOf(found, round)}</p>
        {published && round.published && <Link to="/admission/ranks">What visitors see</Link>}
        {(published || !lack) && (
          <AskButton
            title={published ? 'Take these ranks back?' : 'Publish these ranks?'}
            action={published ? 'Take the ranks back' : 'Publish the ranks'}
            look={published ? 'danger' : 'quiet'}
            onConfirm={change}
          >
            <p>{published ? texts.ranksTakeBackText(name) : texts.ranksPublishText(name)}</p>
            {!published && <p>{texts.ranksPublishCounts(inIndia(ranks.length), inIndia(hidden))}</p>}
          </AskButton>
        )}
      </Row>
      {!published && lack && <Muted>{lack}</Muted>}
      {ranks.length > 0 && (
        <Fold title={texts.ranksTable}>
          <RankTable ranks={ranks} />
        </Fold>
      )}
    </>
  );
}

const MOST = 100;

type Group = Ranks['ranks'][number];

const COLUMNS: Column<Group & { _id: string }>[] = [
  column('Programme', ({ program }) => program),
  column('Campus', ({ campus }) => campus),
  column('Category', ({ category }) => category),
  column('Opening rank', ({ opening }) => orNone(opening)),
  column('Closing rank', ({ closing }) => orNone(closing)),
  column('Seats given', ({ seats }) => orNone(seats)),
];

const LEFT: (typeof COLUMNS)[number] = column('Seats left', ({ seats_left }) => orNone(seats_left));

function RankTable({ ranks }: Pick<Ranks, 'ranks'>) {
  return (
    <>
      {ranks.length > MOST && <Muted>{`The first ${inIndia(MOST)} of ${inIndia(ranks.length)} groups.`}</Muted>}
      <DataTable
        caption={texts.ranksTable}
        columns={ranks.some(({ seats_left }) => seats_left !== null) ? [...COLUMNS, LEFT] : COLUMNS}
        rows={ranks
          .slice(0, MOST)
          .map((group) => ({ ...group, _id: `${group.program_code} ${group.campus_slug} ${group.category}` }))}
      />
    </>
  );
}
