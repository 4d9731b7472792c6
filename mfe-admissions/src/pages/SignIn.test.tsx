import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { anAllotment, answer, failure } from '../testing/allotment';
import SignIn from './SignIn';

const CALL = '*/api/v1/result';
const server = setupServer();

beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(category = 'diploma') {
  return renderPage(<SignIn />, { path: `/admission/result?category=${category}`, pattern: '/admission/result' });
}

type User = ReturnType<typeof open>['user'];
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'See my result' }));

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('E-mail address'), 'ravi@applicant.example');
  await user.type(screen.getByLabelText('Day'), '3');
  await user.type(screen.getByLabelText('Month'), 'Aug');
  await user.type(screen.getByLabelText('Year'), '2008');
}

/** The fake API answers every sign-in like this; returns what was sent. */
function answerWith(status: number, body: JsonBodyType, headers: Record<string, string> = {}) {
  const sent: { url: string; body: unknown }[] = [];
  server.use(
    http.post(CALL, async ({ request }) => {
      sent.push({ url: request.url, body: await request.json() });
      await delay(20);
      return HttpResponse.json(body, { status, headers });
    }),
  );
  return sent;
}

test('signs in, keeps the answer in memory only and opens the result', async () => {
  const sent = answerWith(200, answer(anAllotment({ record: { track: 'btech' } })));
  const { user, router, queryClient } = open('btech');
  await fillIn(user);
  await submit(user);
  await screen.findByText('elsewhere');
  expect(sent).toEqual([
    {
      url: expect.stringMatching(/\/result\?category=btech$/),
      body: { email: 'ravi@applicant.example', password: '03-08-2008', round: 1 },
    },
  ]);
  expect(router.state.location).toMatchObject({ pathname: '/admission/result/show', search: '?category=btech' });
  expect(queryClient.getQueryData(['allotment', 'btech', 1])).toMatchObject({ record: { name: 'Ravi Menon' } });
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('a double submit sends once', async () => {
  const sent = answerWith(200, answer(anAllotment()));
  const { user } = open();
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'See my result' }));
  await screen.findByText('elsewhere');
  expect(sent).toHaveLength(1);
});

test('says what is missing beside the fields and in a summary that takes the focus', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Day'), '14');
  await submit(user);
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/Enter your e-mail address\./);
  expect(screen.getByLabelText('Day')).not.toBeInvalid();
  expect(screen.getByLabelText('Month')).toBeInvalid();
  await user.click(within(summary).getByRole('link', { name: /must include a month and a year/ }));
  expect(screen.getByLabelText('Month')).toHaveFocus();
});

test.each([
  ['wrong credentials', 401, failure('wrong_credentials', 'No.'), {}, /No record matches/],
  ['throttled', 429, failure('too_many_attempts', 'No.'), { 'retry-after': '45' }, /Try again in 45 seconds/],
  ['throttled for long', 429, failure('too_many_attempts', 'No.'), { 'retry-after': '240' }, /Try again in 4 minutes/],
  ['not published', 404, failure('not_published', 'No.'), {}, /Diploma Round 1 result is not published yet/],
  ['no record', 404, failure('no_record', 'No.'), {}, /Your details are right, but you have no record/],
  ['our fault', 500, failure('internal', 'No.'), {}, /Something went wrong on our side/],
])('%s: says what is true and keeps what was typed', async (_, status, body, headers, expected) => {
  answerWith(status, body, headers as Record<string, string>);
  const { user } = open();
  await fillIn(user);
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(expected);
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ravi@applicant.example');
  expect(screen.getByLabelText('Year')).toHaveValue('2008');
});

test('unreachable: says that nothing was checked', async () => {
  server.use(http.post(CALL, () => HttpResponse.error()));
  const { user } = open();
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the university, so nothing was checked/);
});

test('shows an issue of the API beside its field', async () => {
  answerWith(400, failure('invalid_request', 'No.', { issues: [{ path: 'email', message: 'Not an address.' }] }));
  const { user } = open();
  await fillIn(user);
  await submit(user);
  await screen.findByRole('alert');
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/Not an address\./);
});

test('on a slow network the button is busy and says so', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.post(CALL, () => held.then(() => HttpResponse.json(answer(anAllotment())))));
  const { user } = open();
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Checking…' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/Checking your details/)).toHaveAttribute('role', 'status');
  release();
  await screen.findByText('elsewhere');
});

test.each([
  ['left', 'You are signed out.'],
  ['left-here-only', /could not be reached.*may stay signed in for up to 30 minutes/],
])('says how the last visit ended: %s', async (reason, expected) => {
  const { router } = open();
  expect(screen.queryByText(expected)).not.toBeInTheDocument();
  await act(() => router.navigate('/admission/result?category=diploma', { replace: true, state: { reason } }));
  expect(await screen.findByText(expected)).toHaveAttribute('role', 'status');
});

test('a date pasted into one field fills all three', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Month'));
  await user.paste('14-02-2007');
  expect(screen.getByLabelText('Day')).toHaveValue('14');
  expect(screen.getByLabelText('Month')).toHaveValue('02');
  expect(screen.getByLabelText('Year')).toHaveValue('2007');
});
