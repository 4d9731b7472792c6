import type { Schedule } from '@university/shared/contract';
import { addDays, formatDate, istDay } from '@university/shared/time';
import { apiAs } from './support/admin';
import { Clock } from './support/clock';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

/** Days from the start of the demonstration; its next year begins on day 304. */
const DAYS = [-45, -35, 0, 3, 6, 10, 13, 40, 100, 320];
const NEXT_BEGINS = 304;
const YEAR = 364;

const PAST = /\b(over|passed|closed|was|were|earlier|last year)\b/i;

/** Dates of issue or change. Lists of notices start with one. */
const ISSUED = /^\d{1,2} \w{3,4} \d{4} \S|^Announced|Last (updated|changed)|^Newest:|\bpublished\b/i;

/** The first day of the demonstration, so that its calendar is the clock. */
const clock = new Clock('2025-08-16T10:00');
const today = istDay(clock.now());
let site: Site;

test.beforeAll(async () => {
  // Not a copy of the template, which starts on another day.
  site = await startSite({ ...clock.variables, DEMO: 'on' });
});
test.afterAll(() => site?.stop());

const text = async (path: string) => (await fetch(site.url + path)).text();
const all = (from: string, pattern: RegExp) => [...from.matchAll(pattern)].map(([, found]) => found as string);

/** Addresses of all site maps; of long ones the first, the last and one between. */
async function paths(): Promise<string[]> {
  const found = new Set<string>(['/']);
  for (const map of all(await text('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g)) {
    const places = all(await text(new URL(map).pathname), /<loc>([^<]+)<\/loc>/g);
    const few = places.length > 40 ? [places[0], places[places.length >> 1], places.at(-1)] : places;
    for (const place of few) if (place) found.add(new URL(place).pathname);
  }
  return [...found];
}

const schedule = async () =>
  ((await (await fetch(`${site.url}/api/v1/admission/schedule`)).json()) as { data: Schedule }).data;

function daysOf({ tracks, rounds }: Schedule): string[] {
  const days = [
    ...tracks.flatMap(({ application }) => [application?.opens_on, application?.last_date]),
    ...rounds.flatMap(({ opensAt, closesAt, pay, verify, counselling }) => [
      opensAt && istDay(opensAt),
      closesAt && istDay(closesAt),
      pay?.from,
      pay?.to,
      verify?.from,
      verify?.to,
      counselling?.day,
    ]),
  ];
  return [...new Set(days.flatMap((day) => day ?? []))];
}

const linesOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .split(/<\/?(?:tr|p|li|dl|h[1-6]|caption|section|ul|ol)\b[^>]*>/)
    .map((line) =>
      line
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );

test('no public page shows a past date of an admission as if it were to come', async () => {
  const old = daysOf(await schedule());
  const { cycle } = await schedule();
  const office = await apiAs(site.url, 'admissions');
  await office.post('/admission/cycle/copy', {
    from: cycle,
    code: 'next-year',
    beginsOn: addDays(today, NEXT_BEGINS),
    daysLater: YEAR,
  });
  await office.post('/admission/cycle/next-year/publish', {});
  const faults: string[] = [];
  let pages = 0;
  let saidPast = 0;
  for (const later of DAYS) {
    const on = addDays(today, later);
    clock.moveTo(`${on}T12:00`);
    expect((await schedule()).on).toBe(on);
    const past = old.filter((day) => day < on);
    const coming = old.filter((day) => day >= on).map((day) => formatDate(day));
    const waiting = await paths();
    const visitor = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        const html = await text(path);
        pages++;
        for (const line of linesOf(html)) {
          const named = past.map((day) => formatDate(day)).find((day) => new RegExp(`\\b${day}\\b`).test(line));
          if (named && PAST.test(line)) saidPast++;
          if (!named || PAST.test(line) || ISSUED.test(line) || coming.some((day) => line.includes(day))) continue;
          faults.push(`day ${later}, ${path}: ${line.slice(0, 160)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: 4 }, visitor));
  }
  console.log(`${pages} pages`);
  expect(pages).toBeGreaterThan(300);
  // The check has seen past dates.
  expect(saidPast).toBeGreaterThan(10);
  expect([...new Set(faults)]).toEqual([]);

  // In the next year there is no popup without live rounds, and no old date in the calendar.
  expect(await text('/')).not.toContain('Admission Notifications');
  const calendar = await text('/admission/calendar/all.ics');
  expect(calendar).toContain('BEGIN:VEVENT');
  const days = all(calendar, /DTSTART[^:]*:(\d{8})/g);
  expect(days.filter((day) => day < addDays(today, NEXT_BEGINS).replaceAll('-', ''))).toEqual([]);
});
