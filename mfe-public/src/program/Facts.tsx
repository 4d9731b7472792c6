import { Link } from '@university/shared/router';
import { formatMoney, space } from '@university/shared/ui';
import styled from 'styled-components';
import type { DetailedProgram } from '../api/program';
import { LEVELS } from '../levels';
import { type Fact, FactList } from '../parts/FactList';
import { texts } from '../programmes-texts';
import { totalCredits } from './years-in-order';

const words = texts.program;

const Campuses = styled.ul`
  list-style: none;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

const factsOf = (program: DetailedProgram): Fact[] => [
  { term: words.code, value: program.code },
  { term: words.level, value: LEVELS.find(({ id }) => id === program.programLevel)?.short },
  { term: words.duration, value: program.duration },
  { term: words.mode, value: program.mode },
  { term: words.credits, value: totalCredits(program.years) },
  { term: words.intake, value: words.seats(program.intake) },
  { term: words.fee, value: program.fee === null ? words.agreedFee : formatMoney(program.fee), width: 'half' },
  {
    term: words.department,
    value: <Link to={`/dept/${program.department._id}`}>{program.department.name}</Link>,
    width: 'half',
  },
  { term: words.eligibility, value: program.eligibility, width: 'whole' },
  { term: words.campuses, value: <CampusLinks campuses={program.campuses} />, width: 'whole' },
];

/** What people ask about a programme first. */
export function Facts({ program }: { program: DetailedProgram }) {
  return <FactList facts={factsOf(program)} />;
}

function CampusLinks({ campuses }: Pick<DetailedProgram, 'campuses'>) {
  if (campuses.length === 0) return words.noCampuses;
  return (
    <Campuses>
      {campuses.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={`/campus/${slug}`}>{name}</Link>
        </li>
      ))}
    </Campuses>
  );
}
