import { identity } from '@university/shared';
import { useLocation, useNavigate } from '@university/shared/router';
import { ArticleFrame, ArticleSource, Container, PageHeader, Section } from '@university/shared/ui';
import type { MouseEvent } from 'react';
import { Body, OnPaper } from './article-styles';
import { Contents } from './Contents';
import type { ContentText } from './content-text';
import { innerPathOf } from './inner-path';
import { Newest } from './Newest';
import { texts } from './texts';

/** Fewer headings than this need no table of contents. */
const LEAST_HEADINGS = 3;

/** A page of text: what it answers, its parts, who answers for it and how old it is. */
export function Article({ text }: { text: ContentText }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { title, description, html, headings, owner, updated, notices } = text;

  /** The links are the browser's own; those within the site need no new document. */
  function follow(event: MouseEvent) {
    const path = innerPathOf(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  }

  return (
    <>
      <PageHeader title={title} lead={description} />
      <Section>
        <Container>
          <ArticleFrame>
            {headings.length >= LEAST_HEADINGS && <Contents headings={headings} />}
            <article>
              {notices && <Newest section={notices} />}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled with the site */}
              <Body onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
              <ArticleSource labels={texts} owner={owner} updated={updated}>
                <OnPaper>
                  <dt>{identity.name}</dt>
                  <dd>{identity.siteUrl + pathname}</dd>
                </OnPaper>
              </ArticleSource>
            </article>
          </ArticleFrame>
        </Container>
      </Section>
    </>
  );
}
