import { today } from '@university/shared/identity';
import { daysInWords, daysOf, endInWords, listInWords, startInWords } from './days';
import { ordinal } from './days-texts';
import type { RankGroup, RoundSchedule, Schedule } from '@university/shared/contract';
import { aRound, aSchedule, scheduleAnswer } from '../testing/schedule';
import { type Coming, comingOf, isAnyToCome } from './coming';
import { screen, within } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { QueryClientProvider } from '@university/shared/query';
import { hrefOf, renderPage } from '@university/shared/testing';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: renders the panel as the shell's server does, which renderPage cannot.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import HomePanel, { loader } from './HomePanel';
import ProgrammeAdmission, { trackOf } from '../programme/ProgrammeAdmission';
import type { Programme } from '../programme/takes';
import { feesAnswer } from '../testing/fees';
import AdmissionPreview, { previewQuery } from '../preview/AdmissionPreview';
import { codesAnswer } from '../testing/codes';
import ProgramRanks, { campusRanks } from '../ranks/ProgramRanks';
import Ranks from '../ranks/Ranks';

describe('days in words', () => {
  test('a window that ends at midnight ends on the day before, and one that begins then on that day', () => {
    expect(endInWords('2026-08-18T11:30:00.000Z')).toBe('18 Aug 2026, 5:00 pm');
    expect(endInWords('2026-08-18T18:30:00.000Z')).toBe('18 Aug 2026, midnight');
    expect(startInWords('2026-08-18T18:30:00.000Z')).toBe('19 Aug 2026, midnight');
  });

  test.each([
    [['2025-08-18', '2025-08-19', '2025-08-20'], '18th, 19th and 20th Aug 2025'],
    [['2025-08-20', '2025-08-18', '2025-08-19', '2025-08-19'], '18th, 19th and 20th Aug 2025'],
    [['2025-08-18', '2025-08-19', '2025-08-20', '2025-08-21'], '18th to 21st Aug 2025'],
    [['2025-08-30', '2025-08-31', '2025-09-01'], '30th, 31st Aug and 1st Sep 2025'],
    [['2025-12-31', '2026-01-01'], '31st Dec 2025 and 1st Jan 2026'],
    [['2025-08-11', '2025-08-22', '2025-08-23'], '11th, 22nd and 23rd Aug 2025'],
    [['2025-08-12'], '12th Aug 2025'],
    [[], ''],
  ])('%j are %s', (days, words) => {
    expect(daysInWords(days, ordinal)).toBe(words);
  });

  test('the days of a stretch are all of it, and of a mistyped one no more than a month', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf({ from: '2026-02-27', to: '3026-03-01' })).toHaveLength(31);
  });

  test('what is listed has one and', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
});

