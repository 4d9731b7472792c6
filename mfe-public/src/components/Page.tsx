import { langOf } from '@university/shared/language';
import { ButtonLink, Container, Message, PageHeader, Section } from '@university/shared/kit';
import type { ComponentProps, ReactNode } from 'react';

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

interface MissingProps {
  title: string;
  /** What the address may have meant, in a sentence or two. */
  children: ReactNode;
  /** Where what people look for can be found. */
  to: string;
  link: string;
}

/** Shown where an address names nothing, or what was taken away; its status is 404 or 410. */
export function NoSuchThing({ title, children, to, link }: MissingProps) {
  return (
    <Page title={title}>
      <Message>
        {children}
        <ButtonLink $look="quiet" to={to}>
          {link}
        </ButtonLink>
      </Message>
    </Page>
  );
}

interface ParagraphsProps {
  text: string;
  /** What is said where there is no text. */
  none: string;
}

/** A plain text as its paragraphs; repeated ones once, so that each can be told apart. */
export function Paragraphs({ text, none }: ParagraphsProps) {
  const lines = text.split(/\n+/).map((line) => line.trim());
  const paragraphs = [...new Set(lines)].filter((line) => line !== '');
  if (paragraphs.length === 0) return <p>{none}</p>;
  return paragraphs.map((paragraph) => (
    <p key={paragraph} lang={langOf(paragraph)}>
      {paragraph}
    </p>
  ));
}
