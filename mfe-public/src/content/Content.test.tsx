import { fireEvent, screen, within } from '@testing-library/react';
import { hrefOf, renderPage } from '@university/shared/testing';
import { aCalendar, calendarAnswer } from '../calendars/testing';
import Content, { loader } from './Content';
import { anAchievement } from '../home/testing';
import { aPage, pageAnswer } from './testing';
import { proseOf } from '@university/shared/prose';
import { officersBlock, placementBlock } from './blocks';
import { createQueryClient } from '@university/shared';
import { blockOf, isOver } from '../calendars/blocks';
import { ACADEMIC_FILE, HOLIDAY_FILE } from '../calendars/calendar';
import calendarDocument from '../calendars/file';

const NOTICE = { _id: 'n1', fileName: 'Office hours in winter', publishAt: '2025-11-01T04:30:00Z', size: 1 };
const NEWEST = { '/notice': { status: 'success', data: { notices: [NOTICE] } } };

const CIRCULARS = pageAnswer(aPage({ title: 'Circulars', section: 'circulars' }));
const CALENDAR = { '/setting/calendar': calendarAnswer() };
const YEAR = pageAnswer(aPage({ title: 'Academic calendar', body: '## Odd\n\n{{block terms-odd-semester}}' }));
const NOBODY = pageAnswer(null);

const open = (path: string, api = {}) => renderPage(<Content />, { path, api: { ...pageAnswer(), ...api } });

const load = (path: string, api = {}) =>
  loader({ queryClient: open(path, api).queryClient, params: {}, url: new URL(`https://seu.example${path}`) });

test('shows the text with its contents, who keeps it and since when', async () => {
  open('/registrar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Registrar' })).toBeInTheDocument();
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(hrefOf('Student records', within(contents))).toBe('/registrar#student-records');
  expect(screen.getByRole('region', { name: 'Table: What the office does' })).toHaveAttribute('tabindex', '0');
  expect(hrefOf('registrar@seu.example')).toBe('mailto:registrar@seu.example');
  expect(screen.getByText('15 Sep 2025')).toHaveAttribute('dateTime', '2025-09-15T06:00:00.000Z');
});

test.each([
  ['with a key for a new tab', 'forms', { ctrlKey: true }],
  ['of another button', 'forms', { button: 1 }],
  ['on a file', 'holidays', {}],
  ['that leads out of the site', /^look at a map/, {}],
])('a click %s is the browser’s business', async (_, name, click) => {
  const { router } = open('/registrar');
  const link = await screen.findByRole('link', { name });
  const stopped = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', stopped);
  fireEvent.click(link, click);
  document.removeEventListener('click', stopped);
  expect(stopped.mock.lastCall?.[0]).toBeDefined();
  expect(router.state.location.pathname).toBe('/registrar');
});

test('a message begins with whose it is, by name and face', async () => {
  const { picture: drawn } = anAchievement('The Dean');
  const picture = drawn && { ...drawn, _id: 'm1' };
  open(
    '/about-us/dean',
    pageAnswer(aPage({ title: 'Message', sender: { role: 'The Dean', name: 'Dr. Ila Rao', picture } })),
  );
  const name = await screen.findByText('Dr. Ila Rao');
  expect(name.parentElement).toHaveTextContent(/^The DeanDr. Ila Rao$/);
  expect(document.querySelector('article img')).toHaveAttribute('src', expect.stringContaining(picture?.base ?? ''));
});

test('a text about a kind of paper lists the newest of them', async () => {
  open('/administration/administrative/circulars', { ...CIRCULARS, ...NEWEST });
  const newest = await screen.findByRole('region', { name: 'Newest papers' });
  expect(await within(newest).findByRole('link', { name: 'Office hours in winter' })).toHaveAttribute(
    'href',
    '/notices/n1',
  );
  expect(hrefOf(/^All papers/, within(newest))).toBe('/notices/section/circulars');
});

test('a calendar whose year is over says so once, and has none of its days on the page or for machines', async () => {
  const body =
    '## One\n\n{{block holidays}}\n\n## Two\n\n{{block restricted-holidays}}\n\n{{block terms-odd-semester}}';
  const late = { ...pageAnswer(aPage({ body })), '/setting/calendar': calendarAnswer(undefined, '2027-02-01') };
  open('/holiday-calendar', late);
  const notes = await screen.findAllByText(/^All days of 2025-26 have passed\./);
  expect(notes).toHaveLength(2);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(await load('/holiday-calendar', late)).not.toHaveProperty('structuredData');
});

