import { Muted, Stack } from '@university/shared/ui';
import type { ProgramList } from '../api/programs';
import type { School } from '../api/schools';
import type { Level } from '../levels';
import { ProgramsByLevel } from '../parts/ProgramsByLevel';
import { texts } from '../programmes-texts';
import { queryOf } from './address';
import { type Filter, NO_FILTER, narrow } from './filter';
import { FILTERS } from './parameters';
import { FilterForm } from './FilterForm';
import { NoMatch } from './NoMatch';
import { choicesOf, withinReach } from './options';
import { type Sort, sorted } from './sort';

interface Props {
  list: ProgramList;
  /** None while they are not known; then there is no choice of a school. */
  schools: readonly School[];
  filter: Filter;
  sort: Sort;
  /** The level that the page itself is about; all levels when left out. */
  pageLevel: Level | undefined;
}

/** The filter, how many programmes it leaves, and these by level. */
export function Catalogue({ list, schools, filter: asked, sort, pageLevel }: Props) {
  const address = pageLevel ? `/courses/${pageLevel.slug}` : '/courses';
  const programs = narrow(list.programs, { ...NO_FILTER, level: pageLevel });
  const choices = choicesOf({ ...list, programs }, schools, !pageLevel);
  const filter = withinReach(asked, choices);
  const found = sorted(narrow(programs, filter, schools), sort);
  if (programs.length === 0) return <Muted>{texts.courses.empty}</Muted>;
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <FilterForm filter={filter} sort={sort} action={address} choices={choices} />
        <Muted role="status">{texts.courses.count(found.length, programs.length)}</Muted>
      </Stack>
      {found.length > 0 ? <ProgramsByLevel programs={found} /> : <NoMatch all={address} ways={waysOut()} />}
    </Stack>
  );

  function waysOut() {
    return FILTERS.filter((name) => filter[name])
      .map((name) => {
        const wider: Filter = { ...filter, [name]: NO_FILTER[name] };
        const count = narrow(programs, wider, schools).length;
        const label = choices.find((choice) => choice.name === name)?.label;
        const text = label ? texts.courses.any(label, count) : texts.courses.withoutWords(filter.q, count);
        return { to: address + queryOf(wider, sort), text, count };
      })
      .filter(({ count }) => count > 0);
  }
}
