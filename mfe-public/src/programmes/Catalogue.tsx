import { Link } from '@university/shared/router';
import { ButtonLink, Message, Muted, space, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import type { School } from './schools';
import { FilterForm } from './FilterForm';
import { ProgramsByLevel } from './ProgramsByLevel';
import { type Filter, FILTERS, narrow, NO_FILTER, queryOf, type Sort, sorted } from './filter';
import type { Level } from './levels';
import { choicesOf, withinReach } from './options';
import type { ProgramList } from './queries';
import { texts } from './texts';

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

const Ways = styled.ul`
  padding-left: ${space(2.5)};
  line-height: 1.9;
`;

/** The list with one part of the filter given up. */
interface Way {
  to: string;
  text: string;
}

interface NoMatchProps {
  /** Those that lead to something. */
  ways: readonly Way[];
  /** Address of the whole list. */
  all: string;
}

/** Says that nothing fits, and which part of the filter stands in the way. */
function NoMatch({ ways, all }: NoMatchProps) {
  return (
    <Message>
      <p>{texts.courses.noMatch}</p>
      {ways.length > 0 && (
        <>
          <p>{texts.courses.waysOut}</p>
          <Ways>
            {ways.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </Ways>
        </>
      )}
      <ButtonLink $look="quiet" to={all}>
        {texts.courses.clear}
      </ButtonLink>
    </Message>
  );
}
