import {
  type Fact,
  FactLines,
  formatMoney,
  GuideLink,
  Muted,
  OutsideLink,
  Stack,
  Table,
  type TableColumn,
  type TableGroup,
} from '@university/shared/kit';
import { Link } from '@university/shared/router';
import { formatDate } from '@university/shared/time';
import type { ReactNode } from 'react';
import { Part, Steps } from '../components/parts';
import { PersonList } from '../people/people';
import type { Applying } from './deadline';
import {
  costOf,
  type FeeTable,
  feeTableOf,
  laterPayments,
  placeName,
  placesByCategory,
  registrationOf,
  seatsByCategory,
} from './facts';
import type { DetailedProgram, ProgramFacts, TeachingPlace } from './detail';
import { texts } from './texts';

const words = texts.program;

function sentences({ opensOn, deadline }: Applying): string[] {
  return [
    ...(opensOn ? [words.opensOn(formatDate(opensOn))] : []),
    ...(deadline ? [(deadline.isOver ? words.wasUntil : words.until)(formatDate(deadline.day))] : []),
  ];
}

export function Dates({ applying }: { applying: Applying | null }) {
  if (!applying) return null;
  return (
    <Part id="dates" title={words.datesTitle}>
      {sentences(applying).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {applying.portal && (
        <p>
          <OutsideLink href={applying.portal}>{words.portal}</OutsideLink>
        </p>
      )}
    </Part>
  );
}

export function HowToApply({ program }: { program: DetailedProgram }) {
  const { applying } = program;
  const isOver = applying?.deadline?.isOver;
  return (
    <Part id="apply" title={words.howTitle}>
      {isOver && <Muted>{words.nextTime}</Muted>}
      <Steps>
        {stepsOf(program).map(({ key, step }) => (
          <li key={key}>{step}</li>
        ))}
      </Steps>
    </Part>
  );
}

function stepsOf(program: DetailedProgram): { key: string; step: ReactNode }[] {
  const { applying, entry, eligibility } = program;
  const [registration] = registrationOf(program.fees);
  const firstPayment = feeTableOf(program)?.payers[0]?.firstPayment;
  return [
    ...(entry || eligibility
      ? [
          {
            key: 'check',
            step: (
              <>
                {words.check} <Link to="#entry">{words.entry}</Link>
              </>
            ),
          },
        ]
      : []),
    {
      key: 'register',
      step: (
        <>
          {registration ? words.registerAndPay(formatMoney(registration.amount)) : words.register}{' '}
          {applying?.portal ? (
            <OutsideLink href={applying.portal}>{words.portal}</OutsideLink>
          ) : (
            <Link to="/admission#apply">{words.portals}</Link>
          )}
        </>
      ),
    },
    { key: 'choose', step: words.choose(program.name) },
    {
      key: 'result',
      step: (
        <>
          {words.decide} <Link to="/admission#results">{words.results}</Link>
        </>
      ),
    },
    {
      key: 'join',
      step: (
        <>
          {firstPayment === undefined ? words.join : words.joinAndPay(formatMoney(firstPayment))}
          <GuideLink to="/admission/process-and-guidelines#documents">{words.documents}</GuideLink>
        </>
      ),
    },
  ];
}

export function Entry({ program }: { program: Pick<ProgramFacts, 'entry' | 'eligibility' | 'ranking'> }) {
  const { entry, eligibility, ranking } = program;
  const needs: Fact[] = entry
    ? [
        { term: words.qualification, value: entry.qualification },
        { term: words.subjects, value: entry.subjects.join(', ') },
        { term: words.alsoAsked, value: entry.note },
      ]
    : [{ term: words.qualification, value: eligibility }];
  const hasNeeds = needs.some(({ value }) => value);
  if (!hasNeeds && !ranking) return null;
  return (
    <>
      {hasNeeds && (
        <Part id="entry" title={words.entry}>
          <FactLines facts={needs} />
          {entry && entry.marks.length > 0 && <Marks marks={entry.marks} />}
        </Part>
      )}
      {ranking && (
        <Part id="ranking" title={words.ranking}>
          <Stack $gap={1}>
            <p>{ranking}</p>
            <Muted>{words.rankingHelp}</Muted>
          </Stack>
        </Part>
      )}
    </>
  );
}

function Marks({ marks }: Pick<NonNullable<ProgramFacts['entry']>, 'marks'>) {
  return (
    <Table
      caption={words.marks}
      columns={[{ name: words.category }, { name: words.leastMarks, isNumber: true }]}
      rows={marks.map(({ category, percent }) => [category, words.percent(percent)])}
    />
  );
}

export function Fees({ program }: { program: Pick<DetailedProgram, 'fees' | 'track' | 'fee_note' | 'years'> }) {
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

function Lines({ table, years }: { table: FeeTable; years: number }) {
  const { payers, groups } = table;
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
      ...laterPayments(table).map(({ timing, amounts }) => [words.later[timing], ...money(amounts)]),
      [words.firstYear, ...money(payers.map((payer) => costOf(payer, 1)))],
      ...(years > 1 ? [[words.wholeCourse(years), ...money(payers.map((payer) => costOf(payer, years)))]] : []),
    ],
  };
  return <Table caption={words.feesCaption} columns={columns} groups={[...rows, all]} />;
}

