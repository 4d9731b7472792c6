import { useQuery } from '@university/shared/query';
import { formatMoney, Message } from '@university/shared/kit';
import type { ReactNode } from 'react';
import { Table } from '../guides/table';
import { useNames } from '../rounds/names';
import { type FeeItem, feesQuery } from './queries';
import { bandRows, concessionsOf, linesOf, sumOf } from './sums';
import { texts } from './texts';

/** What is made of the table of fees; a sentence where it cannot be read. */
export function WithFees({ children }: { children: (fees: readonly FeeItem[]) => ReactNode }) {
  const { data } = useQuery(feesQuery());
  return data ? children(data) : <Message>{texts.unknown}</Message>;
}

/** A line's name, with the track where only one pays it. */
function useLineNames() {
  const names = useNames();
  return ({ name, track }: Pick<FeeItem, 'name' | 'track'>) => (track ? texts.only(name, names.track(track)) : name);
}

/** What everybody pays of these lines. */
function together(lines: readonly FeeItem[]): [name: string, sum: string] {
  const ofAll = lines.filter(({ track }) => track === null);
  return [ofAll.length < lines.length ? texts.togetherOfAll : texts.together, money(sumOf(ofAll))];
}

const money = (rupees: number | null) => (rupees === null ? texts.none : formatMoney(rupees));

/** All that is paid for a semester, and all that is paid once. */
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

/** Deposits, which come back. */
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

/** What is paid with an application. */
export function Registrations() {
  const names = useNames();
  return (
    <WithFees>
      {(fees) => (
        <Table
          caption={texts.registrations}
          columns={[texts.track, { name: texts.kept, isNumber: true }]}
          rows={linesOf(fees, 'registration').map(({ track, amount }) => [
            track ? names.track(track) : texts.allTracks,
            money(amount),
          ])}
        />
      )}
    </WithFees>
  );
}
