import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import Hostels, { loader } from './Hostels';
import { aHostelCampus } from './testing';

const answer = (campuses: unknown[]) => ({ '/campus/hostel': { status: 'success', data: { campuses } } });

const BOTH = answer([
  aHostelCampus('Dwarka', { hostel: '40 rooms.', transport: 'A bus.', email: 'dwarka@seu.example' }),
  aHostelCampus('Okhla', { hostel: '12 rooms.', women_only: true }),
]);

const names = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('names hostels and transport by campus, with whom to ask', async () => {
  renderPage(<Hostels />, { api: BOTH });
  expect(await screen.findByText('40 rooms.')).toBeInTheDocument();
  expect(names('Campuses with a hostel')).toEqual(['Dwarka Campus', 'Okhla Campus']);
  expect(names('Transport')).toEqual(['Dwarka Campus']);
  expect(screen.getByText('For women only')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'dwarka@seu.example' })).toHaveLength(2);
});

test('says that there is none', async () => {
  renderPage(<Hostels />, { api: answer([]) });
  expect(await screen.findByText(/^No campus has a hostel/)).toBeInTheDocument();
});

test('a failure is 503', async () => {
  const { queryClient } = renderPage(<Hostels />, { api: { '/campus/hostel': new Error('down') } });
  const url = new URL('https://seu.example/');
  expect(await loader({ queryClient, params: {}, url })).toEqual({ status: 503 });
});
