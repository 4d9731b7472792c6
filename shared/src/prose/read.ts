import type { WriteBlock } from './article';
import type { Article, TopLevel } from './markdown';

/** What makes HTML comes only where a query runs: a browser that was sent the page has the HTML already. */
const maker = () => import('./article');

/** For queries: the HTML of a Markdown text, null where there is none. */
export async function proseOf(markdown: string | null): Promise<string | null> {
  if (!markdown?.trim()) return null;
  const { htmlOf } = await maker();
  return htmlOf(markdown);
}

/**
 * For queries: the text that a page is about, with headings that can be linked to and what its placeholders stand for.
 * @param write Markdown for a block that the query itself can write; the page shows the others, or leaves them out
 * @param top level at which its headings begin: 3 where it is about a part of a page
 */
export async function articleOf(markdown: string, write: WriteBlock = () => null, top: TopLevel = 2): Promise<Article> {
  const { compileArticle } = await maker();
  return compileArticle(markdown, write, top);
}
