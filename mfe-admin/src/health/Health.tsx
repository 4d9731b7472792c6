import type { SiteHealth, LinkFault } from '@university/shared/contract';
import { Card, Muted, color, radius, space, Stack, text, Picture } from '@university/shared/kit';
import { formatDate, formatInstant } from '@university/shared/time';
import { Fold, Titled, StaffArea, later } from '../area/StaffArea';
import { CountChart, CountTable } from '../list/counts';
import * as calls from '@university/shared/calls';
import { useQuery } from '@university/shared/query';
import styled from 'styled-components';
import { whole } from '../api/queries';
import { Read } from '../form/actions';
import { CellActions, inIndia, RowLink, Small } from '../list/cells';
import { type Column, DataTable, column } from '../list/DataTable';
import type { ReactNode } from 'react';
import { useSession } from '@university/shared';
import { addresses } from '../documents/addresses';

const times = (count: number) => (count === 1 ? 'once' : `${inIndia(count)} times`);

const texts = {
  more: (shown: number, total: number) => `The first ${inIndia(shown)} of ${inIndia(total)} are shown.`,
  kilobytes: (bytes: number) => `${inIndia(Math.ceil(bytes / 1_000))} kB`,
  sections: {
    links: {
      title: 'Broken links',
      says: 'Readers who follow these links find nothing: correct the address, or take the link out.',
      fine: 'Every link that was looked at leads somewhere.',
    },
    reviews: {
      title: 'Pages to look through',
      says: 'The day for looking through these pages has come: check what they say and set the next day.',
      fine: 'No page is past its day.',
    },
    notFound: {
      title: 'Addresses that were not found',
      says: 'People asked for these addresses in vain: make a redirect to the page that they may have looked for.',
      fine: 'Nobody asked for an address in vain.',
    },
    searches: {
      title: 'Searches that found nothing',
      says: 'People looked for these words in vain: say what the site calls it, among the search words.',
      fine: 'No words were searched for in vain three times on a day.',
    },
    unfit: {
      title: 'Entries that are left out',
      says: 'These entries do not fit the rules of their kind, so readers do not see them: open them and mend what is marked.',
      fine: 'Every published entry is shown.',
    },
    hindi: {
      title: 'Not in Hindi',
      says: 'Texts of these entries are not in Hindi yet, or their English was changed since: open them and see to the part “Hindi”.',
      fine: 'Every text is in Hindi.',
    },
    papers: {
      title: 'PDFs that screen readers cannot read',
      says: 'Screen readers cannot tell headings and tables in these PDFs: save them again as “PDF with tags” (PDF/UA) and replace the file.',
      fine: 'Every paper that was looked into has tags.',
    },
    pictures: {
      title: 'Heavy pictures',
      says: 'These pictures take long on a slow phone: upload a smaller or calmer one and use it instead.',
      fine: 'No picture is heavier than 500 kB.',
    },
  },
  linksWaiting: (count: number) =>
    count === 1
      ? '1 address of another site waits for its first look.'
      : `${inIndia(count)} addresses of other sites wait for their first look.`,
  papersWaiting: (count: number) =>
    count === 1 ? '1 paper waits to be looked into.' : `${inIndia(count)} papers wait to be looked into.`,
  hindiMissing: (count: number, all: number) =>
    `${inIndia(count)} of ${inIndia(all)} ${all === 1 ? 'text' : 'texts'} not in Hindi.`,
  hindiOutdated: (count: number) =>
    count === 1 ? '1 text changed in English since.' : `${inIndia(count)} texts changed in English since.`,
  ofKind: (kind: string, count: number) => `${kind}: ${inIndia(count)}`,
  faults: {
    'nothing-there': 'The other site says that nothing is there.',
    'no-page': 'This site has no such page.',
    private: 'It leads into a private network, where readers cannot go.',
    unreachable: 'The other site could not be reached at two looks, a week apart.',
  } satisfies Record<LinkFault, string>,
  asked: (count: number, lastOn: string) => `Asked for ${times(count)}, last on ${lastOn}.`,
  searched: (count: number, lastOn: string) => `Searched for ${times(count)}, last on ${lastOn}.`,
  readSays:
    'Counted on the server without cookies, since 30 days, without anything about who reads. Programs and staff are left out.',
  readDays: 'Pages and papers that were read, by day',
  readPages: 'Pages',
  readPapers: 'Papers',
  readPagesTitle: 'Most read pages',
  readPapersTitle: 'Most opened papers',
  readCount: 'How often',
} as const;

