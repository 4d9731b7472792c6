/** @jest-environment node */
import { matchPath } from 'react-router-dom';
import admin from '../mfe-admin/src/routes';
import admissions from '../mfe-admissions/src/routes';
import remote from '../mfe-public/src/routes';
import search from '../mfe-search/src/routes';
import { pageDocuments } from '../api/demo/pages/read';
import { calendarDocument } from '../api/demo/settings/calendar';
import { blockOf } from '../mfe-public/src/calendars/blocks';
import { noticeSection } from '../shared/src/contract';
import { articleFrom, blocksOf, joined } from '../shared/src/prose/markdown';
import { fillPlaceholders } from '../shared/src/prose/placeholders';

const routes = [remote, admissions, admin, search].flatMap((each) => [...each.routes]);
const documents = remote.documents.map(({ path }) => path);

/** A splat takes in what is unknown too, so it proves nothing. */
const paths = [...routes.map(({ path }) => path), ...documents].filter((path) => !path.includes('*'));

/** Parameters of which the site knows every value. */
const KNOWN: Record<string, (value: string) => boolean> = {
  section: (value) => noticeSection.safeParse(value).success,
  zone: (value) => ['central', 'north', 'south', 'east', 'west'].includes(value),
};

function leadsSomewhere(link: string): boolean {
  const { pathname } = new URL(link, 'https://seu.example');
  return paths.some((path) => {
    const match = matchPath({ path, caseSensitive: true }, pathname);
    return match && Object.entries(match.params).every(([name, value = '']) => KNOWN[name]?.(value) ?? true);
  });
}

const START = new Date('2026-01-15T05:00:00Z');
const calendar = calendarDocument(START);
const written = pageDocuments(START);
const pages = written.map(({ path, body }) => [path, joined(articleFrom(fillPlaceholders(body)).parts)] as const);

test.each(pages)('every link of %s leads to a page of the site', (_, html) => {
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

test.each(pages)('every text of %s about a part of itself means one that is there', (_, html) => {
  const parts = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  expect(parts.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
});

test.each(written)('what $path says in place of words and tables stands for something', ({ body }) => {
  const blocks = blocksOf(body);
  expect(blocks.filter((block) => !blockOf(calendar, block))).toEqual([]);
  const placeholders = [...body.matchAll(/\{\{.*?\}\}/g)].map(([placeholder]) => placeholder);
  expect(placeholders.filter((placeholder) => fillPlaceholders(placeholder) === '')).toEqual([]);
  expect(placeholders.filter((placeholder) => placeholder.startsWith('{{block '))).toHaveLength(blocks.length);
});
