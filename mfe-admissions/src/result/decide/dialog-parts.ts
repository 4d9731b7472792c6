import { color, radius, shadow, space, text } from '@university/shared/ui';
import styled from 'styled-components';

export const Sheet = styled.dialog`
  width: min(32rem, calc(100vw - ${space(4)}));
  max-width: none;
  max-height: calc(100dvh - ${space(4)});
  padding: ${space(3)};
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: ${shadow.float};
`;

export const Heading = styled.h2`
  font-size: ${text.heading};
`;

export const Seat = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.small};
  background: ${color.band};
  font-weight: 700;
`;