function Reading({ read: { days, pages, papers } }: Pick<SiteHealth, 'read'>) {
  const isEmpty = days.every((day) => day.pages + day.papers === 0);
  const rows = days.map(({ day, ...counts }) => [formatDate(day), counts.pages, counts.papers] as const);
  return (
    <Card>
      <Titled title="What is read" id="read">
        <Muted>{texts.readSays}</Muted>
        {isEmpty ? (
          <p>Nothing was counted yet. The first numbers come a minute after somebody has opened a page.</p>
        ) : (
          <>
            <CountChart
              label="Pages and papers that were read, by day. The same numbers stand in the table below."
              series={[
                { name: texts.readPages, colour: 'float' },
                { name: texts.readPapers, colour: 'upgrade' },
              ]}
              rows={rows}
            />
            <Fold title="The numbers as a table">
              <CountTable caption={texts.readDays} head={['Day', texts.readPages, texts.readPapers]} rows={rows} />
            </Fold>
            <h3>{texts.readPagesTitle}</h3>
            <CountTable
              caption={texts.readPagesTitle}
              head={['Page', texts.readCount]}
              rows={pages.map(({ key, name, count }) => [name ? `${name} (${key})` : key, count])}
            />
            <h3>{texts.readPapersTitle}</h3>
            {papers.length === 0 ? (
              <p>No paper was opened.</p>
            ) : (
              <CountTable
                caption={texts.readPapersTitle}
                head={['Paper', texts.readCount]}
                rows={papers.map(({ name, count }) => [name, count])}
              />
            )}
          </>
        )}
      </Titled>
    </Card>
  );
}

const Releases = later(() => import('../releases/Releases').then((module) => module.Releases));

const reportQuery = whole(['site-health'], calls.readSiteHealth, ({ data }) => data);

