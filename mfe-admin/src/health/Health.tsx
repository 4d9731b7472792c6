import type { SiteHealth } from '@university/shared/contract';
import { Card, Muted, color, radius, space, Stack, text } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { Later } from '../area/Later';
import { Fold, Titled } from '../area/Panel';
import { CountTable } from '../chart/CountTable';
import { texts } from './texts';
import * as calls from '@university/shared/calls';
import { useQuery } from '@university/shared/query';
import styled from 'styled-components';
import { whole } from '../api/query';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { CellActions, inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { type Finding, type Section, sectionsOf } from './findings';

const words = texts.read;

const loadChart = () => import('./ReadingChart').then(({ ReadingChart }) => ReadingChart);

/** What of the site is read: by day, and the pages and papers that are read most. */
export function Reading({ read: { days, pages, papers } }: Pick<SiteHealth, 'read'>) {
  const isEmpty = days.every((day) => day.pages + day.papers === 0);
  return (
    <Card>
      <Titled title={words.title} id="read">
        <Muted>{words.says}</Muted>
        {isEmpty ? (
          <p>{words.none}</p>
        ) : (
          <>
            <Later load={loadChart} props={{ days }} />
            <Fold title={words.table}>
              <CountTable
                caption={words.days}
                head={[words.day, words.pages, words.papers]}
                rows={days.map(({ day, ...counts }) => [formatDate(day), counts.pages, counts.papers])}
              />
            </Fold>
            <h3>{words.pagesTitle}</h3>
            <CountTable
              caption={words.pagesTitle}
              head={[words.page, words.count]}
              rows={pages.map(({ key, name, count }) => [name ? `${name} (${key})` : key, count])}
            />
            <h3>{words.papersTitle}</h3>
            {papers.length === 0 ? (
              <p>{words.noPapers}</p>
            ) : (
              <CountTable
                caption={words.papersTitle}
                head={[words.paper, words.count]}
                rows={papers.map(({ name, count }) => [name, count])}
              />
            )}
          </>
        )}
      </Titled>
    </Card>
  );
}

const reportQuery = whole(['site-health'], calls.readSiteHealth, ({ data }) => data);

/** What is wrong with the content of the site, with the way to mend it, and what of it is read. */
export default function Health() {
  return (
    <StaffArea title={texts.title} lead={texts.lead}>
      <Read query={useQuery(reportQuery)} failed={texts.failed}>
        {(health) => {
          const sections = sectionsOf(health);
          return (
            <Stack $gap={4}>
              <Summary sections={sections} />
              {sections.map((section) => (
                <Findings key={section.id} {...section} />
              ))}
              <Reading read={health.read} />
            </Stack>
          );
        }}
      </Read>
    </StaffArea>
  );
}

const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  a {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 44px;
    padding: ${space(1)} ${space(1.5)};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    color: ${color.ink};
    font-size: ${text.small};
    text-decoration: none;
  }
  a:hover {
    background: ${color.band};
  }
  strong {
    font-size: ${text.large};
  }
`;

/** How much was found of each, as links to it. */
function Summary({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label={texts.summary}>
      <Counts>
        {sections.map(({ id, total }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <strong>{inIndia(total)}</strong> {texts.sections[id].title}
            </a>
          </li>
        ))}
      </Counts>
    </nav>
  );
}

const Words = styled.span`
  overflow-wrap: anywhere;
`;

const COLUMNS: readonly Column<Finding>[] = [
  { id: 'what', header: texts.columns.what, cell: ({ what }) => <Words>{what}</Words> },
  { id: 'detail', header: texts.columns.detail, cell: ({ detail }) => <Words>{detail}</Words> },
  { id: 'actions', header: texts.columns.actions, cell: ({ actions }) => <CellActions>{actions}</CellActions> },
];

function Findings({ id, total, rows, more }: Section) {
  const { title, says, fine } = texts.sections[id];
  return (
    <Card>
      <Titled title={title} id={id}>
        {rows.length === 0 ? <p>{fine}</p> : <p>{says}</p>}
        {rows.length > 0 && <DataTable caption={title} columns={COLUMNS} rows={rows} />}
        {total > rows.length && <Muted>{texts.more(rows.length, total)}</Muted>}
        {more && <Muted>{more}</Muted>}
      </Titled>
    </Card>
  );
}
