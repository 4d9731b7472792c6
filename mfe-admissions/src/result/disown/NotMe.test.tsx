import { screen, waitFor } from '@testing-library/react';
import { renderPage, server, startServer } from '@university/shared/testing';
import { delay, HttpResponse, http } from 'msw';
import { failure } from '../../testing/allotment';
import NotMe from './NotMe';

const TOKEN = 'a'.repeat(43);
const SEND = '*/api/v1/result/disown';

startServer();

const open = (hash = '') => renderPage(<NotMe />, { path: `/admission/not-me${hash}`, pattern: '/admission/not-me' });

/** The fake API does this; returns the keys that were sent. */
function onSend(respond: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(SEND, async ({ request }) => {
      sent.push((await request.formData()).get('token'));
      await delay(20);
      return respond();
    }),
  );
  return sent;
}

const done = () =>
  HttpResponse.json({ status: 'success', data: { ticket: 'GR-2026-7F3K-92QG', heldAt: '2026-01-15T05:00:00.000Z' } });

const button = () => screen.getByRole('button', { name: /^This was not me/ });

it('does nothing by being opened, and takes the key off the address', async () => {
  const sent = onSend(done);
  const { router } = open(`#${TOKEN}`);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('holds decisions by one button, and says what is next', async () => {
  const sent = onSend(done);
  const { user, router } = open(`#${TOKEN}`);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await user.dblClick(button());
  const receipt = await screen.findByRole('group', { name: 'Decisions on your seat are held' });
  expect(receipt).toHaveFocus();
  expect(receipt).toHaveTextContent('GR-2026-7F3K-92QG');
  expect(sent).toEqual([TOKEN]);
});

it('takes a key that was copied from the mail, as it must without scripts', async () => {
  const sent = onSend(done);
  const { user } = open();
  expect(button().closest('form')).toHaveAttribute('action', '/api/v1/result/disown');
  expect(button().closest('form')).toHaveAttribute('method', 'post');
  await user.click(button());
  const field = screen.getByLabelText('Key from the mail');
  expect(field).toHaveAccessibleDescription(/Copy the key from the mail/);
  expect(field).toHaveFocus();
  await user.type(field, TOKEN);
  await user.click(button());
  await screen.findByText('GR-2026-7F3K-92QG');
  expect(sent).toEqual([TOKEN]);
});

it.each([
  ['a spent link', 410, 'gone', /used already or is too old/],
  ['half a key', 400, 'invalid_request', /not the whole key/],
  ['a failure of ours', 500, 'internal', /Nothing was changed/],
])('says what to do after %s', async (_, status, code, words) => {
  onSend(() => HttpResponse.json(failure(code, 'No.'), { status }));
  const { user, router } = open(`#${TOKEN}`);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});
