import { color, radius, space, text } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import styled, { css } from 'styled-components';

const small = css<{ $isDanger?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0 ${space(1)};
  border: 1px solid ${({ $isDanger }) => ($isDanger ? color.bad : color.muted)};
  border-radius: ${radius.small};
  background: transparent;
  color: ${({ $isDanger }) => ($isDanger ? color.bad : color.ink)};
  font-size: ${text.small};
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: ${color.band};
  }
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

/** A small button in a row of a table. */
export const RowButton = styled.button.attrs({ type: 'button' })<{ $isDanger?: boolean }>`
  ${small}
`;

/** A small link in a row of a table, for what leads to a page. */
export const RowLink = styled(Link)<{ $isDanger?: boolean }>`
  ${small}
`;

/** A part of a cell that says less. */
export const Small = styled.div`
  color: ${color.muted};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

/** For the heading of a row's buttons, which needs no word on screen. */
export const CellActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  @media (min-width: 76rem) {
    flex-wrap: nowrap;
  }
`;

/** A count as people in India write it: `1,23,456`. */
export const inIndia = (count: number): string => count.toLocaleString('en-IN');

/** An address that breaks before its host, where a column has no room for it. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
