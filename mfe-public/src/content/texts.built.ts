import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type FrontMatter, splitFrontMatter } from './build/front-matter';
import { compileMarkdown, type Heading } from './build/markdown';
import { fillPlaceholders } from './build/placeholders';

/** A page of text as its Markdown file makes it. */
export interface ContentText extends FrontMatter {
  html: string;
  /** Of the second level, for the table of contents. */
  headings: Heading[];
}

const FOLDER = join(__dirname, '../../content/en');

function compile(name: string): ContentText {
  try {
    const { front, body } = splitFrontMatter(readFileSync(join(FOLDER, `${name}.md`), 'utf8'));
    return { ...front, ...compileMarkdown(fillPlaceholders(body)) };
  } catch (error) {
    throw new Error(`content/en/${name}.md: ${(error as Error).message}`);
  }
}

const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length).replaceAll(sep, '/'))
  .sort();

/** Every text by its name, which is its path on the site: `about-us/history`. Undefined in the browser's build. */
export const texts: Readonly<Record<string, ContentText>> | undefined = Object.fromEntries(
  names.map((name) => [name, compile(name)]),
);
