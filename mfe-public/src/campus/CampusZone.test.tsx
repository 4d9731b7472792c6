import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aCampus, campusAnswer } from '../testing';
import CampusZone, { loader } from './CampusZone';

const API = {
  '/campus': campusAnswer([
    aCampus({ headquarters: true }),
    aCampus({ _id: 'c2', slug: 'ranhola', name: 'Ranhola Campus', women_only: true, courses_offered: ['A', 'B'] }),
  ]),
};

const zone = (id = 'west', api: Record<string, unknown> = API) =>
  renderPage(<CampusZone />, { path: `/campus/zone/${id}`, pattern: '/campus/zone/:zone', api });

const load = (id: string, api: Record<string, unknown> = API) =>
  loader({ queryClient: zone(id, api).queryClient, params: { zone: id }, url: new URL('https://seu.example/') });

test('shows each campus with address, metro, accessibility and map, and leads to it', async () => {
  zone();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Campuses in the West Zone');
  const [first, second] = (await screen.findAllByRole('heading', { level: 2 })).map(
    (heading) => heading.closest('li') as HTMLElement,
  );
  const dwarka = within(first as HTMLElement);
  expect(dwarka.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
  for (const said of ['Dwarka Sector 9, New Delhi 110077', 'Dwarka Sector 10', 'Usable by wheelchair', '1 programme'])
    expect(dwarka.getByText(said)).toBeInTheDocument();
  expect(dwarka.getByText('University offices')).toBeInTheDocument();
  expect(dwarka.getByRole('link', { name: /^Open in a map/ })).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('For women only')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText('2 programmes')).toBeInTheDocument();
});

test('leads to the other zones', async () => {
  zone();
  const zones = within(screen.getByRole('navigation', { name: 'Campuses by zone' })).getAllByRole('link');
  expect(zones.map((link) => link.getAttribute('href'))).toEqual(
    ['central', 'north', 'south', 'east'].map((id) => `/campus/zone/${id}`),
  );
});

test('the loader names zone and campuses; an unknown zone is 404', async () => {
  expect(await load('west')).toMatchObject({
    title: 'Campuses in the West Zone',
    description: expect.stringContaining('Dwarka Campus, Ranhola Campus'),
  });
  expect(await load('up')).toMatchObject({ status: 404 });
});

test('loading, failure, empty', async () => {
  const api: Record<string, unknown> = { '/campus': new Error('down') };
  const { user } = zone('west', api);
  expect(screen.getByText('Loading Campuses...')).toBeInTheDocument();
  expect(await screen.findByText('We could not load the campuses.')).toBeInTheDocument();
  api['/campus'] = campusAnswer([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no campus in this zone at the moment.')).toBeInTheDocument();
});
