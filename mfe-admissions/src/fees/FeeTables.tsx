import { dueOf, type FeeTiming, feesOf, type Schedule } from '@university/shared/contract';
import { formatMoney, Message, OutsideLink } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatDate } from '@university/shared/time';
import type { ReactNode } from 'react';
import { Table } from '../guides/table';
import { useNames } from '../rounds/names';
import { type FeeItem, feesQuery, scheduleQuery } from '../rounds/queries';
import { texts } from './texts';

const TERMS = ['semester', 'year'] as const;

/** Lines that are paid at one time and are not the tuition fee. */
const linesOf = (fees: readonly FeeItem[], ...timings: FeeTiming[]): FeeItem[] =>
  fees.filter(({ timing, band }) => timings.includes(timing) && band === null);

/** Categories that pay only a part of the tuition fee, grouped by what they pay. */
export function concessionsOf(fees: readonly FeeItem[]): string[][] {
  const tuition = fees.filter(({ band }) => band !== null);
  const groups = new Map<string, string[]>();
  for (const category of new Set(tuition.flatMap(({ shares }) => shares.map((share) => share.category)))) {
    const paid = tuition.map((line) => dueOf(line, category)).join();
    groups.set(paid, [...(groups.get(paid) ?? []), category]);
  }
  return [...groups.values()];
}

/** What each band costs, in rupees; the first payment is that of those who pay the whole fee. */
export function bandRows(fees: readonly FeeItem[]) {
  const concessions = concessionsOf(fees);
  return fees.flatMap((line) => {
    const { band, track } = line;
    if (band === null) return [];
    // Of a band for every track: what every track pays.
    const table = fees.filter((each) => each.track === null || each.track === track);
    const { firstPayment } = feesOf(table, { track: track ?? 'ug', band });
    return [{ line, concessions: concessions.map(([category]) => dueOf(line, category)), firstPayment }];
  });
}

function WithFees({ children }: { children: (fees: readonly FeeItem[]) => ReactNode }) {
  const { data } = useQuery(feesQuery());
  return data ? children(data) : <Message>{texts.unknown}</Message>;
}

/** A line's name, with the track where only one pays it. */
function useLineNames() {
  const names = useNames();
  return ({ name, track }: Pick<FeeItem, 'name' | 'track'>) => (track ? texts.only(name, names.track(track)) : name);
}

const money = (rupees: number | null) => (rupees === null ? texts.none : formatMoney(rupees));

export function AllFees() {
  return (
    <WithFees>
      {(fees) => (
        <>
          {TERMS.map((term) => (
            <Bands key={term} term={term} fees={fees} />
          ))}
          <p>{texts.bandsNote}</p>
          {TERMS.map((term) => (
            <Lines key={term} caption={texts.every[term]} lines={linesOf(fees, term)} />
          ))}
          <Lines caption={texts.once} lines={linesOf(fees, 'once', 'deposit')} saysRefund />
        </>
      )}
    </WithFees>
  );
}

function Bands({ term, fees }: { term: (typeof TERMS)[number]; fees: readonly FeeItem[] }) {
  const nameOf = useLineNames();
  const rows = bandRows(fees).filter(({ line }) => line.timing === term);
  if (rows.length === 0) return null;
  return (
    <Table
      caption={texts.bands[term]}
      columns={[
        texts.band,
        { name: texts.fee, isNumber: true },
        ...concessionsOf(fees).map((categories) => ({ name: categories.join(', '), isNumber: true })),
        { name: texts.firstPayment, isNumber: true },
      ]}
      rows={rows.map(({ line, concessions, firstPayment }) => [
        nameOf({ name: line.band ?? '', track: line.track }),
        money(line.amount),
        ...concessions.map(money),
        money(firstPayment),
      ])}
    />
  );
}

interface LinesProps {
  caption: string;
  /** Head of the first column. */
  head?: string;
  lines: readonly FeeItem[];
  saysRefund?: true;
}

/** Lines with their amounts, and what everybody pays of them together. */
function Lines({ caption, head = texts.paidFor, lines, saysRefund }: LinesProps) {
  const nameOf = useLineNames();
  const ofAll = lines.filter(({ track }) => track === null);
  const together = ofAll.length < lines.length ? texts.togetherOfAll : texts.together;
  const refund = (cell: string) => (saysRefund ? [cell] : []);
  if (lines.length === 0) return null;
  return (
    <Table
      caption={caption}
      columns={[head, { name: texts.amount, isNumber: true }, ...refund(texts.comesBack)]}
      rows={[
        ...lines.map((line) => [
          nameOf(line),
          money(line.amount),
          ...refund(line.timing === 'deposit' ? texts.yes : texts.no),
        ]),
        [together, money(ofAll.reduce((sum, { amount }) => sum + amount, 0)), ...refund('')],
      ]}
    />
  );
}

export function Deposits() {
  return (
    <WithFees>
      {(fees) => <Lines caption={texts.deposits} head={texts.what} lines={linesOf(fees, 'deposit')} />}
    </WithFees>
  );
}

export function Registrations() {
  const names = useNames();
  return (
    <WithFees>
      {(fees) => (
        <Table
          caption={texts.registrations}
          columns={[texts.track, { name: texts.notRefunded, isNumber: true }]}
          rows={linesOf(fees, 'registration').map(({ track, amount }) => [
            track ? names.track(track) : texts.allTracks,
            money(amount),
          ])}
        />
      )}
    </WithFees>
  );
}

/** `on` is the day of the answer, so that server and browser agree. */
function lastDate(day: string | null, on: string): string {
  if (!day) return texts.none;
  return day < on ? texts.over(formatDate(day)) : formatDate(day);
}

export function Applications() {
  const { data } = useQuery(scheduleQuery());
  return data ? <ApplicationsOf schedule={data} /> : <Message>{texts.datesUnknown}</Message>;
}

export function ApplicationsOf({ schedule }: { schedule: Schedule }) {
  const { data: fees } = useQuery(feesQuery());
  if (!fees) return <Message>{texts.datesUnknown}</Message>;
  return (
    <Table
      caption={texts.applications}
      columns={[texts.track, texts.portal, texts.opens, texts.lastDate, { name: texts.registration, isNumber: true }]}
      rows={schedule.tracks.flatMap(({ code, name, application }) => {
        if (!application) return [];
        const { opens_on, last_date, portal } = application;
        return [
          [
            name,
            portal ? (
              <OutsideLink key="portal" href={portal}>
                {texts.open(name)}
              </OutsideLink>
            ) : (
              texts.none
            ),
            opens_on ? formatDate(opens_on) : texts.none,
            lastDate(last_date, schedule.on),
            formatMoney(feesOf(fees, { track: code, band: null }).registration),
          ],
        ];
      })}
    />
  );
}
