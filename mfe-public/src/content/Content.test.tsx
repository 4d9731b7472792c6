import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import Content, { loader } from './Content';

const NOTICE = { _id: 'n1', fileName: 'Office hours in winter', publishAt: '2025-11-01T04:30:00Z', size: 1 };
const NEWEST = { '/notice': { status: 'success', data: { notices: [NOTICE] } } };

const open = (path: string, api = {}) => renderPage(<Content />, { path, api });

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
  expect(screen.getByText('15 Sep 2025')).toHaveAttribute('dateTime', '2025-09-15');
});

test('a link within the site is followed without a new document', async () => {
  const { user, router } = open('/registrar');
  await user.click(await screen.findByRole('link', { name: 'recruitment rules' }));
  expect(router.state.location.pathname).toBe('/recruitment-rules');
});

test.each([
  ['with a key for a new tab', '/registrar', 'recruitment rules', { ctrlKey: true }],
  ['of another button', '/registrar', 'recruitment rules', { button: 1 }],
  ['on a file', '/holiday-calendar', 'add the holidays to your phone or mail program', {}],
  ['that leads out of the site', '/contact', /^Open in a map/, {}],
])('a click %s is the browser’s business', async (_, path, name, click) => {
  const { router } = open(path);
  const link = await screen.findByRole('link', { name });
  const stopped = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', stopped);
  fireEvent.click(link, click);
  document.removeEventListener('click', stopped);
  expect(stopped.mock.lastCall?.[0]).toBeDefined();
  expect(router.state.location.pathname).toBe(path);
});

test('a text about a kind of paper lists the newest of them', async () => {
  open('/administration/administrative/circulars', NEWEST);
  const newest = await screen.findByRole('region', { name: 'Newest papers' });
  expect(await within(newest).findByRole('link', { name: 'Office hours in winter' })).toHaveAttribute(
    'href',
    '/notices/n1',
  );
  expect(within(newest).getByRole('link', { name: /^All of them/ })).toHaveAttribute(
    'href',
    '/notices/section/circulars',
  );
});

test('the text stands while its papers cannot be read', async () => {
  open('/administration/administrative/forms', { '/notice': new Error('down') });
  expect(await screen.findByText('We could not load the notices.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Forms' })).toBeInTheDocument();
});

test('an unknown section of the administration is 404 and leads to those there are', async () => {
  expect(await load('/administration/administrative/cellar')).toMatchObject({ status: 404 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Administrative offices' })).toHaveAttribute(
    'href',
    '/administration/administrative',
  );
});

test('the loader says what the page is about, to people and machines', async () => {
  expect(await load('/academics/academic-calendar')).toMatchObject({
    title: 'Academic calendar 2025-26',
    structuredData: [{ '@type': 'Event' }, { '@type': 'Event' }],
    alternates: [{ type: 'text/calendar', href: '/academic-calendar.ics' }],
  });
  expect(await load('/ncc')).toEqual({
    title: 'National Cadet Corps (NCC)',
    description: expect.stringContaining('cadets'),
  });
});