test('a block that nobody knows, and days that nobody has entered, are left out', async () => {
  const page = pageAnswer(aPage({ body: 'One\n\n{{block moon}}\n\n{{block holidays}}\n\nTwo' }));
  open('/holiday-calendar', { ...page, '/setting/calendar': calendarAnswer(null) });
  expect(await screen.findByText('Two')).toBeInTheDocument();
  expect(screen.queryByText(/block/)).toBeNull();
});

test('a page that nobody has written yet is 404 and leads to those there are', async () => {
  expect(await load('/ncc', NOBODY)).toMatchObject({ status: 404 });
  expect(await screen.findByText(/^This page is not written yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/site-map');
});

test('a text shows the calendar where it says so, and says what it is about, to people and machines', async () => {
  expect(await load('/academics/academic-calendar', { ...YEAR, ...CALENDAR })).toMatchObject({
    title: 'Academic calendar',
    structuredData: [{ '@type': 'Event', startDate: '2025-08-25' }],
    alternates: [{ type: 'text/calendar', href: '/academic-calendar.ics' }],
  });
  const table = await screen.findByRole('region', { name: 'Table: Odd' });
  expect(within(table).getByRole('cell', { name: 'Orientation' })).toBeInTheDocument();
  expect(await load('/contact')).toMatchObject({ structuredData: [{ '@type': 'CollegeOrUniversity' }] });
  expect(await load('/registrar')).toEqual({ title: 'Registrar', description: aPage().description });
});

describe('officers and placements', () => {
  const officer = { group: 'Services', name: null, duty: 'All libraries', email: null, phone: null, page: null };

  async function shown(markdown: string): Promise<HTMLElement> {
    const page = document.createElement('div');
    page.innerHTML = (await proseOf(markdown)) ?? '';
    return page;
  }

  test('officers are a table a group, each with every way to reach it', async () => {
    const officers = [
      { ...officer, group: 'Heads', post: 'Vice-Chancellor', name: 'Asha Rao', email: 'vc@weave.example' },
      { ...officer, post: 'Librarian', phone: '+91 11 2000 0000', page: '/amenities/Library_(old)' },
      { ...officer, group: 'Heads', post: 'Registrar', page: 'https://weave.example/registrar' },
    ];
    const page = await shown(officersBlock({ officers }, 'officers'));
    const tables = [...page.querySelectorAll('table')];
    expect(tables.map((table) => table.caption?.textContent)).toEqual(['Heads', 'Services']);
    expect(tables[0]?.rows).toHaveLength(3);
    expect(page).toHaveTextContent('Vice-Chancellor: Asha Rao');
    expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'mailto:vc@weave.example',
      'https://weave.example/registrar',
      'http://localhost/amenities/Library_%28old%29',
      'tel:+911120000000',
    ]);
    expect(page.querySelector('a[href$=registrar]')).toHaveTextContent('Registrar');
    expect(page).toHaveTextContent('On the page of the office');
  });

  test('one group is a table without a caption; a group without officers is nothing', async () => {
    const officers = [{ ...officer, group: 'Officers who protect rights', post: 'Ombudsperson' }];
    const page = await shown(officersBlock({ officers }, 'officers-officers-who-protect-rights'));
    expect(page.querySelector('caption')).toBeNull();
    expect(page).toHaveTextContent('Ombudsperson');
    expect(officersBlock({ officers }, 'officers-services')).toBe('');
    expect(officersBlock({ officers: [] }, 'officers')).toBe('');
  });

  test('whatever is typed stays a text in its cell', async () => {
    const post = '| [Rich](javascript:alert(1)) **bold** <img src=x onerror=alert(1)>';
    const page = await shown(
      officersBlock(
        { officers: [{ ...officer, post, phone: '011 [ext](x) 2000', page: '/a)[x](https://evil.example' }] },
        'officers',
      ),
    );
    expect(page.querySelectorAll('img, strong')).toHaveLength(0);
    const links = [...page.querySelectorAll('a')].map(({ href }) => new URL(href));
    expect(links.filter(({ protocol, host }) => protocol !== 'tel:' && host !== 'localhost')).toEqual([]);
    expect(page.querySelector('td')).toHaveTextContent(post);
  });

  test('figures stand by year, with the part of all who finished; what nobody asked is said', async () => {
    const year = { year: '2024-25', group: 'Diploma', finished: 1200, placed: 600, studying: 300, founded: 12 };
    const years = [
      { ...year, median: 240_000 },
      { ...year, group: 'B.Tech', median: null, finished: 0, placed: 0, studying: 0, founded: 0 },
    ];
    const page = await shown(placementBlock({ years, source: 'Asked by [post]' }));
    expect(page.querySelector('caption')).toHaveTextContent('2024-25');
    expect(
      [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Diploma', '1,200', '600 (50%)', '300 (25%)', '12 (1%)', '₹2,40,000'],
      ['B.Tech', '0', '0', '0', '0', 'not known'],
    ]);
    expect(page).toHaveTextContent('Source: Asked by [post]');
    expect(placementBlock({ years: [], source: 'Nobody' })).toBe('');
  });
});

