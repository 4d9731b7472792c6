import { Button, Labelled, Row, Select, SelectField, space, TextField } from '@university/shared/kit';
import { type FormEvent, type ReactNode, useState } from 'react';
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

export type FilterField<Name extends string = string> = { name: Name; label: string } & (
  | { type: 'search' | 'date' }
  | { none: string; options: readonly Option[] }
  | { none: string; groups: readonly { name: string; options: readonly Option[] }[] }
);

interface Props<T extends Record<string, string>> {
  /** Prefix of input ids. */
  id: string;
  fields: readonly FilterField<keyof T & string>[];
  filters: T;
  onSearch: (entered: Partial<T>) => void;
  submit: string;
  buttons?: ReactNode;
  isLine?: true;
}

/** Uncontrolled: the fields are read on submit. */
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
      {/* Remount with the new defaults. */}
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

/** Filters and page in the address; defaults are omitted. A changed filter resets the page. */
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

/** Ids of selected rows. Another search, also one by Back, starts anew; pages of one search add up. */
export function useSelection(filters: Record<string, string>) {
  const search = JSON.stringify({ ...filters, sort: '', order: '' });
  const [selection, setSelection] = useState<{ search: string; ids: readonly string[] }>({ search, ids: [] });
  const ids = selection.search === search ? selection.ids : [];
  return [ids, (selected: readonly string[]) => setSelection({ search, ids: selected })] as const;
}

const pageNumber = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** Query parameters are user input. */
export function oneOf<T extends string>(text: string, values: readonly T[]): T | undefined {
  return values.find((value) => value === text);
}