const number = (count: number) => count.toLocaleString('en-IN');

export function Seats({ program: { campuses, seats } }: { program: Pick<ProgramFacts, 'campuses' | 'seats'> }) {
  if (campuses.length === 0) return null;
  const published = placesByCategory(campuses);
  return (
    <Part id="seats" title={words.seatsTitle}>
      <ByCampus campuses={campuses} total={seats} />
      {published.length > 0 && (
        <>
          <ByCategory places={published} />
          <GuideLink to="/admission/guidelines#categories">{words.categories}</GuideLink>
        </>
      )}
    </Part>
  );
}

function ByCampus({ campuses, total }: { campuses: readonly TeachingPlace[]; total: number }) {
  const hasShifts = campuses.some(({ shift }) => shift);
  const columns: TableColumn[] = [
    { name: words.campus },
    ...(hasShifts ? [{ name: words.shift }] : []),
    { name: words.seats, isNumber: true },
  ];
  const rows = campuses.map((campus) => [
    <span key="campus">
      <Link to={`/campus/${campus.slug}`}>{campus.name}</Link>
      {campus.women_only && ` (${words.womenOnly})`}
    </span>,
    ...(hasShifts ? [campus.shift] : []),
    number(campus.seats),
  ]);
  const together = [words.together, ...(hasShifts ? [''] : []), number(total)];
  return <Table caption={words.byCampus} columns={columns} rows={rows} sums={campuses.length > 1 ? [together] : []} />;
}

function ByCategory({ places }: { places: readonly TeachingPlace[] }) {
  const isSeveral = places.length > 1;
  const columns: TableColumn[] = [
    { name: words.category },
    ...places.map((place) => ({ name: isSeveral ? placeName(place) : words.seats, isNumber: true })),
    ...(isSeveral ? [{ name: words.together, isNumber: true }] : []),
  ];
  const found = seatsByCategory(places);
  const cells = (name: string, seats: readonly number[], total: number) => [
    name,
    ...seats.map(number),
    ...(isSeveral ? [number(total)] : []),
  ];
  const sums = places.map((_, index) => found.reduce((sum, { seats }) => sum + (seats[index] ?? 0), 0));
  const all = sums.reduce((sum, each) => sum + each, 0);
  return (
    <Table
      caption={words.byCategory}
      columns={columns}
      rows={found.map(({ category, seats, total }) => cells(category, seats, total))}
      sums={[cells(words.together, sums, all)]}
    />
  );
}

export function Teachers({ teachers }: Pick<DetailedProgram, 'teachers'>) {
  if (teachers.length === 0) return null;
  return (
    <Part id="teachers" title={words.teachers}>
      <PersonList people={teachers} />
    </Part>
  );
}
