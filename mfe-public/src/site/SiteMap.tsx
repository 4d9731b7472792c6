import { MINUTE } from '@university/shared/time';
import { read, type SitePage, sitePagesQuery } from '@university/shared';
import * as calls from '@university/shared/calls';
import { pick, publicQuery, prepare } from '@university/shared/reading';
import { LANGUAGE } from '@university/shared/language';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Grid, SectionTitle, space, Stack, Page } from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { texts } from './texts';

const textsQuery = () =>
  publicQuery(
    ['texts'],
    async ({ client, signal }) => {
      const { pages } = (await read(client, calls.listPages, { signal })).data;
      return pages.map((page) => pick(page, ['path', 'title']));
    },
    10 * MINUTE,
  );

const List = styled.ul`
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

export default function SiteMap() {
  const pages = useQuery(sitePagesQuery());
  const written = useQuery(textsQuery());
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded query={pages} loading={texts.loading} failed={texts.failed}>
        {(list) => (
          <Loaded query={written} loading={texts.loading} failed={texts.failed}>
            {(more) => <Groups pages={together(list, more)} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

type Listed = Pick<SitePage, 'path' | 'title'>;

const together = (pages: readonly Listed[], written: readonly Listed[]): Listed[] => [
  ...new Map([...pages, ...written].map((page) => [page.path, page])).values(),
];

function Groups({ pages }: { pages: readonly Listed[] }) {
  return (
    <Grid $min="20rem">
      {groupsOf(pages).map((group, index) => (
        <Stack key={group.title} as="section" $gap={1} aria-labelledby={`group-${index}`}>
          <SectionTitle id={`group-${index}`}>{group.title}</SectionTitle>
          <List>
            {group.pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </List>
        </Stack>
      ))}
    </Grid>
  );
}

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  await Promise.all([queryClient.prefetchQuery(sitePagesQuery()), prepare(queryClient, textsQuery())]);
  return undefined;
}

/** By the beginnings of addresses; the first match wins. */
const GROUPS: readonly { title: string; beginnings: readonly string[] }[] = [
  {
    title: texts.groups.about,
    beginnings: ['/about-us', '/chancellor', '/vice-chancellor', '/campus', '/contact'],
  },
  { title: texts.groups.academics, beginnings: ['/courses', '/academics', '/holiday-calendar'] },
  { title: texts.groups.admission, beginnings: ['/admission'] },
  { title: texts.groups.administration, beginnings: ['/administration', '/registrar'] },
  { title: texts.groups.life, beginnings: ['/amenities', '/ncc', '/placement', '/Entrepreneurship', '/alumni'] },
  { title: texts.groups.notices, beginnings: ['/notices', '/tenders', '/recruitment'] },
  { title: texts.groups.help, beginnings: ['/policies', '/feedback', '/grievance-form', '/search', '/site-map'] },
  { title: texts.groups.more, beginnings: ['/'] },
];

interface Group {
  title: string;
  pages: Listed[];
}

export function groupsOf(pages: readonly Listed[]): Group[] {
  const groups = GROUPS.map(({ title }): Group => ({ title, pages: [] }));
  const sorted = [...pages].sort((a, b) => a.title.localeCompare(b.title, LANGUAGE));
  for (const page of sorted) {
    const place = GROUPS.findIndex(({ beginnings }) => beginnings.some((beginning) => page.path.startsWith(beginning)));
    groups[place]?.pages.push(page);
  }
  return groups.filter((group) => group.pages.length > 0);
}
