import { screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import { browser, domError, withPasskeys } from '../testing/passkeys';
import Login from './Login';
import { hasPasskeys } from './passkeys';

jest.mock('@simplewebauthn/browser', () => browser);

startServer();
withPasskeys();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const OPTIONS = { challenge: 'abc', rpId: 'localhost', timeout: 1, userVerification: 'required' };
const PASSKEY = { id: 'key', rawId: 'key', type: 'public-key', response: {} };

function api(answer: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/auth/passkey-login', () =>
      HttpResponse.json({ status: 'success', data: { options: OPTIONS } }),
    ),
    http.post('*/api/v1/auth/passkey-login/confirm', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

const open = () => renderPage(<Login />, { path: '/admin-login', pattern: '/admin-login' });
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));

it('logs in with a passkey alone, and keeps the session with the address that the API names', async () => {
  const login = { status: 'success', token: 't1', role: 'notices', email: 'n@seu.example' };
  const sent = api(() => HttpResponse.json(login));
  browser.startAuthentication.mockResolvedValue(PASSKEY);
  const page = open();
  await press(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/dashboard'));
  expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
  expect(sent).toEqual([{ passkey: PASSKEY }]);
  expect(sessionStorage).toMatchObject({ token: 't1', currentRole: 'notices', email: 'n@seu.example' });
});

it.each([
  ['NotAllowedError', /cancelled, took too long, or this device has no passkey/],
  ['SecurityError', /do not work at this address/],
  ['Whatever', /could not do this/],
])('says in plain words what %s means, sends nothing and keeps what was typed', async (name, sentence) => {
  const sent = api(() => HttpResponse.error());
  browser.startAuthentication.mockRejectedValue(domError(name));
  const page = open();
  await page.user.type(screen.getByLabelText('E-mail address'), 'n@seu.example');
  await press(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('E-mail address')).toHaveValue('n@seu.example');
});

it('says that a passkey is not known here, and tells the browser', async () => {
  api(() => HttpResponse.json(refusal('unknown_passkey', 'This passkey is not known here.'), { status: 401 }));
  browser.startAuthentication.mockResolvedValue(PASSKEY);
  await press(open());
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is not known here.');
  const signal = { signalName: 'unknownCredential', rpID: 'localhost', credentialID: 'key' };
  await waitFor(() => expect(browser.sendSignal).toHaveBeenCalledWith(signal));
});

it('does not take a passkey away that is known and was refused', async () => {
  api(() => HttpResponse.json(refusal('wrong_passkey', 'This passkey was not accepted.'), { status: 401 }));
  browser.startAuthentication.mockResolvedValue(PASSKEY);
  await press(open());
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey was not accepted.');
  expect(browser.sendSignal).not.toHaveBeenCalled();
});

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
])('at the address %s passkeys are possible: %s', (hostname, isPossible) => {
  expect(hasPasskeys(hostname)).toBe(isPossible);
});
