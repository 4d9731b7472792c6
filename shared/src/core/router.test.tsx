import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEventHandler } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, type LinkProps } from './router';

function open(props: Partial<LinkProps> = {}) {
  const router = createMemoryRouter(
    [
      {
        path: '/start',
        element: (
          <Link to="/notices?page=2#top" {...props}>
            Notices
          </Link>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/before', '/start'] },
  );
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link', { name: 'Notices' }) };
}

/** Clicks, and says whether the browser was left to follow the link itself. */
function click(link: HTMLElement, options: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, { button: 0, ...options });
  // jsdom cannot navigate and would complain; React has decided by the time this listener runs.
  let followed = true;
  const settle = (seen: Event) => {
    followed = !seen.defaultPrevented;
    seen.preventDefault();
  };
  document.addEventListener('click', settle, { once: true });
  fireEvent(link, event);
  return followed;
}

test('a click navigates within the page', async () => {
  const { router, link } = open();
  expect(link).toHaveAttribute('href', '/notices?page=2#top');
  expect(click(link)).toBe(false);
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/notices', search: '?page=2', hash: '#top' });
  expect(router.state.historyAction).toBe('PUSH');
});

test.each([
  ['ctrl', { ctrlKey: true }],
  ['meta', { metaKey: true }],
  ['shift', { shiftKey: true }],
  ['alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is the browser’s', (_, how) => {
  const { router, link } = open();
  expect(click(link, how)).toBe(true);
  expect(router.state.location.pathname).toBe('/start');
});

test('a link for another tab is the browser’s', () => {
  const { router, link } = open({ target: '_blank' });
  expect(click(link)).toBe(true);
  expect(router.state.location.pathname).toBe('/start');
});

test('a handler may take the click', () => {
  const onClick: MouseEventHandler = (event) => event.preventDefault();
  const { router, link } = open({ onClick });
  click(link);
  expect(router.state.location.pathname).toBe('/start');
});

test('replace takes the place of the history entry; state travels with it', async () => {
  const { router, link } = open({ replace: true, state: { from: 'here' } });
  click(link);
  await screen.findByText('elsewhere');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toEqual({ from: 'here' });
});
