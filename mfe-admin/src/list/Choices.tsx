import { color, radius, space } from '@university/shared/kit';
import styled from 'styled-components';
import { inIndia } from './cells';

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

interface Props<T extends string> {
  /** What is chosen; read out as the name of the group. */
  label: string;
  choices: readonly { id: T; label: string; count?: number }[];
  chosen: T;
  onChoose: (id: T) => void;
}

/** One of a few, each with how many it has. */
export function Choices<T extends string>({ label, choices, chosen, onChoose }: Props<T>) {
  return (
    <List role="group" aria-label={label}>
      {choices.map((choice) => (
        <Choice key={choice.id} type="button" aria-pressed={choice.id === chosen} onClick={() => onChoose(choice.id)}>
          {choice.label}
          {choice.count !== undefined && ` (${inIndia(choice.count)})`}
        </Choice>
      ))}
    </List>
  );
}
