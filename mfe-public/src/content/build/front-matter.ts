import { NOTICE_SECTIONS, type NoticeSection } from '@university/shared/contract';
import { parse } from 'yaml';

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

const HEAD = /^---\n([\s\S]*?)\n---\n/;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isDay: Check = (value) => isText(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
const isSection: Check = (value) => NOTICE_SECTIONS.some(({ id }) => id === value);

const FIELDS: Record<keyof FrontMatter, { check: Check; optional?: true }> = {
  title: { check: isText },
  description: { check: isText },
  updated: { check: isDay },
  owner: { check: isText },
  keywords: { check: isTexts, optional: true },
  notices: { check: isSection, optional: true },
};

/**
 * Takes a Markdown file apart.
 * @throws Error that names what is missing, wrong or unknown in its head
 */
export function splitFrontMatter(source: string): { front: FrontMatter; body: string } {
  const head = HEAD.exec(source);
  if (!head) throw new Error('does not begin with front matter between two lines of ---');
  const given = (parse(head[1] ?? '') ?? {}) as Record<string, unknown>;
  for (const [name, { check, optional }] of Object.entries(FIELDS)) {
    const isLeftOut = optional && given[name] === undefined;
    if (!isLeftOut && !check(given[name])) throw new Error(`front matter: ${name} is missing or not valid`);
  }
  const unknown = Object.keys(given).find((name) => !(name in FIELDS));
  if (unknown) throw new Error(`front matter: nothing is known about ${unknown}`);
  return { front: given as unknown as FrontMatter, body: source.slice(head[0].length) };
}
