import { useNavigate } from '@university/shared/router';
import { Button, Input, Label, space, width } from '@university/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { cleanQuery } from '../engine/words';
import { texts } from '../texts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)};
  max-width: ${width.text};
  label {
    grid-column: 1 / -1;
  }
`;

/** The address of a query's results. */
export const addressOf = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

/** A plain GET form; with scripts the page changes without loading anew. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(addressOf(cleanQuery(String(typed))));
  }

  return (
    <Form role="search" action="/search" onSubmit={onSubmit}>
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