describe('what is to come', () => {
  type Application = Schedule['tracks'][number]['application'];

  const inWords = (lines: readonly Coming[]) =>
    lines.map(({ name, says, when, isOver }) => `${name}: ${says}${when ? ` ${when}` : ''}${isOver ? ' (over)' : ''}`);

  /** Diploma with its applications, on a day. */
  const diploma = (application: Application, on: string, rounds: Schedule['rounds'] = []) =>
    aSchedule(rounds, { on, tracks: [{ code: 'diploma', name: 'Diploma', full_name: 'Diploma', application }] });

  const PERIOD = { opens_on: '2027-05-01', last_date: '2027-06-30', portal: null };
  const planned = aRound({
    published: false,
    state: 'before',
    opensAt: '2027-07-10T04:30:00.000Z',
    closesAt: '2027-07-14T11:30:00.000Z',
    verify: null,
  });

  test.each([
    ['2026-11-25', ['Diploma: applications open on 1 May 2027']],
    ['2027-04-30', ['Diploma: applications open on 1 May 2027']],
    ['2027-05-01', ['Diploma: apply by 30 Jun 2027']],
    ['2027-06-30', ['Diploma: last day to apply is today, 30 Jun 2027']],
    ['2027-07-01', []],
  ])('on %s of an admission without rounds: %j', (on, expected) => {
    expect(inWords(comingOf(diploma(PERIOD, on)))).toEqual(expected);
  });

  test('that applications are closed is said while a round of the track is to come, and not among what is to come', () => {
    const lines = comingOf(diploma(PERIOD, '2027-07-01', [planned]));
    expect(inWords(lines)).toEqual([
      'Diploma: applications closed on 30 Jun 2027 (over)',
      'Diploma: result and decisions planned from 10 Jul 2027, 10:00 am',
    ]);
    expect([lines, lines.slice(0, 1)].map(isAnyToCome)).toEqual([true, false]);
    expect(comingOf(diploma(PERIOD, '2027-08-01', [{ ...planned, state: 'closed', published: true }]))).toEqual([]);
  });

  test.each<[Application, string[]]>([
    [null, []],
    [{ opens_on: null, last_date: null, portal: null }, []],
    [{ ...PERIOD, last_date: null }, ['Diploma: applications are open']],
  ])('of applications of which %j is known it says %j', (application, expected) => {
    expect(inWords(comingOf(diploma(application, '2027-05-02')))).toEqual(expected);
  });

  const live = aRound({
    opensAt: '2026-08-14T04:30:00.000Z',
    closesAt: '2026-08-18T11:30:00.000Z',
    verify: { from: '2026-08-22', to: '2026-08-24' },
  });
  const on = (day: string, ...rounds: Schedule['rounds']) => inWords(comingOf(aSchedule(rounds, { on: day })));

  test('a live round says until when to decide, and when documents are verified; one that is planned comes after it', () => {
    const next = { ...planned, round: 2, opensAt: '2026-09-01T04:30:00.000Z', closesAt: '2026-09-03T04:30:00.000Z' };
    const third = { ...next, round: 3 };
    expect(on('2026-08-15', live, next, third)).toEqual([
      'Diploma Round 1: decide by 18 Aug 2026, 5:00 pm',
      'Diploma Round 1: documents are verified on 22, 23 and 24 Aug 2026',
      'Diploma Round 2: result and decisions planned from 1 Sep 2026, 10:00 am',
    ]);
  });

  test('on its last day it closes today, also at midnight, and counts down to then', () => {
    const schedule = aSchedule([live], { on: '2026-08-18' });
    expect(comingOf(schedule)[0]).toMatchObject({
      name: 'Diploma',
      says: 'closes today at',
      when: '5:00 pm',
      until: Date.parse('2026-08-18T11:30:00.000Z'),
      to: '/admission/result?category=diploma',
    });
    const late = { ...live, closesAt: '2026-08-18T18:30:00.000Z' };
    expect(on('2026-08-18', late)[0]).toBe('Diploma: closes today at midnight');
    expect(on('2026-08-17', late)[0]).toBe('Diploma: decide by 18 Aug 2026, midnight');
  });

  const closed = { ...live, state: 'closed' as const };

  test.each<[string, string, RoundSchedule, string[]]>([
    ['the window is over', '2026-08-22', closed, ['documents are verified on 22, 23 and 24 Aug 2026']],
    ['on the last day of the verification', '2026-08-24', closed, ['documents are verified until 24 Aug 2026']],
    ['after it', '2026-08-25', closed, []],
    ['a window passes without a result', '2026-08-15', { ...live, published: false }, []],
    ['it has passed', '2026-08-25', { ...closed, published: false }, []],
  ])('where %s, what is over is gone', (_, day, round, lines) =>
    expect(on(day, round)).toEqual(lines.map((line) => `Diploma: ${line}`)),
  );

  test('a result that is out before its window says from when to decide', () =>
    expect(on('2026-08-13', { ...live, state: 'before' })[0]).toBe(
      'Diploma: the result is out, decide from 14 Aug 2026, 10:00 am',
    ));
});

