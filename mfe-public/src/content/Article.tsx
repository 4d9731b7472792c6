import { identity } from '@university/shared';
import { Link, useLocation, useNavigate } from '@university/shared/router';
import { ArticleContents, ArticleFrame, ArticleSource } from '@university/shared/kit';
import type { MouseEvent } from 'react';
import { Page } from '../components/Page';
import { Newest } from './Newest';
import { Body, OnPaper } from './article-styles';
import type { ContentText } from './texts.built';
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
    <Page title={title} lead={description}>
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
    </Page>
  );
}

/** The parts of a text. */
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

/** What a file's address ends with: the browser fetches it itself. */
const FILE = /\.\w+$/;

/** The path of the page that a plain click on a link leads to; null where the click is the browser's business. */
function innerPathOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target || event.defaultPrevented) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin && !FILE.test(pathname) ? pathname + search + hash : null;
}
