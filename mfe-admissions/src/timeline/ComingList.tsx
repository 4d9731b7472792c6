import { space, TimeLeft } from '@university/shared/kit';
import type { Coming } from './coming';
import { texts } from './texts';
import { calendarNow } from '@university/shared/identity';
import { useHydrated } from '@university/shared/island';
import { Table } from '../guides/table';
import { istDay } from '@university/shared/time';
import { Link } from '@university/shared/router';
import styled from 'styled-components';

interface Props {
  until: number;
  on: string;
}

/** Rendered after hydration only, and only if the device's day is the server's. */
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

/** A date breaks only if the line has no room for it. */
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

interface ListProps {
  lines: readonly Coming[];
  on: string;
  caption?: string;
}

export function ComingList({ lines, on, caption = texts.table }: ListProps) {
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
  const isFilled = (column: number) => rows.some((row) => row[column]);
  return (
    <Table
      caption={caption}
      columns={texts.columns.filter((_, column) => isFilled(column))}
      rows={rows.map((row) => row.filter((_, column) => isFilled(column)))}
    />
  );
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

export function Line({ line, on }: { line: Coming; on: string }) {
  const { name, says, when, at, until, to } = line;
  return (
    <>
      <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>: {says} {when && <time dateTime={at}>{when}</time>}
      {until !== undefined && <Left until={until} on={on} />}
    </>
  );
}
