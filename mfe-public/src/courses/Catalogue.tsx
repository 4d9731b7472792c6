import { ButtonLink, Message, Muted, Stack } from '@university/shared/ui';
import type { ListedProgram } from '../api/programs';
import { LEVELS, type Level } from '../levels';
import { texts } from '../texts';
import { type Filter, narrow } from './filter';
import { FilterForm } from './FilterForm';
import { LevelList } from './LevelList';

interface Props {
  programs: readonly ListedProgram[];
  filter: Filter;
  /** The level that the page itself is about; all levels when left out. */
  pageLevel: Level | undefined;
}

/** The filter, how many programmes it leaves, and these by level. */
export function Catalogue({ programs, filter, pageLevel }: Props) {
  const address = pageLevel ? `/courses/${pageLevel.slug}` : '/courses';
  const all = narrow(programs, { q: '', level: pageLevel });
  const found = narrow(all, filter);
  if (all.length === 0) return <Muted>{texts.courses.empty}</Muted>;
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <FilterForm filter={filter} action={address} withLevel={!pageLevel} />
        <Muted role="status">{texts.courses.count(found.length, all.length)}</Muted>
      </Stack>
      {LEVELS.map((level) => ({ level, programs: narrow(found, { q: '', level }) }))
        .filter((group) => group.programs.length > 0)
        .map((group) => (
          <LevelList key={group.level.id} {...group} />
        ))}
      {found.length === 0 && (
        <Message>
          <p>{texts.courses.noMatch}</p>
          <ButtonLink $look="quiet" to={address}>
            {texts.courses.clear}
          </ButtonLink>
        </Message>
      )}
    </Stack>
  );
}
