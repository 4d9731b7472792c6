import { useQuery } from '@university/shared/query';
import { Card, Muted, SectionTitle, Stack, space } from '@university/shared/ui';
import styled from 'styled-components';
import { searchQuery } from '../api/search';
import { wordsOf } from '../results/match';
import { NothingFound } from '../results/NothingFound';
import { NotSearched } from '../results/NotSearched';
import { ResultList } from '../results/ResultList';
import { texts } from '../texts';

const Sheet = styled(Card)`
  padding: ${space(1)};
`;

/** What the query found. */
export function Results({ query }: { query: string }) {
  const { data, refetch } = useQuery(searchQuery(query));
  if (!data) return <Muted role="status">{texts.loading}</Muted>;
  const { results, total, failed, waysOn } = data;
  return (
    <Stack $gap={2}>
      <SectionTitle>{texts.resultsTitle}</SectionTitle>
      <p role="status">{total > 0 ? texts.count(results.length, total) : texts.nothing(query)}</p>
      <NotSearched failed={failed} onRetry={() => void refetch()} />
      {total > 0 ? (
        <Sheet>
          <ResultList results={results} words={wordsOf(query)} />
        </Sheet>
      ) : (
        <NothingFound waysOn={waysOn} />
      )}
    </Stack>
  );
}
