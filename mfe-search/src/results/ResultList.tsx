import { Link } from '@university/shared/router';
import { Badge, color, radius, space, text } from '@university/shared/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import { Marked } from './Marked';
import type { Result } from './match';

const List = styled.ul`
  list-style: none;
  padding: 0;
`;

const Item = styled.li`
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Entry = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  &:hover strong,
  &[aria-selected='true'] strong {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.band};
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 0 ${color.accent};
  }
  strong {
    color: ${color.link};
    font-size: ${text.body};
  }
`;

const About = styled.span`
  grid-column: 1;
  color: ${color.muted};
  font-size: ${text.small};
`;

const Kind = styled(Badge)`
  grid-area: 1 / 2 / span 2;
`;

interface Props {
  results: readonly Result[];
  words: readonly string[];
  /** Given, the list is a listbox that an input controls: its id and the place of the selected option. */
  listbox?: { id: string; label: string; selected: number };
  onOpen?: (event: MouseEvent) => void;
}

export const optionId = (listboxId: string, index: number): string => `${listboxId}-${index}`;

/** Results as links, the same on the search page and in the overlay. */
export function ResultList({ results, words, listbox, onOpen }: Props) {
  return (
    <List {...(listbox && { role: 'listbox', id: listbox.id, 'aria-label': listbox.label })}>
      {results.map(({ kind, path, title, about }, index) => (
        <Item key={path} role={listbox && 'none'}>
          <Entry
            to={path}
            onClick={onOpen}
            {...(listbox && {
              role: 'option',
              id: optionId(listbox.id, index),
              'aria-selected': index === listbox.selected,
              tabIndex: -1,
            })}
          >
            <strong>
              <Marked text={title} words={words} />
            </strong>
            <About>{about}</About>
            <Kind>{kind === 'page' ? texts.page : texts.person}</Kind>
          </Entry>
        </Item>
      ))}
    </List>
  );
}
