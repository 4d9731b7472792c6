import { Button, Labelled, Select, TextField } from '@university/shared/ui';
import { NOTICE_SECTIONS, NOTICE_SORTS } from '../contract';
import { FilterForm } from '../list/FilterForm';
import { dayOf, oneOf, pageNumber } from '../list/use-address';
import { sectionGroups } from './sections';
import { texts } from './texts';

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

/** What the address of the table holds; empty means: anything. */
export const USUAL = {
  search: '',
  section: '',
  from: '',
  to: '',
  state: 'all',
  sort: 'created',
  order: 'desc',
  page: '1',
};

export type Filters = typeof USUAL;

const STATES = ['all', 'active', 'scheduled', 'archived'] as const;
export { STATES };

/** Rows to a page. */
const LIMIT = 20;

const IDS = NOTICE_SECTIONS.map(({ id }) => id);

/** The question to the server; whatever somebody wrote into the address that makes no sense is left out. */
export function toQuery(filters: Filters) {
  return {
    search: filters.search.trim().slice(0, 100) || undefined,
    section: oneOf(filters.section, IDS),
    created_at_gteq: dayOf(filters.from),
    created_at_lteq: dayOf(filters.to),
    state: oneOf(filters.state, STATES) ?? 'all',
    sort: oneOf(filters.sort, NOTICE_SORTS) ?? 'created',
    order: oneOf(filters.order, ['asc', 'desc'] as const) ?? 'desc',
    limit: LIMIT,
    page: pageNumber(filters.page),
  };
}
