import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { CampusesByZone } from './CampusesByZone';
import { given } from './testing';

const answer = (campuses: unknown) => ({ status: 'success', data: { campuses } });
const ZONES = {
  status: 'success',
  data: {
    zones: [
      { _id: 'z1', code: 'south', name: 'South Zone' },
      { _id: 'z2', code: 'west', name: 'West Zone' },
    ],
  },
};
const DWARKA = { slug: 'dwarka', name: 'Dwarka Campus', zone: 'west' };

test('campuses stand under their zone; a zone without one is left out', async () => {
  renderPage(<CampusesByZone {...given({ campusesLead: null })} />, {
    api: { '/zone': ZONES, '/campus': answer([DWARKA]) },
  });
  expect(screen.getByText('Loading Campuses...')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'West Zone' })).toHaveAttribute('href', '/campus/zone/west');
  expect(screen.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
  expect(screen.queryByText('South Zone')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^All campuses/ })).toHaveAttribute('href', '/campus');
});

test('what the university says of its campuses stands before what can be done here', async () => {
  renderPage(<CampusesByZone {...given()} />, { api: { '/zone': ZONES, '/campus': answer([DWARKA]) } });
  expect(screen.getByText('Looms by the sea. Open a zone, or go straight to a campus.')).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Dwarka Campus' });
});

test('without a campus there is no such part', async () => {
  renderPage(<CampusesByZone {...given({ campusesLead: null })} />, { api: { '/zone': ZONES, '/campus': answer([]) } });
  await waitForElementToBeRemoved(() => screen.queryByRole('heading'));
});

test('says that it failed, and tries again', async () => {
  const api: Record<string, unknown> = { '/zone': ZONES, '/campus': new Error('down') };
  const { user } = renderPage(<CampusesByZone {...given({ campusesLead: null })} />, { api });
  expect(await screen.findByText('We could not load the campuses.')).toBeInTheDocument();
  api['/campus'] = answer([DWARKA]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Dwarka Campus' })).toBeInTheDocument();
});

test('a fault in it stays inside its error boundary', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { queryClient } = renderPage(<CampusesByZone {...given({ campusesLead: null })} />, {
    api: { '/zone': ZONES, '/campus': answer([DWARKA]) },
  });
  await screen.findByRole('link', { name: 'Dwarka Campus' });
  queryClient.setQueryData(['home', 'campuses'], [null]);
  expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Campuses by zone' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
