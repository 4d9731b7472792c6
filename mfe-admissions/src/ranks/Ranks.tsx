import type { RankedProgram } from '@university/shared/contract';
import { Loaded, Message, SectionTitle, Stack, space, Page } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { rankedProgramsQuery } from './queries';
import { texts } from './texts';

export async function loader({ queryClient }: LoaderArgs): Promise<PageInfo> {
  const query = rankedProgramsQuery();
  if (!queryClient.getQueryState(query.queryKey)) await queryClient.prefetchQuery({ ...query, retry: false });
  return queryClient.getQueryData(query.queryKey) ? {} : { status: 503 };
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 ${space(3)};
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
`;

const byTrack = (programs: readonly RankedProgram[]) =>
  [...new Set(programs.map(({ track_name }) => track_name))].map((name) => ({
    name,
    programs: programs.filter(({ track_name }) => track_name === name),
  }));

export default function Ranks() {
  const query = useQuery(rankedProgramsQuery());
  return (
    <Page title={texts.title} lead={texts.lead} seed="ranks">
      <Stack $gap={4}>
        <Loaded query={query} loading={texts.loading} failed={texts.failed}>
          {(programs) =>
            programs.length > 0 ? (
              byTrack(programs).map((track) => (
                <Stack key={track.name} as="section" $gap={1}>
                  <SectionTitle>{track.name}</SectionTitle>
                  <List>
                    {track.programs.map(({ code, name }) => (
                      <li key={code}>
                        <Link to={`/admission/ranks/${encodeURIComponent(code)}`}>{name}</Link>
                      </li>
                    ))}
                  </List>
                </Stack>
              ))
            ) : (
              <Message>{texts.none}</Message>
            )
          }
        </Loaded>
        <p>
          <Link to="/admission/seats">{texts.seats}</Link>
        </p>
      </Stack>
    </Page>
  );
}
