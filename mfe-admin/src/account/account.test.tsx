import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@university/shared';
import * as calls from '@university/shared/calls';
import { identity } from '@university/shared/identity';
import { renderPage } from '@university/shared/testing';
import { http } from 'msw';
import { ProveItIsYou, StaffArea } from '../area/StaffArea';
import ResetPassword from '../sign-in/ResetPassword';
import { callWithProof } from '../api/changes';
import { answer, answering, logIn, refused, server, startServer, success } from '../testing';
import { browser, domError, withPasskeys } from '../testing/passkeys';
import { Passkeys } from './Passkeys';
import Password from './Password';

jest.mock('@simplewebauthn/browser', () => browser);

startServer();

const PASSKEY = { id: 'key', rawId: 'key', type: 'public-key', response: {} };
const KEPT = { _id: 'p1', name: 'Office computer', created_at: '2026-01-01T05:00:00Z', last_used_at: null };

const button = (name: string) => screen.getByRole('button', { name });

describe('passkeys of an account', () => {
  withPasskeys();
  beforeEach(() => logIn('notices'));

  const open = (passkeys: object[] | ApiError) =>
    renderPage(<Passkeys />, {
      api: { '/auth/passkey': passkeys instanceof ApiError ? passkeys : success({ passkeys }) },
    });

  /** An API that takes a new passkey. */
  function taking(recoveryCodes: string[]) {
    answering('post', '/auth/passkey', answer({ options: { challenge: 'abc' } }));
    return answering('post', '/auth/passkey/confirm', answer({ recoveryCodes }));
  }

  async function add({ user }: ReturnType<typeof open>, name: string) {
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const field = screen.getByLabelText('Name of the passkey');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.paste(name);
    await user.click(button('Make the passkey'));
  }

  it('are added under the name that is given; the recovery codes are shown until they are kept', async () => {
    const sent = taking(['aaaaa-bbbbb', 'ccccc-ddddd']);
    browser.startRegistration.mockResolvedValue(PASSKEY);
    const page = open([]);
    await add(page, 'Phone');
    expect(await screen.findByText('aaaaa-bbbbb')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(sent).toEqual([{ passkey: PASSKEY, name: 'Phone' }]);
    await page.user.click(button('I have kept them'));
    expect(screen.queryByText('aaaaa-bbbbb')).not.toBeInTheDocument();
  });

  it('are said to be added where there are no recovery codes to show', async () => {
    taking([]);
    browser.startRegistration.mockResolvedValue(PASSKEY);
    await add(open([KEPT]), 'Phone');
    expect(await screen.findByText(/The passkey is added/)).toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', /No passkey was made/],
    ['InvalidStateError', /has a passkey for your account already/],
    ['ConstraintError', /screen lock/],
  ])('%s is said in words, and the name stays', async (error, sentence) => {
    const sent = taking([]);
    browser.startRegistration.mockRejectedValue(domError(error));
    await add(open([]), 'Phone');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Name of the passkey')).toHaveValue('Phone');
    expect(sent).toEqual([]);
  });

  it('need a name before anything is made', async () => {
    await add(open([]), '');
    expect(screen.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(/Give it a name/);
    expect(browser.startRegistration).not.toHaveBeenCalled();
  });

  it('are removed after a question, which says why the last one stays', async () => {
    const removed = answering('delete', '/auth/passkey/p1', refused(409, 'conflict', 'This is the last.'), answer());
    const { user } = open([KEPT]);
    await user.click(await screen.findByRole('button', { name: 'Remove the passkey Office computer' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is the last.');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(removed).toHaveLength(2);
  });

  it('are not offered by a browser that has none, which is said; so is a list that fails', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const first = open([]);
    expect(await screen.findByText(/cannot make passkeys here/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    first.unmount();
    open(new ApiError(0, 'unreachable', 'No connection.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your passkeys could not be loaded. No connection.');
  });
});

describe('a second factor that is required', () => {
  withPasskeys();

  const NONE = { isOn: false, hasPasskey: false, isRequired: true, isProviderAccount: false, recoveryCodesLeft: 0 };
  const WHY = /your password alone is not enough/;

  function open(secondFactor: object, path = '/admin/uploads') {
    logIn('admin');
    const api = {
      '/auth/second-factor': success(secondFactor),
      '/auth/passkey': success({ passkeys: [] }),
      '/auth/session': success({ sessions: [] }),
    };
    const page = path === '/admin/password' ? <Password /> : <StaffArea title="Uploads">the page</StaffArea>;
    return { api, ...renderPage(page, { path, pattern: path, api }) };
  }

  it('leads who has none to where it is set up', async () => {
    const { router } = open(NONE);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/password'));
  });

  it.each([
    { ...NONE, isRequired: false },
    { ...NONE, isOn: true },
    { ...NONE, hasPasskey: true },
  ])('leaves everybody else where they are: %j', async (secondFactor) => {
    const { router, queryClient } = open(secondFactor);
    await waitFor(() => expect(queryClient.getQueryData(['second-factor', 'admin@seu.example'])).toEqual(secondFactor));
    expect(router.state.location.pathname).toBe('/admin/uploads');
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('is explained there with both ways, and without what the API would refuse', async () => {
    const { router } = open(NONE, '/admin/password');
    expect(await screen.findByText(WHY)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Passkeys' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Turn on one-time codes' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Where you are logged in' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/password');
  });

  it('shows the recovery codes that come with the first passkey, although nothing lacks any more then', async () => {
    const { user, api } = open(NONE, '/admin/password');
    answering('post', '/auth/passkey', answer({ options: { challenge: 'abc' } }));
    answering('post', '/auth/passkey/confirm', () => {
      api['/auth/second-factor'] = success({ ...NONE, hasPasskey: true });
      return answer({ recoveryCodes: ['aaaaa-bbbbb'] })();
    });
    browser.startRegistration.mockResolvedValue({});
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await user.click(button('Make the passkey'));
    expect(await screen.findByRole('heading', { name: 'Where you are logged in' })).toBeInTheDocument();
    expect(screen.getByText('aaaaa-bbbbb')).toBeInTheDocument();
    expect(screen.queryByText(WHY)).not.toBeInTheDocument();
  });
});

describe('a password that is forgotten', () => {
  const TOKEN = 'a-token-of-more-than-twenty-characters';
  const NEW = 'four words that differ';
  const email = () => screen.getByLabelText(/E-mail address/);

  const open = (hash = '') =>
    renderPage(<ResetPassword />, { path: `/admin-login/password${hash}`, pattern: '/admin-login/password' });

  async function type({ user }: ReturnType<typeof open>, label: string, text: string) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }

  it('is mailed a link for, which never tells whether there is an account, and not too often', async () => {
    const tooMany = refused(429, 'too_many_attempts', 'no', { headers: { 'Retry-After': '30' } });
    const sent = answering('post', '/auth/password-reset', tooMany, answer());
    const { user } = open();
    await user.click(button('Mail me a link'));
    expect(email()).toHaveAccessibleDescription('Enter your e-mail address');
    await user.type(email(), 'a@seu.example{Enter}');
    expect(await screen.findByText('You can try again in 30 seconds.')).toBeInTheDocument();
    await user.type(email(), '{Enter}');
    expect(await screen.findByText(/If there is an account with a@seu\.example/)).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'a@seu.example' }, { email: 'a@seu.example' }]);
  });

  it('is not promised a link where no mail server is set up', () => {
    identity.sendsMail = false;
    open();
    expect(screen.getByText(/^No mail server is set up here.* Ask an administrator of the site/)).toBeInTheDocument();
    expect(screen.queryByText(/We mail you/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    delete identity.sendsMail;
  });

  it('is set by the token of the link, which leaves the address', async () => {
    const sent = answering('post', '/auth/password-reset/confirm', answer());
    const view = open(`#${TOKEN}`);
    await waitFor(() => expect(view.router.state.location.hash).toBe(''));
    await type(view, 'New password', NEW);
    await type(view, 'New password again', 'four words');
    await view.user.click(button('Set the password'));
    const again = screen.getByLabelText('New password again');
    expect(again).toHaveAccessibleDescription('The two passwords are not the same');
    await type(view, 'New password again', NEW);
    await view.user.click(button('Set the password'));
    expect(await screen.findByText('Your password is set')).toBeInTheDocument();
    expect(sent).toEqual([{ token: TOKEN, password: NEW }]);
  });

  it.each([
    ['a spent link', refused(410, 'gone', 'no')],
    ['half a link', refused(400, 'invalid_request', 'no', { issues: [{ path: 'token', message: 'short' }] })],
  ])('leads on from %s', async (_, reply) => {
    answering('post', '/auth/password-reset/confirm', reply);
    const view = open(`#${TOKEN}`);
    await type(view, 'New password', NEW);
    await type(view, 'New password again', NEW);
    await view.user.click(button('Set the password'));
    await view.user.click(await screen.findByRole('button', { name: 'Ask for a new link' }));
    expect(button('Mail me a link')).toBeInTheDocument();
  });
});

describe('a proof that it is you', () => {
  withPasskeys();

  /** An API that wants a proof; what was sent to it, and how often one came that `isRight`. */
  function api(isRight: (body: Record<string, unknown>) => true | Response) {
    const seen = { bodies: [] as unknown[], proofs: 0 };
    server.use(
      http.put('*/api/v1/setting/:key', async ({ request }) => {
        seen.bodies.push(await request.json());
        return seen.proofs === 0
          ? refused(403, 'recent_login_required', 'Too long ago.')()
          : answer({ approval: {} })();
      }),
      http.post('*/api/v1/auth/confirm', async ({ request }) => {
        const found = isRight((await request.json()) as Record<string, unknown>);
        if (found !== true) return found;
        seen.proofs += 1;
        return answer()();
      }),
    );
    return seen;
  }
  const wrong = (path: string, message: string) =>
    refused(400, 'invalid_request', 'no', { issues: [{ path, message }] })();

  const change = () =>
    callWithProof(calls.proposeSetting, { params: { key: 'publishing-takes-two' }, body: { value: true } });

  it('is asked for once for all calls that wait, and makes each again as it was', async () => {
    const NOT_RIGHT = 'This is not your current password';
    const seen = api(({ password }) => password === 'right' || wrong('password', NOT_RIGHT));
    const { user } = renderPage(<ProveItIsYou />);
    const both = Promise.all([change(), change()]);
    const field = await screen.findByLabelText('Your password');
    await user.type(field, 'wrong{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(NOT_RIGHT));
    await user.clear(field);
    await user.type(field, 'right{Enter}');
    await both;
    expect(seen.proofs).toBe(1);
    expect(seen.bodies).toEqual(Array.from({ length: 4 }, () => ({ value: true })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is not given, or that no page can ask for, leaves the refusal', async () => {
    const seen = api(() => true);
    await expect(change()).rejects.toMatchObject({ code: 'recent_login_required' });
    const { user } = renderPage(<ProveItIsYou />);
    const refusedNow = expect(change()).rejects.toMatchObject({ code: 'recent_login_required' });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await refusedNow;
    expect(seen.bodies).toHaveLength(2);
  });

  it('needs a code too where the account has a second factor, and keeps the password', async () => {
    const sent: object[] = [];
    api((body) => {
      sent.push(body);
      if (body.one_time_code) return wrong('one_time_code', 'This code is not right');
      return refused(403, 'second_factor_required', 'Enter.')();
    });
    const { user } = renderPage(<ProveItIsYou />);
    change().catch(() => {});
    await user.type(await screen.findByLabelText('Your password'), 'right{Enter}');
    const field = await screen.findByLabelText('One-time code');
    expect(field).toHaveFocus();
    await user.click(button('Continue'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter the one-time code/));
    await user.type(field, '123456{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right/));
    expect(sent).toEqual([{ password: 'right' }, { password: 'right', one_time_code: '123456' }]);
    await user.click(button('Cancel'));
  });

  it('is a passkey where the account has one, and it is said when that was not used', async () => {
    const sent: object[] = [];
    const seen = api((body) => {
      sent.push(body);
      return true;
    });
    answering('post', '/auth/passkey-login', answer({ options: { challenge: 'abc' } }));
    browser.startAuthentication.mockRejectedValueOnce(domError('NotAllowedError')).mockResolvedValue(PASSKEY);
    const { user } = renderPage(<ProveItIsYou />, { api: { '/auth/passkey': success({ passkeys: [KEPT] }) } });
    const done = change();
    const use = await screen.findByRole('button', { name: 'Use a passkey' });
    await user.click(use);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    await user.click(use);
    await done;
    expect(sent).toEqual([{ passkey: PASSKEY }]);
    expect(seen.bodies).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('an account of the university shows it there, in another tab; coming back goes on', async () => {
    const seen = api(() => true);
    logIn('notices');
    const data = { isOn: false, hasPasskey: false, isRequired: false, isProviderAccount: true, recoveryCodesLeft: 0 };
    const { user } = renderPage(<ProveItIsYou />, { api: { '/auth/second-factor': success(data) } });
    const done = change();
    const link = await screen.findByRole('link', { name: /Show it with the university account/ });
    expect(link).toHaveAttribute('href', '/api/v1/auth/single-sign-on/begin?again=true');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.click(link);
    seen.proofs = 1;
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await done;
    });
    expect(seen.bodies).toHaveLength(2);
  });
});