describe('the panel on the home page', () => {
  afterEach(() => jest.restoreAllMocks());

  /** The page of the server on a day, as people read it. */
  async function ofServer(schedule: ReturnType<typeof aSchedule>) {
    const queryClient = createQueryClient({
      api: { get: async () => ({ status: 'success', data: schedule }) },
      sitePages: async () => [],
    });
    await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
    const html = document.createElement('div');
    html.innerHTML = renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <HomePanel /> }])} />
      </QueryClientProvider>,
    );
    return html;
  }

  test('says what is to come, and leads to Admission', async () => {
    renderPage(<HomePanel />, { api: scheduleAnswer(aRound({ verify: null })) });
    expect(
      await screen.findByRole('row', { name: 'Diploma Diploma result is out decide by 18 Aug 2025, 5:00 pm' }),
    ).toBeVisible();
    expect(hrefOf('Diploma result is out')).toBe('/admission/result?category=diploma');
    expect(screen.getByRole('link', { name: 'All dates and how to apply' })).toHaveAttribute('href', '/admission');
  });

  const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  const applying = { opens_on: '2025-06-17', last_date: '2025-08-20', portal: null };

  test.each([
    ['rounds alone', [aRound()], null, ['Track', 'Result', 'Next step']],
    ['applications alone', [], applying, ['Track', 'Apply']],
    ['both', [aRound()], applying, ['Track', 'Apply', 'Result', 'Next step']],
  ])('with %s no column is empty', async (_, rounds, application, columns) => {
    const tracks = [{ code: 'diploma', name: 'Diploma', full_name: 'Diploma', application }];
    renderPage(<HomePanel />, {
      api: { '/admission/schedule': { status: 'success', data: aSchedule(rounds, { tracks }) } },
    });
    expect(await heads()).toEqual(columns);
  });

  test.each<[string, Record<string, unknown>]>([
    ['nothing is to come', scheduleAnswer(aRound({ state: 'closed', verify: null }))],
    ['the dates cannot be read', { '/admission/schedule': new Error('down') }],
  ])('where %s there is no panel', async (_, api) => {
    const { container, queryClient } = renderPage(<HomePanel />, { api });
    await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
    expect(container).toBeEmptyDOMElement();
  });

  const LAST_DAY = aSchedule([aRound({ verify: null })], { on: '2025-08-18' });

  test('on the last day the server says when it closes, whatever its clock shows, and counts nothing', async () => {
    expect((await ofServer(LAST_DAY)).textContent).toContain('closes today at 5:00 pmAll dates');
  });

  test.each([
    ['2025-08-18T09:30:00Z', /closes today at 5:00 pm \(2 hours.*left\)/],
    ['2025-08-18T11:30:00Z', /closes today at 5:00 pmAll dates/],
    ['2031-01-01T09:30:00Z', /closes today at 5:00 pmAll dates/],
    ['2025-08-17T09:30:00Z', /closes today at 5:00 pmAll dates/],
  ])('in the browser, at %s by the device, it says %s', async (now, text) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    renderPage(<HomePanel />, { api: { '/admission/schedule': { status: 'success', data: LAST_DAY } } });
    expect((await screen.findByRole('region', { name: 'Admission now' })).textContent).toMatch(text);
  });
});

