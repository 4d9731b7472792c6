import { dayOf } from '@university/shared/time';
import { NOTICE_SECTIONS, NOTICE_SORTS } from '../contract';
import { ActButton } from '../form/buttons';
import { type FilterField, FilterForm } from '../list/FilterForm';
import { oneOf } from '../list/use-address';
import { sectionGroups } from './sections';
import { fileTexts } from './file-texts';

const words = fileTexts.files;

/** What the address of the table holds; empty means: anything. */
export const USUAL = { search: '', section: '', from: '', to: '', state: 'all', sort: 'created', order: 'desc' };

type Filters = typeof USUAL;

export const STATES = ['all', 'active', 'scheduled', 'draft', 'archived'] as const;

/** The question to the server; whatever somebody wrote into the address that makes no sense is left out. */
export function toQuery({ search, section, from, to, state, sort, order }: Filters) {
  return {
    search: search.trim().slice(0, 100) || undefined,
    section: oneOf(
      section,
      NOTICE_SECTIONS.map(({ id }) => id),
    ),
    created_at_gteq: dayOf(from),
    created_at_lteq: dayOf(to),
    state: oneOf(state, STATES) ?? 'all',
    sort: oneOf(sort, NOTICE_SORTS) ?? 'created',
    order: oneOf(order, ['asc', 'desc'] as const) ?? 'desc',
  };
}

const FIELDS: FilterField<keyof Filters>[] = [
  { name: 'search', type: 'search', label: words.search },
  {
    name: 'section',
    label: words.section,
    none: words.anySection,
    groups: sectionGroups().map(({ group, sections }) => ({
      name: group,
      options: sections.map(({ id, label }) => [id, label] as const),
    })),
  },
  { name: 'from', type: 'date', label: words.from },
  { name: 'to', type: 'date', label: words.to },
];

interface Props {
  filters: Filters;
  onSearch: (change: Partial<Filters>) => void;
}

/** What the table of files is narrowed by. */
export function FileFilter({ filters, onSearch }: Props) {
  return (
    <FilterForm
      id="files"
      fields={FIELDS}
      filters={filters}
      onSearch={onSearch}
      submit={words.submit}
      buttons={<ActButton onClick={() => onSearch(USUAL)}>{words.reset}</ActButton>}
    />
  );
}
