import { act, screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import * as calls from '@university/shared/calls';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import { browser, domError, withPasskeys } from '../testing/passkeys';
import { ProveItIsYou } from '../area/StaffArea';
import { callWithProof } from './recent-login';

jest.mock('@simplewebauthn/browser', () => browser);

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** An API that wants a proof; what was sent to it, and how often the password came. */
function api() {
  const seen = { bodies: [] as unknown[], proofs: 0 };
  server.use(
    http.put('*/api/v1/setting/:key', async ({ request }) => {
      seen.bodies.push(await request.json());
      if (seen.proofs === 0)
        return HttpResponse.json(refusal('recent_login_required', 'Too long ago.'), { status: 403 });
      return HttpResponse.json({ status: 'success', data: { approval: {} } });
    }),
    http.post('*/api/v1/auth/confirm', async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      const issues = [{ path: 'password', message: 'This is not your present password' }];
      if (password !== 'right') return HttpResponse.json(refusal('invalid_request', 'no', issues), { status: 400 });
      seen.proofs += 1;
      return HttpResponse.json({ status: 'success', data: {} });
    }),
  );
  return seen;
}

const change = () =>
  callWithProof(calls.proposeSetting, { params: { key: 'publishing-takes-two' }, body: { value: true } });

it('asks for the password once for all calls that wait, and makes each again as it was', async () => {
  const seen = api();
  const { user } = renderPage(<ProveItIsYou />);
  const calls = Promise.all([change(), change()]);
  const field = await screen.findByLabelText('Your password');
  await user.type(field, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('This is not your present password'));
  await user.clear(field);
  await user.type(field, 'right');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await calls;
  expect(seen.proofs).toBe(1);
  expect(seen.bodies).toEqual(Array.from({ length: 4 }, () => ({ value: true })));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('gives the refusal to who does not enter it', async () => {
  const seen = api();
  const { user } = renderPage(<ProveItIsYou />);
  const refused = expect(change()).rejects.toMatchObject({ code: 'recent_login_required' });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await refused;
  expect(seen.bodies).toHaveLength(1);
});

it('gives the refusal where no page can ask', async () => {
  api();
  await expect(change()).rejects.toMatchObject({ code: 'recent_login_required' });
});

it('asks for a code too where the account has a second factor, and keeps the password', async () => {
  const sent: object[] = [];
  api();
  server.use(
    http.post('*/api/v1/auth/confirm', async ({ request }) => {
      const body = (await request.json()) as { one_time_code?: string };
      sent.push(body);
      if (!body.one_time_code) return HttpResponse.json(refusal('second_factor_required', 'Enter.'), { status: 403 });
      const issues = [{ path: 'one_time_code', message: 'This code is not right' }];
      return HttpResponse.json(refusal('invalid_request', 'no', issues), { status: 400 });
    }),
  );
  const { user } = renderPage(<ProveItIsYou />);
  change().catch(() => {});
  await user.type(await screen.findByLabelText('Your password'), 'right{Enter}');
  const field = await screen.findByLabelText('One-time code');
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter the one-time code/));
  await user.type(field, '123456{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right/));
  expect(sent).toEqual([{ password: 'right' }, { password: 'right', one_time_code: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

describe('where the account has a passkey', () => {
  withPasskeys();
  const PASSKEY = { id: 'key', rawId: 'key', type: 'public-key', response: {} };
  const passkeys = [{ _id: 'p1', name: 'Phone', created_at: '2026-01-01T05:00:00Z', last_used_at: null }];

  it('takes it in place of the password, and says when it was not used', async () => {
    const seen = api();
    server.use(
      http.post('*/api/v1/auth/passkey-login', () =>
        HttpResponse.json({ status: 'success', data: { options: { challenge: 'abc' } } }),
      ),
      http.post('*/api/v1/auth/confirm', async ({ request }) => {
        expect(await request.json()).toEqual({ passkey: PASSKEY });
        seen.proofs += 1;
        return HttpResponse.json({ status: 'success', data: {} });
      }),
    );
    browser.startAuthentication.mockRejectedValueOnce(domError('NotAllowedError')).mockResolvedValue(PASSKEY);
    const { user } = renderPage(<ProveItIsYou />, {
      api: { '/auth/passkey': { status: 'success', data: { passkeys } } },
    });
    const done = change();
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    await user.click(button);
    await done;
    expect(seen.bodies).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('an account of the university shows it there, in another tab; coming back goes on', async () => {
  const seen = api();
  authStore.getState().begin({ token: 't1', currentRole: 'notices', email: 'm@seu.example' });
  const data = { isOn: false, hasPasskey: false, isRequired: false, isProviderAccount: true, recoveryCodesLeft: 0 };
  const { user } = renderPage(<ProveItIsYou />, { api: { '/auth/second-factor': { status: 'success', data } } });
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
  authStore.getState().end();
});
