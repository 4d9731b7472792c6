import { withPrefix } from '@university/shared/language';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useNavigate, useSearchParams } from '@university/shared/router';
import { Button, Input, Label, Stack, space, width, Page } from '@university/shared/kit';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { cleanQuery } from '../engine/words';
import { addressOf, searchQuery } from '../results/search-query';
import { suggestions } from '../results/suggestions';
import { texts } from '../texts';
import { ResultGroup, Results } from './Results';

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
