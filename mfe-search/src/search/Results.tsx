import { useQuery } from '@university/shared/query';
import { Muted, Stack } from '@university/shared/ui';
import { searchQuery } from '../api/search';
import { NothingFound } from '../results/NothingFound';
import { NotSearched } from '../results/NotSearched';
import { statusOf } from '../results/status';
import { texts } from '../texts';
import { ResultGroup } from './ResultGroup';

/** What the query found. */
export function Results({ query }: { query: string }) {
  const { data, refetch } = useQuery(searchQuery(query));
  if (!data) return <Muted role="status">{texts.loading}</Muted>;
  const { groups, total, marks, failed } = data;
  return (
    <Stack $gap={4}>
      <p role="status">{statusOf(query, data)}</p>
      <NotSearched failed={failed} onRetry={() => void refetch()} />
      {groups.map(({ kind, results, total: ofKind }) => (
        <ResultGroup
          key={kind}
          title={texts.kinds[kind]}
          count={texts.shown(results.length, ofKind)}
          results={results}
          marks={marks}
        />
      ))}
      {total === 0 && <NothingFound />}
    </Stack>
  );
}
