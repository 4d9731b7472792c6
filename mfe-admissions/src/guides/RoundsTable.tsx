import type { RoundSchedule } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { Message } from '@university/shared/kit';
import { formatDays, formatInstant } from '@university/shared/time';
import { resultName } from '../rounds/names';
import { pageOf, signInAddress } from '../rounds/result-pages';
import { scheduleQuery } from '../rounds/schedule-query';
import { Table } from './table';

const texts = {
  caption: 'Rounds and their windows',
  columns: ['Result', 'Now', 'Decide', 'Pay the fee', 'Verify documents'],
  states: {
    unset: 'Not announced yet',
    planned: 'Planned',
    before: 'Result is out, decisions not open yet',
    open: 'Open for decisions',
    closed: 'Closed',
  },
  until: (from: string, to: string) => `${from} to ${to}`,
  none: 'To be announced',
  unknown: 'The dates could not be read just now. They also stand in the admission notices.',
} as const;

function stateOf({ state, published }: RoundSchedule): string {
  if (state === 'closed' && published) return texts.states.closed;
  if (state === 'unset' || state === 'closed') return texts.states.unset;
  return published ? texts.states[state] : texts.states.planned;
}

/** Every round as it stands now, with the way to its result. */
export function RoundsTable() {
  const { data } = useQuery(scheduleQuery());
  if (!data) return <Message>{texts.unknown}</Message>;
  const rows = data.rounds.map((row) => {
    const { opensAt, closesAt, pay, verify } = row;
    return [
      <Link key="result" to={signInAddress(pageOf(row))}>
        {resultName(row.track_name, row.round)}
      </Link>,
      stateOf(row),
      opensAt && closesAt ? texts.until(formatInstant(opensAt), formatInstant(closesAt)) : texts.none,
      pay ? formatDays(pay) : texts.none,
      verify ? formatDays(verify) : texts.none,
    ];
  });
  return <Table caption={texts.caption} columns={texts.columns} rows={rows} />;
}
