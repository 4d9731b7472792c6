import { color, radius, space, text, wide } from '@university/shared/ui';
import styled from 'styled-components';
import type { DetailedProgram } from '../api/program';
import { texts } from '../texts';
import { yearsInOrder } from './years-in-order';

const words = texts.program;

/** On phones every year is a block of its own; the roles in the markup keep it a table for screen readers. */
const Table = styled.table`
  display: block;
  border-collapse: collapse;
  tbody,
  tr {
    display: block;
  }
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  tr {
    margin-bottom: ${space(2)};
    padding: ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.sheet};
  }
  th,
  td {
    display: block;
    padding-block: ${space(0.5)};
    text-align: left;
    vertical-align: top;
  }
  tbody th {
    font-size: ${text.large};
  }
  ${wide.tablet} {
    display: table;
    width: 100%;
    thead {
      display: table-header-group;
      position: static;
      clip-path: none;
    }
    tbody {
      display: table-row-group;
    }
    tr {
      display: table-row;
      border: 0;
      background: none;
    }
    th,
    td {
      display: table-cell;
      padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
      border-bottom: 1px solid ${color.line};
    }
    thead th {
      border-bottom: 2px solid ${color.ink};
    }
    tbody th {
      font-size: inherit;
      white-space: nowrap;
    }
  }
`;

/** Repeats the column's heading where the headings are out of sight. */
const Term = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  ${wide.tablet} {
    display: none;
  }
`;

const Courses = styled.ul`
  padding-left: ${space(2)};
  ${wide.tablet} {
    columns: 2;
    column-gap: ${space(4)};
  }
`;

const HEADINGS = [words.year, words.credits, words.courses, words.exitAward];

/** What each year teaches, its credits and the award for leaving after it. */
export function Years({ years }: Pick<DetailedProgram, 'years'>) {
  return (
    <Table role="table" aria-labelledby="years">
      <thead role="rowgroup">
        <tr role="row">
          {HEADINGS.map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {yearsInOrder(years).map(({ number, year }) => (
          <tr key={number} role="row">
            <th role="rowheader" scope="row">
              {words.yearNumber(number)}
            </th>
            <td role="cell">
              <Term aria-hidden="true">{words.credits}</Term>
              {year.credits}
            </td>
            <td role="cell">
              <Term aria-hidden="true">{words.courses}</Term>
              {year.courses.length === 0 && words.noCourses}
              <Courses>
                {year.courses.map((course) => (
                  <li key={course}>{course}</li>
                ))}
              </Courses>
              {year.syllabus && <a href={year.syllabus}>{words.syllabus}</a>}
            </td>
            <td role="cell">
              <Term aria-hidden="true">{words.exitAward}</Term>
              {year.exitAward ?? words.noExit}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
