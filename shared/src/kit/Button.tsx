import styled, { css } from 'styled-components';
import { Link } from '@university/shared/router';
import { calm, color, radius, space } from './tokens';

interface Look {
  /** One `primary` per page; `danger` for what cannot be undone. */
  $look?: 'primary' | 'quiet' | 'danger';
}

const looks = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    border-color: ${color.accent};
  `,
  quiet: css`
    background: transparent;
    color: ${color.ink};
    border-color: ${color.ink};
  `,
  danger: css`
    background: transparent;
    color: ${color.bad};
    border-color: ${color.bad};
  `,
};

const button = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 48px;
  padding: ${space(1)} ${space(2.5)};
  border: 2px solid;
  border-radius: ${radius.small};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform 120ms, filter 120ms;
  ${({ $look = 'primary' }) => looks[$look]}
  &:hover {
    filter: brightness(0.94);
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-disabled='true'],
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${calm} {
    transition: none;
  }
  @media print {
    display: none;
  }
`;

export const Button = styled.button<Look>`
  ${button}
`;

export const ButtonLink = styled(Link)<Look>`
  ${button}
`;

export const ButtonAnchor = styled.a<Look>`
  ${button}
`;
