import { screen, waitFor, within } from '@testing-library/react';
import { ApiError, authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import { browser, domError, withPasskeys } from '../testing/passkeys';
import { Passkeys } from './Passkeys';

jest.mock('@simplewebauthn/browser', () => browser);

startServer();
withPasskeys();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'notices', email: 'n@seu.example' });
});
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const KEPT = {
  _id: 'p1',
  name: 'Office computer',
  created_at: '2026-01-01T05:00:00Z',
  last_used_at: null,
};
const success = (data: object) => HttpResponse.json({ status: 'success', data });
const PASSKEY = { id: 'key', rawId: 'key', type: 'public-key', response: {} };

function open(passkeys: object[] | ApiError) {
  const answer = passkeys instanceof ApiError ? passkeys : { status: 'success', data: { passkeys } };
  return renderPage(<Passkeys />, { api: { '/auth/passkey': answer } });
}

/** An API that takes a new passkey. */
function taking(recoveryCodes: string[]) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/auth/passkey', () => success({ options: { challenge: 'abc' } })),
    http.post('*/api/v1/auth/passkey/confirm', async ({ request }) => {
      sent.push(await request.json());
      return success({ recoveryCodes });
    }),
  );
  return sent;
}

async function add({ user }: ReturnType<typeof open>, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const field = screen.getByLabelText('Name of the passkey');
  expect(field).toHaveFocus();
  await user.clear(field);
  if (name) await user.type(field, name);
  await user.click(screen.getByRole('button', { name: 'Make the passkey' }));
}

it('adds one under the name that is given, and shows the recovery codes until they are kept', async () => {
  const sent = taking(['aaaaa-bbbbb', 'ccccc-ddddd']);
  browser.startRegistration.mockResolvedValue(PASSKEY);
  const page = open([]);
  await add(page, 'Phone');
  expect(await screen.findByText('aaaaa-bbbbb')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toEqual([{ passkey: PASSKEY, name: 'Phone' }]);
  await page.user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText('aaaaa-bbbbb')).not.toBeInTheDocument();
});

it('says that it is added where there are no recovery codes to show', async () => {
  taking([]);
  browser.startRegistration.mockResolvedValue(PASSKEY);
  await add(open([KEPT]), 'Phone');
  expect(await screen.findByText(/The passkey is added/)).toBeInTheDocument();
});

it.each([
  ['NotAllowedError', /No passkey was made/],
  ['InvalidStateError', /has a passkey for your account already/],
  ['ConstraintError', /screen lock/],
])('says what %s means and keeps the name', async (error, sentence) => {
  const sent = taking([]);
  browser.startRegistration.mockRejectedValue(domError(error));
  await add(open([]), 'Phone');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Name of the passkey')).toHaveValue('Phone');
  expect(sent).toEqual([]);
});

it('asks for a name before anything is made', async () => {
  await add(open([]), '');
  expect(screen.getByLabelText('Name of the passkey')).toHaveAccessibleDescription(/Give it a name/);
  expect(browser.startRegistration).not.toHaveBeenCalled();
});

it('removes one after a question, and says why the last one stays', async () => {
  let isLast = true;
  const removed: unknown[] = [];
  server.use(
    http.delete('*/api/v1/auth/passkey/:id', ({ params }) => {
      removed.push(params.id);
      if (!isLast) return success({});
      return HttpResponse.json(refusal('conflict', 'This is the last of them.'), { status: 409 });
    }),
  );
  const { user } = open([KEPT]);
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey Office computer' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is the last of them.');
  isLast = false;
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(removed).toEqual(['p1', 'p1']);
});

it('says what to do where the browser has no passkeys, and when the list fails', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  const first = open([]);
  expect(await screen.findByText(/cannot make passkeys here/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  first.unmount();
  open(new ApiError(0, 'unreachable', 'No connection.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your passkeys could not be loaded. No connection.');
});
