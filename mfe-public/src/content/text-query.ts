import { queryOptions } from '@university/shared/query';
import { recovering } from '../api/recovering';
import type { ContentText } from './content-text';
import { texts } from './texts.built';

/** Where a browser reads a text that did not come with the document. */
export const TEXTS_PATH = '/texts/*';

/** The text of a page, or null where its address names none. */
export const textQuery = (name: string) =>
  queryOptions({
    queryKey: ['text', name],
    queryFn: async ({ signal }): Promise<ContentText | null> =>
      texts ? (texts[name] ?? null) : fetchText(name, signal),
    staleTime: Number.POSITIVE_INFINITY,
    ...recovering,
  });

async function fetchText(name: string, signal: AbortSignal): Promise<ContentText | null> {
  const answer = await fetch(TEXTS_PATH.replace('*', `${name}.json`), { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The text ${name} answered ${answer.status}`);
  return (await answer.json()) as ContentText;
}
