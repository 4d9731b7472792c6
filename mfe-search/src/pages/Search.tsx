import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useSearchParams } from '@university/shared/router';
import { Card, Container, PageHeader, Section, SectionTitle, Stack, space } from '@university/shared/ui';
import styled from 'styled-components';
import { searchQuery } from '../api/search';
import { cleanQuery } from '../results/match';
import { ResultList } from '../results/ResultList';
import { SUGGESTIONS } from '../results/suggestions';
import { Results } from '../search/Results';
import { SearchForm } from '../search/SearchForm';
import { texts } from '../texts';

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  const query = cleanQuery(url.searchParams.get('q'));
  if (!query) return {};
  await queryClient.prefetchQuery(searchQuery(query));
  return { title: texts.titleOf(query), description: texts.description(query) };
}

const Narrow = styled(Stack)`
  max-width: 52rem;
`;

const Sheet = styled(Card)`
  padding: ${space(1)};
`;

export default function Search() {
  const [params] = useSearchParams();
  const query = cleanQuery(params.get('q'));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section>
        <Container>
          <Narrow $gap={5}>
            <SearchForm query={query} />
            {query ? (
              <Results query={query} />
            ) : (
              <Stack $gap={2}>
                <SectionTitle>{texts.suggestionsTitle}</SectionTitle>
                <Sheet>
                  <ResultList results={SUGGESTIONS} words={[]} />
                </Sheet>
              </Stack>
            )}
          </Narrow>
        </Container>
      </Section>
    </>
  );
}
