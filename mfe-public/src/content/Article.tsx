import styled from 'styled-components';
import { identity } from '@university/shared';
import { Link, useLocation } from '@university/shared/router';
import { ArticleContents, ArticleFrame, ArticleSource } from '@university/shared/kit';
import { Page } from '../components/Page';
import { ArticleBody } from '@university/shared/prose';
import { Newest } from './Newest';
import type { ContentText } from './queries';
import { texts } from './texts';

const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const LEAST_HEADINGS = 3;

export function Article({ text }: { text: ContentText }) {
  const { pathname } = useLocation();
  const { title, description, parts, headings, owner, updated_at: updated, section } = text;

  return (
    <Page title={title} lead={description}>
      <ArticleFrame>
        {headings.length >= LEAST_HEADINGS && <Contents headings={headings} />}
        <article>
          {section && <Newest section={section} />}
          <ArticleBody parts={parts} />
          <ArticleSource labels={texts} owner={owner} updated={updated}>
            <OnPaper>
              <dt>{identity.name}</dt>
              <dd>{identity.siteUrl + pathname}</dd>
            </OnPaper>
          </ArticleSource>
        </article>
      </ArticleFrame>
    </Page>
  );
}

function Contents({ headings }: Pick<ContentText, 'headings'>) {
  return (
    <ArticleContents label={texts.contents}>
      {headings.map(({ id, text: name }) => (
        <li key={id}>
          <Link to={`#${id}`}>{name}</Link>
        </li>
      ))}
    </ArticleContents>
  );
}
