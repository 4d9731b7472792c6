import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aCampus, aProgram, answer, campusAnswer } from '../testing';
import Campus, { loader } from './Campus';

const API = {
  '/campus': campusAnswer([aCampus(), aCampus({ _id: 'c2', slug: 'okhla-i', name: 'Okhla I Campus' })]),
  '/program': answer([
    aProgram('DCE', 'DIPLOMA'),
    aProgram('DPR', 'DIPLOMA', { years: null }),
    aProgram('BCE', 'UG', { campuses: [{ slug: 'okhla-i', name: 'Okhla I Campus' }] }),
  ]),
};

const campus = (name = 'dwarka', api: Record<string, unknown> = API) =>
  renderPage(<Campus />, { path: `/campus/${encodeURIComponent(name)}`, pattern: '/campus/:name', api });

const load = (name: string, api: Record<string, unknown> = API) =>
  loader({
    queryClient: campus(name, api).queryClient,
    params: { name },
    url: new URL(`https://seu.example/campus/${encodeURIComponent(name)}?from=map`),
  });

test('says where it is and how to reach it, with a map that opens elsewhere', async () => {
  campus();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(screen.getByText('110077')).toBeInTheDocument();
  expect(screen.getByText(/Leave the train at Dwarka Sector 10\./)).toBeInTheDocument();
  expect(screen.getByText('Usable by wheelchair')).toBeInTheDocument();
  expect(screen.getByText('Civil Engineering workshop')).toBeInTheDocument();
  const map = screen.getByRole('link', { name: /^Open in a map/ });
  expect(new URL((map as HTMLAnchorElement).href).searchParams.get('q')).toBe(
    'Dwarka Campus, Dwarka Sector 9, New Delhi 110077',
  );
  expect(map).toHaveAttribute('target', '_blank');
  expect(map).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('lists what is taught there only; what has no page is no link', async () => {
  campus();
  const programmes = await screen.findByRole('region', { name: 'Programmes' });
  expect(await within(programmes).findByRole('link', { name: 'Programme DCE' })).toHaveAttribute(
    'href',
    '/programs/id-DCE',
  );
  expect(within(programmes).getByText('Programme DPR')).toBeInTheDocument();
  expect(within(programmes).queryByRole('link', { name: 'Programme DPR' })).not.toBeInTheDocument();
  expect(within(programmes).queryByText('Programme BCE')).not.toBeInTheDocument();
});

test.each([
  [true, /can be used by wheelchair/],
  [false, /has steps only|have steps only/],
  [null, /has not been surveyed/],
])('accessible: %s', async (accessible, advice) => {
  campus('dwarka', { ...API, '/campus': campusAnswer([aCampus({ accessible })]) });
  expect(await screen.findByText(advice)).toBeInTheDocument();
});

test('stations are named in words, and their absence too', async () => {
  const view = campus('dwarka', { '/campus': campusAnswer([aCampus({ nearest_metro: 'Jhilmil / Dilshad Garden' })]) });
  expect(await screen.findByText('Jhilmil or Dilshad Garden')).toBeInTheDocument();
  view.unmount();
  campus('dwarka', { '/campus': campusAnswer([aCampus({ nearest_metro: null })]) });
  expect(await screen.findByText(/No station is near/)).toBeInTheDocument();
});

test('a photograph is shown where there is one', async () => {
  campus('dwarka', { '/campus': campusAnswer([aCampus({ campus_photo: '/photo.jpg' })]) });
  expect(await screen.findByRole('img', { name: 'View of the Dwarka Campus' })).toHaveAttribute('src', '/photo.jpg');
});

test('the campus stands while its programmes cannot be read', async () => {
  campus('dwarka', { '/campus': API['/campus'], '/program': new Error('down') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(await screen.findByText('Failed to load programs.')).toBeInTheDocument();
});

test.each(['Dwarka Campus', 'dwarka campus', 'DWARKA'])('%s moves to the slug, with its query', async (name) => {
  const moved = (await load(name).catch((thrown: unknown) => thrown)) as Response;
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/campus/dwarka?from=map');
});

test('the loader names the page after the campus', async () => {
  expect(await load('dwarka')).toMatchObject({
    title: 'Dwarka Campus',
    description: expect.stringContaining('Dwarka Sector 9'),
  });
});

test('an unknown name is 404 and leads to the zones', async () => {
  expect(await load('atlantis')).toMatchObject({ status: 404 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Campus not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Campuses by zone' })).toBeInTheDocument();
});

test('a failure is no 404, and can be tried again', async () => {
  const api: Record<string, unknown> = { '/campus': new Error('down') };
  const { user } = campus('dwarka', api);
  expect(await screen.findByText('We could not load this campus.')).toBeInTheDocument();
  api['/campus'] = API['/campus'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(await load('dwarka', { '/campus': new Error('down') })).toEqual({ status: 503 });
});
