import { Link, useSearchParams } from '@university/shared/router';
import {
  Badge,
  ButtonLink,
  color,
  Message,
  Muted,
  Page,
  space,
  Stack,
  tableRoles,
  text,
  VisuallyHidden,
  wide,
  notPrinted,
} from '@university/shared/kit';
import styled, { css } from 'styled-components';
import { texts } from '../texts';
import { comparisonOf, idsOf, MOST_COMPARED, TICKS } from './address';
import { type ComparedProgram, comparedQuery, rowsOf } from './rows';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Loaded } from '../../components/Loaded';
import { useLateArrival } from '../../components/LoadedPage';
import { prepare } from '@university/shared/reading';
import { programTexts } from '../level-texts';

const words = texts.compare;

/** Stacked on phones. */
const asTable = css`
  display: table;
  table-layout: fixed;
  thead {
    display: table-header-group;
  }
  tbody {
    display: table-row-group;
  }
  tr {
    display: table-row;
  }
  thead td {
    display: table-cell;
  }
`;

const Table = styled.table.attrs({ role: 'table' })<{ $count: number }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  line-height: 1.45;
  caption {
    padding-bottom: ${space(1)};
    text-align: left;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: 0 ${space(1.5)};
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.line};
    break-inside: avoid;
  }
  table,
  caption,
  thead,
  tbody {
    display: block;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  thead th {
    font-size: ${text.body};
    line-height: 1.3;
  }
  thead td {
    display: none;
  }
  tbody th {
    grid-column: 1 / -1;
    color: ${color.muted};
    font-weight: 400;
  }
  /* What is different says so by its weight and by a bar. */
  [data-different] > th {
    padding-left: ${space(1)};
    border-left: 4px solid ${color.accent};
    color: ${color.ink};
    font-weight: 700;
  }
  ul {
    padding-left: ${space(2)};
  }
  ${wide.tablet} {
    ${asTable}
    caption {
      display: table-caption;
    }
    th,
    td {
      padding: ${space(1)} ${space(1.5)} ${space(1)} 0;
      border-bottom: 1px solid ${color.line};
    }
    tbody th,
    thead td {
      width: 22%;
    }
  }
  @media print {
    ${asTable}
    font-size: 7.5pt;
    line-height: 1.25;
    caption {
      display: none;
    }
    thead th {
      font-size: 9pt;
    }
    th,
    td {
      padding: 1.5pt 5pt 1.5pt 0;
      border-bottom: 0.5pt solid ${color.line};
    }
    tbody th,
    thead td {
      width: 20%;
    }
    /* Lists run on, so that all of it fits on one sheet. */
    ul {
      padding: 0;
    }
    li {
      display: inline;
    }
    li + li::before {
      content: '; ';
    }
  }
`;

const Out = styled(Link)`
  display: inline-block;
  min-height: 24px;
  font-size: ${text.small};
  font-weight: 400;
  ${notPrinted}
`;

function Comparison({ programs }: { programs: readonly ComparedProgram[] }) {
  const ids = programs.map(({ _id }) => _id);
  const isSeveral = programs.length > 1;
  return (
    <Table $count={programs.length}>
      <caption>{isSeveral ? words.caption : words.captionOfOne}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <td {...tableRoles.cell} />
          {programs.map(({ _id, code, name, hasPage }) => (
            <th key={_id} {...tableRoles.columnHeading}>
              <Badge>{code}</Badge>
              <div>{hasPage ? <Link to={`/programs/${_id}`}>{name}</Link> : name}</div>
              <Out to={comparisonOf(ids.filter((id) => id !== _id))}>
                {words.takeOut}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Out>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rowsOf(programs).map(({ term, cells, isDifferent }) => (
          <tr key={term} {...tableRoles.row} data-different={(isSeveral && isDifferent) || undefined}>
            <th {...tableRoles.rowHeading}>
              {term}
              {isSeveral && isDifferent && <VisuallyHidden>, {words.different}</VisuallyHidden>}
            </th>
            {cells.map((cell, index) => (
              <td key={ids[index]} {...tableRoles.cell}>
                {cell ?? <Unknown />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words.unknown}</VisuallyHidden>
    </>
  );
}

const OnScreen = styled.div`
  ${notPrinted}
`;

export default function Compare() {
  const [params] = useSearchParams();
  const asked = idsOf(params);
  const query = useQuery({ ...comparedQuery(asked.slice(0, MOST_COMPARED)), enabled: asked.length > 0 });
  useLateArrival(asked.length === 0 || query.data !== undefined);
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack $gap={3}>
        {asked.length > 0 && (
          <Loaded query={query} loading={programTexts.loading} failed={programTexts.failed}>
            {(answers) => <Answers answers={answers} isTooMany={asked.length > MOST_COMPARED} />}
          </Loaded>
        )}
        {asked.length === 0 && <p>{words.none(MOST_COMPARED)}</p>}
        <OnScreen>
          <ButtonLink $look="quiet" to="/courses">
            {asked.length === 0 ? words.choose : words.chooseOthers}
          </ButtonLink>
        </OnScreen>
      </Stack>
    </Page>
  );
}

function Answers({ answers, isTooMany }: { answers: readonly (ComparedProgram | null)[]; isTooMany: boolean }) {
  const programs = answers.filter((program) => program !== null);
  const isAnyMissing = programs.length < answers.length;
  return (
    <>
      {(isTooMany || isAnyMissing) && (
        <Message>
          {isTooMany && <p>{words.tooMany(MOST_COMPARED)}</p>}
          {isAnyMissing && <p>{words.missing}</p>}
        </Message>
      )}
      {programs.length > 0 ? <Comparison programs={programs} /> : <Muted>{words.none(MOST_COMPARED)}</Muted>}
    </>
  );
}

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  const ids = idsOf(url.searchParams);
  if (url.searchParams.has(TICKS)) throw new Response(null, { status: 301, headers: { Location: comparisonOf(ids) } });
  if (ids.length === 0) return {};
  const programs = await prepare(queryClient, comparedQuery(ids.slice(0, MOST_COMPARED)));
  if (!programs) return { status: 503 };
  const found = programs.filter((program) => program !== null);
  if (found.length === 0) return { status: 404 };
  return {
    title: words.titleOf(found.map(({ code }) => code)),
    description: words.describe(found.map(({ name }) => name)),
  };
}
