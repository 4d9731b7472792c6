import { act, screen, waitFor, within } from '@testing-library/react';
import type { RoundSchedule, SignInProof } from '@university/shared/contract';
import { renderPage, server, startServer } from '@university/shared/testing';
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { anAllotment, answer, failure } from '../../testing/allotment';
import { aRound, scheduleAnswer } from '../../testing/schedule';
import { SIGN_IN_PRIVACY_VERSION } from './privacy-version';
import SignIn from './SignIn';

const noticeVersion = SIGN_IN_PRIVACY_VERSION;
/** Of the build under test. */
const language = 'en';

const CALL = '*/api/v1/result';

startServer();

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
      body: { email: 'ravi@applicant.example', password: '03-08-2008', round: 1, noticeVersion, language },
    },
  ]);
  expect(router.state.location).toMatchObject({ pathname: '/admission/result/show', search: '?category=btech' });
  expect(queryClient.getQueryData(['allotment', 'btech-1'])).toMatchObject({ record: { name: 'Ravi Menon' } });
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
  ['throttled', 429, failure('too_many_attempts', 'No.'), { 'retry-after': '45' }, /paused.*Time left: 45 seconds/],
  ['throttled for long', 429, failure('too_many_attempts', 'No.'), { 'retry-after': '240' }, /paused.*about 4 minutes/],
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
  // Once React has shown it, the focus goes there.
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ravi@applicant.example');
  expect(screen.getByLabelText('Year')).toHaveValue('2008');
});

test.each([
  ['wrong_credentials', 401, 1],
  ['no_record', 404, 1],
  ['not_published', 404, 0],
  ['internal', 500, 0],
])('%s: leads to help with this result where staff may have to look', async (code, status, links) => {
  answerWith(status, failure(code, 'No.'));
  const { user } = open('btech');
  await fillIn(user);
  await submit(user);
  const found = within(await screen.findByRole('alert')).queryAllByRole('link');
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/admission/help?track=btech&round=1'),
  );
});

test('the help beside the form leads to the form for those who cannot sign in', () => {
  open('btech');
  expect(screen.getByRole('link', { name: 'Tell us that you cannot sign in' })).toHaveAttribute(
    'href',
    '/admission/help?track=btech&round=1',
  );
});

describe('where somebody tried wrong details many times', () => {
  /** Asks for this proof until it is sent as `right`; returns what was sent. */
  function askFor(code: SignInProof, right: object) {
    const sent: object[] = [];
    server.use(
      http.post(CALL, async ({ request }) => {
        const body = (await request.json()) as object;
        sent.push(body);
        const isRight = JSON.stringify({ ...body, ...right }) === JSON.stringify(body);
        return isRight
          ? HttpResponse.json(answer(anAllotment()))
          : HttpResponse.json(failure(code, 'No.'), { status: 403 });
      }),
    );
    return sent;
  }

  test.each([
    ['code_required', 'Code from the mail', { code: '12345678' }],
    ['form_number_required', 'Form number', { form_number: 'SEU25100002' }],
    ['several_applicants', 'Form number', { form_number: 'SEU25100002' }],
  ] as const)('%s: one further field, which has the focus; nothing typed is lost', async (code, label, right) => {
    const [typed] = Object.values(right) as [string];
    const sent = askFor(code, right);
    const { user } = open();
    await fillIn(user);
    await submit(user);
    const field = await screen.findByLabelText(label);
    expect(field).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'One more step' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('ravi@applicant.example');
    expect(screen.getByLabelText('Year')).toHaveValue('2008');
    await user.type(field, `${typed}{Enter}`);
    await screen.findByText('elsewhere');
    expect(sent).toEqual([
      { email: 'ravi@applicant.example', password: '03-08-2008', round: 1, noticeVersion, language },
      { email: 'ravi@applicant.example', password: '03-08-2008', round: 1, noticeVersion, language, ...right },
    ]);
  });

  test('the form number of a twin is sent with the code that was right before', async () => {
    const asked = ['code_required', 'several_applicants'];
    const sent: object[] = [];
    server.use(
      http.post(CALL, async ({ request }) => {
        sent.push((await request.json()) as object);
        const code = asked.shift();
        return code
          ? HttpResponse.json(failure(code, 'No.'), { status: 403 })
          : HttpResponse.json(answer(anAllotment()));
      }),
    );
    const { user } = open();
    await fillIn(user);
    await submit(user);
    await user.type(await screen.findByLabelText('Code from the mail'), '12345678{Enter}');
    const field = await screen.findByLabelText('Form number');
    expect(screen.getByText(/More than one applicant has this e-mail address/)).toBeInTheDocument();
    await user.type(field, 'SEU25100002{Enter}');
    await screen.findByText('elsewhere');
    expect(sent.at(-1)).toMatchObject({ code: '12345678', form_number: 'SEU25100002' });
  });

  test('without the code nothing is sent; a wrong one is told beside its field, together with the other details', async () => {
    const sent = askFor('code_required', { code: '12345678' });
    const { user } = open();
    await fillIn(user);
    await submit(user);
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
    const { user } = open();
    await fillIn(user);
    await submit(user);
    const field = await screen.findByLabelText('Code from the mail');
    await user.type(field, '1234');
    await user.click(screen.getByRole('button', { name: 'Mail another code' }));
    expect(await screen.findByText(/If no new mail comes/)).toHaveAttribute('role', 'status');
    expect(sent[1]).not.toHaveProperty('code');
    await user.clear(field);
    await user.type(screen.getByLabelText('E-mail address'), '.in');
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ email: 'ravi@applicant.example.in' });
  });
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

