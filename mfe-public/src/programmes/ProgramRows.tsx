import { Link } from '@university/shared/router';
import { Badge, color, formatMoney, space, text, VisuallyHidden, wide, notPrinted } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import styled from 'styled-components';
import type { ListedProgram, ProgramLine } from './queries';
import { texts } from './texts';

const words = texts.courses;

const List = styled.ul`
  list-style: none;
  padding: 0;
`;

/* The button by which lines are compared may stand over the end of the screen: what has the focus stays above it. */
const Item = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  align-items: start;
  padding-block: ${space(1.5)};
  border-bottom: 1px solid ${color.line};
  break-inside: avoid;
  ${wide.tablet} {
    grid-template-columns: 5rem minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Name = styled.span`
  font-weight: 700;
  line-height: 1.4;
  a {
    display: inline-block;
    padding-block: 2px;
    scroll-margin-bottom: ${space(12)};
  }
`;

const Minor = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 400;
`;

const Aside = styled.div`
  grid-column: 2;
  ${wide.tablet} {
    grid-column: auto;
    text-align: right;
  }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  padding: 0;
  list-style: none;
  font-size: ${text.small};
  line-height: 1.6;
  font-variant-numeric: tabular-nums;
  ${wide.tablet} {
    justify-content: end;
  }
`;

const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: 32px;
  font-size: ${text.small};
  cursor: pointer;
  input {
    width: 1.25rem;
    height: 1.25rem;
    scroll-margin-bottom: ${space(12)};
  }
  ${notPrinted}
`;

type Row = ProgramLine & Partial<Pick<ListedProgram, 'department' | 'fee_note' | 'deadline'>> & { places?: string };

function factsOf({ duration, seats, first_payment, fee_note, deadline }: Row): string[] {
  const payment = fee_note ?? (first_payment === null ? null : words.firstPayment(formatMoney(first_payment)));
  return [
    duration,
    ...(seats > 0 ? [words.seats(seats)] : []),
    ...(payment ? [payment] : []),
    ...(deadline ? [(deadline.isOver ? words.over : words.applyBy)(formatDate(deadline.day))] : []),
  ];
}

export function ProgramRows({ programs, ticks }: { programs: readonly Row[]; ticks?: string }) {
  return (
    <List>
      {programs.map((program) => {
        const { _id, code, name, hasPage, department, places } = program;
        return (
          <Item key={_id}>
            <span>
              <Badge>{code}</Badge>
            </span>
            <div>
              <Name>{hasPage ? <Link to={`/programs/${_id}`}>{name}</Link> : name}</Name>
              {!hasPage && <Minor>{words.noPage}</Minor>}
              {department && <Minor>{department.name}</Minor>}
              {places && <Minor>{places}</Minor>}
            </div>
            <Aside>
              <Facts>
                {factsOf(program).map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </Facts>
              {ticks && (
                <Tick>
                  <input type="checkbox" name={ticks} value={_id} />
                  <span>
                    {words.compare}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </span>
                </Tick>
              )}
            </Aside>
          </Item>
        );
      })}
    </List>
  );
}
