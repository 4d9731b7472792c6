import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { HttpResponse } from 'msw';
import { answer, answering, logIn, refused, startServer } from '../testing';
import { InviteMany } from './InviteMany';

startServer();
beforeEach(() => logIn('admin'));

const GOOD = 'asha@seu.example\tAsha Rao\tNotices desk\ndev@seu.example\tDev Varma\tFaculty';
const BAD = 'E-mail,Name,Role\nasha@seu.example,Asha Rao,notices\nno address,Dev Varma,faculty';

const inviting = (...answers: ReturnType<typeof answer>[]) =>
  answering('post', '/staff/bulk', ...answers, answer({ staff: [] }));

const list = () => screen.getByLabelText<HTMLTextAreaElement>('People to invite');

async function checkList(text: string) {
  const view = renderPage(<InviteMany />);
  await view.user.click(list());
  await view.user.paste(text);
  await view.user.click(screen.getByRole('button', { name: 'Check the list' }));
  return view;
}

it('shows who would be invited, and invites when that is confirmed', async () => {
  const sent = inviting();
  const { user } = await checkList(GOOD);
  expect(screen.getByText('2 people can be invited. Nothing has been sent yet.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Line 2 dev@seu.example Dev Varma Faculty' })).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations are in the outbox.')).toBeInTheDocument();
  const asha = { email: 'asha@seu.example', name: 'Asha Rao', role: 'notices' };
  const dev = { email: 'dev@seu.example', name: 'Dev Varma', role: 'faculty' };
  expect(sent).toEqual([{ people: [asha, dev] }]);
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

it('a list that was changed has to be checked again, also by who has to log in again', async () => {
  const { user, unmount } = await checkList(GOOD);
  await user.type(list(), '\nx');
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  unmount();
  renderPage(<InviteMany />);
  expect(list()).toHaveValue(`${GOOD}\nx`);
});

it('puts what the API says at the line of the person; what was typed stays', async () => {
  const message = 'There is an account with this e-mail address already';
  inviting(refused(400, 'invalid_request', 'no', { issues: [{ path: 'people.1.email', message }] }));
  const { user } = await checkList(GOOD);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  const row = await screen.findByRole('row', { name: /^Line 2/ });
  expect(within(row).getByText(`${message}.`)).toBeInTheDocument();
  expect(list()).toHaveValue(GOOD);
});

it('after a failure the list is there, and the same button sends it', async () => {
  const sent = inviting(() => HttpResponse.error());
  const { user } = await checkList(GOOD);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  await screen.findByRole('alert');
  expect(list()).toHaveValue(GOOD);
  await user.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations are in the outbox.')).toBeInTheDocument();
  expect(sent[1]).toEqual(sent[0]);
});

const file = (...content: BlobPart[]) => new File(content, 'people.csv', { type: 'text/csv' });

it('says why an empty list cannot be checked; puts the lines of a file into it and checks them', async () => {
  const { user } = renderPage(<InviteMany />);
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(list()).toHaveAccessibleDescription(/Enter at least one person/);
  await user.upload(screen.getByLabelText('Or a CSV file'), file('\uFEFF', BAD.replaceAll('\n', '\r\n')));
  expect(await screen.findByText('This is not an e-mail address.')).toBeInTheDocument();
  expect(list().value).toContain('asha@seu.example');
});

it('a file that is none of them is refused in words, and the list stays', async () => {
  const { user } = await checkList(GOOD);
  const files: [File, RegExp][] = [
    [file(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00])), /This is no CSV file/],
    [file(new Uint8Array([0x5a, 0x6f, 0xeb])), /UTF-8/],
    [file('x'.repeat(1024 * 1024 + 1)), /too large/],
  ];
  for (const [chosen, words] of files) {
    await user.upload(screen.getByLabelText('Or a CSV file'), chosen);
    await waitFor(() => expect(screen.getByLabelText('Or a CSV file')).toHaveAccessibleDescription(words));
    expect(list()).toHaveValue(GOOD);
  }
});