test.each([
  ['idle', /Nobody used the page for 15 minutes/],
  ['other-record', /signed in to another result/],
])('says why somebody was led here: %s', async (reason, expected) => {
  const { router } = open();
  await act(() => router.navigate('/admission/result?category=diploma', { replace: true, state: { reason } }));
  expect(await screen.findByText(expected)).toHaveAttribute('role', 'status');
});

describe('every round has its own sign-in', () => {
  test.each([
    ['/admission/result?category=diploma', '/result?category=diploma', 1, '/admission/result/show?category=diploma'],
    ['/admission/result?category=btech', '/result?category=btech', 1, '/admission/result/show?category=btech'],
    ['/admission/result/diploma/round2', '/result?category=diploma', 2, '/admission/result/diploma2/show'],
    ['/admission/result/btech/round2', '/result?category=btech', 2, '/admission/result/btech2/show'],
    ['/admission/result/ug', '/ug', 1, '/admission/result/ug/show'],
    ['/admission/result/ug/round2', '/ug', 2, '/admission/result/ug2/show'],
    ['/admission/result/pg', '/pg', 1, '/admission/result/pg/show'],
  ])('%s calls %s for round %d and leads to %s', async (path, call, round, show) => {
    const sent: { url: string; body: unknown }[] = [];
    server.use(
      http.post(/\/api\/v1\//, async ({ request }) => {
        sent.push({ url: request.url.replace(/^.*api\/v1/, ''), body: await request.json() });
        return HttpResponse.json(answer(anAllotment()));
      }),
    );
    const { user, router } = renderPage(<SignIn />, { path, pattern: path.split('?')[0] });
    await fillIn(user);
    await submit(user);
    await screen.findByText('elsewhere');
    expect(sent).toEqual([
      { url: call, body: { email: 'ravi@applicant.example', password: '03-08-2008', round, noticeVersion, language } },
    ]);
    expect(router.state.location.pathname + router.state.location.search).toBe(show);
  });
});

