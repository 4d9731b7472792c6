import { Button, Labelled, Select, TextField } from '@university/shared/ui';
import { FilterForm } from '../form/FilterForm';
import { sectionGroups } from '../sections';
import { texts } from '../texts/notices';
import { type Filters, USUAL } from './filters';

const words = texts.files;

interface Props {
  filters: Filters;
  onSearch: (change: Partial<Filters>) => void;
}

/** What the table of files is narrowed by. */
export function FileFilter({ filters, onSearch }: Props) {
  return (
    <FilterForm
      start={JSON.stringify(filters)}
      onSearch={onSearch}
      submit={words.submit}
      buttons={
        <Button type="button" $look="quiet" onClick={() => onSearch(USUAL)}>
          {words.reset}
        </Button>
      }
    >
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
    </FilterForm>
  );
}
