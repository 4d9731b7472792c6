import { langOf } from '@university/shared/language';
import { ButtonLink, Message, Page } from '@university/shared/kit';
import type { ReactNode } from 'react';

interface MissingProps {
  title: string;
  children: ReactNode;
  to: string;
  link: string;
}

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
  none: string;
}

/** Plain text as paragraphs; duplicates are dropped, because the text is the key. */
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
