import type { SiteHealth } from '@university/shared/contract';
import { formatDate } from '@university/shared/time';
import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import styled from 'styled-components';
import { stackedBars, usePalette } from '../chart/palette';
import { texts } from './texts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip, Legend);

const words = texts.read;

const Frame = styled.div`
  position: relative;
  height: 16rem;
`;

/** Two colours that people who see colours differently can tell apart. */
const COLOURS = { light: ['#1b6fa8', '#b36b00'], dark: ['#8fc7f5', '#f5b544'] } as const;

/** How often pages and papers were read on each day. */
export function ReadingChart({ days }: Pick<SiteHealth['read'], 'days'>) {
  const palette = usePalette();
  const [ofPages, ofPapers] = COLOURS[palette.isDark ? 'dark' : 'light'];
  return (
    <Frame>
      <Bar
        role="img"
        aria-label={words.chart}
        data={{
          labels: days.map(({ day }) => formatDate(day)),
          datasets: [
            { label: words.pages, data: days.map(({ pages }) => pages), backgroundColor: ofPages },
            { label: words.papers, data: days.map(({ papers }) => papers), backgroundColor: ofPapers },
          ],
        }}
        options={stackedBars(palette)}
      />
    </Frame>
  );
}
