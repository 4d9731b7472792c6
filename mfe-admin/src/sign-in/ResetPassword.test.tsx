import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import ResetPassword from './ResetPassword';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const TOKEN = 'a-token-of-more-than-twenty-characters';
const CONFIRM = '*/api/v1/auth/password-reset/confirm';
const ok = () => HttpResponse.json({ status: 'success', data: {} });

const open = (hash = '') =>
  renderPage(<ResetPassword />, { path: `/admin-login/password${hash}`, pattern: '/admin-login/password' });

async function choose({ user }: ReturnType<typeof open>, password: string, again = password) {
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), again);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
}

it('asks for a link, and never tells whether there is an account', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/v1/auth/password-reset', async ({ request }) => {
      sent = await request.json();
      return ok();
    }),
  );
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
  expect(screen.getByLabelText(/E-mail address/)).toHaveAccessibleDescription('Enter your e-mail address');
  await user.type(screen.getByLabelText(/E-mail address/), 'a@seu.example');
  await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
  expect(await screen.findByText(/If there is an account with a@seu\.example/)).toBeInTheDocument();
  expect(sent).toEqual({ email: 'a@seu.example' });
});

it('says how long to wait after too many', async () => {
  const answer = HttpResponse.json(refusal('too_many_attempts', 'no'), {
    status: 429,
    headers: { 'Retry-After': '30' },
  });
  server.use(http.post('*/api/v1/auth/password-reset', () => answer));
  const { user } = open();
  await user.type(screen.getByLabelText(/E-mail address/), 'a@seu.example');
  await user.click(screen.getByRole('button', { name: 'Mail me a link' }));
  expect(await screen.findByText('You can try again in 30 seconds.')).toBeInTheDocument();
});

it('sets the password by the token of the link, which leaves the address', async () => {
  let sent: unknown;
  server.use(
    http.post(CONFIRM, async ({ request }) => {
      sent = await request.json();
      return ok();
    }),
  );
  const view = open(`#${TOKEN}`);
  await waitFor(() => expect(view.router.state.location.hash).toBe(''));
  await choose(view, 'four words that differ', 'four words');
  expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription('The two passwords are not the same');
  await view.user.clear(screen.getByLabelText('New password again'));
  await view.user.type(screen.getByLabelText('New password again'), 'four words that differ');
  await view.user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByText('Your password is set')).toBeInTheDocument();
  expect(sent).toEqual({ token: TOKEN, password: 'four words that differ' });
});

it.each([
  ['a spent link', () => HttpResponse.json(refusal('gone', 'no'), { status: 410 })],
  [
    'a link that lost its end',
    () => HttpResponse.json(refusal('invalid_request', 'no', [{ path: 'token', message: 'short' }]), { status: 400 }),
  ],
])('leads on from %s', async (_, answer) => {
  server.use(http.post(CONFIRM, answer));
  const view = open(`#${TOKEN}`);
  await choose(view, 'four words that differ');
  await view.user.click(await screen.findByRole('button', { name: 'Ask for a new link' }));
  expect(screen.getByRole('button', { name: 'Mail me a link' })).toBeInTheDocument();
});
