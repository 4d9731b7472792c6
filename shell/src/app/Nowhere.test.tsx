import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Nowhere } from '../layout/islands';
import { readNowhere } from './Nowhere';

/** The page at an address that no remote claims. */
function open(address: string, absent?: string[]) {
  const url = new URL(`https://seu.example${address}`);
  const routes = [
    { path: '*', element: <Nowhere />, hydrateFallbackElement: <p />, loader: () => readNowhere({ absent }, url) },
  ];
  const queryClient = createQueryClient({ api: { get: async () => ({}) }, sitePages: async () => [] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </QueryClientProvider>,
  );
}

test.each(['/alumni', '/Alumni/1/letters', '/one'])('%s of a remote that is away says so', async (address) => {
  open(address, ['/alumni/*', '/one']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Away for a moment' })).toBeVisible();
  expect(screen.getByText(/Please try again in a few minutes/)).toBeVisible();
});

test.each([['/alumnus'], ['/one/two']])('%s is nobody’s', async (address) => {
  open(address, ['/alumni/*', '/one']);
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible();
});

test('where no remote is away every such address is nobody’s', async () => {
  open('/alumni');
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(readNowhere({}, new URL('https://seu.example/alumni'))).toBeNull();
});
