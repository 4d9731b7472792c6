import { act, screen, waitFor } from '@testing-library/react';
import { Link } from '@university/shared/router';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { watchClicks } from './early';
import { Island, IslandCode, LeaveWatch, whenOnline } from './Island';

let clicks: number;
let loads: number;
let deliver: (result: 'code' | 'failure') => void;
let root: Root;

function Content() {
  return (
    <>
      <button type="button" onClick={() => clicks++}>
        Press
      </button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
}

const routes = (code: IslandCode<{ default: typeof Content }>) => [
  {
    path: '/',
    element: (
      <>
        <LeaveWatch code={code} />
        <Island code={code} attributes={{ 'data-area': 'a' }} onStanding={whenOnline}>
          {({ default: Part }) => <Part />}
        </Island>
      </>
    ),
    loader: () => null,
  },
  { path: '/elsewhere', element: <p>Elsewhere</p>, loader: () => null },
];

/** The page as the server sent it, taken over by the browser; the part's code is still to come. */
async function takeOver() {
  const onServer = new IslandCode(async () => ({ default: Content }));
  await onServer.load();
  const hydrationData = { loaderData: { 0: null } };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <RouterProvider router={createMemoryRouter(routes(onServer), { hydrationData })} />,
  );
  const button = container.querySelector('button') as HTMLButtonElement;
  const inBrowser = new IslandCode(
    () =>
      new Promise<{ default: typeof Content }>((resolve, reject) => {
        loads++;
        deliver = (result) => (result === 'code' ? resolve({ default: Content }) : reject(new Error('down')));
      }),
    { until: 'touched' },
  );
  const router = createMemoryRouter(routes(inBrowser), { hydrationData });
  await act(async () => {
    root = hydrateRoot(container, <RouterProvider router={router} />);
  });
  return { button, router };
}

beforeEach(() => {
  Reflect.deleteProperty(window, Symbol.for('university:sign-of-life'));
  // As the first script of every page does.
  watchClicks();
  clicks = 0;
  loads = 0;
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('nothing is loaded before somebody uses the page; the server’s nodes stay', async () => {
  const { button } = await takeOver();
  expect(loads).toBe(0);
  expect(button).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(loads).toBe(1);
  await act(async () => deliver('code'));
  expect(screen.getByRole('button')).toBe(button);
  act(() => button.click());
  expect(clicks).toBe(1);
});

test('a click that came too early is made good, once', async () => {
  const { button } = await takeOver();
  await act(async () => button.click());
  expect(clicks).toBe(0);
  await act(async () => deliver('code'));
  await waitFor(() => expect(clicks).toBe(1));
  expect(screen.getByRole('button')).toBe(button);
});

test('leaving does not wait for the code', async () => {
  const { router } = await takeOver();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  await act(async () => router.navigate('/elsewhere'));
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
});

test('a change of the address keeps the server’s nodes until the code is there', async () => {
  const { button, router } = await takeOver();
  await act(async () => router.navigate('/#content'));
  expect(button).toBeVisible();
  await act(async () => deliver('code'));
  act(() => screen.getByRole('button').click());
  expect(clicks).toBe(1);
});

test('when the code cannot be had, the nodes stay, and it is asked for again when the network is back', async () => {
  const { button } = await takeOver();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  await act(async () => deliver('failure'));
  expect(button).toBeVisible();
  await act(async () => deliver('failure'));
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => deliver('code'));
  act(() => screen.getByRole('button').click());
  expect(clicks).toBe(1);
});

test('who asks while an attempt fails that began earlier gets another one', async () => {
  await takeOver();
  await act(async () => window.dispatchEvent(new Event('scroll')));
  await act(async () => deliver('failure'));
  expect(loads).toBe(2);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(loads).toBe(2);
  await act(async () => deliver('failure'));
  expect(loads).toBe(3);
  await act(async () => deliver('code'));
  act(() => screen.getByRole('button').click());
  expect(clicks).toBe(1);
});
