import { space, wide } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(8)};
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const Aside = styled.div`
  ${wide.desktop} {
    position: sticky;
    top: 5rem;
    grid-area: 1 / 2;
    align-self: start;
  }
`;

interface Props {
  aside: ReactNode;
  children: ReactNode;
}

export function WithAside({ aside, children }: Props) {
  return (
    <Frame>
      <Aside>{aside}</Aside>
      <div>{children}</div>
    </Frame>
  );
}
