import remote from '../routes';
import { texts } from './texts.built';

const rows = Object.entries(texts ?? {});

/** What can be read of a page, without its frame. */
function wordsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return page.body.textContent.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
}

test('there are texts', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

test.each(rows)('%s says something: 300 words, with a table or a list of facts', (_, { html }) => {
  expect(wordsOf(html).length).toBeGreaterThanOrEqual(300);
  expect(html).toMatch(/<table>|<ul>|<ol>/);
});

test.each(rows)('%s says who keeps it, since when, and what it answers', (_, { owner, updated, description }) => {
  expect(owner).toMatch(/^[A-Z]/);
  expect(updated).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  // Search engines cut what is longer.
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(rows)('%s has headings in order', (_, { html }) => {
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(2);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1);
});

test.each(rows)('%s names nobody but by role and repeats no address of the university', (_, { html }) => {
  expect(html).not.toMatch(/\b(Dr|Prof|Shri|Smt|Mr|Ms)\. /);
  const mails = [...html.matchAll(/mailto:([^"]*)/g)].map(([, mail = '']) => mail);
  expect(mails.filter((mail) => !/@seu\.example$|^helpline@antiragging\.in$/.test(mail))).toEqual([]);
});

test.each(rows)('%s leads out of the site only to addresses we may name', (_, { html }) => {
  const hosts = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, link = '']) => new URL(link).hostname);
  expect(hosts.filter((host) => !/\.example$|^www\.antiragging\.in$/.test(host))).toEqual([]);
});

test('every text has its page', () => {
  const paths = remote.routes.map(({ path }) => path);
  expect(rows.map(([name]) => `/${name}`).filter((path) => !paths.includes(path))).toEqual([]);
});
