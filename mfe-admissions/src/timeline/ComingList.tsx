import { space } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import type { Coming } from './coming';
import { Left } from './Left';

/** As many columns as there is room for: a track each. */
const Tracks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  padding: 0;
  list-style: none;
  ul {
    display: grid;
    gap: ${space(0.5)};
    padding: 0;
    list-style: none;
  }
  /* A date breaks only where a line has no room for all of it. */
  time {
    display: inline-block;
  }
  /* Room for a finger. */
  a {
    display: inline-block;
    padding-block: ${space(1)};
  }
`;

interface Props {
  lines: readonly Coming[];
  /** The day by the server's clock. */
  on: string;
}

/** Lines of the timeline, those of a track together. */
export function ComingList({ lines, on }: Props) {
  const tracks = [...new Set(lines.map(({ track }) => track))];
  return (
    <Tracks>
      {tracks.map((track) => (
        <li key={track}>
          <ul>
            {lines
              .filter((line) => line.track === track)
              .map((line) => (
                <li key={line.name + line.says}>
                  <Line line={line} on={on} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </Tracks>
  );
}

/** `Diploma: apply by 30 June`; the name leads to where it is done. */
export function Line({ line, on }: { line: Coming; on: string }) {
  const { name, says, when, at, until, to } = line;
  return (
    <>
      <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>: {says} {when && <time dateTime={at}>{when}</time>}
      {until !== undefined && <Left until={until} on={on} />}
    </>
  );
}
