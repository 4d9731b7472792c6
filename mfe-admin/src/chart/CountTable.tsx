import { color, space, VisuallyHidden } from '@university/shared/kit';
import styled from 'styled-components';
import { inIndia } from '../list/cells';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space(0.5)} ${space(1)};
    border-bottom: 1px solid ${color.line};
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  tbody th {
    font-weight: 400;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

interface Props {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
}

/** The numbers of a chart, for whoever cannot see it or wants them exactly. */
export function CountTable({ caption, head, rows }: Props) {
  return (
    <Scroll>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, index) => (
                <td key={head[index + 1]}>{inIndia(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
