import { calendarNow } from '@university/shared/identity';
import { useHydrated } from '@university/shared/island';
import { TimeLeft, color, radius, space, wide } from '@university/shared/kit';
import { istDay } from '@university/shared/time';
import { texts } from './texts';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import type { Coming } from './coming';

interface Props {
  /** Epoch milliseconds. */
  until: number;
  /** The day by the server's clock. */
  on: string;
}

/**
 * Counts down on the last day, once the browser has taken over: the server's HTML is read later than it was made. Not where
 * the device's clock shows another day than the server's.
 */
export function Left({ until, on }: Props) {
  return useHydrated() && <Ticking until={until} on={on} />;
}

function Ticking({ until, on }: Props) {
  const now = calendarNow();
  if (istDay(now) !== on || now >= until) return null;
  return (
    <>
      {' '}
      (<TimeLeft until={Date.now() + until - now} /> {texts.left})
    </>
  );
}

/** A card for each track, in as many columns as there is room for. */
const Tracks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16.5rem, 100%), 1fr));
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  > li {
    padding: ${space(0.5)} ${space(1.5)};
    border: 1px solid ${color.line};
    border-top: 4px solid ${color.accent};
    border-radius: ${radius.small};
    background: ${color.sheet};
  }
  ul {
    padding: 0;
    list-style: none;
  }
  /* Room for a finger: the name of a line is a link. */
  li li {
    padding-block: ${space(0.75)};
    line-height: 1.4;
  }
  li li + li {
    border-top: 1px solid ${color.line};
  }
  a {
    padding-block: ${space(0.75)};
  }
  ${wide.tablet} {
    li li {
      padding-block: ${space(1.25)};
    }
  }
  /* A date breaks only where a line has no room for all of it. */
  time {
    display: inline-block;
  }
`;

interface ComingListProps {
  lines: readonly Coming[];
  /** The day by the server's clock. */
  on: string;
}

/** Lines of the timeline, those of a track together. */
export function ComingList({ lines, on }: ComingListProps) {
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
