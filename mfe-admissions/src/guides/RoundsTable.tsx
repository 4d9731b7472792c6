import type { DayRange, RoundSchedule, Schedule } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { Message } from '@university/shared/kit';
import { formatDays, formatInstant } from '@university/shared/time';
import { resultName } from '../rounds/names';
import { pageOf, signInAddress } from '../rounds/result-pages';
import { scheduleQuery } from '../rounds/schedule-query';
import { texts } from './rounds-texts';
import { Table } from './table';

const NO_DATES = { opensAt: null, closesAt: null, pay: null, verify: null };

function stateOf({ state, published }: RoundSchedule): string {
  if (state === 'closed' && published) return texts.states.closed;
  if (state === 'unset' || state === 'closed') return texts.states.unset;
  return published ? texts.states[state] : texts.states.planned;
}

/** `on` is the day of the answer, so that server and browser agree. */
function daysInWords(days: DayRange | null, on: string): string {
  if (!days) return texts.none;
  return days.to < on ? texts.over(formatDays(days)) : formatDays(days);
}

/** Unpublished rounds that have passed are hidden. */
const isShown = ({ state, published }: RoundSchedule) => published || state !== 'closed';

export function RoundsTable() {
  const { data } = useQuery(scheduleQuery());
  return data ? <RoundsTableOf schedule={data} /> : <Message>{texts.unknown}</Message>;
}

export function RoundsTableOf({ schedule: { on, rounds } }: { schedule: Schedule }) {
  const rows = rounds.map((row) => {
    const { opensAt, closesAt, pay, verify } = isShown(row) ? row : NO_DATES;
    return [
      <Link key="result" to={signInAddress(pageOf(row))}>
        {resultName(row.track_name, row.round)}
      </Link>,
      stateOf(row),
      opensAt && closesAt ? texts.until(formatInstant(opensAt), formatInstant(closesAt)) : texts.none,
      daysInWords(pay, on),
      daysInWords(verify, on),
    ];
  });
  return <Table caption={texts.caption} columns={texts.columns} rows={rows} />;
}
