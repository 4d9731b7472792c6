import type { WriteBlock } from './article';
import type { Article, TopLevel } from './markdown';

/** Loaded only when a query runs: hydrated pages have the HTML already. */
const maker = () => import('./article');

export async function proseOf(markdown: string | null): Promise<string | null> {
  if (!markdown?.trim()) return null;
  const { htmlOf } = await maker();
  return htmlOf(markdown);
}

/** @param write renders blocks; null leaves one to the page @param top level of the first heading */
export async function articleOf(markdown: string, write: WriteBlock = () => null, top: TopLevel = 2): Promise<Article> {
  const { compileArticle } = await maker();
  return compileArticle(markdown, write, top);
}
