import { Button, Labelled, Row, Select, SelectField, space, TextField } from '@university/shared/kit';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useSearchParams } from '@university/shared/router';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(2)};
  margin-bottom: ${space(2)};

  /* A choice with long words is no wider than its place. */
  > * {
    min-width: 0;
  }
`;

const Line = styled(Row)`
  align-items: end;
  & > div {
    flex: 1 1 12rem;
  }
`;

type Option = readonly [value: string, label: string];

/** A field by which a list is narrowed. `none` is said where nothing is chosen. */
export type FilterField<Name extends string = string> = { name: Name; label: string } & (
  | { type: 'search' | 'date' }
  | { none: string; options: readonly Option[] }
  | { none: string; groups: readonly { name: string; options: readonly Option[] }[] }
);

interface Props<T extends Record<string, string>> {
  /** Ids of the inputs begin with it. */
  id: string;
  fields: readonly FilterField<keyof T & string>[];
  /** What the list is narrowed by now. */
  filters: T;
  /** Gets what was entered, by the names of the fields. */
  onSearch: (entered: Partial<T>) => void;
  submit: string;
  /** Further buttons. */
  buttons?: ReactNode;
  /** Two fields or so, with the button beside them. */
  isLine?: true;
}

/** What a list is narrowed by. The fields belong to the browser until the search is asked for. */
export function FilterForm<T extends Record<string, string>>(props: Props<T>) {
  const { id, fields, filters, onSearch, submit, buttons, isLine } = props;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = [...new FormData(event.currentTarget)];
    onSearch(Object.fromEntries(entered.map(([name, value]) => [name, String(value).trim()])) as Partial<T>);
  }

  const inputs = fields.map(({ name, ...field }) => {
    const input = { id: `${id}-${name}`, name, defaultValue: filters[name] };
    if ('options' in field) return <SelectField key={name} {...input} {...field} />;
    if ('groups' in field) return <GroupedField key={name} {...input} {...field} />;
    return <TextField key={name} {...input} {...field} />;
  });
  const button = <Button type="submit">{submit}</Button>;
  return (
    <search>
      {/* With other values or choices the fields begin anew. */}
      <form key={JSON.stringify(fields.map((field) => [field, filters[field.name]]))} onSubmit={onSubmit}>
        {isLine ? (
          <Line>
            {inputs}
            {button}
          </Line>
        ) : (
          <>
            <Fields>{inputs}</Fields>
            <Row>
              {button}
              {buttons}
            </Row>
          </>
        )}
      </form>
    </search>
  );
}

interface GroupedProps extends Extract<FilterField, { groups: unknown }> {
  id: string;
  defaultValue: string | undefined;
}

/** A choice of one out of named groups. */
function GroupedField({ id, name, label, none, groups, defaultValue }: GroupedProps) {
  return (
    <Labelled id={id} label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={defaultValue}>
          <option value="">{none}</option>
          {groups.map((group) => (
            <optgroup key={group.name} label={group.name}>
              {group.options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

/**
 * What a list is narrowed by, as the address has it. What is as usual is left out of the address. Any change but that
 * of the page leads back to page 1.
 */
export function useAddress<T extends Record<string, string>>(usual: T) {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as T;

  function go(next: Record<string, string>) {
    const unusual = Object.entries(next).filter(([name, value]) => value !== (name === 'page' ? '1' : usual[name]));
    setParams(new URLSearchParams(unusual), { preventScrollReset: true });
  }

  return {
    filters,
    page: pageNumber(params.get('page') ?? ''),
    change: (changes: Partial<T>) => go({ ...filters, ...changes }),
    onPage: (page: number) => go({ ...filters, page: String(page) }),
  };
}

/** A page number from an address; anything that is none is 1. */
const pageNumber = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** A value from an address that is one of these, or undefined: addresses are typed by people. */
export function oneOf<T extends string>(text: string, values: readonly T[]): T | undefined {
  return values.find((value) => value === text);
}
