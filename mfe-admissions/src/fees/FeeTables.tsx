import { dueOf, type FeeTiming, feesOf } from '@university/shared/contract';
import { type FeeItem, feesQuery } from './queries';
import { useQuery } from '@university/shared/query';
import { formatMoney, Message } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { Table } from '../guides/table';
import { useNames } from '../rounds/names';
import { texts } from './texts';

export const sumOf = (lines: readonly Pick<FeeItem, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

export const linesOf = (fees: readonly FeeItem[], ...timings: FeeTiming[]): FeeItem[] =>
  fees.filter(({ timing, band }) => timings.includes(timing) && band === null);

export interface BandRow {
  line: FeeItem;
  concessions: number[];
  /** For those who pay the whole fee. */
  firstPayment: number | null;
}

export function concessionsOf(fees: readonly FeeItem[]): string[][] {
  const tuition = fees.filter(({ band }) => band !== null);
  const groups = new Map<string, string[]>();
  for (const category of new Set(tuition.flatMap(({ shares }) => shares.map((share) => share.category)))) {
    const paid = tuition.map((line) => dueOf(line, category)).join();
    groups.set(paid, [...(groups.get(paid) ?? []), category]);
  }
  return [...groups.values()];
}

export function bandRows(fees: readonly FeeItem[]): BandRow[] {
  const concessions = concessionsOf(fees);
  return fees.flatMap((line) => {
    const { band, track } = line;
    if (band === null) return [];
    const table = fees.filter((each) => each.track === null || each.track === track);
    const { firstPayment } = feesOf(table, { track: track ?? 'ug', band });
    return [{ line, concessions: concessions.map(([category]) => dueOf(line, category)), firstPayment }];
  });
}

export function WithFees({ children }: { children: (fees: readonly FeeItem[]) => ReactNode }) {
  const { data } = useQuery(feesQuery());
  return data ? children(data) : <Message>{texts.unknown}</Message>;
}

function useLineNames() {
  const names = useNames();
  return ({ name, track }: Pick<FeeItem, 'name' | 'track'>) => (track ? texts.only(name, names.track(track)) : name);
}

function together(lines: readonly FeeItem[]): [name: string, sum: string] {
  const ofAll = lines.filter(({ track }) => track === null);
  return [ofAll.length < lines.length ? texts.togetherOfAll : texts.together, money(sumOf(ofAll))];
}

const money = (rupees: number | null) => (rupees === null ? texts.none : formatMoney(rupees));

export function AllFees() {
  return (
    <WithFees>
      {(fees) => (
        <>
          <Bands fees={fees} />
          <p>{texts.bandsNote}</p>
          <EverySemester lines={linesOf(fees, 'semester')} />
          <Once lines={linesOf(fees, 'once', 'deposit')} />
        </>
      )}
    </WithFees>
  );
}

function Bands({ fees }: { fees: readonly FeeItem[] }) {
  const nameOf = useLineNames();
  return (
    <Table
      caption={texts.bands}
      columns={[
        texts.band,
        { name: texts.fee, isNumber: true },
        ...concessionsOf(fees).map((categories) => ({ name: categories.join(', '), isNumber: true })),
        { name: texts.firstPayment, isNumber: true },
      ]}
      rows={bandRows(fees).map(({ line, concessions, firstPayment }) => [
        nameOf({ name: line.band ?? '', track: line.track }),
        money(line.amount),
        ...concessions.map(money),
        money(firstPayment),
      ])}
    />
  );
}

function EverySemester({ lines }: { lines: readonly FeeItem[] }) {
  const nameOf = useLineNames();
  return (
    <Table
      caption={texts.everySemester}
      columns={[texts.paidFor, { name: texts.amount, isNumber: true }]}
      rows={[...lines.map((line) => [nameOf(line), money(line.amount)]), together(lines)]}
    />
  );
}

function Once({ lines }: { lines: readonly FeeItem[] }) {
  const nameOf = useLineNames();
  return (
    <Table
      caption={texts.once}
      columns={[texts.paidFor, { name: texts.amount, isNumber: true }, texts.comesBack]}
      rows={[
        ...lines.map((line) => [nameOf(line), money(line.amount), line.timing === 'deposit' ? texts.yes : texts.no]),
        [...together(lines), ''],
      ]}
    />
  );
}

export function Deposits() {
  const nameOf = useLineNames();
  return (
    <WithFees>
      {(fees) => {
        const lines = linesOf(fees, 'deposit');
        return (
          <Table
            caption={texts.deposits}
            columns={[texts.what, { name: texts.amount, isNumber: true }]}
            rows={[...lines.map((line) => [nameOf(line), money(line.amount)]), together(lines)]}
          />
        );
      }}
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
