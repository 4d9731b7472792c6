import { screen, within } from '@testing-library/react';
import type { Allotment } from '@university/shared/contract';
import { renderPage, server, startServer } from '@university/shared/testing';
import { delay, HttpResponse, http } from 'msw';
import { anAllotment, answer, failure } from '../../testing/allotment';
import { codesAnswer } from '../../testing/codes';
import '../../testing/dialog';
import Show, { loader } from './Show';

const ME = '*/api/v1/result/me';
const PUT = '*/api/v1/result/:id';
const SIGN_OUT = '*/api/v1/result/sign-out';
const FROZEN = anAllotment({
  record: { status: 'freeze', decided_at: '2025-08-15T06:01:00.000Z' },
  offered: [],
});

startServer();

async function open(allotment: Allotment = anAllotment()) {
  server.use(http.get(ME, () => HttpResponse.json(answer(allotment))));
  const page = renderPage(<Show />, {
    path: '/admission/result/show?category=diploma',
    pattern: '/admission/result/show',
    api: codesAnswer,
  });
  await screen.findByRole('heading', { name: 'Your record' });
  return page;
}

/** The fake API does this with decisions; returns what was sent. */
function onDecision(respond: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.put(PUT, async ({ request, params }) => {
      sent.push({ id: params.id, body: await request.json() });
      await delay(20);
      return respond();
    }),
  );
  return sent;
}

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string) => {
  await user.click(screen.getByRole('button', { name: label }));
  return within(screen.getByRole('dialog', { name: `${label} this seat?` }));
};

describe('the record', () => {
  test('is described in words', async () => {
    await open();
    const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(value('Form number (last three characters)')).toHaveTextContent(/^•{8}002$/);
    await screen.findByText('Coast, general (unreserved) (C_UR)');
    expect(value('Registered category')).toHaveTextContent('Coast, general (unreserved) (C_UR)');
    expect(value('Category of the seat')).toHaveTextContent('Outside the coast, Economically Weaker Section (OC_EWS)');
    expect(value('Preference')).toHaveTextContent('3 of your list');
    expect(value('Amount due if you accept')).toHaveTextContent('₹19,550, with deposits that come back');
    expect(value('Pay')).toHaveTextContent(/^19 Aug 2025 to 21 Aug 2025/);
    expect(screen.getByRole('link', { name: 'Pay on the portal' })).toHaveAttribute(
      'href',
      'https://pay.university.example',
    );
    expect(value('Show your documents')).toHaveTextContent(
      '22 Aug 2025 to 24 Aug 2025Pusa I Campus, Pusa Road, New DelhiNearest metro: Rajendra Place',
    );
  });

  test('says first what was given, how it stands and until when; what can be decided follows', async () => {
    await open();
    const standing = screen.getByRole('region', { name: 'Where you stand' });
    expect(standing).toHaveTextContent(/Waiting for your decision\. Decide by 18 Aug 2025, 5:00 pm IST\./);
    const links = within(standing);
    expect(links.getByRole('link', { name: 'Diploma in Computer Engineering' })).toHaveAttribute(
      'href',
      '/programs/computer',
    );
    expect(links.getByRole('link', { name: 'Pusa I Campus' })).toHaveAttribute('href', '/campus/pusa-i');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['What you can decide', 'Fee and documents', 'Your list of preferences', 'Your record']);
    expect(screen.getByRole('button', { name: 'Freeze' })).toHaveAccessibleDescription(/^The seat is yours, and/);
  });

  test('has the whole list, with what became of each', async () => {
    await open();
    const list = screen.getByRole('heading', { name: 'Your list of preferences' }).parentElement as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Diploma in Civil Engineering, Pusa I CampusNot reached: no seat at your rank',
      'Diploma in Architecture, Pusa I CampusNot reached: no seat at your rank',
      'Diploma in Computer Engineering, Pusa I CampusAllotted to you',
      'Diploma in Fashion Design, Pusa I CampusNot looked at: a higher one was given',
    ]);
  });

  test('has what its codes mean with the page; without that they stand as they are', async () => {
    const url = new URL('https://university.example/admission/result/show?category=diploma');
    const read = renderPage(<p />, { api: codesAnswer });
    await loader({ queryClient: read.queryClient, params: {}, url });
    expect(read.queryClient.getQueryData(['admission', 'codes'])).toBeDefined();
    read.unmount();
    server.use(http.get(ME, () => HttpResponse.json(answer(anAllotment()))));
    renderPage(<Show />, { path: url.pathname + url.search, pattern: url.pathname });
    expect(await screen.findByText('C_UR')).toBeInTheDocument();
  });

  test('offers only what is offered', async () => {
    await open(anAllotment({ offered: ['freeze', 'reject'] }));
    expect(screen.getByRole('button', { name: 'Freeze' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Float' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upgrade' })).not.toBeInTheDocument();
  });

  test('says that the window is closed', async () => {
    const window = { opensAt: '2025-08-10T04:30:00.000Z', closesAt: '2025-08-12T11:30:00.000Z', isOpen: false };
    await open(anAllotment({ offered: [], window, record: { status: 'lapsed' } }));
    expect(screen.getByText('Decisions closed on 12 Aug 2025, 5:00 pm IST.')).toBeInTheDocument();
    expect(screen.queryByText('What you can decide')).not.toBeInTheDocument();
  });

  test.each([
    ['not-allotted', /You are in it without doing anything/],
    ['held', /Seats for persons with disabilities/],
  ] as const)('%s: says what is next and offers nothing', async (outcome, next) => {
    await open(anAllotment({ offered: [], record: { outcome, status: null, program: null, campus: null } }));
    expect(screen.getByText(next)).toBeInTheDocument();
    expect(screen.queryByText('What you can decide')).not.toBeInTheDocument();
  });
});

