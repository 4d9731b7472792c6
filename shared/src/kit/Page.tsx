import type { ComponentProps, ReactNode } from 'react';
import { Container, Section } from './layout';
import { PageHeader } from './PageHeader';

/** A page of one section below its heading. */
export function Page({ children, ...heading }: ComponentProps<typeof PageHeader> & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...heading} />
      <Section>
        <Container>{children}</Container>
      </Section>
    </>
  );
}
