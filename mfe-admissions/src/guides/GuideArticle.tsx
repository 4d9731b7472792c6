import {
  ArticleContents,
  ArticleFrame,
  ArticleSource,
  Container,
  PageHeader,
  Section,
  space,
} from '@university/shared/kit';
import type { ReactNode } from 'react';
import { ArticleBody } from '@university/shared/prose';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import { BlockFrame } from './BlockFrame';
import { BLOCKS } from './blocks';
import type { Guide } from './queries';
import { texts } from './texts';

const Head = styled.div`
  margin-bottom: ${space(4)};
`;

const LEAST_HEADINGS = 3;

const FRAMED = Object.fromEntries(
  Object.entries(BLOCKS).map(([name, { show }]) => [name, () => <BlockFrame>{show()}</BlockFrame>]),
);

interface Props {
  guide: Guide;
  head?: ReactNode;
}

export function GuideArticle({ guide: { title, description, headings, parts, owner, updated }, head }: Props) {
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
              {head && <Head>{head}</Head>}
              <ArticleBody parts={parts} blocks={FRAMED} />
              <ArticleSource labels={texts} owner={owner} updated={updated} />
            </article>
          </ArticleFrame>
        </Container>
      </Section>
    </>
  );
}
