import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { authStore, LOGIN_PATH } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { answer, answering, held, logIn, refused, server, startServer } from '../testing';
import { browser, domError, withPasskeys } from '../testing/passkeys';
import Login from './Login';
import { returnTo } from './log-in';
import { hasPasskeys } from './passkeys';
import { singleSignOn as texts } from './texts';

jest.mock('@simplewebauthn/browser', () => browser);

startServer();

const LOGIN = '*/api/v1/auth/login';
const EMAIL = 'notices@seu.example';
const PASSWORD = 'correct horse';
const SESSION = { status: 'success', token: 't1', role: 'notices', email: EMAIL };
const IN_TAB = { token: 't1', currentRole: 'notices', email: EMAIL };
const LATER = { headers: { 'Retry-After': '120' } };
const loggedIn = () => HttpResponse.json(SESSION);

const open = () => renderPage(<Login />, { path: LOGIN_PATH, pattern: LOGIN_PATH });
const press = ({ user }: ReturnType<typeof open>, name = 'Log in') => user.click(screen.getByRole('button', { name }));
const isLedTo = (page: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(page.router.state.location.pathname).toBe(path));

function fill() {
  fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: EMAIL } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
}

async function enter(page: ReturnType<typeof open>) {
  fill();
  await press(page);
}

/** The first code that is needed is asked for by this refusal; the right one logs in. */
function asking(path: string, code: string, field: string, right: string, wrong: () => Response) {
  const sent: Record<string, string>[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as Record<string, string>;
      sent.push(body);
      if (!body[field]) return refused(403, code, 'Enter it.')();
      return body[field] === right ? loggedIn() : wrong();
    }),
  );
  return sent;
}

