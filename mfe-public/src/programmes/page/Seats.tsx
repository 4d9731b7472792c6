import { Link } from '@university/shared/router';
import { type Column, type RowGroup, Table, type TableRow } from '../../components/Table';
import type { ProgramFacts, TeachingPlace } from '../detail';
import { placeName, placesByCategory, seatsByCategory } from '../seats';
import { texts } from '../texts';
import { Part } from '../../components/Part';

const words = texts.program;

const number = (count: number) => count.toLocaleString('en-IN');

/** Where a programme is taught, with its seats by campus and by category. */
export function Seats({ program: { campuses, seats } }: { program: Pick<ProgramFacts, 'campuses' | 'seats'> }) {
  if (campuses.length === 0) return null;
  const published = placesByCategory(campuses);
  return (
    <Part id="seats" title={words.seatsTitle}>
      <ByCampus campuses={campuses} total={seats} />
      {published.length > 0 && (
        <>
          <ByCategory places={published} />
          <p>
            <Link to="/admission/guidelines#categories">{words.categories}</Link>
          </p>
        </>
      )}
    </Part>
  );
}

const keyOf = ({ slug, shift }: TeachingPlace) => `${slug} ${shift ?? ''}`;

function ByCampus({ campuses, total }: { campuses: readonly TeachingPlace[]; total: number }) {
  const hasShifts = campuses.some(({ shift }) => shift);
  const columns: Column[] = [
    { name: words.campus },
    ...(hasShifts ? [{ name: words.shift }] : []),
    { name: words.seats, isNumber: true },
  ];
  const rows: TableRow[] = campuses.map((campus) => ({
    key: keyOf(campus),
    cells: [
      <Link key="campus" to={`/campus/${campus.slug}`}>
        {campus.name}
      </Link>,
      ...(hasShifts ? [campus.shift] : []),
      number(campus.seats),
    ],
  }));
  const together: TableRow = {
    key: 'together',
    cells: [words.together, ...(hasShifts ? [''] : []), number(total)],
    isTotal: true,
  };
  const groups: RowGroup[] = [{ key: 'campuses', rows: campuses.length > 1 ? [...rows, together] : rows }];
  return <Table caption={words.byCampus} columns={columns} groups={groups} />;
}

function ByCategory({ places }: { places: readonly TeachingPlace[] }) {
  const isSeveral = places.length > 1;
  const columns: Column[] = [
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
  const rows: TableRow[] = [
    ...found.map(({ category, seats, total }) => ({ key: category, cells: cells(category, seats, total) })),
    { key: 'together', cells: cells(words.together, sums, all), isTotal: true },
  ];
  return <Table caption={words.byCategory} columns={columns} groups={[{ key: 'categories', rows }]} />;
}
