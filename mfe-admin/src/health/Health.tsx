import { Card, color, Muted, radius, space, Stack, text } from '@university/shared/kit';
import * as calls from '@university/shared/calls';
import { useQuery } from '@university/shared/query';
import styled from 'styled-components';
import { Titled } from '../area/Panel';
import { whole } from '../api/query';
import { StaffArea } from '../area/StaffArea';
import { Read } from '../form/messages';
import { CellActions, inIndia } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { type Finding, type Section, sectionsOf } from './findings';
import { Reading } from './Reading';
import { texts } from './texts';

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
