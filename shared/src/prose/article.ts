import { type Article, articleFrom, blocksOf, type TopLevel } from './markdown';
import { fillPlaceholders } from './placeholders';

export { htmlOf } from './markdown';

/** Markdown of a block; empty for nothing, null where the page renders it. */
export type WriteBlock = (name: string) => Promise<string | null> | string | null;

export async function compileArticle(body: string, write: WriteBlock, top: TopLevel): Promise<Article> {
  const source = fillPlaceholders(body);
  const blocks = await Promise.all(blocksOf(source).map(async (name) => [name, await write(name)] as const));
  const written = blocks.filter((block): block is [string, string] => block[1] !== null);
  return articleFrom(source, Object.fromEntries(written), top);
}
