import type { DocumentData } from '@university/shared/contract';
import { addDays, fromIstInput, istDay } from '@university/shared/time';
import { DEMO_START, type Filled, readJson, readRows } from './data';
import { demoCalendar, demoPages } from './testing/files';

type Dates = Record<string, string>;

const rowsOf = (name: string) => readRows(name) as Filled[];
const rounds = rowsOf('site/round.csv');
const START = istDay(DEMO_START);

/** @param pairs names of dates, each no later than the next one; what has no date is left out */
const inOrder = (dates: Dates, names: readonly string[]) => {
  const known = names.flatMap((name) => (dates[name] ? [{ name, date: dates[name] as string }] : []));
  return known.slice(1).flatMap((one, index) => {
    const before = known[index] as { name: string; date: string };
    const length = Math.min(before.date.length, one.date.length);
    return before.date.slice(0, length) <= one.date.slice(0, length) ? [] : [`${before.name} after ${one.name}`];
  });
};

describe.each(['2024-25', '2025-26'])('the admission of %s', (cycle) => {
  const own = rounds.filter((round) => round.cycle === cycle);
  const later = cycle === '2025-26' ? 0 : -364;

  test.each(own.map((round) => [round.code, round] as const))('%s: window, payment, verification', (_, round) => {
    const steps = ['opensAt', 'closesAt', 'payFrom', 'verifyFrom', 'verifyUntil'];
    expect(inOrder(round, steps)).toEqual([]);
    expect(inOrder(round, ['payFrom', 'payUntil', 'verifyUntil'])).toEqual([]);
    expect(inOrder(round, ['closesAt', 'counsellingAt'])).toEqual([]);
  });

  test('a round begins when the one before it is over, and applications are closed before the first one', () => {
    for (const { track, lastDate = '', opensOn = '' } of rowsOf('site/application.csv').filter(
      (of) => of.cycle === cycle,
    )) {
      const ofTrack = own.filter((round) => round.track === track);
      const days = ofTrack.flatMap(({ opensAt = '', verifyUntil = '' }) => [opensAt.slice(0, 10), verifyUntil]);
      expect([track, opensOn, lastDate, ...days]).toEqual([track, ...[opensOn, lastDate, ...days].sort()]);
    }
  });

  test('new students are welcomed and taught when the last papers are verified', () => {
    const last =
      own
        .map(({ verifyUntil = '' }) => verifyUntil)
        .sort()
        .at(-1) ?? '';
    const first = demoCalendar()
      .terms.filter(({ whom }) => whom === 'First year')
      .map(({ from }) => addDays(from, later));
    expect(first.filter((day) => day <= last)).toEqual([]);
    expect(first).toHaveLength(2);
  });
});

test('on the first day applications are over, round 1 is over where there is a second, and five tracks’ rounds are as the logins need', () => {
  const now = (round: Filled) =>
    new Date(fromIstInput(round.opensAt ?? '')) > DEMO_START
      ? 'before'
      : new Date(fromIstInput(round.closesAt ?? '')) > DEMO_START
        ? 'open'
        : 'closed';
  const states = rounds
    .filter(({ cycle }) => cycle === '2025-26')
    .map((round) => `${round.track} ${round.round}: ${now(round)}`);
  expect(states).toEqual([
    ...['diploma 1: open', 'diploma 2: before', 'btech 1: closed', 'btech 2: open'],
    ...['ug 1: closed', 'ug 2: open', 'pg 1: open'],
  ]);
  expect(rowsOf('site/application.csv').filter(({ lastDate = '' }) => lastDate >= START)).toEqual([]);
});

