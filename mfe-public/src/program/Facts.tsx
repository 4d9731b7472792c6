import type { ReactNode } from 'react';
import { Link } from '@university/shared/router';
import { color, formatMoney, radius, space, text, wide } from '@university/shared/ui';
import styled from 'styled-components';
import type { DetailedProgram } from '../api/program';
import { texts } from '../texts';

const words = texts.program;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  overflow: hidden;
  background: ${color.line};
  ${wide.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Fact = styled.div<{ $wide?: boolean }>`
  padding: ${space(2)};
  background: ${color.sheet};
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
`;

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

interface Shown {
  term: string;
  value: (program: DetailedProgram) => ReactNode;
  wide?: boolean;
}

const FACTS: readonly Shown[] = [
  { term: words.code, value: ({ code }) => code },
  { term: words.level, value: ({ programLevel }) => programLevel },
  { term: words.duration, value: ({ duration }) => duration },
  { term: words.mode, value: ({ mode }) => mode },
  { term: words.intake, value: ({ intake }) => words.seats(intake) },
  { term: words.fee, value: ({ fee }) => (fee === null ? words.agreedFee : formatMoney(fee)) },
  {
    term: words.department,
    value: ({ department }) => <Link to={`/dept/${department._id}`}>{department.name}</Link>,
    wide: true,
  },
  { term: words.eligibility, value: ({ eligibility }) => eligibility, wide: true },
  { term: words.campuses, value: ({ campuses }) => <CampusLinks campuses={campuses} />, wide: true },
];

/** What people ask about a programme first. */
export function Facts({ program }: { program: DetailedProgram }) {
  return (
    <List>
      {FACTS.map(({ term, value, wide: isWide }) => (
        <Fact key={term} $wide={isWide}>
          <dt>{term}</dt>
          <dd>{value(program)}</dd>
        </Fact>
      ))}
    </List>
  );
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
