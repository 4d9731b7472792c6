/** @jest-environment node */
import type { RoundSchedule } from '@university/shared/contract';
import { createQueryClient } from '@university/shared';
import { aRound, aSchedule } from '../testing/schedule';
import {
  specifiedPages,
  calendarPage,
  canonicalAddress,
  pageOf,
  resultPageAt,
  resultPageFor,
  showAddress,
  signInAddress,
} from './result-pages';
import calendarFile, { calendarOf, calendarOfAll } from './calendar';
import remote from '../routes';

describe('calendars', () => {
  const schedule: RoundSchedule = aRound({
    opensAt: '2026-01-15T05:00:00.000Z',
    closesAt: '2026-01-20T05:00:00.000Z',
    pay: { from: '2026-01-21', to: '2026-01-23' },
    verify: { from: '2026-01-24', to: '2026-01-26' },
    counselling: {
      day: '2026-01-22',
      time: '10:00',
      campus: 'Shakarpur I Campus',
      location: 'Shakarpur',
      nearestMetro: null,
    },
  });
  const [page] = specifiedPages;
  const SITE = 'https://www.university.example';

  /** The events of a calendar by the last word of their id, each as its lines, long ones put together again. */
  function read(text: string | null) {
    const unfolded = (text ?? '').replace(/\r\n[ \t]/g, '');
    const events = unfolded.split('BEGIN:VEVENT').slice(1);
    return Object.fromEntries(
      events.map((event) => [
        /UID:diploma-1-2025-26-(\w+)@www\.university\.example/.exec(event)?.[1],
        event.split('\r\n'),
      ]),
    );
  }

  test('has every date of the round, instants in UTC and days as days', () => {
    const events = read(calendarOf(page, schedule, SITE));
    expect(Object.keys(events)).toEqual(['decide', 'last', 'pay', 'verify', 'counselling']);
    const signIn = 'URL:https://www.university.example/admission/result?category=diploma';
    expect(events.decide).toEqual(
      expect.arrayContaining(['DTSTART:20260115T050000Z', 'DTEND:20260120T050000Z', signIn]),
    );
    expect(events.last).toEqual(
      expect.arrayContaining(['DTSTART:20260120T040000Z', 'DTEND:20260120T050000Z', 'TRIGGER:-PT1H', 'TRIGGER:-PT23H']),
    );
    expect(events.pay).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260121',
        'DTEND;VALUE=DATE:20260124',
        'SUMMARY:Diploma Round 1: pay the fee',
      ]),
    );
    expect(events.counselling).toEqual(
      expect.arrayContaining(['DTSTART:20260122T043000Z', 'LOCATION:Shakarpur I Campus\\, Shakarpur']),
    );
  });

  test('there is none before a window is set', () => {
    const unset = { ...schedule, opensAt: null, closesAt: null, pay: null, verify: null, counselling: null };
    expect(calendarOf(page, unset, SITE)).toBeNull();
  });

  test('it is the same file all day, so that programs that ask again need not read it again', () => {
    const at = (instant: string) => calendarOf(page, schedule, SITE, Date.parse(instant));
    expect(at('2025-08-20T00:00:00Z')).toBe(at('2025-08-20T23:59:59Z'));
    expect(at('2025-08-20T00:00:00Z')).toContain('DTSTAMP:20250820T000000Z');
    expect(at('2025-08-20T00:00:00Z')?.match(/X-PUBLISHED-TTL/g)).toHaveLength(1);
  });

  const ADMISSION = aSchedule([schedule, { ...schedule, round: 2, counselling: null }], {
    tracks: [
      {
        code: 'diploma',
        name: 'Diploma',
        full_name: 'Diploma',
        application: { opens_on: '2025-12-01', last_date: '2025-12-31', portal: null },
      },
    ],
  });

  const idsOf = (text: string | null) => [...(text ?? '').matchAll(/^UID:(.*)@/gm)].map(([, id]) => id);

  test('one calendar has the applications and every round of the admission, each date once', () => {
    const ids = idsOf(calendarOfAll(ADMISSION, SITE));
    expect(ids).toEqual([
      'diploma-2025-26-opens',
      'diploma-2025-26-apply',
      ...['decide', 'last', 'pay', 'verify', 'counselling'].map((kind) => `diploma-1-2025-26-${kind}`),
      ...['decide', 'last', 'pay', 'verify'].map((kind) => `diploma-2-2025-26-${kind}`),
    ]);
    expect(calendarOfAll(ADMISSION, SITE)).toContain('SUMMARY:Diploma: last day to apply');
    expect(calendarOfAll(aSchedule(), SITE)).toBeNull();
  });

  test.each([
    ['all.ics', 11],
    ['diploma-2.ics', 4],
    ['diploma-3.ics', 0],
    ['everything.ics', 0],
  ])('%s has %d dates', async (file, count) => {
    const queryClient = createQueryClient({
      api: { get: async () => ({ status: 'success', data: ADMISSION }) },
      sitePages: async () => [],
    });
    const url = new URL(`${SITE}/admission/calendar/${file}`);
    const text = await calendarFile({ params: { file }, url, queryClient, publicUrl: SITE });
    expect(idsOf(text)).toHaveLength(count);
    if (count === 0) expect(text).toBeNull();
  });
});

