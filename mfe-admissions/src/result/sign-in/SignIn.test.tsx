import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RoundSchedule, SignInProof } from '@university/shared/contract';
import { type Answer, answer, held, refused, renderPage, server, startServer } from '@university/shared/testing';
import { delay, http, HttpResponse } from 'msw';
import { anAllotment } from '../../testing/allotment';
import { aRound, scheduleAnswer } from '../../testing/schedule';
import { SIGN_IN_PRIVACY_VERSION } from './use-sign-in';
import SignIn from './SignIn';
import { windowInWords } from './window';

const CALL = '*/api/v1/result';
/** What is sent of what `fillIn` types; the language is that of the build under test. */
const SENT = {
  email: 'ravi@applicant.example',
  password: '03-08-2008',
  round: 1,
  noticeVersion: SIGN_IN_PRIVACY_VERSION,
  language: 'en',
};

startServer();

const open = (category = 'diploma') =>
  renderPage(<SignIn />, { path: `/admission/result?category=${category}`, pattern: '/admission/result' });

type User = ReturnType<typeof open>['user'];
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const submit = (user: User) => user.click(button('See my result'));
const email = () => screen.getByLabelText('E-mail address');

function fillIn() {
  const typed = { 'E-mail address': SENT.email, Day: '3', Month: 'Aug', Year: '2008' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Opens the form, types into it and sends it. */
async function signIn(category?: string) {
  const view = open(category);
  fillIn();
  await submit(view.user);
  return view;
}

/** The fake API answers every sign-in so; returns what was sent. */
function answerWith(respond: (body: object) => Response | Promise<Response>, calls: string | RegExp = CALL) {
  const sent: { url: string; body: object }[] = [];
  server.use(
    http.post(calls, async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push({ url: request.url.replace(/^.*api\/v1/, ''), body });
      await delay(20);
      return respond(body);
    }),
  );
  return sent;
}

const found = answer(anAllotment());

test.each([
  ['/admission/result?category=btech', '/result?category=btech', 1, '/admission/result/show?category=btech'],
  ['/admission/result/ug/round2', '/ug', 2, '/admission/result/ug2/show'],
  ['/admission/result/pg', '/pg', 1, '/admission/result/pg/show'],
])('%s calls %s for round %d, once, and opens %s; the record stays in memory', async (path, url, round, shown) => {
  const sent = answerWith(found, /\/api\/v1\//);
  const { user, router, queryClient } = renderPage(<SignIn />, { path, pattern: path.split('?')[0] });
  fillIn();
  await user.dblClick(button('See my result'));
  await screen.findByText('elsewhere');
  expect(sent).toEqual([{ url, body: { ...SENT, round } }]);
  expect(router.state.location.pathname + router.state.location.search).toBe(shown);
  const [kept] = queryClient.getQueryCache().findAll({ queryKey: ['allotment'] });
  expect(kept?.state.data).toMatchObject({ record: { name: 'Ravi Menon' } });
  expect([sessionStorage, localStorage].map(({ length }) => length)).toEqual([0, 0]);
});

test('says what is missing beside the fields and in a summary that takes the focus', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Day'), '14');
  await submit(user);
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(/Enter your e-mail address\./);
  expect(screen.getByLabelText('Day')).not.toBeInvalid();
  expect(screen.getByLabelText('Month')).toBeInvalid();
  await user.click(within(summary).getByText(/must include a month and a year/));
  expect(screen.getByLabelText('Month')).toHaveFocus();
});

const later = (seconds: number) => ({ headers: { 'retry-after': `${seconds}` } });
const HELP = '/admission/help?track=btech&round=1';

test.each<[string, Answer, RegExp, string[]]>([
  ['wrong credentials', refused(401, 'wrong_credentials'), /No record matches/, [HELP]],
  ['too many tries', refused(429, 'too_many_attempts', 'No.', later(45)), /paused.*Time left: 45 seconds/, []],
  ['not published', refused(404, 'not_published'), /Btech Round 1 result is not published yet/, []],
  ['no record', refused(404, 'no_record'), /Your details are right, but you have no record/, [HELP]],
  ['our fault', refused(500, 'internal'), /Something went wrong on our side/, []],
  ['unreachable', () => HttpResponse.error(), /could not reach the university, so nothing was checked/, []],
])(
  '%s: says what is true, keeps what was typed, leads to help where staff may have to look',
  async (_, respond, expected, help) => {
    answerWith(respond);
    await signIn('btech');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(expected);
    // Once React has shown it, the focus goes there.
    await waitFor(() => expect(summary).toHaveFocus());
    expect([...summary.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(help);
    expect(email()).toHaveValue(SENT.email);
    expect(screen.getByLabelText('Year')).toHaveValue('2008');
  },
);

test('who is not found is told which other results are live', async () => {
  answerWith(refused(404, 'no_record'));
  renderPage(<SignIn />, {
    path: '/admission/result?category=diploma',
    pattern: '/admission/result',
    api: scheduleAnswer(
      aRound(),
      aRound({ track: 'ug', track_name: 'UG', round: 2 }),
      aRound({ track: 'pg', track_name: 'PG', state: 'closed' }),
    ),
  });
  fillIn();
  fireEvent.click(button('See my result'));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveTextContent(/Other results that are live: UG Round 2$/));
  const link = within(summary).getByRole('link', { name: /^UG.Round.2$/ });
  expect(link).toHaveAttribute('href', '/admission/result/ug/round2');
});

test('shows an issue of the API beside its field', async () => {
  const issues = [{ path: 'email', message: 'Not an address.' }];
  answerWith(refused(400, 'invalid_request', 'No.', { issues }));
  await signIn();
  await screen.findByRole('alert');
  expect(email()).toHaveAccessibleDescription(/Not an address\./);
});

describe('where somebody tried wrong details many times', () => {
  /** Asks for this proof until it is sent as `right`; returns what was sent. */
  const askFor = (code: SignInProof, right: object) =>
    answerWith((body) =>
      JSON.stringify({ ...body, ...right }) === JSON.stringify(body) ? found() : refused(403, code)(),
    );

  test.each([
    ['code_required', 'Code from the mail', { code: '12345678' }],
    ['form_number_required', 'Form number', { form_number: 'SEU25100002' }],
  ] as const)('%s: one further field, which has the focus; nothing typed is lost', async (code, label, right) => {
    const sent = askFor(code, right);
    const { user } = await signIn();
    const field = await screen.findByLabelText(label);
    expect(field).toHaveFocus();
    expect(screen.getByText('One more step')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(email()).toHaveValue(SENT.email);
    expect(screen.getByLabelText('Year')).toHaveValue('2008');
    await user.type(field, `${Object.values(right)[0]}{Enter}`);
    await screen.findByText('elsewhere');
    expect(sent.map(({ body }) => body)).toEqual([SENT, { ...SENT, ...right }]);
  });

  test('the form number of a twin is sent with the code that was right before', async () => {
    const asked = ['code_required', 'several_applicants'];
    const sent = answerWith(() => {
      const code = asked.shift();
      return code ? refused(403, code)() : found();
    });
    const { user } = await signIn();
    await user.type(await screen.findByLabelText('Code from the mail'), '12345678{Enter}');
    const field = await screen.findByLabelText('Form number');
    expect(screen.getByText(/More than one applicant has this e-mail address/)).toBeInTheDocument();
    await user.type(field, 'SEU25100002{Enter}');
    await screen.findByText('elsewhere');
    expect(sent.at(-1)?.body).toMatchObject({ code: '12345678', form_number: 'SEU25100002' });
  });

  test('without the code nothing is sent; a wrong one is told beside its field, together with the other details', async () => {
    const sent = askFor('code_required', { code: '12345678' });
    const { user } = await signIn();
    const field = await screen.findByLabelText('Code from the mail');
    await submit(user);
    expect(field).toHaveAccessibleDescription(/Enter the code from the mail\./);
    expect(sent).toHaveLength(1);
    await user.type(field, '87654321');
    await submit(user);
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(/These details and this code do not fit together/);
    expect(summary).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveValue('87654321');
  });

  test('another code can be asked for, and another e-mail address is tried without one', async () => {
    const sent = askFor('code_required', { code: '12345678' });
    const { user } = await signIn();
    const field = await screen.findByLabelText('Code from the mail');
    await user.type(field, '1234');
    await user.click(button('Mail another code'));
    expect(await screen.findByText(/If no new mail comes/)).toHaveAttribute('role', 'status');
    expect(sent[1]?.body).not.toHaveProperty('code');
    await user.clear(field);
    await user.type(email(), '.in');
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.body).toMatchObject({ email: `${SENT.email}.in` });
  });
});

test('on a slow network the button is busy and says so', async () => {
  const checking = held(found);
  answerWith(checking.answer);
  await signIn();
  expect(await screen.findByText('Checking…', { selector: 'button' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/Checking your details/)).toHaveAttribute('role', 'status');
  checking.letGo();
  await screen.findByText('elsewhere');
});

test('while the service is full it says so and loses nothing; whoever does not want to wait can stop', async () => {
  const sent = answerWith(refused(503, 'overloaded', 'No.', later(60)));
  const { user } = await signIn();
  expect(await screen.findByText('The service is very busy or interrupted.')).toBeInTheDocument();
  expect(email()).toHaveValue(SENT.email);
  await user.click(button('Stop trying'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be checked/);
  expect(sent).toHaveLength(1);
  expect(screen.getByLabelText('Year')).toHaveValue('2008');
});

test('says how the last visit ended, or why somebody was led here', async () => {
  const { router } = open();
  const said = () => document.querySelector('main [role=status], [role=status]')?.textContent;
  expect(said()).toBe('');
  for (const [reason, expected] of [
    ['left', 'You are signed out.'],
    ['left-here-only', /could not reach.*may stay signed in for up to 30 minutes/],
    ['idle', /nobody used the page for 15 minutes/],
    ['other-record', /signed in to another result/],
    ['signed-out', /30 minutes have passed/],
    ['signed-out', /Allow cookies for this site/],
  ] as const) {
    if (String(expected).includes('cookies')) jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await act(() => router.navigate('/admission/result?category=diploma', { replace: true, state: { reason } }));
    expect(await screen.findByText(expected)).toHaveAttribute('role', 'status');
  }
});

const row = aRound({ opensAt: '2026-01-15T05:00:00.000Z', closesAt: '2026-01-20T05:00:00.000Z' });

test.each<[Partial<RoundSchedule>, RegExp]>([
  [{ state: 'open' }, /^The result is out. You can decide until 20 Jan 2026, 10:30 am IST.$/],
  [{ state: 'before' }, /You can see your result now. You can decide from 15 Jan 2026/],
  [{ state: 'before', published: false }, /not out yet. Decisions are planned from 15 Jan 2026/],
  [{ state: 'closed' }, /closed on 20 Jan 2026.*still sign in/],
  [{ state: 'unset', published: false, opensAt: null, closesAt: null }, /not out yet. The day is announced/],
])('of a round that is %j everybody is told so', (changes, expected) => {
  expect(windowInWords({ ...row, ...changes })).toMatch(expected);
});

const otherResults = () =>
  [...screen.getByRole('navigation', { name: 'All results', hidden: true }).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

test.each([
  ['open', 1],
  ['closed', 0],
] as const)(
  'of a round that is %s the page has this many calendars: %d; it leads to every result',
  async (state, calendars) => {
    const evening = { track: 'evening', track_name: 'Evening', track_full_name: 'Evening school' };
    renderPage(<SignIn />, {
      path: '/admission/result?category=diploma',
      pattern: '/admission/result',
      api: scheduleAnswer({ ...row, state }, aRound({ round: 3 }), aRound(evening)),
    });
    expect(await screen.findByText(windowInWords({ ...row, state }))).toBeInTheDocument();
    expect(document.querySelectorAll('a[href="/admission/calendar/diploma-1.ics"]')).toHaveLength(calendars);
    expect(otherResults()).toEqual([
      ['Diploma Round\u00a01', '/admission/result?category=diploma'],
      ['Diploma Round\u00a03', '/admission/result/diploma/round3'],
      ['Evening Round\u00a01', '/admission/result/evening/round1'],
    ]);
  },
);

test('an address of a round that the admission does not have says so, and leads on', async () => {
  renderPage(<SignIn />, {
    path: '/admission/result/ug/round3',
    pattern: '/admission/result/:track/:round',
    api: scheduleAnswer(aRound()),
  });
  expect(await screen.findByText('There is no such result', { selector: 'h1' })).toBeInTheDocument();
  expect(otherResults()).toEqual([['Diploma Round\u00a01', '/admission/result?category=diploma']]);
  expect(screen.queryByText('See my result')).not.toBeInTheDocument();
});

test('where the rounds cannot be read one can sign in, is led to help and to the results that always have an address', () => {
  open('btech');
  expect(screen.queryByText(/The result is out/)).not.toBeInTheDocument();
  expect(button('See my result')).toBeInTheDocument();
  expect(screen.getByText('Tell us that you cannot sign in')).toHaveAttribute('href', HELP);
  expect(otherResults().map(([, href]) => href)).toEqual([
    '/admission/result?category=diploma',
    '/admission/result/diploma/round2',
    '/admission/result?category=btech',
    '/admission/result/btech/round2',
    '/admission/result/ug',
    '/admission/result/ug/round2',
    '/admission/result/pg',
  ]);
});

test('a date pasted into one field fills all three', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Month'));
  await user.paste('14-02-2007');
  for (const [label, value] of [
    ['Day', '14'],
    ['Month', '02'],
    ['Year', '2007'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveValue(value);
});
