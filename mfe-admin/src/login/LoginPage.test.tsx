import { act, screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { delay, HttpResponse, http } from 'msw';
import AdminLogin from '../pages/AdminLogin';
import StaffLogin from '../pages/StaffLogin';
import { refusal, server, startServer } from '../testing';

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
  return renderPage(<AdminLogin />, { path: '/admin-login', pattern: '/admin-login' });
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

it('has a page of its own for faculty and staff, for password managers too', () => {
  renderPage(<StaffLogin />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Faculty and staff login');
  expect(screen.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});
