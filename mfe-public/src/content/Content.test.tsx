import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { calendarAnswer } from '../calendars/testing';
import Content, { loader } from './Content';
import { aPage, pageAnswer } from './testing';

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
  expect(within(contents).getByRole('link', { name: 'Student records' })).toHaveAttribute(
    'href',
    '/registrar#student-records',
  );
  expect(screen.getByRole('region', { name: 'Table: What the office does' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('link', { name: 'registrar@seu.example' })).toHaveAttribute(
    'href',
    'mailto:registrar@seu.example',
  );
  expect(screen.getByText('15 Sep 2025')).toHaveAttribute('dateTime', '2025-09-15T06:00:00.000Z');
});

test('a link within the site is followed without a new document', async () => {
  const { user, router } = open('/registrar');
  await user.click(await screen.findByRole('link', { name: 'forms' }));
  expect(router.state.location.pathname).toBe('/administration/administrative/forms');
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

test('a text about a kind of paper lists the newest of them', async () => {
  open('/administration/administrative/circulars', { ...CIRCULARS, ...NEWEST });
  const newest = await screen.findByRole('region', { name: 'Newest papers' });
  expect(await within(newest).findByRole('link', { name: 'Office hours in winter' })).toHaveAttribute(
    'href',
    '/notices/n1',
  );
  expect(within(newest).getByRole('link', { name: /^All papers/ })).toHaveAttribute(
    'href',
    '/notices/section/circulars',
  );
});

test('the text stands while its papers cannot be read', async () => {
  open('/administration/administrative/circulars', { ...CIRCULARS, '/notice': new Error('down') });
  expect(await screen.findByText('We could not load the notices.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Circulars' })).toBeInTheDocument();
});

test('a text shows the calendar where it says so', async () => {
  open('/academics/academic-calendar', { ...YEAR, ...CALENDAR });
  const table = await screen.findByRole('region', { name: 'Table: Odd' });
  expect(within(table).getByRole('cell', { name: 'Orientation' })).toBeInTheDocument();
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

test('an unknown section of the administration is 404 and leads to those there are', async () => {
  expect(await load('/administration/administrative/cellar', NOBODY)).toMatchObject({ status: 404 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Administrative offices' })).toHaveAttribute(
    'href',
    '/administration/administrative',
  );
});

test('a page that nobody has written yet is 404 and leads to those there are', async () => {
  expect(await load('/ncc', NOBODY)).toMatchObject({ status: 404 });
  expect(await screen.findByText(/^This page is not written yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/site-map');
});

test('the loader says what the page is about, to people and machines', async () => {
  expect(await load('/academics/academic-calendar', { ...YEAR, ...CALENDAR })).toMatchObject({
    title: 'Academic calendar',
    structuredData: [{ '@type': 'Event', startDate: '2025-08-25' }],
    alternates: [{ type: 'text/calendar', href: '/academic-calendar.ics' }],
  });
  expect(await load('/contact')).toMatchObject({ structuredData: [{ '@type': 'CollegeOrUniversity' }] });
  expect(await load('/registrar')).toEqual({ title: 'Registrar', description: aPage().description });
});
