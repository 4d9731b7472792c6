import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { Badge, Card, Muted, Row, SectionTitle, Stack, space } from '@university/shared/kit';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Result } from '../engine/entry';
import { NO_MARKS } from '../engine/found';
import type { Marks } from '../engine/search-index';
import { ResultLink, ResultText } from '../results/ResultLink';
import { NothingFound, NotSearched, statusOf } from '../results/SearchState';
import { addressOf, searchQuery } from '../results/search-query';
import { SEARCHED_IN_VAIN_PATH } from '@university/shared/site-calls';
import { texts } from '../texts';

const List = styled.ul`
  list-style: none;
  padding: 0;
`;

const Sheet = styled(Card)`
  padding: ${space(1)};
`;

interface Props {
  title: string;
  count?: string;
  results: readonly Result[];
  marks?: Marks;
}

export function ResultGroup({ title, count, results, marks = NO_MARKS }: Props) {
  return (
    <Stack as="section" $gap={1.5}>
      <Row $gap={1.5}>
        <SectionTitle>{title}</SectionTitle>
        {count && <Badge>{count}</Badge>}
      </Row>
      <Sheet>
        <List>
          {results.map((result) => (
            <li key={result.path}>
              <ResultLink to={result.path}>
                <ResultText result={result} marks={marks} />
              </ResultLink>
            </li>
          ))}
        </List>
      </Sheet>
    </Stack>
  );
}

export function Results({ query }: { query: string }) {
  const { data, refetch } = useQuery(searchQuery(query));
  const isInVain = data?.total === 0 && data.failed.length === 0;
  // Reported to staff.
  useEffect(() => {
    if (isInVain) navigator.sendBeacon?.(SEARCHED_IN_VAIN_PATH, query);
  }, [isInVain, query]);
  if (!data) return <Muted role="status">{texts.loading}</Muted>;
  const { groups, total, marks, failed, instead } = data;
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <p role="status">{statusOf(query, data)}</p>
        {instead && (
          <p>
            {texts.instead} <Link to={addressOf(instead)}>{instead}</Link>?
          </p>
        )}
      </Stack>
      <NotSearched failed={failed} onRetry={() => void refetch()} />
      {groups.map(({ kind, results, total: ofKind }) => (
        <ResultGroup
          key={kind}
          title={texts.kinds[kind]}
          {...(kind !== 'answer' && { count: texts.shown(results.length, ofKind) })}
          results={results}
          marks={marks}
        />
      ))}
      {total === 0 && <NothingFound />}
    </Stack>
  );
}
