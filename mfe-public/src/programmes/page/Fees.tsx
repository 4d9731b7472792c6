import { formatMoney, GuideLink, Table, type TableGroup } from '@university/shared/kit';
import type { DetailedProgram } from '../detail';
import { costOf, feeTableOf, registrationOf, type FeeTable } from '../fees';
import { texts } from '../texts';
import { Part } from '../../components/Part';

const words = texts.program;

interface Props {
  program: Pick<DetailedProgram, 'fees' | 'track' | 'fee_note' | 'years'>;
}

export function Fees({ program }: Props) {
  const table = feeTableOf(program);
  const registration = registrationOf(program.fees);
  if (!table && !program.fee_note && registration.length === 0) return null;
  return (
    <Part id="fees" title={words.feesTitle}>
      {program.fee_note && <p>{program.fee_note}</p>}
      {table && <Lines table={table} years={Object.keys(program.years).length} />}
      {registration.map(({ name, amount }) => (
        <p key={name}>{words.registration(name, formatMoney(amount))}</p>
      ))}
      <GuideLink to="/amenities/Hostels-and-Transport">{words.hostelFees}</GuideLink>
      <GuideLink to="/admission/refund-policy">{words.refunds}</GuideLink>
    </Part>
  );
}

function Lines({ table: { payers, groups }, years }: { table: FeeTable; years: number }) {
  const isSeveral = payers.length > 1;
  const columns = [
    { name: words.paidFor },
    ...payers.map(({ categories }) => ({
      name: categories.length > 0 ? categories.join(', ') : isSeveral ? words.generalFee : words.amount,
      isNumber: true,
    })),
  ];
  const money = (amounts: readonly number[]) => amounts.map(formatMoney);
  const rows = groups.map(
    ({ timing, rows: lines, sums }): TableGroup => ({
      title: words.timings[timing],
      rows: lines.map(({ name, amounts }) => [name, ...money(amounts)]),
      sums: lines.length > 1 ? [[words.together, ...money(sums)]] : [],
    }),
  );
  const all: TableGroup = {
    title: words.allTitle,
    sums: [
      [words.firstPayment, ...money(payers.map(({ firstPayment }) => firstPayment))],
      [words.laterSemester, ...money(payers.map(({ semester }) => semester))],
      [words.firstYear, ...money(payers.map((payer) => costOf(payer, 1)))],
      ...(years > 1 ? [[words.wholeCourse(years), ...money(payers.map((payer) => costOf(payer, years)))]] : []),
    ],
  };
  return <Table caption={words.feesCaption} columns={columns} groups={[...rows, all]} />;
}
