import { color, optionIn, space, text } from '@university/shared/kit';
import { memo } from 'react';
import styled from 'styled-components';
import type { Result } from '../engine/entry';
import type { Found } from '../engine/found';
import type { Marks } from '../engine/search-index';
import { ResultLink, ResultText } from '../results/ResultLink';
import { addressOf } from '../results/search-query';
import { suggestions } from '../results/suggestions';
import { texts } from '../texts';

interface OptionGroup {
  title: string;
  options: readonly Pick<Result, 'path' | 'title' | 'about'>[];
}

export function optionsToBegin(recent: readonly string[]): OptionGroup[] {
  const before = recent.map((query) => ({ path: addressOf(query), title: query, about: '' }));
  return [
    { title: texts.suggestionsTitle, options: suggestions() },
    ...(before.length > 0 ? [{ title: texts.recentTitle, options: before }] : []),
  ];
}

/** Options are identified by path: no duplicates of an answer's. */
export function optionsFound({ groups }: Pick<Found, 'groups'>): OptionGroup[] {
  const answered = new Set(
    groups.filter(({ kind }) => kind === 'answer').flatMap(({ results }) => results.map(({ path }) => path)),
  );
  return groups
    .map(({ kind, results }) => ({
      title: texts.kinds[kind],
      options: kind === 'answer' ? results : results.filter(({ path }) => !answered.has(path)),
    }))
    .filter(({ options }) => options.length > 0);
}

const Heading = styled.div`
  padding: ${space(1)} ${space(2)} ${space(0.5)};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 700;
`;

interface Props {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  marks: Marks;
  selected: string | undefined;
}

const headingId = (listId: string, index: number): string => `${listId}-group-${index}`;

/** Memoised. Options are links, so they open in new tabs as well. */
export const OptionList = memo(function OptionList({ id, label, groups, marks, selected }: Props) {
  return (
    <div role="listbox" id={id} aria-label={label}>
      {groups.map(({ title, options }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={title} role="group" aria-labelledby={headingId(id, index)}>
          <Heading id={headingId(id, index)}>{title}</Heading>
          {options.map((option) => (
            <ResultLink
              key={option.path}
              to={option.path}
              role="option"
              id={optionIn(id, option.path)}
              aria-selected={option.path === selected}
              tabIndex={-1}
            >
              <ResultText result={option} marks={marks} />
            </ResultLink>
          ))}
        </div>
      ))}
    </div>
  );
});
