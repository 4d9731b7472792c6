import { color, radius, space, text, wide, tableRoles } from '@university/shared/kit';
import styled from 'styled-components';
import { Quiet } from '../components/type';
import type { DetailedProgram } from './detail';
import { texts } from './texts';
import { frameworkLevel, yearsInOrder } from './years';

const words = texts.program;

const Table = styled.table.attrs({ role: 'table' })`
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
    break-inside: avoid;
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

export function Years({ years }: Pick<DetailedProgram, 'years'>) {
  return (
    <Table aria-labelledby="years">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {HEADINGS.map((heading) => (
            <th key={heading} {...tableRoles.columnHeading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {yearsInOrder(years).map(({ number, year }) => (
          <tr key={number} {...tableRoles.row}>
            <th {...tableRoles.rowHeading}>{words.yearNumber(number)}</th>
            <td {...tableRoles.cell}>
              <Term aria-hidden="true">{words.credits}</Term>
              {year.credits}
            </td>
            <td {...tableRoles.cell}>
              {(year.courses.length > 0 || year.syllabus) && <Term aria-hidden="true">{words.courses}</Term>}
              {year.courses.length > 0 && (
                <Courses>
                  {year.courses.map((course) => (
                    <li key={course}>{course}</li>
                  ))}
                </Courses>
              )}
              {year.syllabus && <a href={year.syllabus}>{words.syllabus}</a>}
            </td>
            <td {...tableRoles.cell}>
              <Term aria-hidden="true">{words.exitAward}</Term>
              <Exit award={year.exitAward} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Award = styled.strong`
  display: block;
`;

function Exit({ award }: { award: string | null }) {
  if (!award) return <Quiet>{texts.program.noExit}</Quiet>;
  const level = frameworkLevel(award);
  return (
    <>
      <Award>{award}</Award>
      {level && <Quiet>{texts.program.framework(level)}</Quiet>}
    </>
  );
}
