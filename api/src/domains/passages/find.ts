import type { Passage } from '@university/shared/contract';
import { type Part, partsOf } from './split';

/** A part of a page with its letters as they are compared. */
export interface Prepared {
  passage: Passage;
  /** Words of page and heading, and of all of it, each with a space before it. */
  named: string;
  all: string;
}

interface Page {
  path: string;
  title: string;
  body: string;
}

/** Letters of a passage that are shown, and of them before the first word that was found. */
const SHOWN = 220;
const BEFORE = 60;

/** Passages of one answer, and of one page among them. */
const MOST = 8;
const MOST_OF_PAGE = 3;

/** Words as they are compared: without case, accents, nukta, chandrabindu, dots and apostrophes, as the index of the search has them. */
export const compared = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`;

const prepared = ({ path, title }: Page, { heading, id, text }: Part): Prepared => ({
  passage: { path, title, heading, id, text },
  named: compared(`${title} ${heading} ${id}`),
  all: compared(`${title} ${heading} ${id} ${text}`),
});

/** Every part of these pages, to be looked through often. */
export const prepare = (pages: readonly Page[]): Prepared[] =>
  pages.flatMap((page) => partsOf(page.body).map((part) => prepared(page, part)));

/** The passages that have all words, those first that are called by most of them. @param words beginnings of words */
export function findPassages(all: readonly Prepared[], words: string): Passage[] {
  const starts = compared(words).trim().split(' ').filter(Boolean);
  if (starts.length === 0) return [];
  const ofPage = new Map<string, number>();
  return all
    .filter((each) => starts.every((start) => each.all.includes(` ${start}`)))
    .map((each) => ({ each, named: starts.filter((start) => each.named.includes(` ${start}`)).length }))
    .sort((one, other) => other.named - one.named)
    .filter(({ each: { passage } }) => {
      const count = (ofPage.get(passage.path) ?? 0) + 1;
      ofPage.set(passage.path, count);
      return count <= MOST_OF_PAGE;
    })
    .slice(0, MOST)
    .map(({ each: { passage } }) => ({ ...passage, text: around(passage.text, starts) }));
}

/** What stands around the first of the words that a text has. */
function around(text: string, starts: readonly string[]): string {
  if (text.length <= SHOWN) return text;
  const words = text.split(' ');
  const found = words.findIndex((word) => starts.some((start) => compared(word).startsWith(` ${start}`)));
  const at = words.slice(0, Math.max(0, found)).join(' ').length;
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const until = from + SHOWN >= text.length ? text.length : text.lastIndexOf(' ', from + SHOWN);
  return `${from > 0 ? '… ' : ''}${text.slice(from, until)}${until < text.length ? ' …' : ''}`;
}
