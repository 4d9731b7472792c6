import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NOT_FOUND_ID } from '../../site/routes';
import { Breadcrumbs } from './Breadcrumbs';

function open(path: string, loaded: { title?: string } | null = null) {
  const routes = [
    { id: NOT_FOUND_ID, path: '*', element: <Breadcrumbs />, handle: { title: 'Page Not Found' } },
    ...['/', '/programs/p1', '/tenders'].map((known) => ({
      path: known,
      element: <Breadcrumbs />,
      handle: { title: 'By descriptor' },
      loader: () => loaded,
    })),
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

const crumbs = async () =>
  within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      item.querySelector('a')?.getAttribute('href') ?? item.getAttribute('aria-current'),
    ]);

test('lead from the home page down to the page, which is named by its data', async () => {
  open('/programs/p1', { title: 'B.Tech. Robotics' });
  expect(await crumbs()).toEqual([
    ['Home', '/'],
    ['Academics', null],
    ['Programmes', null],
    ['All Programmes', '/courses'],
    ['B.Tech. Robotics', 'page'],
  ]);
});

test('name a page without data by its descriptor', async () => {
  open('/tenders');
  expect(await crumbs()).toEqual([
    ['Home', '/'],
    ['By descriptor', 'page'],
  ]);
});

test.each(['/', '/nowhere'])('there are none at %s', async (path) => {
  open(path);
  await Promise.resolve();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
