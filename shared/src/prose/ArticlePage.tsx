import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@university/shared/router';
import { ArticleContents, ArticleFrame, ArticleSource, Page } from '@university/shared/kit';
import { ArticleBody } from './ArticleBody';
import type { Article } from './markdown';
import { articleTexts } from './texts';

/** Fewer headings need no table of contents. */
const LEAST_HEADINGS = 3;

interface Props extends Article, Pick<ComponentProps<typeof ArticleBody>, 'blocks'> {
  title: string;
  description: string;
  /** An office, never a person. */
  owner: string;
  /** ISO 8601. */
  updated: string | null;
  /** Shown before the text. */
  head?: ReactNode;
  /** Further `dt` and `dd` at the end. */
  source?: ReactNode;
}

/** A page of text with its table of contents, the office that answers for it, and its age. */
export function ArticlePage({ title, description, headings, parts, owner, updated, blocks, head, source }: Props) {
  return (
    <Page title={title} lead={description}>
      <ArticleFrame>
        {headings.length >= LEAST_HEADINGS && (
          <ArticleContents label={articleTexts.contents}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <Link to={`#${id}`}>{text}</Link>
              </li>
            ))}
          </ArticleContents>
        )}
        <article>
          {head}
          <ArticleBody parts={parts} blocks={blocks} />
          <ArticleSource labels={articleTexts} owner={owner} updated={updated}>
            {source}
          </ArticleSource>
        </article>
      </ArticleFrame>
    </Page>
  );
}
