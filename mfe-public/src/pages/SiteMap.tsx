import { type SitePage, sitePagesQuery } from '@university/shared';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Container, Grid, PageHeader, Section, SectionTitle, space, Stack } from '@university/shared/ui';
import styled from 'styled-components';
import { Loaded } from '../parts/Loaded';
import { groupsOf } from '../sitemap/groups';
import { texts } from '../sitemap/texts';

const List = styled.ul`
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

/** Every page of the site, from what its remotes publish. */
export default function SiteMap() {
  const pages = useQuery(sitePagesQuery());
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section>
        <Container>
          <Loaded query={pages} loading={texts.loading} failed={texts.failed}>
            {(list) => <Groups pages={list} />}
          </Loaded>
        </Container>
      </Section>
    </>
  );
}

function Groups({ pages }: { pages: readonly SitePage[] }) {
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
  await queryClient.prefetchQuery(sitePagesQuery());
  return undefined;
}
