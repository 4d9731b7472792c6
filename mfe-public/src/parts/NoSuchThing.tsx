import { ButtonLink, Container, Message, PageHeader, Section } from '@university/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What the address may have meant, in a sentence or two. */
  children: ReactNode;
  /** Where what people look for can be found. */
  to: string;
  link: string;
}

/** Stands where an address names nothing; its status is 404. */
export function NoSuchThing({ title, children, to, link }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <Section>
        <Container>
          <Message>
            {children}
            <ButtonLink $look="quiet" to={to}>
              {link}
            </ButtonLink>
          </Message>
        </Container>
      </Section>
    </>
  );
}