describe('calendars', () => {
  const SITE = 'https://www.seu.example';

  const fileAt = (path: string, calendar: typeof aCalendar | null = aCalendar) =>
    calendarDocument({
      params: {},
      url: new URL(SITE + path),
      publicUrl: SITE,
      queryClient: createQueryClient({ api: { get: async () => calendarAnswer(calendar) }, sitePages: async () => [] }),
    });

  const idsOf = (file: string | null) => [...(file ?? '').matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);

  const HEAD = ['| Date | Day | Holiday |', '| --- | --- | --- |'];
  const MUHARRAM = '| 6 Jul 2025 | Sunday | Muharram \\* |';
  const REPUBLIC_DAY = '| 26 Jan 2026 | Monday | Republic Day |';

  test('holidays are a table with the weekday, and those that move have a star', () => {
    expect(blockOf(aCalendar, 'holidays')).toBe([...HEAD, MUHARRAM, REPUBLIC_DAY].join('\n'));
    expect(blockOf(aCalendar, 'restricted-holidays')).toContain('| 14 Jan 2026 | Wednesday | Makar Sankranti |');
  });

  test('a part of the year is a table of its own, whatever is typed in it', () => {
    const odd = blockOf(aCalendar, 'terms-odd-semester');
    expect(odd).toContain('| Orientation | 25 Aug 2025 | 29 Aug 2025 | First year |');
    expect(odd).toContain('| Last day of teaching | 29 Nov 2025 | 29 Nov 2025 | All students |');
    expect(blockOf(aCalendar, 'terms-even-semester')).toContain('| Tests \\| retests | 9 Mar 2026');
    expect(blockOf(aCalendar, 'terms-third-semester')).toBeNull();
  });

  test('what is past stands below what is to come; today is to come', () => {
    const inTwo = [...HEAD, REPUBLIC_DAY, '', '**Earlier this year**', '', ...HEAD, MUHARRAM];
    expect(blockOf(aCalendar, 'holidays', '2026-01-26')).toBe(inTwo.join('\n'));
    expect(blockOf(aCalendar, 'terms-odd-semester', '2025-08-29')).not.toContain('Earlier');
    expect(blockOf(aCalendar, 'terms-odd-semester', '2025-08-30')).toContain('Earlier');
    expect(blockOf(aCalendar, 'terms-odd-semester', '2026-03-01')).toMatch(/^\*\*Earlier this year/);
  });

  test.each([
    ['2026-01-26', { holidays: false, terms: false }],
    ['2026-01-27', { holidays: true, terms: false }],
    ['2026-03-15', { holidays: true, terms: true }],
  ])('on %s these parts are over: %j', (on, over) => {
    expect({ holidays: isOver(aCalendar, 'holidays', on), terms: isOver(aCalendar, 'terms', on) }).toEqual(over);
    expect(isOver({ ...aCalendar, terms: [] }, 'terms', on)).toBe(false);
  });

  test('the file of holidays has an entry for each day, by the name of the site', async () => {
    const file = await fileAt(HOLIDAY_FILE);
    expect(idsOf(file)).toEqual([
      'holiday-2025-07-06@www.seu.example',
      'holiday-2026-01-26@www.seu.example',
      'restricted-2026-01-14@www.seu.example',
    ]);
    expect(file).toContain('DTSTAMP:20250822T000000Z');
    expect(file).toContain('X-PUBLISHED-TTL');
  });

  test('a span ends on the day after its last, as the format asks', async () => {
    const file = await fileAt(ACADEMIC_FILE);
    expect(file).toContain('DTSTART;VALUE=DATE:20250825\r\nDTEND;VALUE=DATE:20250830');
    expect(file).toContain('DTSTART;VALUE=DATE:20251129\r\nDTEND;VALUE=DATE:20251130');
    expect(file).toContain('X-PUBLISHED-TTL');
  });

  test('what stands twice has two ids', async () => {
    const [first] = aCalendar.holidays;
    const twice = { ...aCalendar, holidays: first ? [first, first] : [] };
    expect(new Set(idsOf(await fileAt(HOLIDAY_FILE, twice))).size).toBe(2);
  });

  test.each([
    ['nobody has written a calendar', null],
    ['it has no days', { ...aCalendar, holidays: [], terms: [] }],
  ])('there is no file where %s', async (_, calendar) => {
    expect(await fileAt(HOLIDAY_FILE, calendar)).toBeNull();
    expect(await fileAt(ACADEMIC_FILE, calendar)).toBeNull();
  });
});
