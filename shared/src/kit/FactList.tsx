import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, text, wide } from './tokens';

/** Minimum share of a row. */
const WIDTHS = {
  third: { narrow: '40%', wide: '30%' },
  half: { narrow: '100%', wide: '45%' },
  whole: { narrow: '100%', wide: '100%' },
} as const;

/** Container query: the list can be beside text. */
const ROOM = '@container (min-width: 36rem)';

type Width = keyof typeof WIDTHS;

export interface Fact {
  term: string;
  value: ReactNode;
  /** Share of a row; default a third. */
  width?: Width;
}

interface Props {
  facts: readonly Fact[];
}

const isKnown = ({ value }: Fact) => value !== null && value !== undefined && value !== false && value !== '';

interface Parts {
  List: ComponentType<{ children: ReactNode }>;
  Item: ComponentType<{ $width: Width; children: ReactNode }>;
}

function listOf(facts: readonly Fact[], { List, Item }: Parts) {
  return (
    <List>
      {facts.filter(isKnown).map(({ term, value, width = 'third' }) => (
        <Item key={term} $width={width}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </List>
  );
}

const Cells = styled.dl`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  overflow: hidden;
  background: ${color.line};
`;

const Cell = styled.div<{ $width: Width }>`
  padding: ${space(2)};
  background: ${color.sheet};
  overflow-wrap: anywhere;
  flex: 1 1 ${({ $width }) => WIDTHS[$width].narrow};
  ${ROOM} {
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

export const FactList = ({ facts }: Props) => listOf(facts, { List: Cells, Item: Cell });

const Columns = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  /* On a phone two stand beside each other: a record has a dozen of them. */
  @media (width < 40rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  }
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;

const Plain = styled.div<{ $width: Width }>``;

export const FactColumns = ({ facts }: Props) => listOf(facts, { List: Columns, Item: Plain });

const Lines = styled.dl`
  display: grid;
`;

const BigLines = styled(Lines)`
  dd {
    font-size: ${text.large};
    font-weight: 700;
  }
`;

const Line = styled.div<{ $width: Width }>`
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
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;

export const FactLines = ({ facts, isBig }: Props & { isBig?: boolean }) =>
  listOf(facts, { List: isBig ? BigLines : Lines, Item: Line });
