import type { ReactNode } from 'react';
import styled from 'styled-components';

const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 700;
  text-align: inherit;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;

const MARKS = { asc: '▲', desc: '▼' } as const;

/** The heading of a column that the list can be sorted by. The order itself is said by `aria-sort`. */
export function SortButton({
  order,
  onSort,
  children,
}: {
  order: false | 'asc' | 'desc';
  onSort: () => void;
  children: ReactNode;
}) {
  return (
    <Plain type="button" onClick={onSort}>
      {children}
      <span aria-hidden="true">{order ? MARKS[order] : '↕'}</span>
    </Plain>
  );
}
