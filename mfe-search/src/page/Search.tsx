import { useQuery } from '@university/shared/query';
import { Link, useNavigate, useSearchParams } from '@university/shared/router';
import {
  Badge,
  Button,
  Card,
  Input,
  Label,
  Muted,
  Page,
  Row,
  SectionTitle,
  space,
  Stack,
  width,
} from '@university/shared/kit';
import { type FormEvent, useEffect } from 'react';
import styled from 'styled-components';
import { NO_MARKS, type Result } from '../engine/found';
import type { Marks } from '../engine/found';
import { ResultLink, ResultText } from '../results/ResultLink';
import { NothingFound, NotSearched, statusOf } from '../results/SearchState';
import { addressOf, searchQuery } from '../results/search-query';
import { SEARCHED_IN_VAIN_PATH } from '@university/shared/site-calls';
import { texts } from '../texts';
import { withPrefix } from '@university/shared/language';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { cleanQuery } from '../engine/words';
import { suggestions } from '../results/suggestions';

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

function ResultGroup({ title, count, results, marks = NO_MARKS }: Props) {
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

export async function loader({ url, queryClient }: LoaderArgs): Promise<PageInfo> {
  const query = cleanQuery(url.searchParams.get('q'));
  if (!query) return {};
  await queryClient.prefetchQuery(searchQuery(query));
  return { title: texts.titleOf(query), description: texts.description(query) };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)};
  max-width: ${width.text};
  label {
    grid-column: 1 / -1;
  }
`;

function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(addressOf(cleanQuery(String(typed))));
  }

  return (
    <Form role="search" action={withPrefix('/search')} onSubmit={onSubmit}>
      <Label htmlFor="q">{texts.label}</Label>
      <Input
        key={query}
        id="q"
        name="q"
        type="search"
        defaultValue={query}
        placeholder={texts.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}

const Narrow = styled(Stack)`
  max-width: 52rem;
`;

export default function Search() {
  const [params] = useSearchParams();
  const query = cleanQuery(params.get('q'));
  const offered = suggestions();
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Narrow $gap={4}>
        <SearchForm query={query} />
        {query && <Results query={query} />}
        {!query && offered.length > 0 && <ResultGroup title={texts.suggestionsTitle} results={offered} />}
      </Narrow>
    </Page>
  );
}
