import { Button, Labelled, Row, Select, space, TextField } from '@university/shared/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { sectionGroups } from '../sections';
import { texts } from '../texts/notices';
import { type Filters, USUAL } from './filters';

const words = texts.files;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(2)};
  margin-bottom: ${space(2)};
`;

interface Props {
  filters: Filters;
  onSearch: (change: Partial<Filters>) => void;
}

/** What the table is narrowed by. The inputs belong to the browser until the search is asked for. */
export function FilterForm({ filters, onSearch }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const get = (name: string) => String(form.get(name) ?? '').trim();
    onSearch({ search: get('search'), section: get('section'), from: get('from'), to: get('to') });
  }

  // Another address is another form.
  return (
    <search>
      <form key={JSON.stringify(filters)} onSubmit={onSubmit}>
        <Fields>
          <TextField id="files-search" name="search" type="search" label={words.search} defaultValue={filters.search} />
          <Labelled id="files-section" label={words.section}>
            {(control) => (
              <Select {...control} name="section" defaultValue={filters.section}>
                <option value="">{words.anySection}</option>
                {sectionGroups().map(({ group, sections }) => (
                  <optgroup key={group} label={group}>
                    {sections.map(({ id, label }) => (
                      <option key={id} value={id}>
                        {label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Labelled>
          <TextField id="files-from" name="from" type="date" label={words.from} defaultValue={filters.from} />
          <TextField id="files-to" name="to" type="date" label={words.to} defaultValue={filters.to} />
        </Fields>
        <Row>
          <Button type="submit">{words.submit}</Button>
          <Button type="button" $look="quiet" onClick={() => onSearch(USUAL)}>
            {words.reset}
          </Button>
        </Row>
      </form>
    </search>
  );
}
