import type { AllotmentStatus, RoundDetail, RoundSummary } from '@university/shared/contract';
import { Card, space, wide } from '@university/shared/kit';
import { formatDate, formatInstant } from '@university/shared/time';
import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import styled from 'styled-components';
import { DECISIONS } from './contract';
import { Fold } from '../area/Panel';
import { CountTable } from '../chart/CountTable';
import { motion, stackedBars, usePalette } from '../chart/palette';
import { STATUSES } from './rounds';
import { texts } from './texts';

/** Each status by its place in a small family that people who see colours differently can tell apart too. */
export const STATUS_COLOURS = {
  light: {
    pending: '#8a8fa3',
    freeze: '#17603b',
    float: '#1b6fa8',
    upgrade: '#b36b00',
    reject: '#9b1c2e',
    lapsed: '#5b4a3a',
  },
  dark: {
    pending: '#9aa2bd',
    freeze: '#7fd6a2',
    float: '#8fc7f5',
    upgrade: '#f5b544',
    reject: '#ff9aa4',
    lapsed: '#c9b39a',
  },
} as const satisfies Record<string, Record<AllotmentStatus, string>>;

// Only what the two charts need.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip, Legend);

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
  const { isDark, text, line } = usePalette();
  const colours = STATUS_COLOURS[isDark ? 'dark' : 'light'];
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
            animation: motion(),
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

/** When decisions were made: stacked bars, and the same numbers as a table. */
export function TimelineChart({ timeline: { unit, points } }: Pick<RoundDetail, 'timeline'>) {
  const palette = usePalette();
  const colours = STATUS_COLOURS[palette.isDark ? 'dark' : 'light'];
  const label = (at: string) => (unit === 'day' ? formatDate(at) : formatInstant(at).replace(' IST', ''));
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
          options={stackedBars(palette)}
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
