import { space, width } from '@university/shared/kit';
import styled from 'styled-components';

export const BlockFrame = styled.div`
  margin-top: ${space(2)};
  & > * + * {
    margin-top: ${space(2)};
  }
  & > :not([role='region']) {
    max-width: ${width.text};
  }
`;
