import { color, radius, space, text, wide } from '@university/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  overflow: hidden;
  background: ${color.line};
`;

/** Least shares of a line, on phones and where there is room; what is left of a line is shared out. */
const WIDTHS = {
  third: { phone: '40%', wide: '30%' },
  half: { phone: '100%', wide: '45%' },
  whole: { phone: '100%', wide: '100%' },
} as const;

const Item = styled.div<{ $width: keyof typeof WIDTHS }>`
  padding: ${space(2)};
  background: ${color.sheet};
  overflow-wrap: anywhere;
  flex: 1 1 ${({ $width }) => WIDTHS[$width].phone};
  ${wide.tablet} {
    flex-basis: ${({ $width }) => WIDTHS[$width].wide};
  }
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
`;

export interface Fact {
  term: string;
  value: ReactNode;
  /** Share of a line where there is room; a third when left out. */
  width?: keyof typeof WIDTHS;
}

/** What people ask first, with its answers. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ term, value, width = 'third' }) => (
        <Item key={term} $width={width}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </List>
  );
}
