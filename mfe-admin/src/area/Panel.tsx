import { Card, SectionTitle, space, Stack } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  gap?: number;
  id?: string;
  children: ReactNode;
}

export function Titled({ title, gap = 2, id, children }: Props) {
  return (
    <Stack as="section" $gap={gap} id={id}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

export function Panel(props: Props) {
  return (
    <Card>
      <Titled {...props} />
    </Card>
  );
}

const Box = styled.details`
  & > summary {
    min-height: 44px;
    padding-block: ${space(1)};
    font-weight: 700;
    cursor: pointer;
  }
`;

export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <summary>{title}</summary>
      {children}
    </Box>
  );
}
