import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { dropAllUnfinished } from '../form/unfinished';
import { refusal, server, startServer } from '../testing';
import { InviteMany } from './InviteMany';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
});
afterEach(() => {
  authStore.getState().end();
  dropAllUnfinished();
  jest.restoreAllMocks();
});

const GOOD = 'asha@seu.example\tAsha Rao\tNotices desk\ndev@seu.example\tDev Varma\tFaculty';
const BAD = 'E-mail,Name,Role\nasha@seu.example,Asha Rao,notices\nno address,Dev Varma,faculty';

/** Answers invitations one after the other, the last one again and again, and keeps what was sent. */
function answer(...answers: (() => Response)[]) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/staff/bulk', async ({ request }) => {
      sent.push(await request.json());
      return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}
const success = () => HttpResponse.json({ status: 'success', data: { staff: [] } });

const list = () => screen.getByLabelText<HTMLTextAreaElement>('People to invite');

async function checkList(text: string) {
  const view = renderPage(<InviteMany />);
  await view.user.click(list());
  await view.user.paste(text);
  await view.user.click(screen.getByRole('button', { name: 'Check the list' }));
  return view;
}

it('shows who would be invited, and invites when that is confirmed', async () => {
  const sent = answer(success);
  const { user } = await checkList(GOOD);
  expect(screen.getByText('2 people can be invited. Nothing has been sent yet.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Line 2 dev@seu.example Dev Varma Faculty' })).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations are on their way.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      people: [
        { email: 'asha@seu.example', name: 'Asha Rao', role: 'notices' },
        { email: 'dev@seu.example', name: 'Dev Varma', role: 'faculty' },
      ],
    },
  ]);
  expect(list()).toHaveValue('');
});

it('names what is wrong at its line, leads there, and sends nothing', async () => {
  const { user } = await checkList(BAD);
  expect(screen.getByRole('alert')).toHaveTextContent('1 line has a problem, of 2.');
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/^Line 3no address.*This is not an e-mail address\./);
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to line 3' }));
  expect(list()).toHaveFocus();
  const { selectionStart, selectionEnd, value } = list();
  expect(value.slice(selectionStart, selectionEnd)).toBe('no address,Dev Varma,faculty');
});

it('a list that was changed has to be checked again', async () => {
  const { user } = await checkList(GOOD);
  await user.type(list(), '\nx');
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
});

it('puts what the API says at the line of the person; what was typed stays', async () => {
  const message = 'There is an account with this e-mail address already';
  answer(() =>
    HttpResponse.json(refusal('invalid_request', 'no', [{ path: 'people.1.email', message }]), { status: 400 }),
  );
  const { user } = await checkList(GOOD);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  const row = await screen.findByRole('row', { name: /^Line 2/ });
  expect(within(row).getByText(`${message}.`)).toBeInTheDocument();
  expect(list()).toHaveValue(GOOD);
});

it('after a failure the list is there, and the same button sends it', async () => {
  const sent = answer(() => HttpResponse.error(), success);
  const { user } = await checkList(GOOD);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  await screen.findByRole('alert');
  expect(list()).toHaveValue(GOOD);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations are on their way.')).toBeInTheDocument();
  expect(sent[1]).toEqual(sent[0]);
});

it('keeps the list of who has to log in again', async () => {
  const { unmount } = await checkList(GOOD);
  unmount();
  renderPage(<InviteMany />);
  expect(list()).toHaveValue(GOOD);
});

const file = (...content: BlobPart[]) => new File(content, 'people.csv', { type: 'text/csv' });

it('puts the lines of a file into the list and checks them', async () => {
  const { user } = renderPage(<InviteMany />);
  await user.upload(screen.getByLabelText('Or a CSV file'), file('\uFEFF', BAD.replaceAll('\n', '\r\n')));
  expect(await screen.findByText('This is not an e-mail address.')).toBeInTheDocument();
  expect(list().value).toContain('asha@seu.example');
});

it.each([
  ['a workbook', file(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00])), /This is no CSV file/],
  ['another encoding', file(new Uint8Array([0x5a, 0x6f, 0xeb])), /UTF-8/],
  ['a huge one', file('x'.repeat(1024 * 1024 + 1)), /too large/],
])('a file that is %s is refused in words, and the list stays', async (_what, chosen, words) => {
  const { user } = await checkList(GOOD);
  await user.upload(screen.getByLabelText('Or a CSV file'), chosen);
  await waitFor(() => expect(screen.getByLabelText('Or a CSV file')).toHaveAccessibleDescription(words));
  expect(list()).toHaveValue(GOOD);
});

it('says beside the field why an empty list cannot be checked', async () => {
  const { user } = renderPage(<InviteMany />);
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(list()).toHaveAccessibleDescription(/Enter at least one person/);
});
