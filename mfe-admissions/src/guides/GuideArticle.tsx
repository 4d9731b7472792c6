import { ArticleContents, ArticleFrame, ArticleSource, Container, PageHeader, Section } from '@university/shared/kit';
import { ArticleBody } from '@university/shared/prose';
import { Link } from '@university/shared/router';
import { BlockFrame } from './BlockFrame';
import { BLOCKS } from './blocks';
import type { Guide } from './queries';
import { texts } from './texts';

/** Fewer headings than this need no table of contents. */
const LEAST_HEADINGS = 3;

const FRAMED = Object.fromEntries(
  Object.entries(BLOCKS).map(([name, { show }]) => [name, () => <BlockFrame>{show()}</BlockFrame>]),
);

/** A page of explanation, with its contents, who answers for it, and how old it is. */
export function GuideArticle({ guide: { title, description, headings, parts, owner, updated } }: { guide: Guide }) {
  return (
    <>
      <PageHeader title={title} lead={description} />
      <Section>
        <Container>
          <ArticleFrame>
            {headings.length >= LEAST_HEADINGS && (
              <ArticleContents label={texts.contents}>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <Link to={`#${id}`}>{text}</Link>
                  </li>
                ))}
              </ArticleContents>
            )}
            <article>
              <ArticleBody parts={parts} blocks={FRAMED} />
              <ArticleSource labels={texts} owner={owner} updated={updated} />
            </article>
          </ArticleFrame>
        </Container>
      </Section>
    </>
  );
}
