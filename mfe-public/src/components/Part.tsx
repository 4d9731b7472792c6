import { SectionTitle, Stack } from '@university/shared/kit';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

export function Part({ id, title, children }: Props) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Stack>
  );
}
