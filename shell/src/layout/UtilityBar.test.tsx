import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authStore } from '@university/shared';
import { identity, LOGIN_PATH } from '@university/shared/identity';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { UtilityBar } from './UtilityBar';

const server = setupServer();

// jsdom has no modals.
const { showModal, close } = HTMLDialogElement.prototype;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => act(() => authStore.getState().end()));
afterAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  server.close();
});

function Where() {
  return <p>at {useLocation().pathname}</p>;
}

function open() {
  render(
    <MemoryRouter>
      <UtilityBar />
      <Where />
    </MemoryRouter>,
  );
}

const modal = () => screen.queryByRole('dialog', { name: 'Welcome, Faculty!' });

async function openModal() {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Faculty Login' }));
  return within(modal() as HTMLElement);
}

test('has the entries of the specification, in its order', () => {
  open();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/tenders',
    '/admin-login',
    LOGIN_PATH,
    identity.portals.student,
    '/grievance-form',
    '/alumni',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Tenders',
    'Admin Login',
    'Faculty Login',
    expect.stringMatching(/^Student Login/),
    'Grievance form & RTI',
    'Alumni',
  ]);
});

test('the student portal opens in a new tab, and says so', () => {
  open();
  const link = screen.getByRole('link', { name: /^Student Login/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link).toHaveAccessibleName(/opens in a new tab/);
});

describe('Faculty Login', () => {
  it('opens a modal with two portals instead of leaving the page', async () => {
    const { getByText, getByRole } = await openModal();
    expect(getByRole('heading', { name: 'Welcome, Faculty!' })).toBeVisible();
    expect(getByText('Please select your login portal.')).toBeVisible();
    expect(screen.getByText('at /')).toBeVisible();
    const external = getByRole('link', { name: /^Faculty portal/ });
    expect(external).toHaveAttribute('href', identity.portals.faculty);
    expect(external).toHaveAttribute('target', '_blank');
  });

  it('leads to the university’s own login, and closes', async () => {
    const { getByRole } = await openModal();
    await userEvent.click(getByRole('link', { name: 'University login' }));
    expect(modal()).not.toBeInTheDocument();
    expect(screen.getByText(`at ${LOGIN_PATH}`)).toBeVisible();
  });

  it('closes by its button', async () => {
    const { getByRole } = await openModal();
    await userEvent.click(getByRole('button', { name: 'Close' }));
    expect(modal()).not.toBeInTheDocument();
  });

  it('closes by a click beside it, not by one in it', async () => {
    const { getByText } = await openModal();
    await userEvent.click(getByText('Please select your login portal.'));
    expect(modal()).toBeVisible();
    // A click on the backdrop has the dialog itself as its target.
    await userEvent.click(modal() as HTMLElement);
    expect(modal()).not.toBeInTheDocument();
  });
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
