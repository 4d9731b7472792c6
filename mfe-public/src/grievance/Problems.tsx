import { ErrorSummary } from '@university/shared/kit';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Summary = styled(ErrorSummary)`
  li {
    padding-block: 2px;
  }
  a {
    color: inherit;
  }
`;

export function Problems(props: ComponentProps<typeof ErrorSummary>) {
  return <Summary {...props} forwardedAs="h3" />;
}
