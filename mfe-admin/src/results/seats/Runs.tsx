import type { AllotmentRun, RoundSummary } from '@university/shared/contract';
import { Badge, Muted, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { Titled } from '../../area/StaffArea';
import { Read } from '../../form/actions';
import { inIndia, RowLink, Small } from '../../list/cells';
import { type Column, column, DataTable } from '../../list/DataTable';
import { RUN_DAYS } from '../contract';
import { runsQuery } from '../queries';
import { RoundFrame } from '../RoundFrame';
import { roundName, roundPage } from '../rounds';
import { texts as ofResults } from '../texts';
import { texts } from './texts';
import { TrySeats } from './TrySeats';

export default function Runs() {
  return (
    <RoundFrame
      titleOf={(round) => texts.title(roundName(round))}
      lead={texts.lead}
      back={(round) => ({ to: roundPage(round), label: roundName(round) })}
    >
      {({ round }) => <RunsOf round={round} />}
    </RoundFrame>
  );
}

function RunsOf({ round }: { round: RoundSummary }) {
  return (
    <Read query={useQuery(runsQuery(round))} failed={texts.failed}>
      {(runs) => (
        <Stack $gap={5}>
          <TrySeats round={round} name={nextName(runs)} />
          <Titled title={texts.runs}>
            <Muted>{texts.kept(RUN_DAYS)}</Muted>
            <DataTable caption={texts.runs} columns={columnsOf(round)} rows={runs} empty={texts.noRuns} />
          </Titled>
        </Stack>
      )}
    </Read>
  );
}

function nextName(runs: readonly AllotmentRun[]): string {
  const numbers = runs.map(({ name }) => Number(/^Run (\d{1,4})$/.exec(name)?.[1] ?? 0));
  return `Run ${Math.max(runs.length, ...numbers) + 1}`;
}

const columnsOf = (round: RoundSummary): Column<AllotmentRun>[] => [
  column('Run', ({ name, isSpot }) => (
    <>
      <strong>{name}</strong>
      {isSpot && <Small>{texts.spot}</Small>}
    </>
  )),
  column('Made (IST)', ({ at, by }) => (
    <>
      {formatInstant(at)}
      <Small>{by}</Small>
    </>
  )),
  column(texts.outcomes.allotted, ({ counts }) => inIndia(counts.allotted)),
  column(texts.outcomes.notAllotted, ({ counts }) => inIndia(counts.notAllotted)),
  column('Check', ({ problems }) =>
    problems.length > 0 ? <strong>{texts.wrong(inIndia(problems.length))}</strong> : texts.right,
  ),
  column('State', ({ state, expiresAt }) => (
    <>
      <Badge>{texts.states[state]}</Badge>
      {expiresAt && <Small>{texts.keptUntil(formatInstant(expiresAt))}</Small>}
    </>
  )),
  column('Actions', ({ _id, name }) => (
    <RowLink to={roundPage(round, `/seats/${_id}`)} aria-label={ofResults.openOf(name)}>
      {ofResults.open}
    </RowLink>
  )),
];
