import { Card, SectionTitle, space, Stack } from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  /** Steps of 8 px between what is in it. */
  gap?: number;
  /** Of the part of the page, for links to it. */
  id?: string;
  children: ReactNode;
}

/** What belongs together on a page, under its title. */
export function Titled({ title, gap = 2, id, children }: Props) {
  return (
    <Stack as="section" $gap={gap} id={id}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Stack>
  );
}

/** The same on a sheet of its own. */
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

/** What most people need not see at once. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <summary>{title}</summary>
      {children}
    </Box>
  );
}