export default function Health() {
  const isAdmin = useSession()?.currentRole === 'admin';
  return (
    <StaffArea title="Site health" lead="What is broken or out of date, and what of the site is read.">
      <Read query={useQuery(reportQuery)} failed="The report could not be loaded.">
        {(health) => {
          const sections = sectionsOf(health);
          return (
            <Stack $gap={4}>
              <Summary sections={sections} hasReleases={isAdmin} />
              {sections.map((section) => (
                <Findings key={section.id} {...section} />
              ))}
              <Reading read={health.read} />
            </Stack>
          );
        }}
      </Read>
      {isAdmin && <Releases />}
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

function Summary({ sections, hasReleases }: { sections: readonly Section[]; hasReleases: boolean }) {
  return (
    <nav aria-label="What was found">
      <Counts>
        {sections.map(({ id, total }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <strong>{inIndia(total)}</strong> {texts.sections[id].title}
            </a>
          </li>
        ))}
        {hasReleases && (
          <li>
            <a href="#releases">
              <strong>→</strong> Releases
            </a>
          </li>
        )}
      </Counts>
    </nav>
  );
}

const Words = styled.span`
  overflow-wrap: anywhere;
`;

const COLUMNS: readonly Column<Finding>[] = [
  column('What', ({ what }) => <Words>{what}</Words>),
  column('Details', ({ detail }) => <Words>{detail}</Words>),
  column('What you can do', ({ actions }) => <CellActions>{actions}</CellActions>),
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

type SectionId = keyof typeof texts.sections;

interface Finding {
  _id: string;
  what: ReactNode;
  detail: ReactNode;
  actions: ReactNode;
}

interface Section {
  id: SectionId;
  total: number;
  rows: readonly Finding[];
  more?: string | false;
}

const Thumb = styled.div`
  width: 6rem;
`;

const Act = ({ to, label, of }: { to: string; label: string; of: string }) => (
  <RowLink to={to} aria-label={`${label}: ${of}`}>
    {label}
  </RowLink>
);

type Lists = Omit<SiteHealth, 'on' | 'since' | 'read' | 'linksWaiting' | 'papersWaiting'>;
type RowOf<K extends keyof Lists> = NonNullable<Lists[K]>['rows'][number];

const SHOW: { [K in SectionId]: (row: RowOf<K>) => Finding } = {
  links: ({ address, fault, since, places }) => ({
    _id: address,
    what: address,
    detail: (
      <>
        {texts.faults[fault]}
        {since && <Small>{`Since ${formatInstant(since)}.`}</Small>}
      </>
    ),
    actions: places.map(({ _id, kind, name }) => (
      <RowLink key={_id} to={addresses.one(kind, _id)}>
        {`Edit ${name}`}
      </RowLink>
    )),
  }),
  reviews: ({ _id, path, title, owner, reviewOn }) => ({
    _id,
    what: (
      <>
        {title}
        <Small>{path}</Small>
      </>
    ),
    detail: `Due on ${formatDate(reviewOn)}. ${owner} answers for it.`,
    actions: <Act to={addresses.one('page', _id)} label="Edit page" of={title} />,
  }),
  notFound: ({ key, count, lastOn }) => ({
    _id: key,
    what: key,
    detail: texts.asked(count, formatDate(lastOn)),
    actions: <Act to={addresses.fresh('redirect', { from: key })} label="Make a redirect" of={key} />,
  }),
  searches: ({ key, count, lastOn }) => ({
    _id: key,
    what: key,
    detail: texts.searched(count, formatDate(lastOn)),
    actions: (
      <>
        <Act to={`/search?${new URLSearchParams({ q: key })}`} label="See what is found" of={key} />
        <Act to={addresses.one('search', 'search')} label="Make it find…" of={key} />
      </>
    ),
  }),
  unfit: ({ _id, kind, name, problem }) => ({
    _id,
    what: name,
    detail: problem,
    actions: <Act to={addresses.one(kind, _id)} label="Mend it" of={name} />,
  }),
  hindi: ({ _id, kind, name, texts: all, missing, outdated }) => ({
    _id,
    what: name,
    detail: [outdated > 0 && texts.hindiOutdated(outdated), missing > 0 && texts.hindiMissing(missing, all)]
      .filter(Boolean)
      .join(' '),
    actions: <Act to={addresses.one(kind, _id)} label="See to the Hindi" of={name} />,
  }),
  papers: ({ _id, title, fileLink }) => ({
    _id,
    what: title,
    detail: <a href={fileLink}>PDF</a>,
    actions: <Act to={addresses.one('notice', _id)} label="Replace the file" of={title} />,
  }),
  pictures: ({ _id, title, size, picture }) => ({
    _id,
    what: (
      <>
        {title}
        <Thumb>
          <Picture picture={picture} sizes="6rem" alt="" />
        </Thumb>
      </>
    ),
    detail: texts.kilobytes(size),
    actions: <Act to={addresses.one('media', _id)} label="Replace the picture" of={title} />,
  }),
};

function sectionOf<K extends SectionId>(id: K, health: SiteHealth): Section | null {
  const list = health[id];
  if (!list) return null;
  const { kinds } = health.hindi;
  const says: Partial<Record<SectionId, string | false>> = {
    hindi: kinds.length > 0 && `${kinds.map(({ name, total }) => texts.ofKind(name, total)).join(', ')}.`,
    links: health.linksWaiting > 0 && texts.linksWaiting(health.linksWaiting),
    papers: health.papersWaiting !== null && health.papersWaiting > 0 && texts.papersWaiting(health.papersWaiting),
  };
  const rows = (list.rows as readonly RowOf<K>[]).map(SHOW[id]);
  return { id, total: list.total, rows, more: says[id] ?? false };
}

const sectionsOf = (health: SiteHealth): Section[] =>
  (Object.keys(texts.sections) as SectionId[]).flatMap((id) => sectionOf(id, health) ?? []);
