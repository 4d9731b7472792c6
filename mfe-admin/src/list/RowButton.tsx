import { Link } from '@university/shared/router';
import { color, radius, space, text } from '@university/shared/ui';
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
