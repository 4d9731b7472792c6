import { space, width } from '@university/shared/kit';
import styled from 'styled-components';

/** What the site puts into a text: set as the text is. */
export const BlockFrame = styled.div`
  margin-top: ${space(2)};
  & > * + * {
    margin-top: ${space(2)};
  }
  & > :not([role='region']) {
    max-width: ${width.text};
  }
`;
