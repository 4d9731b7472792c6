import { type FormEvent, useEffect, useRef } from 'react';
import { useSearchParams } from '@university/shared/router';
import { Button, FieldFrame, Label, Select, space, TextField, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { LEVELS } from '../levels';
import { texts } from '../texts';
import type { Filter } from './filter';

const Form = styled.form<{ $withLevel: boolean }>`
  display: grid;
  gap: ${space(2)};
  align-items: end;
  ${wide.phone} {
    grid-template-columns: ${({ $withLevel }) => ($withLevel ? '1fr 12rem auto' : '1fr auto')};
    max-width: 52rem;
  }
`;

interface Props {
  filter: Filter;
  /** Where the form leads without JavaScript: the page it stands on. */
  action: string;
  withLevel: boolean;
}

/**
 * A GET form, which narrows the list at once where scripts run. The address holds the filter and the fields are not
 * controlled by it: an address that lags behind must not eat what is being typed.
 */
export function FilterForm({ filter, action, withLevel }: Props) {
  const [, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const { q } = filter;
  const level = filter.level?.slug ?? '';

  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return;
    for (const [name, value] of Object.entries({ q, level })) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [q, level]);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '') as [string, string][];
    setParams(given, { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action={action}
      onChange={apply}
      onSubmit={apply}
      $withLevel={withLevel}
    >
      <TextField label={texts.courses.words} type="search" name="q" defaultValue={q} autoComplete="off" />
      {withLevel && (
        <FieldFrame>
          <Label htmlFor="level">{texts.courses.level}</Label>
          <Select id="level" name="level" defaultValue={level}>
            <option value="">{texts.courses.allLevels}</option>
            {LEVELS.map(({ slug, tab }) => (
              <option key={slug} value={slug}>
                {tab}
              </option>
            ))}
          </Select>
        </FieldFrame>
      )}
      <Button type="submit" $look="quiet">
        {texts.courses.show}
      </Button>
    </Form>
  );
}
