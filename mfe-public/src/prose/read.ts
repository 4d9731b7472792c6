/**
 * For queries: the HTML of a Markdown text, null where there is none. What makes it comes only where a query runs: a
 * browser that was sent the page has the HTML already.
 */
export async function proseOf(markdown: string | null): Promise<string | null> {
  if (!markdown?.trim()) return null;
  const { htmlOf } = await import('./html');
  return htmlOf(markdown);
}
