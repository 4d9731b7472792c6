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

export const RowButton = styled.button.attrs({ type: 'button' })<{ $isDanger?: boolean }>`
  ${small}
`;

export const RowLink = styled(Link)<{ $isDanger?: boolean }>`
  ${small}
`;

export const Small = styled.div`
  color: ${color.muted};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

export const CellActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  @media (min-width: 76rem) {
    flex-wrap: nowrap;
  }
`;

/** `1,23,456`. */
export const inIndia = (count: number): string => count.toLocaleString('en-IN');

export const orNone = (value: number | null): string => (value === null ? '–' : inIndia(value));

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
