import type { RoundDetail } from '@university/shared/contract';
import { formatDate, Muted, SectionTitle, Stack } from '@university/shared/ui';
import { FactList } from '../parts/FactList';
import { texts } from '../texts/results';
import { DecisionChart } from './charts/DecisionChart';
import { TimelineChart } from './charts/TimelineChart';
import { inIndia } from './counts';
import { SeatTable } from './SeatTable';

const words = texts.round;

/** How a round stands: its records, decisions as table and chart, and where the seats are. */
export function RoundNumbers({ detail: { round, timeline, campuses, programs } }: { detail: RoundDetail }) {
  const { total, erased, outcomes, retainUntil } = round;
  return (
    <>
      <Stack as="section" $gap={2}>
        <SectionTitle>{words.counts}</SectionTitle>
        <FactList
          facts={[
            [words.facts.total, inIndia(total)],
            [words.outcomes.allotted, inIndia(outcomes.allotted)],
            [words.outcomes['not-allotted'], inIndia(outcomes['not-allotted'])],
            [words.outcomes.held, inIndia(outcomes.held)],
            [words.facts.erased, erased > 0 && inIndia(erased)],
            [words.facts.retainUntil, retainUntil && formatDate(retainUntil)],
          ]}
        />
        {round.isOpen && <Muted>{words.live}</Muted>}
      </Stack>
      <Stack as="section" $gap={2}>
        <SectionTitle>{words.decisions}</SectionTitle>
        <DecisionChart statuses={round.statuses} />
      </Stack>
      <Stack as="section" $gap={2}>
        <SectionTitle>{words.over[timeline.unit]}</SectionTitle>
        {timeline.points.length > 0 ? <TimelineChart timeline={timeline} /> : <Muted>{words.noDecisions}</Muted>}
      </Stack>
      {campuses.length > 0 && <SeatTable title={words.campuses} rows={campuses} />}
      {programs.length > 0 && <SeatTable title={words.programs} rows={programs} />}
    </>
  );
}
