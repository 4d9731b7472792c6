import type { NoticeSection } from '@university/shared/contract';
import { publicQuery } from '../reading';
import { texts } from './texts.built';

/** What the head of a Markdown file says, between two lines of `---`. */
export interface FrontMatter {
  /** Heading and title of the page; unique on the site. */
  title: string;
  /** One or two sentences on what the page answers; unique on the site. */
  description: string;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  /** Role that answers for the page, never a person's name. */
  owner: string;
  /** Further words that search finds the page by. */
  keywords?: string[];
  /** Section whose newest notices stand below the text. */
  notices?: NoticeSection;
}

export interface Heading {
  id: string;
  text: string;
}

/** A page of text as its Markdown file makes it. */
export interface ContentText extends FrontMatter {
  html: string;
  /** Of the second level, for the table of contents. */
  headings: Heading[];
}

/** Where a browser reads a text that did not come with the document. */
const TEXTS_PATH = '/texts/*';

/** The text of a page, or null where its address names none. */
export const textQuery = (name: string) =>
  publicQuery(
    ['text', name],
    async ({ signal }) => (texts ? (texts[name] ?? null) : fetchText(name, signal)),
    Number.POSITIVE_INFINITY,
  );

async function fetchText(name: string, signal: AbortSignal): Promise<ContentText | null> {
  const answer = await fetch(TEXTS_PATH.replace('*', `${name}.json`), { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The text ${name} answered ${answer.status}`);
  return (await answer.json()) as ContentText;
}
