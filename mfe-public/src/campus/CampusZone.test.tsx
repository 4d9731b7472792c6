import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { campusAnswer } from '../testing';
import CampusZone, { loader } from './CampusZone';
import { aPicture, aPlacedCampus, zoneAnswer } from './testing';

const API = {
  '/zone': zoneAnswer('North', 'West', 'South'),
  '/campus': campusAnswer([
    aPlacedCampus('Dwarka', { headquarters: true, picture: aPicture() }),
    aPlacedCampus('Okhla', { zone: 'south', latitude: 28.5 }),
    aPlacedCampus('Ranhola', {
      women_only: true,
      seats: 0,
      accessible: null,
      nearest_metro: null,
      latitude: null,
      picture: aPicture(),
    }),
  ]),
};

const zone = (code = 'west', api: Record<string, unknown> = API) =>
  renderPage(<CampusZone />, { path: `/campus/zone/${code}`, pattern: '/campus/zone/:zone', api });

const load = (code: string, api: Record<string, unknown> = API) =>
  loader({ queryClient: zone(code, api).queryClient, params: { zone: code }, url: new URL('https://seu.example/') });

const cards = async () =>
  (await screen.findAllByRole('heading', { level: 2, name: /Campus$/ })).map((heading) =>
    within(heading.closest('li') as HTMLElement),
  );

test('shows each campus of the zone with what is known of it, and leads to it', async () => {
  zone();
  expect(await screen.findByRole('heading', { level: 1, name: 'Campuses: West Zone' })).toBeInTheDocument();
  const [dwarka, ranhola, ...others] = (await cards()) as [
    Awaited<ReturnType<typeof cards>>[0],
    Awaited<ReturnType<typeof cards>>[0],
  ];
  expect(others).toEqual([]);
  expect(dwarka.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
  for (const said of ['Dwarka Sector 9, New Delhi 110077', 'Dwarka Sector 10', '60', 'University offices'])
    expect(dwarka.getByText(said)).toBeInTheDocument();
  // The page opens with the first picture.
  expect(dwarka.getByRole('img', { name: 'The gate' })).toHaveAttribute('loading', 'eager');
  expect(ranhola.getByRole('img', { name: 'The gate' })).toHaveAttribute('loading', 'lazy');
  expect(ranhola.getByText('For women only')).toBeInTheDocument();
  for (const unknown of ['Seats', 'Nearest metro', 'By wheelchair'])
    expect(ranhola.queryByText(unknown)).not.toBeInTheDocument();
});

test('a map shows where the campuses are; those of other zones are smaller', async () => {
  zone();
  const map = within(await screen.findByRole('group', { name: 'Map of the campuses' }));
  expect(map.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
  expect(map.getByRole('link', { name: 'Okhla Campus' }).querySelector('.far')).toBeInTheDocument();
  expect(map.queryByRole('link', { name: 'Ranhola Campus' })).not.toBeInTheDocument();
});

test('leads to all campuses and to the other zones', async () => {
  zone();
  await cards();
  const zones = within(screen.getByRole('navigation', { name: 'Campuses by zone' })).getAllByRole('link');
  expect(zones.map((link) => link.getAttribute('href'))).toEqual([
    '/campus',
    '/campus/zone/north',
    '/campus/zone/south',
  ]);
});

test('the loader names zone and campuses; an unknown zone is 404, a failure 503', async () => {
  expect(await load('west')).toMatchObject({
    title: 'Campuses: West Zone',
    description: expect.stringContaining('Dwarka Campus, Ranhola Campus'),
  });
  expect(await load('up')).toMatchObject({ status: 404 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(await load('west', { '/zone': new Error('down') })).toEqual({ status: 503 });
});

test('failure, empty', async () => {
  const api: Record<string, unknown> = { ...API, '/campus': new Error('down') };
  const { user } = zone('north', api);
  expect(screen.getByText('Loading Campuses...')).toBeInTheDocument();
  expect(await screen.findByText('We could not load the campuses.')).toBeInTheDocument();
  api['/campus'] = API['/campus'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no campus in this zone at the moment.')).toBeInTheDocument();
});