describe('notices', () => {
  const notices = rowsOf('notices.csv');
  const dayOf = (at = '') => istDay(at);

  test('are published before what they announce, and after what they follow', () => {
    for (const {
      key,
      publishAt = '',
      endDate = '',
      validUntil = '',
      orderDate = '',
      startsAt = '',
      follows,
    } of notices) {
      const published = dayOf(publishAt);
      const begins = startsAt && dayOf(startsAt);
      const faults = inOrder({ orderDate, published, endDate, validUntil, begins }, [
        'orderDate',
        'published',
        'endDate',
        'validUntil',
      ]);
      expect([key, ...faults, ...inOrder({ published, begins }, ['published', 'begins'])]).toEqual([key]);
      const earlier = notices.find((each) => each.key === follows);
      if (earlier) expect(inOrder({ a: earlier.publishAt ?? '', b: publishAt }, ['a', 'b'])).toEqual([]);
    }
  });

  test('what is still to be published is written already', () => {
    const coming = notices.filter(({ publishAt = '' }) => new Date(publishAt) > DEMO_START);
    expect(coming.map(({ createdAt = '' }) => dayOf(createdAt))).toEqual(coming.map(() => START));
    expect(coming.length).toBeGreaterThan(0);
  });

  test.each<[RegExp, string[]]>([
    [/^Document verification|^Help desk hours during/, ['08']],
    [/^Seats and reservation/, ['06', '07']],
    [/^Correction window/, ['06', '07']],
    [/^Merit list/, ['07', '08']],
    [/^Classes of the new session/, ['08']],
    [/date sheet of the end-semester/, ['04', '07', '11']],
    [/date sheet of the mid-semester/, ['02', '08', '09']],
    [/date sheet of back papers/, ['06', '07', '12']],
    [/result of the end-semester/, ['01', '06', '07']],
    [/^Examination forms|^Examination fee/, ['03', '04', '08', '10', '11']],
  ])('%s: in a month in which it can be', (title, months) => {
    const found = notices.filter((notice) => title.test(notice.title ?? ''));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ publishAt = '' }) => !months.includes(dayOf(publishAt).slice(5, 7)))).toEqual([]);
  });
});

test('grievances are answered after they came, and what a month settles it has received', () => {
  interface Matter {
    ticket: string;
    createdAt: string;
    updatedAt: string;
    settledAt?: string;
    dueOn: string;
    entries?: { at: string }[];
  }
  for (const { ticket, entries = [], ...dates } of readJson<Matter[]>('grievances.json')) {
    const at = ['createdAt', ...entries.map((_, index) => `entry ${index}`)];
    const all = {
      ...dates,
      ...Object.fromEntries(entries.map((entry, index) => [`entry ${index}`, entry.at])),
    } as Dates;
    expect([ticket, ...inOrder(all, at), ...inOrder(all, ['createdAt', 'settledAt', 'updatedAt'])]).toEqual([ticket]);
    expect([ticket, all.settledAt?.slice(0, 7) ?? '']).toEqual([
      ticket,
      all.settledAt ? all.createdAt?.slice(0, 7) : '',
    ]);
    expect(inOrder(all, ['createdAt', 'dueOn'])).toEqual([]);
  }
});

test('pages tell of nothing that is later than the academic year', () => {
  const dates = demoPages().flatMap(({ path, body }) =>
    [...body.matchAll(/\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d\d/g)].map(
      ([date]) => ({ path, at: Date.parse(`${date} UTC`) }),
    ),
  );
  expect(dates.length).toBeGreaterThan(10);
  expect(dates.filter(({ at }) => Number.isNaN(at) || at > Date.UTC(2026, 6, 31))).toEqual([]);
});

describe('facts agree', () => {
  const pages = demoPages();
  const [identity] = readJson<[DocumentData<'identity'>]>('site/identity.json');

  test('a refund has one deadline and one mailbox wherever pages name them', () => {
    const said = pages.flatMap(({ path, body }) =>
      body
        .split('\n')
        .filter(
          (line) => /refund/i.test(line) && /\b\d+ (?:working )?days\b/.test(line) && /days (?:of|\|)|\| \d/.test(line),
        )
        .map((line) => ({ path, line })),
    );
    const deadlines = said.flatMap(({ line }) => line.match(/\b\d+ (?:working )?days(?= of the request| \|)/g) ?? []);
    expect(new Set(deadlines)).toEqual(new Set(['15 days']));
    const mailboxes = pages.flatMap(({ body }) =>
      body
        .split('\n')
        .filter((line) => /refunds?/i.test(line))
        .flatMap((line) => line.match(/\{\{(?:mail \w+|helpDesk)\}\}/g) ?? []),
    );
    expect(new Set(mailboxes)).toEqual(new Set(['{{mail fees}}']));
    expect(pages.find(({ path }) => path === '/admission/refund-policy')?.body).toContain('write to {{mail fees}}');
  });

  test('levels ask for what the list of programmes says they do', () => {
    const asked = { DIPLOMA: /^Class X/, UG: /^Class XII\b/, PG: /bachelor|degree|graduat|B\./i };
    const other = rowsOf('site/program.csv').filter(
      (program) => !asked[program.level as keyof typeof asked].test(program['entry.qualification'] ?? ''),
    );
    expect(other.map(({ code }) => code)).toEqual([]);
  });

  test('the footer has the year of the specification', () => expect(identity.copyrightYear).toBe(2025));
});
