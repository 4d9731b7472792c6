import { act, screen, waitFor } from '@testing-library/react';
import { authStore, LOGIN_PATH } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { delay, HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import Login from './Login';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const LOGIN = '*/api/v1/auth/login';
const EMAIL = 'notices@seu.example';
const PASSWORD = 'correct horse';

function open() {
  return renderPage(<Login />, { path: '/admin-login', pattern: '/admin-login' });
}

async function logIn({ user }: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText('E-mail address'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('logging in', () => {
  it('keeps the session for this tab and leads to the dashboard', async () => {
    let sent: unknown;
    server.use(
      http.post(LOGIN, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ status: 'success', token: 't1', role: 'notices' });
      }),
    );
    const page = open();
    await logIn(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/dashboard'));
    expect(sent).toEqual({ email: EMAIL, password: PASSWORD });
    expect(sessionStorage).toMatchObject({ token: 't1', currentRole: 'notices', email: EMAIL });
  });

  it('leads back to the page that asked for it', async () => {
    server.use(http.post(LOGIN, () => HttpResponse.json({ status: 'success', token: 't1', role: 'notices' })));
    const page = open();
    await act(() => page.router.navigate('/admin-login', { state: { from: '/admin/uploads' } }));
    await logIn(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/uploads'));
  });

  it('leads on who is logged in already', async () => {
    authStore.getState().begin({ token: 't1', currentRole: 'faculty', email: 'f@seu.example' });
    const { router } = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('sends once however often it is pressed', async () => {
    let calls = 0;
    server.use(
      http.post(LOGIN, async () => {
        calls += 1;
        await delay(50);
        return HttpResponse.json({ status: 'success', token: 't1', role: 'notices' });
      }),
    );
    const page = open();
    await page.user.type(screen.getByLabelText('E-mail address'), EMAIL);
    await page.user.type(screen.getByLabelText('Password'), PASSWORD);
    await page.user.dblClick(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/dashboard'));
    expect(calls).toBe(1);
  });
});

it('asks for a one-time code where the account has one, and keeps what was typed', async () => {
  const sent: { one_time_code?: string }[] = [];
  server.use(
    http.post(LOGIN, async ({ request }) => {
      const body = (await request.json()) as { one_time_code?: string };
      sent.push(body);
      if (!body.one_time_code)
        return HttpResponse.json(refusal('second_factor_required', 'Enter it.'), { status: 403 });
      if (body.one_time_code !== '123456') return HttpResponse.json(refusal('wrong_code', 'no'), { status: 401 });
      return HttpResponse.json({ status: 'success', token: 't1', role: 'notices' });
    }),
  );
  const page = open();
  await logIn(page);
  const field = await screen.findByLabelText('One-time code');
  expect(field).toHaveFocus();
  await page.user.type(field, '111111');
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/is not right, or was used already/));
  await page.user.clear(field);
  await page.user.type(field, '123456');
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/dashboard'));
  expect(sent.at(-1)).toEqual({ email: EMAIL, password: PASSWORD, one_time_code: '123456' });
});

describe('a login that fails', () => {
  it('asks for what is missing, beside the field and in a summary that has focus, and sends nothing', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address');
    await user.click(screen.getByRole('link', { name: 'Enter your password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it.each([
    ['wrong credentials', () => HttpResponse.json(refusal('wrong_credentials', 'no'), { status: 401 }), /is not right/],
    [
      'too many attempts',
      () => HttpResponse.json(refusal('too_many_attempts', 'no'), { status: 429, headers: { 'Retry-After': '120' } }),
      /You can try again in 2 minutes/,
    ],
    ['no connection', () => HttpResponse.error(), /could not reach the university/],
    [
      'a failing server',
      () => HttpResponse.json(refusal('internal', 'Something went wrong on our side.'), { status: 500 }),
      /went wrong on our side/,
    ],
  ])('says what is true after %s and keeps what was typed', async (_, answer, sentence) => {
    server.use(http.post(LOGIN, answer));
    const page = open();
    await logIn(page);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(authStore.getState().session).toBeNull();
  });

  it("shows the API's issues beside their fields", async () => {
    const issues = [{ path: 'email', message: 'Enter an e-mail address like name@university.example' }];
    server.use(http.post(LOGIN, () => HttpResponse.json(refusal('invalid_request', 'no', issues), { status: 400 })));
    const page = open();
    await logIn(page);
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/like name@university/),
    );
  });
});

describe('where somebody tried wrong passwords many times', () => {
  function askForCode() {
    const sent: { code?: string }[] = [];
    server.use(
      http.post(LOGIN, async ({ request }) => {
        const body = (await request.json()) as { code?: string };
        sent.push(body);
        return body.code === '12345678'
          ? HttpResponse.json({ status: 'success', token: 't1', role: 'notices' })
          : HttpResponse.json(refusal('code_required', 'no'), { status: 403 });
      }),
    );
    return sent;
  }

  it('asks for the mailed code in one further field, which has the focus, and keeps what was typed', async () => {
    const sent = askForCode();
    const page = open();
    await logIn(page);
    const field = await screen.findByLabelText('Code from the mail');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    await page.user.type(field, '12345678{Enter}');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/dashboard'));
    expect(sent).toEqual([
      { email: EMAIL, password: PASSWORD },
      { email: EMAIL, password: PASSWORD, code: '12345678' },
    ]);
  });

  it('says what is missing, what does not fit, and mails another code when asked', async () => {
    const sent = askForCode();
    const page = open();
    await logIn(page);
    const field = await screen.findByLabelText('Code from the mail');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(field).toHaveAccessibleDescription(/Enter the code from the mail/);
    expect(sent).toHaveLength(1);
    await page.user.type(field, '11111111{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/do not fit together/));
    expect(screen.getByRole('alert')).toHaveFocus();
    await page.user.click(screen.getByRole('button', { name: 'Mail another code' }));
    expect(await screen.findByText(/You asked again/)).toHaveAttribute('role', 'status');
    expect(sent.at(-1)).not.toHaveProperty('code');
  });
});

it('has a page of its own for faculty and staff, for password managers too', () => {
  renderPage(<Login />, { path: LOGIN_PATH, pattern: LOGIN_PATH });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Faculty and staff login');
  expect(screen.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});
