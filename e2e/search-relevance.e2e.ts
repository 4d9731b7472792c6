import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { texts as english } from '../mfe-search/src/texts';
import { texts as hindi } from '../mfe-search/src/texts.hi';
import { NOT_ASKED, QUESTIONS } from '../mfe-search/src/testing/answers';
import { BRIDGING, MISSPELT, QUERIES } from '../mfe-search/src/testing/relevance';
import { QUERIES as IN_HINDI } from '../mfe-search/src/testing/relevance.hi';

/** Of a hundred queries. */
const FIRST_AT_LEAST = 95;
const ELSEWHERE_AT_MOST = 1;

/** Results at which people look. */
const AMONG = 5;

interface Shown {
  path: string;
  title: string;
  about: string;
  group: string;
}

const SITES = [
  { language: 'English', at: '', queries: [...QUERIES, ...BRIDGING], kinds: english.kinds },
  { language: 'Hindi', at: '/hi', queries: IN_HINDI, kinds: hindi.kinds },
];

for (const { language, at, queries, kinds } of SITES) {
  test(`people find first what they mean in ${language}`, async ({ page }) => {
    await page.goto(`${at}/search`);
    const missed: string[] = [];
    const notFirst: string[] = [];
    for (const { typed, kind, first } of queries) {
      const all = await page.evaluate(readResults, `${at}/search?${new URLSearchParams({ q: typed })}`);
      const shown = all.filter(({ group }) => group !== kinds.answer);
      const isMeant = ({ path, title, group }: Shown) =>
        kind === 'page' ? path === `${at}${first}` : group === kinds[kind] && title.startsWith(first);
      const place = shown.findIndex(isMeant);
      const report = `${typed}: expected ${first}, got ${shown
        .slice(0, AMONG)
        .map(({ title }) => title)
        .join(' | ')}`;
      if (place !== 0) notFirst.push(report);
      if (place === -1 || place >= AMONG) missed.push(report);
    }
    const share = 100 - (notFirst.length / queries.length) * 100;
    console.log(`${queries.length} queries in ${language}, ${share.toFixed(1)} % first\n${notFirst.join('\n')}`);
    expect((missed.length / queries.length) * 100, missed.join('\n')).toBeLessThanOrEqual(ELSEWHERE_AT_MOST);
    expect(share, notFirst.join('\n')).toBeGreaterThanOrEqual(FIRST_AT_LEAST);
  });
}

/** What people ask, as a table: the site, what they type, and what answers it best, with bars between what is as good. */
const ASKED = readFileSync(new URL('search-questions.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([site = '', typed = '', answers = '']) => ({
    at: site === 'hi' ? '/hi' : '',
    typed,
    answers: answers.split(' | '),
  }));

/** Shares of questions whose best answer is first, and among the first three. */
test('questions lead to their best answer', async ({ page, request }) => {
  const programs = (await (await request.get('/api/v1/program')).json()).data.programs;
  const pathOf = Object.fromEntries(programs.map(({ _id, code }: { _id: string; code: string }) => [code, _id]));
  const answersIt = (answer: string, at: string, { path, title }: Shown) => {
    const meant = `${at}${answer in pathOf ? `/programs/${pathOf[answer]}` : answer}`;
    if (!meant.startsWith(`${at}/`)) return title.startsWith(answer);
    return answer.endsWith('*') ? path.startsWith(meant.slice(0, -1)) : path.split('#')[0] === meant;
  };
  await page.goto('/search');
  for (const at of ['', '/hi']) {
    const asked = ASKED.filter((one) => one.at === at);
    const report: string[] = [];
    let first = 0;
    let amongThree = 0;
    for (const { typed, answers } of asked) {
      const shown = await page.evaluate(readResults, `${at}/search?${new URLSearchParams({ q: typed })}`);
      const place = shown.findIndex((one) => answers.some((answer) => answersIt(answer, at, one)));
      if (place === 0) first++;
      if (place >= 0 && place < 3) amongThree++;
      if (place !== 0)
        report.push(
          `${place + 1} ${typed}: ${shown
            .slice(0, 3)
            .map(({ path, title }) => `${title} (${path})`)
            .join(' | ')}`,
        );
    }
    console.log(`${asked.length} at ${at || '/'}: ${first} first, ${amongThree} among three\n${report.join('\n')}`);
  }
});

/** Of the page, only what is shown as an answer. */
async function answersTo(page: Page, typed: string) {
  const shown = await page.evaluate(readResults, `/search?${new URLSearchParams({ q: typed })}`);
  return shown.filter(({ group }) => group === english.kinds.answer);
}

test('questions are answered in a sentence that leads to its source; what is none is not', async ({ page }) => {
  await page.goto('/search');
  const wrong: string[] = [];
  for (const { typed, says, of } of QUESTIONS) {
    const [answer] = await answersTo(page, typed);
    const isRight = answer && says.test(answer.title) && answer.about.startsWith(of);
    if (!isRight) wrong.push(`${typed}: ${answer ? `${answer.title} (${answer.about})` : 'no answer'}`);
  }
  for (const typed of NOT_ASKED) {
    const [answer] = await answersTo(page, typed);
    if (answer) wrong.push(`${typed}: ${answer.title} (${answer.about})`);
  }
  expect(wrong).toEqual([]);
});

test('a part of a page is opened at its heading', async ({ page }) => {
  await page.goto('/search?q=who+can+apply');
  const passages = page.locator('section', { has: page.getByRole('heading', { name: english.kinds.passage }) }).last();
  await passages.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the queries are many, and some are misspelt', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
  expect(MISSPELT.length).toBeGreaterThanOrEqual(15);
  expect(IN_HINDI.length).toBeGreaterThanOrEqual(120);
});

/** The results of a query in the order of the server-rendered search page. Runs in the browser. */
async function readResults(address: string): Promise<Shown[]> {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return [...page.querySelectorAll('main section section')].flatMap((section) =>
    [...section.querySelectorAll('a')].map((link) => ({
      path: link.getAttribute('href') ?? '',
      title: link.querySelector('strong')?.textContent ?? '',
      about: link.querySelector('strong + span')?.textContent ?? '',
      group: section.querySelector('h2')?.textContent ?? '',
    })),
  );
}
