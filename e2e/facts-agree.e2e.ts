import type { Campus, CampusDetail, Program } from '@university/shared/contract';
import { formatDate } from '@university/shared/time';
import type { APIRequestContext } from '@playwright/test';
import * as hindi from '../shared/src/time/date-texts.hi';
import { programmes } from './support/catalogue';
import { daysIn } from './support/season';
import { expect, test } from './support/test';

const MOST = 16;

const money = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`;

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(`/api/v1${path}`)).json()).data as T;
}

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const marks = /<(script|style|template|svg)\b[\s\S]*?<\/\1>|<[^>]+>/g;
  return main.replace(marks, ' ').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replace(/\s+/g, ' ');
}

test('fee, seats and last date of a programme are the same on every page', async ({ request }) => {
  const { programs } = await read<{ programs: Program[] }>(request, '/program');
  const known = programs.filter(({ fee, first_payment, years }) => fee && first_payment && years);
  const tracks = [...new Set(known.map(({ track }) => track))];
  const chosen = tracks.flatMap((track) => known.filter((each) => each.track === track).slice(0, MOST / tracks.length));
  expect(chosen.length).toBeGreaterThan(8);
  const wrong: string[] = [];
  for (const { _id, name, code, fee, first_payment, seats, last_date } of chosen) {
    const says = async (where: string, path: string, ...facts: string[]) => {
      const text = await textOf(request, path);
      for (const fact of facts) if (!text.includes(fact)) wrong.push(`${code} ${where}: no ${fact}`);
    };
    const payment = money(first_payment as number);
    const places = seats.toLocaleString('en-IN');
    const date = last_date ? [formatDate(last_date)] : [];
    const hindiDate = last_date ? [formatDate(last_date, hindi)] : [];
    await says('programme', `/programs/${_id}`, payment, money(fee as number), places, ...date);
    await says('programme in Hindi', `/hi/programs/${_id}`, payment, money(fee as number), places, ...hindiDate);
    await says('list', `/courses?${new URLSearchParams({ q: name })}`, payment, places);
    await says('search', `/search?${new URLSearchParams({ q: `${code} fee` })}`, money(fee as number), payment);
    await says('search', `/search?${new URLSearchParams({ q: `${code} seats` })}`, `${places} seats`);
    await says('search', `/search?${new URLSearchParams({ q: `${code} last date` })}`, ...date);
  }
  expect(wrong).toEqual([]);
});

test('seats of programmes and of campuses add up', async ({ request }) => {
  const { programs } = await read<{ programs: Program[] }>(request, '/program');
  const { campuses } = await read<{ campuses: Campus[] }>(request, '/campus');
  const sum = (counts: readonly { seats: number }[]) => counts.reduce((all, { seats }) => all + seats, 0);
  for (const { code, seats, campuses: offers } of programs) expect([code, seats]).toEqual([code, sum(offers)]);
  for (const { slug, seats } of campuses) {
    const { campus } = await read<{ campus: CampusDetail }>(request, `/campus/${slug}`);
    expect([slug, campus.seats, sum(campus.programs)]).toEqual([slug, seats, seats]);
    for (const offer of campus.programs) {
      const program = programs.find(({ _id }) => _id === offer._id);
      expect([slug, offer.code, offer.first_payment]).toEqual([slug, offer.code, program?.first_payment]);
    }
  }
});

test('the last date of a track is the same on every page', async ({ request }) => {
  const { tracks } = await read<{ tracks: { code: string; application: { last_date: string | null } | null }[] }>(
    request,
    '/admission/schedule',
  );
  const { programs } = await read<{ programs: Program[] }>(request, '/program');
  const admission = await textOf(request, '/admission');
  const bulletin = await textOf(request, '/admission/information-bulletin');
  for (const { code, application } of tracks) {
    if (!application?.last_date) continue;
    const date = formatDate(application.last_date);
    expect(admission).toContain(date);
    expect(bulletin).toContain(date);
    const others = programs.filter(({ track, last_date }) => track === code && last_date !== application.last_date);
    expect([code, others.map((program) => program.code)]).toEqual([code, []]);
  }
});

const REFUNDS = ['/admission/refund-policy', '/administration/cof', '/contact'];
const both = (paths: readonly string[]) => paths.flatMap((path) => [path, `/hi${path}`]);

test('a refund has one deadline, one mailbox and one sum of deposits on every page', async ({ request }) => {
  const [program] = (await programmes(request)).filter(({ years, fee }) => years && fee);
  const pages = both([...REFUNDS, '/admission/information-bulletin', `/programs/${program?._id}`]);
  const texts = new Map<string, string>();
  for (const path of pages) texts.set(path, await textOf(request, path));
  const deadlines = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/(\d+) days of the request|अनुरोध के (\d+) दिन/g)].map(
      ([, english, inHindi]) => english ?? inHindi,
    ),
  );
  expect(deadlines.length).toBeGreaterThan(3);
  expect(new Set(deadlines).size).toBe(1);
  for (const path of both(REFUNDS)) expect(texts.get(path), path).toContain('fees@');
  const sums = [...texts.values()].flatMap(
    (text) => /(?:caution money|कॉशन मनी) ₹[\d,]+ (?:₹[\d,]+ )?(?:Total|कुल) (₹[\d,]+)/.exec(text)?.[1] ?? [],
  );
  expect(sums.length).toBeGreaterThan(3);
  expect(new Set(sums).size).toBe(1);
});

test('new students are taught when the last papers are verified, in both languages', async ({ request }) => {
  for (const prefix of ['', '/hi']) {
    const rows = async (path: string) =>
      (await (await request.get(prefix + path)).text()).match(/<tr[\s\S]*?<\/tr>/g) ?? [];
    const verified = (await rows('/admission')).flatMap((row) => daysIn(row.match(/<td[\s\S]*?<\/td>/g)?.at(-1) ?? ''));
    const taught = (await rows('/academics/academic-calendar'))
      .filter((row) => /First year|पहला वर्ष/.test(row))
      .flatMap(daysIn);
    expect(Math.min(verified.length, taught.length)).toBeGreaterThan(3);
    expect(taught.filter((day) => day <= (verified.sort().at(-1) as string))).toEqual([]);
  }
});
