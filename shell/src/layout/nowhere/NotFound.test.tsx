import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { NotFound } from './NotFound';

const page = (path: string, title: string) => ({ path, title, description: '', keywords: [] });

test('has the texts of the specification and the way home', () => {
  renderPage(<NotFound />, { path: '/zebra' });
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(screen.getByText('Page Not Found')).toBeVisible();
  expect(
    screen.getByText(
      'The page you’re looking for doesn’t exist or has been moved. Let’s get you back to something helpful.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
});

test('offers pages near the address, and a search for its words', async () => {
  renderPage(<NotFound />, { path: '/amenities/Hostel-Fees', sitePages: [page('/amenities/Hostel', 'Hostels')] });
  expect(await screen.findByRole('link', { name: 'Hostels' })).toHaveAttribute('href', '/amenities/Hostel');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('searchbox', { name: 'Look for it here' })).toHaveValue('Hostel Fees');
});

test('offers pages that people have written', async () => {
  const pages = [page('/amenities/Library', 'Library')];
  renderPage(<NotFound />, { path: '/libary', api: { '/page': { status: 'success', data: { pages } } } });
  expect(await screen.findByRole('link', { name: 'Library' })).toHaveAttribute('href', '/amenities/Library');
});

test('names no pages where none is near', async () => {
  const { queryClient } = renderPage(<NotFound />, { path: '/zebra', sitePages: [page('/courses', 'Courses')] });
  await waitFor(() => expect(queryClient.getQueryData(['near-pages', '/zebra'])).toEqual([]));
  expect(screen.queryByText('Perhaps you were looking for')).not.toBeInTheDocument();
});
