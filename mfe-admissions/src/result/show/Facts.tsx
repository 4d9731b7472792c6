import { color, space, text, wide } from '@university/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
`;

const Line = styled.div`
  display: grid;
  gap: 0 ${space(3)};
  padding-block: ${space(1.5)};
  border-top: 1px solid ${color.line};
  &:first-child {
    border-top: 0;
  }
  ${wide.phone} {
    grid-template-columns: minmax(9rem, 2fr) 5fr;
    align-items: baseline;
  }
`;

const Name = styled.dt`
  color: ${color.muted};
`;

const Value = styled.dd<{ $big?: boolean }>`
  margin: 0;
  font-size: ${({ $big }) => ($big ? text.large : 'inherit')};
  font-weight: ${({ $big }) => ($big ? 700 : 400)};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values. What has no value is left out. */
export function Facts({ facts, big }: { facts: readonly Fact[]; big?: boolean }) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ name, value }) => (
          <Line key={name}>
            <Name>{name}</Name>
            <Value $big={big}>{value}</Value>
          </Line>
        ))}
    </List>
  );
}