describe('a decision', () => {
  test('is sent once after confirming, and the page shows what is true now', async () => {
    const sent = onDecision(() => HttpResponse.json(answer(FROZEN)));
    const { user } = await open();
    const dialog = await choose(user, 'Freeze');
    expect(dialog.getByText(/you leave all further rounds/)).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await user.dblClick(dialog.getByRole('button', { name: 'Yes, freeze this seat' }));
    const notice = await screen.findByRole('group', { name: 'You froze your seat.' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent(/^You froze your seat\.$/);
    // When it was recorded is said once.
    expect(document.body.textContent?.match(/15 Aug 2025, 11:31 am IST/g)).toHaveLength(1);
    expect(sent).toEqual([{ id: 'a1', body: { status: 'freeze' } }]);
    expect(screen.getByText('Frozen: you accepted this seat.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['Freeze', 'Upgrade', 'Reject'])('%s needs the form number, once a session', async (label) => {
    const sent = onDecision(() =>
      HttpResponse.json(
        failure('invalid_request', 'No.', { issues: [{ path: 'form_number', message: 'Wrong number.' }] }),
        {
          status: 400,
        },
      ),
    );
    const { user } = await open(anAllotment({ proved: false }));
    const dialog = await choose(user, label);
    expect(dialog.getByText(/You can take this back for 60 minutes/)).toBeInTheDocument();
    const confirm = dialog.getByRole('button', { name: /^Yes/ });
    await user.click(confirm);
    const field = dialog.getByLabelText('Form number');
    expect(field).toHaveAccessibleDescription(/Enter your form number\./);
    expect(field).toHaveFocus();
    expect(sent).toHaveLength(0);

    await user.type(field, ' SEU1 ');
    await user.click(confirm);
    await dialog.findByText('Wrong number.');
    expect(sent).toEqual([{ id: 'a1', body: { status: label.toLowerCase(), form_number: 'SEU1' } }]);
    expect(field).toHaveValue(' SEU1 ');
  });

  test('is mailed where mail goes out, and the page says so once', async () => {
    onDecision(() => HttpResponse.json(answer({ ...FROZEN, needsCode: true })));
    const { user } = await open();
    const dialog = await choose(user, 'Freeze');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    const notice = await screen.findByRole('group', { name: 'You froze your seat.' });
    expect(notice).toHaveTextContent('We have mailed you this.');
  });

  test('Float leaves only freeze open, and asks for the form number too', async () => {
    const sent = onDecision(() => HttpResponse.json(answer(anAllotment({ record: { status: 'float' } }))));
    const { user } = await open(anAllotment({ proved: false }));
    const dialog = await choose(user, 'Float');
    expect(dialog.getByText(/You can take this back for 60 minutes/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    await screen.findByRole('group', { name: 'You floated your seat.' });
    expect(sent).toEqual([{ id: 'a1', body: { status: 'float', form_number: 'SEU1' } }]);
  });

  test('in a round where nothing can be taken back the dialog says so', async () => {
    const { user } = await open(anAllotment({ takeBackMinutes: 0 }));
    expect((await choose(user, 'Reject')).getByText('This cannot be undone.')).toBeInTheDocument();
  });

  test('that the server wants proved after all asks for the proof, and keeps the dialog', async () => {
    const required = failure('proof_required', 'Give your form number.', {
      issues: [{ path: 'form_number', message: 'Enter the form number of this application' }],
    });
    onDecision(() => HttpResponse.json(required, { status: 403 }));
    const { user } = await open();
    const dialog = await choose(user, 'Freeze');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    expect(await dialog.findByLabelText('Form number')).toHaveAccessibleDescription(/Enter the form number/);
    const sent = onDecision(() => HttpResponse.json(answer(FROZEN)));
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    await screen.findByRole('group', { name: 'You froze your seat.' });
    expect(sent).toEqual([{ id: 'a1', body: { status: 'freeze', form_number: 'SEU1' } }]);
  });

  test('with a wrong proof says so in one sentence, and keeps what was typed', async () => {
    const wrong = failure('wrong_proof', 'The form number and the code are not right together.');
    onDecision(() => HttpResponse.json(wrong, { status: 400 }));
    const { user } = await open(anAllotment({ proved: false, needsCode: true }));
    const dialog = await choose(user, 'Freeze');
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.type(dialog.getByLabelText('Code from the mail'), '123456');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The form number and the code are not right together.');
    expect(dialog.getByLabelText('Form number')).toHaveValue('SEU1');
    expect(dialog.getByLabelText('Code from the mail')).toHaveValue('123456');
  });

  test('is not sent when one goes back, and the focus returns', async () => {
    const sent = onDecision(() => HttpResponse.json(answer(FROZEN)));
    const { user } = await open();
    await choose(user, 'Float');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Float' })).toHaveFocus();
    expect(sent).toHaveLength(0);
  });

  test('that is refused by the present state shows that state', async () => {
    onDecision(() => HttpResponse.json(failure('conflict', 'No.', { data: FROZEN }), { status: 409 }));
    const { user } = await open();
    const dialog = await choose(user, 'Float');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    expect(await screen.findByRole('group', { name: 'Your decision was not taken.' })).toHaveFocus();
    expect(screen.getByText('Frozen: you accepted this seat.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Float' })).not.toBeInTheDocument();
  });
});

describe('taking a decision back', () => {
  const BACK = { to: 'pending', until: '2025-08-15T07:01:00.000Z' } as const;
  const open60 = anAllotment({ ...FROZEN, serverTime: '2025-08-15T06:01:00.000Z', takeBack: BACK });

  test('is offered with the time that is left, and sent as what it goes back to', async () => {
    const sent = onDecision(() => HttpResponse.json(answer(anAllotment())));
    const { user } = await open(open60);
    expect(screen.getByText(/take this decision back until 15 Aug 2025, 12:31 pm IST/)).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/Time left to take it back: (1 hour|59 minutes)/);
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Take this decision back?' }));
    expect(dialog.getByText(/open for your decision again/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Yes, take my decision back' }));
    expect(await screen.findByRole('group', { name: 'You took your decision back.' })).toHaveFocus();
    expect(sent).toEqual([{ id: 'a1', body: { status: 'pending' } }]);
    expect(screen.getByRole('button', { name: 'Freeze' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  });

  test('to a float says that the float stands again, and needs the proof like the decision', async () => {
    const sent = onDecision(() => HttpResponse.json(answer(anAllotment({ record: { status: 'float' } }))));
    const { user } = await open({ ...open60, proved: false, takeBack: { ...BACK, to: 'float' } });
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Your float stands again/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    await screen.findByRole('group', { name: 'You took your decision back.' });
    expect(sent).toEqual([{ id: 'a1', body: { status: 'float', form_number: 'SEU1' } }]);
  });

  test('is not offered where the decision stands', async () => {
    await open(FROZEN);
    expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  });
});

test('while decisions are held the page says so, and whom to call', async () => {
  await open(anAllotment({ offered: [], heldAt: '2025-08-15T06:00:00.000Z' }));
  const region = screen.getByRole('region', { name: 'Decisions on your seat are held' });
  expect(region).toHaveTextContent(/Since 15 Aug 2025, 11:30 am IST.*also after the window has closed/);
  expect(within(region).getByRole('link', { name: /^\+91/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+91/),
  );
  expect(screen.queryByRole('button', { name: 'Freeze' })).not.toBeInTheDocument();
});

describe('when the answer to a decision is lost', () => {
  async function freezeWith(after: () => Response, lost: () => Response = () => HttpResponse.error()) {
    onDecision(lost);
    const { user, router } = await open();
    server.use(http.get(ME, after));
    const dialog = await choose(user, 'Freeze');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    return { user, router };
  }

  test('the record is read again: it had arrived', async () => {
    await freezeWith(() => HttpResponse.json(answer(FROZEN)));
    expect(await screen.findByRole('group', { name: 'You froze your seat.' })).toHaveTextContent(/had arrived/);
    expect(screen.getByText('Frozen: you accepted this seat.')).toBeInTheDocument();
  });

  test('the record is read again: it had not arrived', async () => {
    await freezeWith(
      () => HttpResponse.json(answer(anAllotment())),
      () => HttpResponse.json(failure('internal', 'No.'), { status: 500 }),
    );
    await screen.findByRole('group', { name: 'Your decision is not recorded.' });
    expect(screen.getByRole('button', { name: 'Freeze' })).toBeInTheDocument();
  });

  test('and reading fails too, it says so and can be checked again', async () => {
    const { user } = await freezeWith(() => HttpResponse.error());
    await screen.findByRole('group', { name: /do not know yet/ });
    server.use(http.get(ME, () => HttpResponse.json(answer(FROZEN))));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('group', { name: 'You froze your seat.' });
  });

  test('and the sign-in has expired, it leads back to sign-in', async () => {
    const { router } = await freezeWith(() => HttpResponse.json(failure('signed_out', 'No.'), { status: 401 }));
    await screen.findByText('elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/admission/result', state: { reason: 'signed-out' } });
  });
});

describe('whoever may not see the record', () => {
  const show = () =>
    renderPage(<Show />, { path: '/admission/result/show?category=diploma', pattern: '/admission/result/show' });

  test('is led to sign-in and told why', async () => {
    server.use(http.get(ME, () => HttpResponse.json(failure('signed_out', 'No.'), { status: 401 })));
    const { router } = show();
    await screen.findByText('elsewhere');
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: '/admission/result', search: '?category=diploma', state: { reason: 'signed-out' } },
    });
  });

  test('never sees the record of another result under this address', async () => {
    server.use(http.get(ME, () => HttpResponse.json(answer(anAllotment({ record: { track: 'btech' } })))));
    const { router, queryClient } = show();
    await screen.findByText('elsewhere');
    expect(router.state.location.state).toEqual({ reason: 'other-record' });
    expect(queryClient.getQueryCache().findAll({ queryKey: ['allotment'] })).toHaveLength(0);
  });

  test('an unreachable university can be tried again', async () => {
    server.use(http.get(ME, () => HttpResponse.error()));
    const { user } = show();
    await screen.findByText(/could not be loaded/, {}, { timeout: 8_000 });
    server.use(http.get(ME, () => HttpResponse.json(answer(anAllotment()))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Your record' });
  });

  test('signing out ends the session, forgets the record and leads to sign-in', async () => {
    const { user, router, queryClient } = await open();
    let ended = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.post(SIGN_OUT, async () => {
        ended += 1;
        await held;
        return HttpResponse.json({ status: 'success', data: {} });
      }),
    );
    await user.dblClick(screen.getByRole('button', { name: 'Sign out' }));
    release();
    await screen.findByText('elsewhere');
    expect(ended).toBe(1);
    expect(router.state.location).toMatchObject({ pathname: '/admission/result', state: { reason: 'left' } });
    expect(queryClient.getQueryCache().findAll({ queryKey: ['allotment'] })).toHaveLength(0);
  });

  test.each([
    ['offline', () => HttpResponse.error()],
    ['on our fault', () => HttpResponse.json(failure('internal', 'No.'), { status: 500 })],
  ])('signing out %s forgets the record too, and says what stays', async (_, respond) => {
    const { user, router, queryClient } = await open();
    server.use(http.post(SIGN_OUT, respond));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByText('elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/admission/result', state: { reason: 'left-here-only' } });
    expect(queryClient.getQueryCache().findAll({ queryKey: ['allotment'] })).toHaveLength(0);
  });
});