describe('while the service is full', () => {
  const busy = () =>
    HttpResponse.json(failure('overloaded', 'Too many.'), { status: 503, headers: { 'retry-after': '1' } });

  test('it says so, tries again by itself, and loses nothing', async () => {
    let asked = 0;
    server.use(http.post(CALL, () => (++asked === 1 ? busy() : HttpResponse.json(answer(anAllotment())))));
    const { user } = open();
    await fillIn(user);
    await submit(user);
    expect(
      await screen.findByRole('heading', { name: 'The service is very busy or interrupted.' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('ravi@applicant.example');
    expect(await screen.findByText('elsewhere', {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(asked).toBe(2);
  });

  test('whoever does not want to wait can stop', async () => {
    let asked = 0;
    server.use(
      http.post(CALL, () => {
        asked++;
        return busy();
      }),
    );
    const { user } = open();
    await fillIn(user);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Stop trying' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be checked/);
    expect(asked).toBe(1);
    expect(screen.getByLabelText('Year')).toHaveValue('2008');
  });
});

describe('what is known of the round before anybody signs in', () => {
  const row = aRound({
    opensAt: '2026-01-15T05:00:00.000Z',
    closesAt: '2026-01-20T05:00:00.000Z',
    pay: null,
    verify: null,
    counselling: null,
  });
  const withSchedule = (changes: Partial<RoundSchedule>) =>
    renderPage(<SignIn />, {
      path: '/admission/result?category=diploma',
      pattern: '/admission/result',
      api: scheduleAnswer({ ...row, ...changes }),
    });

  test.each<[Partial<RoundSchedule>, string | RegExp, boolean]>([
    [{ state: 'open' }, 'The result is out. You can decide until 20 Jan 2026, 10:30 am IST.', true],
    [{ state: 'before' }, /You can see your result now. You can decide from 15 Jan 2026/, true],
    [{ state: 'before', published: false }, /not out yet. Decisions are planned from 15 Jan 2026/, true],
    [{ state: 'closed' }, /closed on 20 Jan 2026.*still sign in/, false],
    [{ state: 'unset', published: false, opensAt: null, closesAt: null }, /not out yet. The day is announced/, false],
  ])('%j', async (changes, expected, hasCalendar) => {
    withSchedule(changes);
    expect(await screen.findByText(expected)).toBeInTheDocument();
    const link = screen.queryByRole('link', { name: 'Put the dates into my calendar' });
    if (hasCalendar) expect(link).toHaveAttribute('href', '/admission/calendar/diploma-1.ics');
    else expect(link).not.toBeInTheDocument();
  });

  test('nothing is said when it cannot be read, and one can sign in all the same', () => {
    open();
    expect(screen.queryByText(/The result is out/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See my result' })).toBeInTheDocument();
  });
});

const otherResults = () =>
  within(screen.getByRole('navigation', { name: 'All results', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('leads to every result of the admission', async () => {
  const evening = { track: 'evening', track_name: 'Evening', track_full_name: 'Evening school' };
  renderPage(<SignIn />, {
    path: '/admission/result?category=diploma',
    pattern: '/admission/result',
    api: scheduleAnswer(aRound(), aRound({ round: 3 }), aRound(evening)),
  });
  await waitFor(() =>
    expect(otherResults()).toEqual([
      ['Diploma Round\u00a01', '/admission/result?category=diploma'],
      ['Diploma Round\u00a03', '/admission/result/diploma/round3'],
      ['Evening Round\u00a01', '/admission/result/evening/round1'],
    ]),
  );
});

test('an address of a round that the admission does not have says so, and leads on', async () => {
  renderPage(<SignIn />, {
    path: '/admission/result/ug/round3',
    pattern: '/admission/result/:track/:round',
    api: scheduleAnswer(aRound()),
  });
  expect(await screen.findByRole('heading', { name: 'There is no such result' })).toBeInTheDocument();
  expect(otherResults()).toEqual([['Diploma Round\u00a01', '/admission/result?category=diploma']]);
  expect(screen.queryByRole('button', { name: 'See my result' })).not.toBeInTheDocument();
});

test('where the rounds cannot be read, leads to the results that always have an address', () => {
  open();
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
  expect(screen.getByLabelText('Day')).toHaveValue('14');
  expect(screen.getByLabelText('Month')).toHaveValue('02');
  expect(screen.getByLabelText('Year')).toHaveValue('2007');
});
