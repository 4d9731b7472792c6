import { type DayRange, DECISION_WORDS, type RoundSchedule, type Schedule } from '@university/shared/contract';
import { Message } from '@university/shared/kit';
import { type QueryClient, useQuery } from '@university/shared/query';
import { prepare } from '@university/shared/reading';
import { Link } from '@university/shared/router';
import { formatDays, formatInstant } from '@university/shared/time';
import type { ReactNode } from 'react';
import { AllFees, Applications, Deposits, Registrations } from '../fees/FeeTables';
import { resultName } from '../rounds/names';
import { feesQuery, scheduleQuery } from '../rounds/queries';
import { pageOf, signInAddress } from '../rounds/result-pages';
import { Table } from './table';
import { decisionsTexts as texts, roundsTexts } from './texts';

const NO_DATES = { opensAt: null, closesAt: null, pay: null, verify: null };

function stateOf({ state, published }: RoundSchedule): string {
  if (state === 'closed' && published) return roundsTexts.states.closed;
  if (state === 'unset' || state === 'closed') return roundsTexts.states.unset;
  return published ? roundsTexts.states[state] : roundsTexts.states.planned;
}

/** `on` is the day of the answer, so that server and browser agree. */
function daysInWords(days: DayRange | null, on: string): string {
  if (!days) return roundsTexts.none;
  return days.to < on ? roundsTexts.over(formatDays(days)) : formatDays(days);
}

/** Unpublished rounds that have passed are hidden. */
const isShown = ({ state, published }: RoundSchedule) => published || state !== 'closed';

export function RoundsTable() {
  const { data } = useQuery(scheduleQuery());
  return data ? <RoundsTableOf schedule={data} /> : <Message>{roundsTexts.unknown}</Message>;
}

export function RoundsTableOf({ schedule: { on, rounds } }: { schedule: Schedule }) {
  const rows = rounds.map((row) => {
    const { opensAt, closesAt, pay, verify } = isShown(row) ? row : NO_DATES;
    return [
      <Link key="result" to={signInAddress(pageOf(row))}>
        {resultName(row.track_name, row.round)}
      </Link>,
      stateOf(row),
      opensAt && closesAt ? roundsTexts.until(formatInstant(opensAt), formatInstant(closesAt)) : roundsTexts.none,
      daysInWords(pay, on),
      daysInWords(verify, on),
    ];
  });
  return <Table caption={roundsTexts.caption} columns={roundsTexts.columns} rows={rows} />;
}

/** Whether the seat is held, and whether the next round is open. */
const ROWS = [
  ['freeze', texts.yes, texts.no],
  ['float', texts.yes, texts.yes],
  ['upgrade', texts.no, texts.yes],
  ['reject', texts.no, texts.no],
] as const;

function DecisionsTable() {
  return (
    <Table
      caption={texts.caption}
      columns={texts.columns}
      rows={ROWS.map(([name, ...rest]) => [DECISION_WORDS[name].label, DECISION_WORDS[name].meaning, ...rest])}
    />
  );
}

/** What a guide shows where its text says `{{block rounds}}`. */
export const BLOCKS: Readonly<Record<string, () => ReactNode>> = {
  rounds: () => <RoundsTable />,
  applications: () => <Applications />,
  fees: () => <AllFees />,
  deposits: () => <Deposits />,
  registrations: () => <Registrations />,
  decisions: () => <DecisionsTable />,
};

/** For loaders: reads what these blocks show. */
export async function prepareBlocks(client: QueryClient, names: readonly string[]): Promise<void> {
  const reading = names.filter((name) => Object.hasOwn(BLOCKS, name) && name !== 'decisions');
  await Promise.all([
    reading.length > 0 && prepare(client, scheduleQuery()),
    reading.some((name) => name !== 'rounds') && prepare(client, feesQuery()),
  ]);
}
