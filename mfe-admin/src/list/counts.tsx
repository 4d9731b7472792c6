import { color, space, Table, text } from '@university/shared/kit';
import styled from 'styled-components';
import { inIndia } from './cells';

interface Props {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
}

export const CountTable = ({ caption, head, rows }: Props) => (
  <Table
    caption={caption}
    columns={head.map((name, index) => (index === 0 ? name : { name, isNumber: true }))}
    rows={rows.map(([name, ...counts]) => [name, ...counts.map(inIndia)])}
  />
);

/** Distinguishable with colour blindness; light and dark. */
const COLOURS = {
  pending: ['#8a8fa3', '#9aa2bd'],
  freeze: ['#17603b', '#7fd6a2'],
  float: ['#1b6fa8', '#8fc7f5'],
  upgrade: ['#b36b00', '#f5b544'],
  reject: ['#9b1c2e', '#ff9aa4'],
  lapsed: ['#5b4a3a', '#c9b39a'],
} as const;

const Chart = styled.div`
  display: flex;
  gap: 2px;
  height: 14rem;
  overflow-x: clip;
`;

const Column = styled.div`
  display: flex;
  flex: 1 1 0;
  min-width: 2px;
  flex-direction: column;
  justify-content: end;
  color: ${color.muted};
  font-size: ${text.small};
  text-align: center;
  white-space: nowrap;
`;

const Part = styled.i<{ $colour: keyof typeof COLOURS }>`
  background: ${({ $colour }) => COLOURS[$colour][0]};
  @media (prefers-color-scheme: dark) {
    background: ${({ $colour }) => COLOURS[$colour][1]};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  i {
    display: inline-block;
    width: 1em;
    height: 1em;
    margin-right: ${space(0.5)};
  }
`;

interface ChartProps extends Pick<Props, 'rows'> {
  label: string;
  series: readonly { name: string; colour: keyof typeof COLOURS }[];
}

export function CountChart({ label, series, rows }: ChartProps) {
  const most = Math.max(1, ...rows.map(([, ...counts]) => counts.reduce((sum, count) => sum + count, 0)));
  // Labels every sixth column at most.
  const every = Math.ceil(rows.length / 6);
  return (
    <div role="img" aria-label={label}>
      <Chart>
        {rows.map(([name, ...counts], index) => (
          <Column key={name} title={`${name}: ${counts.map(inIndia).join(', ')}`}>
            {series.map(({ name: part, colour }, at) => (
              <Part key={part} $colour={colour} style={{ flex: `0 0 ${(80 * (counts[at] ?? 0)) / most}%` }} />
            ))}
            <span>{index % every === 0 ? name : '\u00a0'}</span>
          </Column>
        ))}
      </Chart>
      <Legend>
        {series.map(({ name, colour }) => (
          <span key={name}>
            <Part $colour={colour} />
            {name}
          </span>
        ))}
      </Legend>
    </div>
  );
}
