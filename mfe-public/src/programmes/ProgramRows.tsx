import { Link } from '@university/shared/router';
import { Badge, color, formatMoney, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import type { ListedProgram, ProgramLine } from './queries';
import { texts } from './texts';

const List = styled.ul`
  list-style: none;
  padding: 0;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: 0 ${space(2)};
  align-items: start;
  padding-block: ${space(1.5)};
  border-bottom: 1px solid ${color.line};
  break-inside: avoid;
  ${wide.tablet} {
    grid-template-columns: 5rem minmax(0, 1fr) auto;
  }
`;

const Name = styled.span`
  font-weight: 700;
  line-height: 1.4;
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Department = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 400;
`;

const Aside = styled.span`
  grid-column: 2;
  color: ${color.muted};
  font-size: ${text.small};
  ${wide.tablet} {
    grid-column: auto;
    display: flex;
    gap: ${space(2)};
    font-size: inherit;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

const Fee = styled.span`
  &::before {
    content: ' · ';
  }
  ${wide.tablet} {
    min-width: 11rem;
    &::before {
      content: none;
    }
  }
`;

type Row = ProgramLine & Partial<Pick<ListedProgram, 'department' | 'fee'>>;

/** A line for each programme; those with a page lead to it. Department and fee stand where they are given. */
export function ProgramRows({ programs }: { programs: readonly Row[] }) {
  return (
    <List>
      {programs.map(({ _id, code, name, hasPage, department, duration, fee }) => (
        <Item key={_id}>
          <span>
            <Badge>{code}</Badge>
          </span>
          <Name>
            {hasPage ? <Link to={`/programs/${_id}`}>{name}</Link> : name}
            {!hasPage && <Department>{texts.courses.noPage}</Department>}
            {department && <Department>{department.name}</Department>}
          </Name>
          <Aside>
            {duration}
            {fee !== undefined && (
              <Fee>{fee === null ? texts.courses.agreedFee : texts.courses.fee(formatMoney(fee))}</Fee>
            )}
          </Aside>
        </Item>
      ))}
    </List>
  );
}
