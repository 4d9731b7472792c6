import { color, space, text } from '@university/shared/kit';
import styled from 'styled-components';

/** What is beside the point. */
export const Quiet = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
`;

/** Heading of a part of a section. */
export const MinorTitle = styled.h3`
  font-size: ${text.large};
`;

/** A numbered list of sentences. */
export const Steps = styled.ol`
  padding-left: ${space(2.5)};
  li + li {
    margin-top: ${space(1)};
  }
`;
