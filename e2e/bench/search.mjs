/**
 * `npm run bench:search`: long tasks while the search index is built, and the time from a key to its frame, with the CPU
 * slowed down four times and 1,000 members of the faculty, compared with an idle input. On a busy machine only the work,
 * the page's own CPU time, is comparable.
 */
import { createJiti } from 'jiti';
import { chromium } from 'playwright-core';

const SLOWDOWN = 4;
const FACULTY = 1_000;
const PAGE = 500;
const NOTICES = 50;
const QUERIES = ['computer', 'libary', 'shaviran', 'admission fees', 'btech', 'dwarka campus', 'pravesh', 'zebra'];

/** They make names that start alike and are easily misspelt. */
const SYLLABLES = 'an ra vi sha me ti ka su ni la de pra ha mo go ri ba ju'.split(' ');

const jiti = createJiti(import.meta.url);
const { startSite } = await jiti.import('../support/site.ts');
const { BROWSER_ARGS, browserPath } = await jiti.import('../support/browser.ts');

const site = await startSite();
const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route('**/api/v1/faculty?*', (route) => route.fulfill({ json: facultyAnswer(route.request().url()) }));
  await page.route('**/api/v1/notice?*', (route) => route.fulfill({ json: noticeAnswer(route.request().url()) }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  await page.goto('about:blank');
  await page.setContent('<input>');
  const idle = await typeAll(page, page.locator('input'), devtools);

  await page.goto(`${site.url}/courses`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchLongTasks);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const input = page.getByPlaceholder('Search for anything...');
  await input.waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  const opening = await page.evaluate(() => globalThis.longTasks.splice(0));
  const search = await typeAll(page, input, devtools);
  const typing = await page.evaluate(() => globalThis.longTasks.splice(0));

  console.log(
    `Processor slowed down ${SLOWDOWN} times, ${FACULTY} members of the faculty, ${NOTICES} notices an answer`,
  );
  console.log(`Key in an idle input     ${row(idle)}`);
  console.log(
    `Key in the search input  ${row(search)}   ${(medianOf(search.work) / medianOf(idle.work)).toFixed(1)} times the work`,
  );
  console.log(`Pauses over 50 ms: opening and index ${list(opening)}; typing ${list(typing)}`);
} finally {
  await browser.close();
  await site.stop();
}

function facultyAnswer(url) {
  const asked = Number(new URL(url).searchParams.get('page') ?? 1);
  const faculty = makeFaculty(FACULTY).slice((asked - 1) * PAGE, asked * PAGE);
  const metadata = { total: FACULTY, page: asked, limit: PAGE, totalPages: Math.ceil(FACULTY / PAGE) };
  return { status: 'success', data: { faculty }, metadata };
}

function noticeAnswer(url) {
  const notices = makeNotices(new URL(url).searchParams.get('regex') ?? '', NOTICES);
  return { status: 'success', data: { notices }, metadata: { total: NOTICES, page: 1, limit: NOTICES, totalPages: 1 } };
}

/** Types every query by letter. @returns sorted milliseconds of each key: until its frame, and of CPU time */
async function typeAll(page, input, devtools) {
  const times = [];
  const works = [];
  for (const query of QUERIES) {
    await input.fill('');
    for (const letter of query) {
      const before = await workSoFar(devtools);
      const answered = page.evaluate(keyToPicture);
      await input.press(letter === ' ' ? 'Space' : letter);
      times.push(await answered);
      works.push((await workSoFar(devtools)) - before);
    }
  }
  return { time: sorted(times), work: sorted(works) };
}

function sorted(numbers) {
  return numbers.sort((one, other) => one - other);
}

async function workSoFar(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
}

/** Runs in the page: milliseconds from the next key to the end of its frame. */
function keyToPicture() {
  return new Promise((resolve) => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
  });
}

/** Runs in the page. */
function watchLongTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
  }).observe({ type: 'longtask' });
}

function row({ time, work }) {
  return `${spread(time)}; of work ${spread(work)}`;
}

function medianOf(numbers) {
  return numbers[numbers.length >> 1];
}

function spread(numbers) {
  const at = [medianOf(numbers), numbers[Math.floor(numbers.length * 0.95)], numbers.at(-1)];
  return `median ${at[0].toFixed(1)} ms, 95 % ${at[1].toFixed(1)} ms, longest ${at[2].toFixed(1)} ms`;
}

function list(durations) {
  return durations.length === 0 ? 'none' : durations.map((duration) => `${duration} ms`).join(', ');
}

function nameOf(number, syllables) {
  let name = '';
  for (let rest = number + 1, left = syllables; left > 0; left--, rest = Math.floor(rest / 3) + left * 7)
    name += SYLLABLES[rest % SYLLABLES.length];
  return name[0].toUpperCase() + name.slice(1);
}

function makeFaculty(count) {
  return Array.from({ length: count }, (_, number) => ({
    _id: idOf(number),
    salutation: ['Dr.', 'Prof.', 'Ms.', 'Mr.'][number % 4],
    firstname: nameOf(number, 3),
    surname: nameOf(number * 7 + 3, 4),
    email: `member.${number}@seu.example`,
    dept_id: { _id: idOf(number % 50), name: `Department ${nameOf(number % 50, 3)}` },
    designation: 'Assistant Professor',
    photo: null,
    overview: 'Teaches in the workshops, guides projects and works with enterprises nearby. '.repeat(4),
    research: ['looms', 'small motors', 'food safety'],
  }));
}

function makeNotices(word, count) {
  return Array.from({ length: count }, (_, number) => ({
    _id: idOf(number),
    fileName: `Notice ${number} about ${word} for ${nameOf(number, 3)}`,
    section: 'notices',
    publishAt: '2025-08-14T06:00:00Z',
    orderNumber: `SEU/NOT/2025/${number}`,
    summary: 'All departments and campuses take note of what the document says. '.repeat(3),
  }));
}

function idOf(number) {
  return number.toString(16).padStart(24, '0');
}
