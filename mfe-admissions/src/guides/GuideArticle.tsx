import { Link } from '@university/shared/router';
import { ArticleContents, ArticleFrame, ArticleSource, Container, PageHeader, Section } from '@university/shared/ui';
import type { GuideContent } from './guide';
import { Article, Part } from './guide-styles';
import { guideTexts } from './guide-texts';

/** A page of explanation, with its contents, who answers for it, and how old it is. */
export function GuideArticle({ content: { title, lead, owner, updated, parts } }: { content: GuideContent }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section>
        <Container>
          <ArticleFrame>
            <ArticleContents label={guideTexts.contents}>
              {parts.map((part) => (
                <li key={part.id}>
                  <Link to={`#${part.id}`}>{part.title}</Link>
                </li>
              ))}
            </ArticleContents>
            <Article>
              {parts.map((part) => (
                <Part key={part.id}>
                  <h2 id={part.id} tabIndex={-1}>
                    {part.title}
                  </h2>
                  {part.body}
                </Part>
              ))}
              <ArticleSource labels={guideTexts} owner={owner} updated={updated} />
            </Article>
          </ArticleFrame>
        </Container>
      </Section>
    </>
  );
}
