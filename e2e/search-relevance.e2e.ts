import { expect, test } from '@playwright/test';
import { BRIDGING, MISSPELT, QUERIES } from '../mfe-search/src/testing/relevance';

/** Of a hundred queries. */
const FIRST_AT_LEAST = 95;
const AMONG = 5;

interface Shown {
  path: string;
  title: string;
  group: string;
}

test('people find first what they mean', async ({ page }) => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
  expect(MISSPELT.length).toBeGreaterThanOrEqual(15);
  const queries = [...QUERIES, ...BRIDGING];
  await page.goto('/search');
  const missed: string[] = [];
  const notFirst: string[] = [];
  for (const { typed, kind, first } of queries) {
    const shown = await page.evaluate(readResults, typed);
    const isMeant = ({ path, title, group }: Shown) =>
      kind === 'page' ? path === first : group === GROUPS[kind] && title.startsWith(first);
    const place = shown.findIndex(isMeant);
    const report = `${typed}: expected ${first}, got ${shown
      .slice(0, AMONG)
      .map(({ title }) => title)
      .join(' | ')}`;
    if (place !== 0) notFirst.push(report);
    if (place === -1 || place >= AMONG) missed.push(report);
  }
  const share = 100 - (notFirst.length / queries.length) * 100;
  console.log(`${queries.length} queries, ${share.toFixed(1)} % first\n${notFirst.join('\n')}`);
  expect(missed).toEqual([]);
  expect(share, notFirst.join('\n')).toBeGreaterThanOrEqual(FIRST_AT_LEAST);
});

const GROUPS = {
  page: 'Pages',
  program: 'Programmes',
  department: 'Departments',
  campus: 'Campuses',
  person: 'Faculty',
  notice: 'Notices',
} as const;

/** The results of a query in the order of the server-rendered search page. Runs in the browser. */
async function readResults(query: string): Promise<Shown[]> {
  const answer = await fetch(`/search?${new URLSearchParams({ q: query })}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...page.querySelectorAll('main section section')].flatMap((section) =>
    [...section.querySelectorAll('a')].map((link) => ({
      path: link.getAttribute('href') ?? '',
      title: link.querySelector('strong')?.textContent ?? '',
      group: section.querySelector('h2')?.textContent ?? '',
    })),
  );
}
