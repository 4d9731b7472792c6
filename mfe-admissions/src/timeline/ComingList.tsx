import { calendarNow } from '@university/shared/identity';
import { useHydrated } from '@university/shared/island';
import { space, TimeLeft } from '@university/shared/kit';
import { Table } from '../guides/table';
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

/** What a cell says begins a sentence, and a date breaks only where a line has no room for all of it. */
const Said = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
  time {
    display: inline-block;
  }
`;

const Step = styled.div`
  & + & {
    margin-top: ${space(0.5)};
  }
`;

interface ComingListProps {
  lines: readonly Coming[];
  /** The day by the server's clock. */
  on: string;
}

/** The timeline as a table, a row for each track: until when to apply, which result is out, and what to do next. */
export function ComingList({ lines, on }: ComingListProps) {
  const tracks = [...new Set(lines.map(({ track }) => track))];
  const rows = tracks.map((track) => {
    const of = (...steps: Coming['step'][]) => lines.find((line) => line.track === track && steps.includes(line.step));
    const [apply, open, planned] = [of('apply'), of('decide'), of('result')];
    const steps = [open, of('verify')].filter((line) => line !== undefined);
    const said = (line: Coming | undefined, isLinked = false) =>
      line && <Saying line={line} on={on} isLinked={isLinked} />;
    return [
      (apply ?? planned ?? steps[0])?.trackName,
      said(apply, true),
      open ? (
        <Link key="out" to={open.to ?? ''}>
          {texts.out(open.name)}
        </Link>
      ) : (
        planned && <Line key="planned" line={planned} on={on} />
      ),
      steps.length > 0 && steps.map((line) => <Step key={line.step}>{said(line)}</Step>),
    ];
  });
  return <Table caption={texts.table} columns={texts.columns} rows={rows} />;
}

function Saying({
  line: { says, when, at, until, to },
  on,
  isLinked,
}: {
  line: Coming;
  on: string;
  isLinked: boolean;
}) {
  return (
    <Said>
      {isLinked && to ? <Link to={to}>{says}</Link> : says} {when && <time dateTime={at}>{when}</time>}
      {until !== undefined && <Left until={until} on={on} />}
    </Said>
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
