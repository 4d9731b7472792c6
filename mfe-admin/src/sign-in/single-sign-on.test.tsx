import { act, screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import Login from './Login';
import { singleSignOn as texts } from './texts';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  authStore.getState().end();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const END = '*/api/v1/auth/single-sign-on';
const LOGGED_IN = { status: 'success', token: 't1', role: 'notices', email: 'n@seu.example' };

const open = (outcome?: string) =>
  renderPage(<Login />, {
    path: outcome ? `/admin-login#single-sign-on=${outcome}` : '/admin-login',
    pattern: '/admin-login',
    api: { '/auth/ways': { data: { singleSignOn: { name: 'your work account' } } } },
  });

it('the way to the provider stands beside the password', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Log in with your work account' });
  expect(link).toHaveAttribute('href', '/api/v1/auth/single-sign-on/begin');
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
});

it('who comes back has a session, and is led to the page that asked for the login', async () => {
  server.use(http.post(END, () => HttpResponse.json(LOGGED_IN)));
  sessionStorage.setItem('return-to', '/admin/uploads');
  const { router } = open('done');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/uploads'));
  expect(sessionStorage).toMatchObject({ token: 't1', currentRole: 'notices', email: 'n@seu.example' });
  expect(sessionStorage.getItem('return-to')).toBeNull();
});

it('the page that asked is kept while the browser is away', async () => {
  const { router, user } = open();
  await act(() => router.navigate('/admin-login', { state: { from: '/admin/mail' } }));
  const link = await screen.findByRole('link', { name: 'Log in with your work account' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(sessionStorage.getItem('return-to')).toBe('/admin/mail');
});

it('a one-time code is asked for where the account has them', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(END, async ({ request }) => {
      const body = (await request.json()) as { one_time_code?: string };
      sent.push(body);
      if (!body.one_time_code) return HttpResponse.json(refusal('second_factor_required', 'Enter it'), { status: 403 });
      if (body.one_time_code === '000000') return HttpResponse.json(refusal('wrong_code', 'no'), { status: 401 });
      return HttpResponse.json(LOGGED_IN);
    }),
  );
  const { router, user } = open('done');
  const field = await screen.findByLabelText('One-time code');
  const button = screen.getByRole('button', { name: 'Log in' });
  await user.click(button);
  expect(field).toHaveAccessibleDescription(/Enter the one-time code/);
  await user.type(field, '000000');
  await user.click(button);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not right/));
  await user.clear(field);
  await user.type(field, '123456');
  await user.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  expect(sent).toEqual([{}, { one_time_code: '000000' }, { one_time_code: '123456' }]);
});

it('a login that was not finished in time offers to begin again, or another way', async () => {
  server.use(http.post(END, () => HttpResponse.json(refusal('gone', 'Begin again.'), { status: 410 })));
  const { user } = open('done');
  expect(await screen.findByText('Begin again.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in with your work account' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: texts.otherWay }));
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
});

it.each([...Object.entries(texts.outcomes), ['whatever', texts.unknown]])(
  '%s is said in words',
  async (outcome, words) => {
    const { router } = open(outcome);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(router.state.location.hash).toBe('');
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  },
);

it('a login confirmed in a tab of its own says where to go on, and leads nowhere', async () => {
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'a@seu.example' });
  let sent: unknown;
  server.use(
    http.post('*/api/v1/auth/confirm', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ status: 'success', data: {} });
    }),
  );
  const { router } = open('again');
  expect(await screen.findByText(texts.confirmed)).toBeInTheDocument();
  expect(sent).toEqual({ single_sign_on: true });
  expect(router.state.location.pathname).toBe('/admin-login');
});
