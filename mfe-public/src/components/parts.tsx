import { color, SectionTitle, space, Stack, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import type { ReactNode } from 'react';

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

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

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

export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      <Aside>{aside}</Aside>
      <div>{children}</div>
    </Frame>
  );
}
