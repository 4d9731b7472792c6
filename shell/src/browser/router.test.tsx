import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { Link } from '@university/shared/router';
import { isToOtherDocument } from '../site/staff-area';
import { routerFor } from './router';

const live = jest.fn(createBrowserRouter);
jest.mock('react-router/live', () => ({ createBrowserRouter: (...given: Parameters<typeof live>) => live(...given) }), {
  virtual: true,
});

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <p>
        {useLocation().pathname} {useLocation().hash} {String(useLoaderData())}
      </p>
      <Link to="/other">Other</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const routes = [
  {
    id: 'frame',
    element: <Outlet />,
    hydrateFallbackElement: <p>Loading</p>,
    children: [
      { id: 'first', path: '/', element: <Page />, loader: () => 'read again' },
      { id: 'other', path: '/other', element: <Page />, loader: () => 'other' },
    ],
  },
];

const all = jest.fn(async () => routes);

/** A page that knows its own route alone. */
const open = () =>
  routerFor([{ ...routes[0], children: routes[0]?.children.slice(0, 1) }], all, { first: 'of the server' as never });

beforeEach(() => {
  live.mockClear();
  history.replaceState(null, '', '/');
});

test('the first page is there with what the server read, and nothing of the router that goes on', () => {
  const { router } = open();
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/ of the server')).toBeInTheDocument();
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['frame', 'first']);
  expect(live).not.toHaveBeenCalled();
});

test('a link brings that router, once, and leads on within the page', async () => {
  const { router, goLive } = open();
  const seen = jest.fn();
  router.subscribe(seen);
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('link', { name: 'Other' }).click());
  expect(await screen.findByText('/other other')).toBeInTheDocument();
  expect(seen).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/other');
  await goLive();
  expect(live).toHaveBeenCalledTimes(1);
});

test('sign-in and the staff area are other documents', () => {
  const ways = [
    '/admin',
    '/admin/x',
    '/ADMIN-login',
    '/admin-login/password',
    '/loginseu',
    '/administration',
    '/login',
  ];
  expect(ways.filter(isToOtherDocument)).toEqual(ways.slice(0, 5));
  history.replaceState(null, '', '/admin/x');
  expect(ways.filter(isToOtherDocument)).toEqual(ways.slice(5));
});

test('that it comes changes nothing on the page, but for an anchor that was followed meanwhile', async () => {
  const { router, goLive } = open();
  const seen = jest.fn();
  router.subscribe(seen);
  render(<RouterProvider router={router} />);
  location.hash = '#part';
  await act(async () => void (await goLive()));
  expect(screen.getByText('/ #part of the server')).toBeInTheDocument();
  expect(seen).toHaveBeenCalledTimes(1);
});

test('where its code cannot be had, the next attempt asks for it again', async () => {
  live.mockImplementationOnce(() => {
    throw new Error('no such file');
  });
  const { goLive } = open();
  await expect(goLive()).rejects.toThrow('no such file');
  await expect(goLive()).resolves.toHaveProperty('navigate');
});

test('where the other routes cannot be had, a link opens a document, and the next one asks again', async () => {
  all.mockRejectedValueOnce(new Error('other routes by now'));
  const { router, goLive } = open();
  const followed = router.navigate('#part');
  await expect(followed).resolves.toBeUndefined();
  expect(location.hash).toBe('#part');
  expect(live).not.toHaveBeenCalled();
  await expect(goLive()).resolves.toHaveProperty('navigate');
});

test('a preview has nothing of the server, and reads its pages itself', async () => {
  const { router, goLive } = routerFor(routes, all);
  await goLive();
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('/ read again')).toBeInTheDocument();
});
