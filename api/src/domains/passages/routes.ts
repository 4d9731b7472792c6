import { DATA_KINDS, slugOf, TAKEN_IDS, unique, type Passage, withPlainDigits } from '@university/shared/contract';
import type { Language } from '@university/shared/language';
import { read, type Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readPages } from '../settings/routes';
import { readDictionary } from '../translations/translations';

/** A part of a text below a heading of its own. */
export interface Part {
  heading: string;
  /** Of the heading, as pages make it. */
  id: string;
  /** Without marks. */
  text: string;
}

const HEADING = /^#{1,6} (.+)$/;
const NAME = /\{#([\p{L}\p{N}-]{1,60})\}$/u;

/** The parts of a Markdown text, in order; what stands before the first heading belongs to its page and is left out. */
export function partsOf(markdown: string): Part[] {
  const idFor = unique(TAKEN_IDS, (name, count) => `${name}-${count}`);
  const parts: { heading: string; id: string; lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, typed] = HEADING.exec(line) ?? [];
    if (typed === undefined) {
      parts.at(-1)?.lines.push(line);
      continue;
    }
    const [mark = '', name] = NAME.exec(typed.trimEnd()) ?? [];
    const heading = plainText(typed.trimEnd().slice(0, mark ? -mark.length : undefined));
    parts.push({ heading, id: idFor(slugOf(name ?? heading)), lines: [] });
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: joined(lines) }));
}

/** How a row of a table or an item of a list begins, and signs after which it needs none of its own before it. */
const ITEM = /^\s*(?:\||[-*+]\s|\d{1,3}\.\s)/;
const STOPS = '.,:;!?।…·';

/** Lines as one text: a row of a table or an item of a list does not run into what stands before it. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((before, line) => {
    const text = plainText(line);
    if (!text || !before) return before || text;
    return `${before}${ITEM.test(line) && !STOPS.includes(before.slice(-1)) ? ';' : ''} ${text}`;
  }, '');

/** A line without marks: links by their text, cells with a dot between, and nothing of what stands for something else. */
export function plainText(line: string): string {
  if (/^\s*(:::|\|[\s:|-]+$|\{\{block )/.test(line)) return '';
  return line
    .replace(/,? ?\{\{[^{}]{0,80}\}\}/g, '')
    .replace(/\]\([^()\s]{0,300}\)/g, '')
    .replace(/^\s*(?:[-*+]|\d{1,3}\.)\s/, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replaceAll('|', '·')
    .replace(/[[\]*_`>#]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

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

/**
 * Words as they are compared: without case, accents, nukta, chandrabindu, dots and apostrophes, with digits 0 to 9, as the
 * index of the search has them.
 */
export const compared = (text: string): string =>
  ` ${withPlainDigits(text)
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
  const end = text.lastIndexOf(' ', from + SHOWN);
  const until = from + SHOWN >= text.length ? text.length : end > at ? end : from + SHOWN;
  return `${from > 0 ? '… ' : ''}${text.slice(from, until)}${until < text.length ? ' …' : ''}`;
}

/** Passages of every published page in a language: made once in a version of the public data. A page without Hindi has none in it. */
const readPassages = (services: Services, language: Language): Promise<Prepared[]> =>
  services.shared(`passages-${language}`, language === 'en' ? ['pages'] : DATA_KINDS, async () => {
    const pages = await readPages(services);
    if (language === 'en') return prepare(pages);
    const hindiOf = await readDictionary(services);
    return prepare(
      pages.flatMap(({ path, title, body }) => {
        const hindi = hindiOf(body);
        return hindi === undefined ? [] : [{ path, title: hindiOf(title) ?? title, body: hindi }];
      }),
    );
  });

export function passageRoutes(services: Services): Route[] {
  return [
    read('findPassages', async ({ query: { words, in: language } }) => ({
      data: { passages: findPassages(await readPassages(services, language), words) },
    })),
  ];
}
