import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { campusAnswer } from '../testing';
import Campuses, { loader } from './Campuses';
import { aPlacedCampus, zoneAnswer } from './testing';

const near = (isExact: boolean) => ({
  status: 'success',
  data: {
    place: { code: '110075', name: 'Dwarka', is_exact: isExact },
    campuses: [
      { ...aPlacedCampus('Dwarka'), distance: 0 },
      { ...aPlacedCampus('Okhla'), distance: 21 },
    ],
  },
});

const API = {
  '/zone': zoneAnswer('South', 'West', 'North'),
  '/campus': campusAnswer([aPlacedCampus('Dwarka', { has_hostel: true }), aPlacedCampus('Okhla', { zone: 'south' })]),
  '/campus/nearest': near(true),
};

const campuses = (query = '', api: Record<string, unknown> = API) =>
  renderPage(<Campuses />, { path: `/campus${query}`, api });

test('campuses stand under their zones, in the order of the zones, and on a map', async () => {
  campuses();
  const zones = await screen.findAllByRole('heading', { level: 3 });
  expect(zones.map(({ textContent }) => textContent)).toEqual(['South Zone', 'West Zone']);
  const west = within(screen.getByRole('region', { name: 'West Zone' }));
  expect(west.getByRole('link', { name: 'West Zone' })).toHaveAttribute('href', '/campus/zone/west');
  expect(west.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
  expect(west.getByText(/60 seats/)).toBeInTheDocument();
  expect(west.getByText('Hostel')).toBeInTheDocument();
  const map = within(screen.getByRole('group', { name: 'Map of the campuses' }));
  expect(map.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Dwarka Campus',
    'Okhla Campus',
  ]);
});

test('the form works without scripts, and finds the nearest at once', async () => {
  const { user, router } = campuses();
  const field = screen.getByLabelText('Your PIN code');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
  expect(field.closest('form')).toHaveAttribute('action', '/campus');
  await user.type(field, '110 075{Enter}');
  expect(await screen.findByText('In a straight line from Dwarka (110075).')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?pin=110+075');
  const [first, second] = within(screen.getByRole('region', { name: 'Campuses near you' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Dwarka CampusLess than 1 km/);
  expect(second).toHaveTextContent(/^Okhla Campus21 km/);
});

test('says when it measures from another PIN code', async () => {
  campuses('?pin=110077', { ...API, '/campus/nearest': near(false) });
  expect(await screen.findByText(/^We do not know where 110077 is\. .* \(110075\)\.$/)).toBeInTheDocument();
});

test.each([
  [
    'a code that is not known',
    { status: 'success', data: { place: null, campuses: [] } },
    /We do not know the PIN code 999999/,
  ],
  [
    'no campus on the map',
    { status: 'success', data: { place: near(true).data.place, campuses: [] } },
    /No campus has a place/,
  ],
  ['a failure', new Error('down'), /We could not look for campuses/],
])('%s', async (_, answer, said) => {
  campuses('?pin=999999', { ...API, '/campus/nearest': answer });
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 3, name: 'West Zone' })).toBeInTheDocument();
});

test('the loader reads what is asked for; a failure is 503', async () => {
  const read = async (api: Record<string, unknown>) =>
    loader({
      queryClient: campuses('', api).queryClient,
      params: {},
      url: new URL('https://seu.example/campus?pin=110075'),
    });
  expect(await read(API)).toEqual({ status: 200 });
  expect(await read({ ...API, '/campus': new Error('down') })).toEqual({ status: 503 });
});