describe('by a password', () => {
  it('keeps the session for this tab and leads to the dashboard; two clicks send once', async () => {
    const answered = held(loggedIn);
    const sent = answering('post', '/auth/login', answered.answer);
    const page = open();
    fill();
    await page.user.dblClick(screen.getByRole('button', { name: 'Log in' }));
    answered.letGo();
    await isLedTo(page, '/admin/dashboard');
    expect(sent).toEqual([{ email: EMAIL, password: PASSWORD }]);
    expect(sessionStorage).toMatchObject(IN_TAB);
  });

  it('leads back to the page that asked for it', async () => {
    server.use(http.post(LOGIN, loggedIn));
    const page = open();
    await act(() => page.router.navigate(LOGIN_PATH, { state: { from: '/admin/uploads' } }));
    await enter(page);
    await isLedTo(page, '/admin/uploads');
  });

  it('leads on who is logged in already', async () => {
    logIn('faculty');
    await isLedTo(open(), '/admin/dashboard');
  });

  it('has a page of its own for faculty and staff, for password managers too', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Faculty and staff login');
    expect(screen.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('asks for a one-time code where the account has one, and keeps what was typed', async () => {
    const wrong = refused(401, 'wrong_code', 'no');
    const sent = asking(LOGIN, 'second_factor_required', 'one_time_code', '123456', wrong);
    const page = open();
    await enter(page);
    const field = await screen.findByLabelText('One-time code');
    expect(field).toHaveFocus();
    await page.user.type(field, '111111{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/is not right, or was used already/));
    await page.user.clear(field);
    await page.user.type(field, '123456{Enter}');
    await isLedTo(page, '/admin/dashboard');
    expect(sent.at(-1)).toEqual({ email: EMAIL, password: PASSWORD, one_time_code: '123456' });
  });

  it('asks for what is missing, beside the field and in a summary that has focus, and sends nothing', async () => {
    const page = open();
    await press(page);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address');
    await page.user.click(screen.getByRole('link', { name: 'Enter your password' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it.each<[string, () => Response, RegExp]>([
    ['wrong credentials', refused(401, 'wrong_credentials', 'no'), /is not right/],
    ['too many attempts', refused(429, 'too_many_attempts', 'no', LATER), /You can try again in 2 minutes/],
    ['no connection', () => HttpResponse.error(), /could not reach the university/],
    ['a failing server', refused(500, 'internal', 'It went wrong on our side.'), /went wrong on our side/],
  ])('says what is true after %s and keeps what was typed', async (_, reply, sentence) => {
    server.use(http.post(LOGIN, reply));
    await enter(open());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(authStore.getState().session).toBeNull();
  });

  it("shows the API's issues beside their fields", async () => {
    const issues = [{ path: 'email', message: 'Enter an e-mail address like name@university.example' }];
    server.use(http.post(LOGIN, refused(400, 'invalid_request', 'no', { issues })));
    await enter(open());
    const field = screen.getByLabelText('E-mail address');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/like name@university/));
  });

  it('after many wrong passwords asks for a mailed code in a field of its own, says what is wrong with it, and mails another', async () => {
    const sent = asking(LOGIN, 'code_required', 'code', '12345678', refused(403, 'code_required', 'no'));
    const page = open();
    await enter(page);
    const field = await screen.findByLabelText('Code from the mail');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    await press(page);
    expect(field).toHaveAccessibleDescription(/Enter the code from the mail/);
    expect(sent).toEqual([{ email: EMAIL, password: PASSWORD }]);
    await page.user.type(field, '11111111{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/do not fit together/));
    expect(screen.getByRole('alert')).toHaveFocus();
    await press(page, 'Mail another code');
    expect(await screen.findByText(/You asked again/)).toHaveAttribute('role', 'status');
    expect(sent.at(-1)).not.toHaveProperty('code');
    const again = screen.getByLabelText('Code from the mail');
    await page.user.clear(again);
    await page.user.type(again, '12345678{Enter}');
    await isLedTo(page, '/admin/dashboard');
    expect(sent.at(-1)).toEqual({ email: EMAIL, password: PASSWORD, code: '12345678' });
  });

  it.each([
    [{ from: '/admin/uploads?x=1' }, '/admin/uploads?x=1'],
    [{ from: '//evil.example' }, '/admin/dashboard'],
    [{ from: '/\\evil.example' }, '/admin/dashboard'],
    [{ from: 'https://evil.example' }, '/admin/dashboard'],
    [{ from: 7 }, '/admin/dashboard'],
    [null, '/admin/dashboard'],
  ])('%j leads to %s', (state, path) => {
    expect(returnTo(state)).toBe(path);
  });
});

describe('by a passkey', () => {
  withPasskeys();

  const OPTIONS = { challenge: 'abc', rpId: 'localhost', timeout: 1, userVerification: 'required' };
  const PASSKEY = { id: 'key', rawId: 'key', type: 'public-key', response: {} };
  const BUTTON = 'Log in with a passkey';

  function api(reply: () => Response) {
    answering('post', '/auth/passkey-login', answer({ options: OPTIONS }));
    return answering('post', '/auth/passkey-login/confirm', reply);
  }

  it('alone logs in, and the session has the address that the API names', async () => {
    const sent = api(loggedIn);
    browser.startAuthentication.mockResolvedValue(PASSKEY);
    const page = open();
    await press(page, BUTTON);
    await isLedTo(page, '/admin/dashboard');
    expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
    expect(sent).toEqual([{ passkey: PASSKEY }]);
    expect(sessionStorage).toMatchObject(IN_TAB);
  });

  it.each([
    ['NotAllowedError', /cancelled, took too long, or this device has no passkey/],
    ['SecurityError', /do not work at this address/],
    ['Whatever', /could not do this/],
  ])('says in plain words what %s means, sends nothing and keeps what was typed', async (name, sentence) => {
    const sent = api(() => HttpResponse.error());
    browser.startAuthentication.mockRejectedValue(domError(name));
    const page = open();
    fill();
    await press(page, BUTTON);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(sent).toEqual([]);
    expect(screen.getByLabelText('E-mail address')).toHaveValue(EMAIL);
  });

  it.each([
    ['unknown_passkey', 'This passkey is not known here.', true],
    ['wrong_passkey', 'This passkey was not accepted.', false],
  ])(
    'refused as %s: the browser is told to forget it only where it is not known',
    async (code, message, isForgotten) => {
      api(refused(401, code, message));
      browser.startAuthentication.mockResolvedValue(PASSKEY);
      await press(open(), BUTTON);
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      const signal = { signalName: 'unknownCredential', rpID: 'localhost', credentialID: 'key' };
      await waitFor(() => expect(browser.sendSignal.mock.calls).toEqual(isForgotten ? [[signal]] : []));
    },
  );

  it('is not offered by a browser that has none', () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    open();
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  });

  it.each([
    ['www.seu.example', true],
    ['localhost', true],
    ['10.example', true],
    ['127.0.0.1', false],
    ['[::1]', false],
  ])('at the address %s is possible: %s', (hostname, isPossible) => {
    expect(hasPasskeys(hostname)).toBe(isPossible);
  });
});

describe('by an account of the university', () => {
  const END = '/auth/single-sign-on';
  const LINK = { name: 'Log in with your work account' };

  const back = (outcome?: string) =>
    renderPage(<Login />, {
      path: outcome ? `/admin-login#single-sign-on=${outcome}` : '/admin-login',
      pattern: '/admin-login',
      api: { '/auth/ways': { data: { singleSignOn: { name: 'your work account' } } } },
    });

  it('the way to the provider stands beside the password, and keeps the page that asked', async () => {
    const { router, user } = back();
    await act(() => router.navigate('/admin-login', { state: { from: '/admin/mail' } }));
    const link = await screen.findByRole('link', LINK);
    expect(link).toHaveAttribute('href', '/api/v1/auth/single-sign-on/begin');
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sessionStorage.getItem('return-to')).toBe('/admin/mail');
  });

  it('who comes back has a session, and is led to the page that asked for the login', async () => {
    answering('post', END, loggedIn);
    sessionStorage.setItem('return-to', '/admin/uploads');
    await isLedTo(back('done'), '/admin/uploads');
    expect(sessionStorage).toMatchObject(IN_TAB);
    expect(sessionStorage.getItem('return-to')).toBeNull();
  });

  it('a one-time code is asked for where the account has them', async () => {
    const wrong = refused(401, 'wrong_code', 'no');
    const sent = asking(`*/api/v1${END}`, 'second_factor_required', 'one_time_code', '123456', wrong);
    const page = back('done');
    const field = await screen.findByLabelText('One-time code');
    await press(page);
    expect(field).toHaveAccessibleDescription(/Enter the one-time code/);
    await page.user.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not right/));
    await page.user.clear(field);
    await page.user.type(field, '123456{Enter}');
    await isLedTo(page, '/admin/dashboard');
    expect(sent).toEqual([{}, { one_time_code: '000000' }, { one_time_code: '123456' }]);
  });

  it('a login that was not finished in time offers to begin again, or another way', async () => {
    answering('post', END, refused(410, 'gone', 'Begin again.'));
    const page = back('done');
    expect(await screen.findByText('Begin again.')).toBeInTheDocument();
    expect(screen.getByRole('link', LINK)).toBeInTheDocument();
    await press(page, texts.otherWay);
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });

  it.each([
    ['no-role', String(texts.outcomes['no-role'])],
    ['whatever', texts.unknown],
  ])('the outcome “%s” is said in words, and leaves the address', async (outcome, words) => {
    const { router } = back(outcome);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(router.state.location.hash).toBe('');
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });

  it('confirmed in a tab of its own says where to go on, and leads nowhere', async () => {
    logIn('admin');
    const sent = answering('post', '/auth/confirm');
    const { router } = back('again');
    expect(await screen.findByText(texts.confirm.confirmed)).toBeInTheDocument();
    expect(sent).toEqual([{ single_sign_on: true }]);
    expect(router.state.location.pathname).toBe('/admin-login');
  });
});
