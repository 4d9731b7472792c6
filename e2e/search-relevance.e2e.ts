import { readFileSync } from 'node:fs';
import type { AnswerOf } from '@university/shared/contract';
import { expect, type Page, test } from '@playwright/test';
import { texts as english } from '../mfe-search/src/texts';
import { NOT_ASKED, QUESTIONS } from '../mfe-search/src/testing/answers';

interface Shown {
  path: string;
  title: string;
  about: string;
  group: string;
}

/**
 * A question a line: language, query, and its best answers, separated by bars. An answer is a path, a prefix with a star,
 * the code of a programme, or the beginning of a title.
 */
const ASKED = readFileSync(new URL('search-questions.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, site = '', typed = '', answers = ''] = /^(\w+),([^,]+),(.+)$/.exec(line) ?? [];
    return { at: site === 'hi' ? '/hi' : '', typed, answers: answers.split(' | ') };
  });

const FIRST_AT_LEAST = 90;

test('there are at least 300 questions', () => {
  expect(ASKED.length).toBeGreaterThanOrEqual(300);
});

for (const at of ['', '/hi'])
  test(`the best answer is first for ${FIRST_AT_LEAST} % of the questions at ${at || '/'}`, async ({
    page,
    request,
  }) => {
    const { data }: AnswerOf<'listPrograms'> = await (await request.get('/api/v1/program')).json();
    const idOf = new Map(data.programs.map(({ _id, code }) => [code, _id]));
    const answersIt = (answer: string, { path, title }: Shown) => {
      const meant = idOf.has(answer) ? `/programs/${idOf.get(answer)}` : answer;
      if (!meant.startsWith('/')) return title.startsWith(meant);
      const own = path.slice(at.length).split('#', 1)[0];
      return meant.endsWith('*') ? own?.startsWith(meant.slice(0, -1)) : own === meant;
    };
    await page.goto('/search');
    const asked = ASKED.filter((one) => one.at === at);
    const places: number[] = [];
    const report: string[] = [];
    for (const { typed, answers } of asked) {
      const shown = await page.evaluate(readResults, `${at}/search?${new URLSearchParams({ q: typed })}`);
      const place = shown.findIndex((one) => answers.some((answer) => answersIt(answer, one)));
      places.push(place);
      if (place !== 0)
        report.push(
          `${typed}: ${shown
            .slice(0, 3)
            .map(({ title }) => title)
            .join(' | ')}`,
        );
    }
    const share = (those: readonly number[]) => (those.length / asked.length) * 100;
    const first = share(places.filter((place) => place === 0));
    const amongThree = share(places.filter((place) => place >= 0 && place < 3));
    console.log(`${asked.length} asked, ${first.toFixed(1)} % first, ${amongThree.toFixed(1)} % among three`);
    expect(first, report.join('\n')).toBeGreaterThanOrEqual(FIRST_AT_LEAST);
  });

async function answersTo(page: Page, typed: string) {
  const shown = await page.evaluate(readResults, `/search?${new URLSearchParams({ q: typed })}`);
  return shown.filter(({ group }) => group === english.kinds.answer);
}

test('questions get a sentence with its source; other queries do not', async ({ page }) => {
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

/** Runs in the page: the results of a query in the order of the search page. */
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
