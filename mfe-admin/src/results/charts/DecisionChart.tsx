import './register';
import type { RoundSummary } from '@university/shared/contract';
import { Card, space, wide } from '@university/shared/ui';
import { Bar } from 'react-chartjs-2';
import styled from 'styled-components';
import { CountTable } from './CountTable';
import { texts } from '../../texts/results';
import { STATUSES } from '../counts';
import { isCalm, useColours } from './colours';

const words = texts.round;

const Pair = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Frame = styled.div`
  position: relative;
  height: 16rem;
`;

/** What has become of the seats: bars, and the same numbers as a table. */
export function DecisionChart({ statuses }: Pick<RoundSummary, 'statuses'>) {
  const { statuses: colours, text, line } = useColours();
  const axis = { ticks: { color: text, precision: 0 }, grid: { color: line } };
  return (
    <Pair>
      <Frame>
        <Bar
          role="img"
          aria-label={words.chart}
          data={{
            labels: STATUSES.map((status) => words.status[status]),
            datasets: [
              {
                label: words.countColumn,
                data: STATUSES.map((status) => statuses[status]),
                backgroundColor: STATUSES.map((status) => colours[status]),
              },
            ],
          }}
          options={{
            indexAxis: 'y',
            maintainAspectRatio: false,
            animation: isCalm() ? false : { duration: 300 },
            plugins: { legend: { display: false } },
            scales: { x: axis, y: { ...axis, grid: { display: false } } },
          }}
        />
      </Frame>
      <CountTable
        caption={words.decisions}
        head={[words.statusColumn, words.countColumn]}
        rows={STATUSES.map((status) => [words.status[status], statuses[status]])}
      />
    </Pair>
  );
}
