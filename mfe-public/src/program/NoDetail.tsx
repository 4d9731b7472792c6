import type { ReactNode } from 'react';
import { Container, PageHeader, Section } from '@university/shared/ui';

interface Props {
  title: string;
  children: ReactNode;
}

/** The page of a programme whose data is not there (yet). */
export function NoDetail({ title, children }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <Section>
        <Container>{children}</Container>
      </Section>
    </>
  );
}
