import { Link } from '@university/shared/router';
import { GuideLink, Table, type TableColumn } from '@university/shared/kit';
import type { ProgramFacts, TeachingPlace } from '../detail';
import { placeName, placesByCategory, seatsByCategory } from '../seats';
import { texts } from '../texts';
import { Part } from '../../components/Part';

const words = texts.program;

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
    <Link key="campus" to={`/campus/${campus.slug}`}>
      {campus.name}
    </Link>,
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
