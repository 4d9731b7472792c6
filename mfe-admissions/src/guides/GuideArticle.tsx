import { Link } from '@university/shared/router';
import {
  ArticleContents,
  ArticleFrame,
  ArticleSource,
  Container,
  color,
  PageHeader,
  Section,
  space,
  text,
  width,
} from '@university/shared/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Data that guides show. */
export type Read = 'schedule' | 'fees' | 'applications';

/** A page that explains something: what it answers, its sections, who answers for it and how old it is. */
export interface GuideContent {
  title: string;
  lead: string;
  /** Role, never a person. */
  owner: string;
  /** Day of the last change, `2025-07-15`. */
  updated: string;
  /** What it shows of the university's data; nothing when left out. */
  reads?: readonly Read[];
  sections: readonly {
    /** Of the heading, for links to it. */
    id: string;
    title: string;
    body: ReactNode;
  }[];
}

const LABELS = { owner: 'Answers for this page', updated: 'Last changed' };

const Article = styled.article`
  overflow-wrap: break-word;
`;

const Chapter = styled.section`
  & + & {
    margin-top: ${space(6)};
  }
  & > :not([role='region']) {
    max-width: ${width.text};
  }
  & > * + * {
    margin-top: ${space(2)};
  }
  & > h2 {
    font-size: ${text.heading};
    scroll-margin-top: ${space(12)};
  }
  h3 {
    margin-top: ${space(3)};
    font-size: ${text.large};
  }
  ul,
  ol {
    padding-left: ${space(3)};
  }
  li + li {
    margin-top: ${space(0.75)};
  }
  li::marker {
    color: ${color.muted};
  }
`;

/** A page of explanation, with its contents, who answers for it, and how old it is. */
export function GuideArticle({ content: { title, lead, owner, updated, sections } }: { content: GuideContent }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section>
        <Container>
          <ArticleFrame>
            <ArticleContents label="On this page">
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={`#${section.id}`}>{section.title}</Link>
                </li>
              ))}
            </ArticleContents>
            <Article>
              {sections.map((section) => (
                <Chapter key={section.id}>
                  <h2 id={section.id} tabIndex={-1}>
                    {section.title}
                  </h2>
                  {section.body}
                </Chapter>
              ))}
              <ArticleSource labels={LABELS} owner={owner} updated={updated} />
            </Article>
          </ArticleFrame>
        </Container>
      </Section>
    </>
  );
}
