import './register';
import type { RoundDetail } from '@university/shared/contract';
import { Card, formatDate, formatInstant } from '@university/shared/ui';
import { Bar } from 'react-chartjs-2';
import styled from 'styled-components';
import { DECISIONS } from '../../contract';
import { Fold } from '../../parts/Fold';
import { texts } from '../../texts/results';
import { isCalm, useColours } from './colours';
import { CountTable } from './CountTable';

const words = texts.round;

const Frame = styled.div`
  position: relative;
  height: 16rem;
`;

/** When decisions were made: stacked bars, and the same numbers as a table. */
export function TimelineChart({ timeline: { unit, points } }: Pick<RoundDetail, 'timeline'>) {
  const { statuses: colours, text, line } = useColours();
  const label = (at: string) => (unit === 'day' ? formatDate(at) : formatInstant(at).replace(' IST', ''));
  const axis = { stacked: true, ticks: { color: text, precision: 0 }, grid: { color: line } };
  return (
    <Card>
      <Frame>
        <Bar
          role="img"
          aria-label={words.overChart}
          data={{
            labels: points.map(({ at }) => label(at)),
            datasets: DECISIONS.map((decision) => ({
              label: words.status[decision],
              data: points.map(({ counts }) => counts[decision]),
              backgroundColor: colours[decision],
            })),
          }}
          options={{
            maintainAspectRatio: false,
            animation: isCalm() ? false : { duration: 300 },
            plugins: { legend: { labels: { color: text } } },
            scales: { x: { ...axis, grid: { display: false } }, y: axis },
          }}
        />
      </Frame>
      <Fold title={words.showTable}>
        <CountTable
          caption={words.over[unit]}
          head={[words.time, ...DECISIONS.map((decision) => words.status[decision])]}
          rows={points.map(({ at, counts }) => [label(at), ...DECISIONS.map((decision) => counts[decision])])}
        />
      </Fold>
    </Card>
  );
}
