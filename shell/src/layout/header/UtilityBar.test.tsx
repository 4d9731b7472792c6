import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authStore } from '@university/shared';
import { identity, LOGIN_PATH } from '@university/shared/identity';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { noPopovers } from '../../testing/no-popovers';
import { UtilityBar } from './UtilityBar';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => act(() => authStore.getState().end()));
afterAll(() => server.close());

noPopovers();

function open() {
  render(
    <MemoryRouter>
      <UtilityBar />
    </MemoryRouter>,
  );
}

test('has the entries of the specification, in its order', () => {
  open();
  const entries = within(screen.getByRole('navigation', { name: 'Logins and services' })).getAllByRole('listitem');
  expect(entries.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Tenders', '/tenders'],
    ['Admin Login', '/admin-login'],
    ['Faculty Login', undefined],
    [expect.stringMatching(/^Student Login/), identity.portals.student],
    ['Grievance form & RTI', '/grievance-form'],
    ['Alumni', '/alumni'],
  ]);
});

test('the student portal opens in a new tab, and says so', () => {
  open();
  const link = screen.getByRole('link', { name: /^Student Login/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link).toHaveAccessibleName(/opens in a new tab/);
});

test('Faculty Login offers two portals in a modal', () => {
  open();
  const modal = screen.getByText('Welcome, Faculty!').closest('dialog') as HTMLElement;
  expect(screen.getByRole('button', { name: 'Faculty Login' })).toHaveAttribute('popovertarget', modal.id);
  expect(within(modal).getByText('Please select your login portal.')).toBeInTheDocument();
  const [own, external] = within(modal).getAllByRole('link', { hidden: true });
  expect(own).toHaveAttribute('href', LOGIN_PATH);
  expect(external).toHaveAttribute('href', identity.portals.faculty);
  expect(external).toHaveAttribute('target', '_blank');
});

test('staff who are logged in see who they are, and get out', async () => {
  let loggedOut = false;
  server.use(
    http.post('*/api/v1/auth/logout', () => {
      loggedOut = true;
      return HttpResponse.json({ status: 'success', data: {} });
    }),
  );
  open();
  act(() => authStore.getState().begin({ token: 't1', currentRole: 'notices', email: 'n@seu.example' }));
  expect(screen.getByRole('link', { name: 'Logged in as n@seu.example' })).toHaveAttribute('href', '/admin/dashboard');
  expect(screen.queryByRole('link', { name: 'Admin Login' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.getByRole('link', { name: 'Admin Login' })).toBeVisible();
  expect(authStore.getState().session).toBeNull();
  await waitFor(() => expect(loggedOut).toBe(true));
});
