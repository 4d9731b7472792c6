import { Button, color, radius, Row, space } from '@university/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

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

interface Props {
  /** Names what is entered: with another one the fields begin anew. */
  start: string;
  /** What was entered, by the names of the fields. */
  onSearch: (entered: Record<string, string>) => void;
  submit: string;
  /** Further buttons. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** What a list is narrowed by. The fields belong to the browser until the search is asked for. */
export function FilterForm({ start, onSearch, submit, buttons, children }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = [...new FormData(event.currentTarget)];
    onSearch(Object.fromEntries(entered.map(([name, value]) => [name, String(value).trim()])));
  }
  return (
    <search>
      <form key={start} onSubmit={onSubmit}>
        <Fields>{children}</Fields>
        <Row>
          <Button type="submit">{submit}</Button>
          {buttons}
        </Row>
      </form>
    </search>
  );
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const Choice = styled.button`
  min-height: 40px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.muted};
  border-radius: ${radius.small};
  background: ${color.sheet};
  color: ${color.ink};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
    font-weight: 700;
  }
`;

interface ChoicesProps<T extends string> {
  /** What is chosen; read out as the name of the group. */
  label: string;
  choices: readonly { id: T; label: string; count?: number }[];
  chosen: T;
  onChoose: (id: T) => void;
}

/** One of a few, each with how many it has. */
export function Choices<T extends string>({ label, choices, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <List role="group" aria-label={label}>
      {choices.map((choice) => (
        <Choice key={choice.id} type="button" aria-pressed={choice.id === chosen} onClick={() => onChoose(choice.id)}>
          {choice.label}
          {choice.count !== undefined && ` (${choice.count.toLocaleString('en-IN')})`}
        </Choice>
      ))}
    </List>
  );
}