describe('addresses', () => {
  const found = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://seu.example');
    return resultPageAt(pathname, searchParams.get('category'));
  };

  test('every page of the specification is there; no two share their title or description', () => {
    /** Source: specification, section 2. */
    const specified = [
      ...['', '/guidelines', '/refund-policy', '/process-and-guidelines', '/information-bulletin'],
      ...['/result', '/result/show', '/result/ug', '/result/ug/show', '/result/pg', '/result/pg/show'],
      ...['/result/diploma/round2', '/result/diploma2/show', '/result/btech/round2', '/result/btech2/show'],
      ...['/result/ug/round2', '/result/ug2/show'],
    ].map((path) => `/admission${path}`);
    expect(remote.routes.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
    for (const field of ['title', 'description'] as const)
      expect(new Set(remote.routes.map((route) => route[field])).size).toBe(remote.routes.length);
  });

  test('search engines keep every result under an address of its own, which leads to it', () => {
    const addresses = specifiedPages.map(canonicalAddress);
    expect(addresses.map(found)).toEqual(specifiedPages);
    expect(addresses.slice(0, 3)).toEqual([
      '/admission/result',
      '/admission/result/diploma/round2',
      '/admission/result?category=btech',
    ]);
  });

  test('what belongs to a person is behind the sign-in and out of search', () => {
    const shows = remote.routes.filter(({ path }) => path.endsWith('/show'));
    expect(shows).toHaveLength(7);
    for (const route of shows) expect(route).toMatchObject({ access: 'applicant', listed: false });
  });

  test('every round is found at both its addresses, one that some university may have too', () => {
    const further = [
      { track: 'ug', round: 3 },
      { track: 'evening-school', round: 1 },
      { track: 'phd', round: 9 },
    ].map(pageOf);
    for (const page of [...specifiedPages, ...further]) {
      expect([signInAddress(page), showAddress(page)].map(found)).toEqual([page, page]);
      expect(calendarPage(`${page.id}.ics`)).toEqual(page);
    }
    const [third] = further as [(typeof further)[number]];
    expect(signInAddress(third)).toBe('/admission/result/ug/round3');
    expect(showAddress(third)).toBe('/admission/result/ug/round3/show');
  });

  test.each([
    ['/admission/result', 'category=btech&round=second', 'btech', 2],
    ['/admission/result', 'round=2', 'diploma', 2],
    ['/admission/result', '', 'diploma', 1],
    ['/admission/result', 'category=medicine', 'diploma', 1],
    ['/admission/result/ug', 'round=Second', 'ug', 2],
    ['/admission/result/ug/round1', '', 'ug', 1],
    ['/admission/result/ug/round2', '', 'ug', 2],
    ['/admission/result/ug/round2', 'round=1', 'ug', 1],
    ['/admission/result/phd/round1', 'round=round3', 'phd', 3],
  ] as const)('%s?%s is %s, round %d', (path, query, track, round) => {
    expect(resultPageFor(path, new URLSearchParams(query))).toEqual(pageOf({ track, round }));
  });

  test.each(['/ug/round0', '/ug/second', '/ug/round22', '/ug?round=0', '/ug?round=22', '/ug?round=last', '/ug?round='])(
    '%s is no result',
    (address) => {
      const { pathname, searchParams } = new URL(`https://seu.example/admission/result${address}`);
      expect(resultPageFor(pathname, searchParams)).toBeUndefined();
    },
  );
});
