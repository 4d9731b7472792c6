import { color, space, text } from '@university/shared/kit';
import styled from 'styled-components';

export const Quiet = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

export const MinorTitle = styled.h3`
  font-size: ${text.large};
`;

export const Steps = styled.ol`
  padding-left: ${space(2.5)};
  li + li {
    margin-top: ${space(1)};
  }
`;
