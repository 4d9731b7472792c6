import { SectionTitle, Stack } from '@university/shared/kit';
import type { ReactNode } from 'react';

interface Props {
  /** Its name in the address of the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a page below its own heading. */
export function Part({ id, title, children }: Props) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}
