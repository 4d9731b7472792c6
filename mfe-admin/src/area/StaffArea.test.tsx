import { screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import Password from '../account/Password';
import { server, startServer } from '../testing';
import { browser, withPasskeys } from '../testing/passkeys';
import { StaffArea } from './StaffArea';

jest.mock('@simplewebauthn/browser', () => browser);

startServer();
withPasskeys();
afterEach(() => authStore.getState().end());

const success = (data: object) => ({ status: 'success', data });
const NONE = { isOn: false, hasPasskey: false, isRequired: true, isProviderAccount: false, recoveryCodesLeft: 0 };
const WHY = /your password alone is not enough/;

function open(secondFactor: object, path = '/admin/uploads') {
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'a@seu.example' });
  const api = {
    '/auth/second-factor': success(secondFactor),
    '/auth/passkey': success({ passkeys: [] }),
    '/auth/session': success({ sessions: [] }),
  };
  const page = path === '/admin/password' ? <Password /> : <StaffArea title="Uploads">the page</StaffArea>;
  return { api, ...renderPage(page, { path, pattern: path, api }) };
}

it('leads whoever has to have a second factor and has none to where it is set up', async () => {
  const { router } = open(NONE);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/password'));
});

it.each([
  { ...NONE, isRequired: false },
  { ...NONE, isOn: true },
  { ...NONE, hasPasskey: true },
])('leaves everybody else where they are: %j', async (secondFactor) => {
  const { router, queryClient } = open(secondFactor);
  await waitFor(() => expect(queryClient.getQueryData(['second-factor', 'a@seu.example'])).toEqual(secondFactor));
  expect(router.state.location.pathname).toBe('/admin/uploads');
  expect(screen.getByText('the page')).toBeInTheDocument();
});

it('says there why, offers both ways, and nothing that the API would refuse', async () => {
  const { router } = open(NONE, '/admin/password');
  expect(await screen.findByText(WHY)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Turn on one-time codes' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Where you are logged in' })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/password');
});

it('shows the recovery codes that come with the first passkey, although nothing lacks any more then', async () => {
  const { user, api } = open(NONE, '/admin/password');
  server.use(
    http.post('*/api/v1/auth/passkey', () => HttpResponse.json(success({ options: { challenge: 'abc' } }))),
    http.post('*/api/v1/auth/passkey/confirm', () => {
      api['/auth/second-factor'] = success({ ...NONE, hasPasskey: true });
      return HttpResponse.json(success({ recoveryCodes: ['aaaaa-bbbbb'] }));
    }),
  );
  browser.startRegistration.mockResolvedValue({});
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.click(screen.getByRole('button', { name: 'Make the passkey' }));
  expect(await screen.findByRole('heading', { name: 'Where you are logged in' })).toBeInTheDocument();
  expect(screen.getByText('aaaaa-bbbbb')).toBeInTheDocument();
  expect(screen.queryByText(WHY)).not.toBeInTheDocument();
});

it('says nothing of it to who has one', async () => {
  open({ ...NONE, hasPasskey: true }, '/admin/password');
  expect(await screen.findByRole('heading', { name: 'Where you are logged in' })).toBeInTheDocument();
  expect(screen.queryByText(WHY)).not.toBeInTheDocument();
});
