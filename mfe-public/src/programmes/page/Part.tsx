import { SectionTitle, Stack } from '@university/shared/kit';
import type { ReactNode } from 'react';

interface Props {
  /** Of the heading, for links to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One question about a programme, and its answer. */
export function Part({ id, title, children }: Props) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}
