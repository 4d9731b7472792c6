import { withPrefix } from '@university/shared/language';
import { useNavigate } from '@university/shared/router';
import { Button, space, TextField, wide } from '@university/shared/kit';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useAddressForm } from '../components/use-address-form';
import { texts } from './texts';
import { addressOf, type ListView, LONGEST_SEARCH, pathOf, viewOf, PARAMETERS } from './address';

const Form = styled.form<{ $dated: boolean }>`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  ${wide.tablet} {
    grid-template-columns: ${({ $dated }) => ($dated ? 'minmax(0, 1fr) 12rem 12rem auto' : 'minmax(0, 34rem) auto')};
    justify-content: start;
  }
  @media print {
    display: none;
  }
`;

const words = texts.list;

export function SearchForm({ view }: { view: ListView }) {
  const navigate = useNavigate();
  const { section, isArchived, search, from, until } = view;
  const path = pathOf(section, isArchived);
  const form = useAddressForm(addressOf(view), (fields) => fields.reset());

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter((pair): pair is [string, string] => pair[1] !== '');
    const asked = viewOf(section, new URLSearchParams(given), isArchived);
    void navigate(addressOf(asked), { preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      role="search"
      aria-label={words.search}
      method="get"
      action={withPrefix(path)}
      onSubmit={apply}
      $dated={isArchived}
    >
      <TextField
        label={words.words}
        type="search"
        name={PARAMETERS.search}
        defaultValue={search}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
      />
      {isArchived && (
        <>
          <TextField label={words.from} type="date" name={PARAMETERS.from} defaultValue={from} />
          <TextField label={words.until} type="date" name={PARAMETERS.until} defaultValue={until} />
        </>
      )}
      {addressOf({ ...view, search: '', page: 1, from: '', until: '' }) !== path && (
        <input type="hidden" name={PARAMETERS.archive} value="true" />
      )}
      <Button type="submit" $look="quiet">
        {words.find}
      </Button>
    </Form>
  );
}
