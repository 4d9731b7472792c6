import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useSearchParams } from '@university/shared/router';
import { Container, PageHeader, Section, Stack } from '@university/shared/ui';
import styled from 'styled-components';
import { searchQuery } from '../api/search';
import { cleanQuery } from '../engine/words';
import { SUGGESTIONS } from '../results/suggestions';
import { ResultGroup } from '../search/ResultGroup';
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

export default function Search() {
  const [params] = useSearchParams();
  const query = cleanQuery(params.get('q'));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Section>
        <Container>
          <Narrow $gap={4}>
            <SearchForm query={query} />
            {query ? <Results query={query} /> : <ResultGroup title={texts.suggestionsTitle} results={SUGGESTIONS} />}
          </Narrow>
        </Container>
      </Section>
    </>
  );
}