describe('on the page of a programme', () => {
  const DIPLOMA: Programme = { name: 'Diploma in Civil Engineering', level: 'DIPLOMA' };

  const show = (api: Record<string, unknown>, gives = DIPLOMA) =>
    renderPage(<ProgrammeAdmission gives={gives} close={() => {}} />, { api });

  test.each<[string, Programme['level'], string]>([
    ['Diploma in Civil Engineering', 'DIPLOMA', 'diploma'],
    ['B.Tech. Data Science', 'UG', 'btech'],
    ['BTech Data Science', 'UG', 'btech'],
    ['B.S. Entrepreneurship', 'UG', 'ug'],
    ['MBA Data Science', 'PG', 'pg'],
  ])('a page that does not tell the track: %s is admitted by the one that it belongs to', (name, level, track) => {
    expect(trackOf({ name, level })).toBe(track);
    expect(trackOf({ name, level, track: 'evening' })).toBe('evening');
  });

  const lines = async () => {
    const box = await screen.findByRole('region', { name: 'Admission to this programme' });
    await screen.findAllByText(/There are no dates|Round|apply/);
    return [...box.querySelectorAll('p')].map(({ textContent }) => textContent);
  };

  test('until when to apply, the round that is open with the way to its result, and the next one', async () => {
    const rounds = [aRound(), aRound({ round: 2, state: 'before', published: false })];
    const application = { opens_on: null, last_date: '2025-08-16', portal: null };
    const tracks = aSchedule(rounds).tracks.map((track) => ({ ...track, application }));
    show({ '/admission/schedule': { status: 'success', data: aSchedule(rounds, { tracks }) } });
    expect(await lines()).toEqual([
      'Diploma: apply by 16 Aug 2025',
      'Diploma Round 1: decide by 18 Aug 2025, 5:00 pm',
      'Diploma Round 1: documents are verified on 22, 23 and 24 Aug 2025',
      'Diploma Round 2: result and decisions planned from 14 Aug 2025, 10:00 am',
    ]);
    expect(hrefOf('Diploma Round 1')).toBe('/admission/result?category=diploma');
  });

  test('a round whose result is not out has no way to it', async () => {
    show(
      scheduleAnswer(
        aRound({ state: 'closed', verify: null }),
        aRound({ round: 2, state: 'before', published: false }),
      ),
    );
    expect(await lines()).toHaveLength(1);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admission#results']);
  });

  test('rounds of other tracks say nothing', async () => {
    show(scheduleAnswer(aRound()), { name: 'MBA Data Science', level: 'PG' });
    expect(await lines()).toEqual(['There are no dates now. The dates of the next admission will be here.']);
  });

  test('dates that cannot be read are no reason to hide the way to admission', async () => {
    show({ '/admission/schedule': new Error('down') });
    expect(await screen.findByText(/could not be read just now/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All rounds and dates' })).toBeInTheDocument();
  });
});

describe('the preview of a day', () => {
  const NOTIFICATIONS = {
    title: 'Notifications',
    points: ['{{live rounds}} results are live.'],
    tracks: [],
    links: [],
  };

  const answers = (schedule: ReturnType<typeof aSchedule>) => ({
    '/admission/schedule/preview': { status: 'success', data: schedule },
    '/setting/popup': { status: 'success', data: { popup: NOTIFICATIONS } },
    ...feesAnswer,
  });

  const show = (schedule: ReturnType<typeof aSchedule>) =>
    renderPage(<AdmissionPreview />, {
      path: '/admission/preview?on=2025-08-15&cycle=2025-26',
      api: answers(schedule),
    });

  const part = async (title: string) =>
    (await screen.findByRole('heading', { name: title })).parentElement as HTMLElement;

  test('shows what each page will say on that day', async () => {
    show(aSchedule([aRound(), aRound({ round: 2, state: 'before', published: false })]));
    expect(await part('On the home page')).toHaveTextContent(
      'Diploma Round 1 result is outdecide by 18 Aug 2025, 5:00 pm',
    );
    const popup = within(await part('The popup'));
    expect(popup.getByText('Diploma Round 1 results are live.')).toBeInTheDocument();
    expect(popup.getByRole('link', { name: 'Diploma Round 1 result' })).toBeInTheDocument();
    const admission = within(await part('On the page Admission'));
    expect(admission.getByRole('table', { name: 'Rounds and their windows' })).toBeInTheDocument();
    expect(await part('On the sign-in page of each round')).toHaveTextContent(
      'Diploma Round 2: This result is not out yet. Decisions are planned from',
    );
  });

  test.each(['', '?on=2025-02-31', '?on=tomorrow'])('with %p in the address it is of today', async (query) => {
    const { queryClient } = renderPage(<AdmissionPreview />, {
      path: `/admission/preview${query}`,
      api: answers(aSchedule()),
    });
    expect(await part('On the home page')).toBeInTheDocument();
    expect(queryClient.getQueryData(previewQuery({ on: today(), cycle: '' }).queryKey)).toBeDefined();
  });

  test('of a day on which nothing is, it says so', async () => {
    show(aSchedule());
    expect(await part('On the home page')).toHaveTextContent('Nothing is to come on this day');
    expect(await part('The popup')).toHaveTextContent('there is none');
    expect(await part('On the sign-in page of each round')).toHaveTextContent('No round is planned.');
  });
});

describe('ranks', () => {
  const group = (changes: Partial<RankGroup> = {}): RankGroup => ({
    cycle: '2026-27',
    track: 'ug',
    track_name: 'UG',
    round: 1,
    campus: 'Harbour Campus',
    campus_slug: 'harbour',
    category: 'C_UR',
    opening: 11,
    closing: 1240,
    seats: 20,
    seats_left: 4,
    ...changes,
  });

  const lastYear = { cycle: '2025-26', seats_left: 0 };

  const RANKS = [
    group({ round: 2, opening: 300, closing: 1300, seats_left: 2 }),
    group(),
    group({ ...lastYear, closing: 900 }),
    group({ category: 'C_OBC', opening: null, closing: null, seats: null, seats_left: 1 }),
    group({ campus: 'Hill Campus', campus_slug: 'hill', ...lastYear }),
  ];

  const program = { _id: 'p1', code: 'BSC', name: 'B.Sc. Weaving', track: 'ug', track_name: 'UG', has_page: true };

  const open = (data: object) =>
    renderPage(<ProgramRanks />, {
      path: '/admission/ranks/BSC',
      pattern: '/admission/ranks/:code',
      api: { '/admission/rank/BSC': { status: 'success', data }, ...codesAnswer },
    });

  const cells = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

  test('each campus has a table: this year, last year beside it, and the seats that are left', async () => {
    open({ program, cycle: '2026-27', ranks: RANKS });
    const table = await screen.findByRole('table', { name: 'Ranks by category at Harbour Campus' });
    await within(table).findByText('Coast – UR');
    expect(cells(table)).toEqual([
      [
        'Category of the seat',
        '2026-27, Round\u00a02',
        '2026-27, Round\u00a01',
        '2025-26, Round\u00a01',
        'Seats left after Round\u00a02, 2026-27',
      ],
      ['Coast – UR', '300 to 1,300', '11 to 1,240', '11 to 900', '2'],
      ['Coast – OBC', '–', 'Fewer than 5', '–', '–'],
    ]);
    expect(screen.getByRole('link', { name: 'Hill Campus' })).toHaveAttribute('href', '/campus/hill');
    expect(
      screen.getByRole('heading', { level: 1, name: 'What rank got a seat in B.Sc. Weaving?' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The programme' })).toHaveAttribute('href', '/programs/p1');
  });

  test('seats left are of this year alone', () => {
    const [, hill] = campusRanks(RANKS);
    expect(hill?.left).toEqual({ cycle: '2025-26', round: 1 });
    const [harbour] = campusRanks(
      RANKS.map((each) => (each.cycle === '2026-27' ? { ...each, seats_left: null } : each)),
    );
    expect(harbour?.left).toBeUndefined();
  });

  test.each([
    ['a programme without ranks', program, 'No ranks of this programme are published yet.'],
    ['a code that no programme has', null, 'There is no such programme.'],
  ])('%s says so', async (_, known, sentence) => {
    open({ program: known, cycle: '2026-27', ranks: [] });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  test('programmes with ranks stand under their tracks', async () => {
    renderPage(<Ranks />, { api: { '/admission/rank': { status: 'success', data: { programs: [program] } } } });
    expect(await screen.findByRole('heading', { name: 'UG' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'B.Sc. Weaving' })).toHaveAttribute('href', '/admission/ranks/BSC');
  });
});
