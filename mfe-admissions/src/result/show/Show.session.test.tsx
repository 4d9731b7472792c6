import { act, screen, waitFor, within } from '@testing-library/react';
import type { Allotment } from '@university/shared/contract';
import { renderPage, server, startServer } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { anAllotment, answer, failure } from '../../testing/allotment';
import { aRound, scheduleAnswer } from '../../testing/schedule';
import '../../testing/dialog';
import Show from './Show';

const ME = '*/api/v1/result/me';
const PUT = '*/api/v1/result/:id';
const FROZEN = anAllotment({ record: { status: 'freeze', decided_at: '2025-08-15T06:01:00.000Z' }, offered: [] });

startServer();

/** Opens the page of a signed-in applicant; what the API says of the record can be changed later. */
async function open(first: Allotment = anAllotment()) {
  let current: Allotment | number = first;
  let reads = 0;
  server.use(
    http.get(ME, () => {
      reads++;
      return typeof current === 'number'
        ? HttpResponse.json(failure('signed_out', 'No.'), { status: current })
        : HttpResponse.json(answer(current));
    }),
  );
  const page = renderPage(<Show />, {
    path: '/admission/result/show?category=diploma',
    pattern: '/admission/result/show',
    api: scheduleAnswer(aRound()),
  });
  await screen.findByRole('heading', { name: 'Your record' });
  return {
    ...page,
    reads: () => reads,
    becomes(next: Allotment | number) {
      current = next;
    },
  };
}

/** What another tab of this browser says. */
function anotherTabSays(word: string) {
  const channel = new BroadcastChannel('applicant');
  channel.postMessage({ word, from: 'another tab' });
  channel.close();
}

function lookAgain() {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

describe('a decision made elsewhere appears', () => {
  test('when another tab says so', async () => {
    const { becomes } = await open();
    becomes(FROZEN);
    anotherTabSays('changed');
    expect(await screen.findByRole('alert', { name: 'Your record has changed.' })).toHaveTextContent(
      /It now says: Frozen: you accepted this seat/,
    );
    expect(screen.queryByRole('button', { name: 'Freeze' })).not.toBeInTheDocument();
  });

  test('when somebody looks at the tab again', async () => {
    const { becomes } = await open();
    becomes(FROZEN);
    lookAgain();
    await screen.findByRole('alert', { name: 'Your record has changed.' });
  });

  test('and closes the dialog of a decision that is no longer offered', async () => {
    const { user, becomes } = await open();
    await user.click(screen.getByRole('button', { name: 'Float' }));
    becomes(FROZEN);
    anotherTabSays('changed');
    await screen.findByRole('alert', { name: 'Your record has changed.' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('nothing is said when nothing has changed', async () => {
    const { reads } = await open();
    anotherTabSays('changed');
    await waitFor(() => expect(reads()).toBe(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a sign-out in another tab ends this one too', async () => {
    const { becomes, router } = await open();
    becomes(401);
    anotherTabSays('changed');
    await screen.findByText('elsewhere');
    expect(router.state.location.state).toEqual({ reason: 'signed-out' });
  });
});

test('other tabs hear of a decision made here, and this one does not read it again', async () => {
  const heard: string[] = [];
  const channel = new BroadcastChannel('applicant');
  channel.onmessage = ({ data }) => heard.push(data.word);
  server.use(http.put(PUT, () => HttpResponse.json(answer(FROZEN))));
  const { user, reads } = await open();
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Yes/ }));
  await screen.findByRole('group', { name: 'You froze your seat.' });
  await waitFor(() => expect(heard).toContain('changed'));
  channel.close();
  expect(reads()).toBe(1);
});

describe('the clock', () => {
  test('counts down by the server, not by this device', async () => {
    await open();
    // The server says 15 August, whatever day this machine has.
    expect(screen.getByRole('timer')).toHaveTextContent('Time left to decide: 3 days 5 hours');
  });

  test('when the window is over the record is read again, and the page says what is true', async () => {
    const window = { opensAt: '2025-08-14T04:30:00.000Z', closesAt: '2025-08-15T06:00:01.000Z', isOpen: true };
    const { becomes } = await open(anAllotment({ window }));
    becomes(
      anAllotment({
        record: { status: 'lapsed' },
        offered: [],
        window: { ...window, isOpen: false },
        serverTime: window.closesAt,
      }),
    );
    await screen.findByRole('alert', { name: 'The window for decisions has closed.' }, { timeout: 5_000 });
    expect(screen.getByText('Lapsed: nothing was decided in time.')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

test('a result that is withdrawn meanwhile is taken off the page', async () => {
  await open();
  server.use(http.get(ME, () => HttpResponse.json(failure('not_published', 'No.'), { status: 404 })));
  lookAgain();
  expect(await screen.findByRole('alert')).toHaveTextContent(/is not published at the moment/);
  expect(screen.queryByRole('heading', { name: 'Your record' })).not.toBeInTheDocument();
});

describe('where the server mails codes', () => {
  const WITH_CODE = anAllotment({ needsCode: true, proved: false });

  test('a decision that no later one undoes needs form number and code, and the code is asked for', async () => {
    const sent: unknown[] = [];
    let asked = 0;
    server.use(
      http.post('*/api/v1/result/code', () => {
        asked++;
        return HttpResponse.json({ status: 'success', data: { minutes: 10 } });
      }),
      http.put(PUT, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          failure('invalid_request', 'No.', { issues: [{ path: 'code', message: 'Wrong code.' }] }),
          { status: 400 },
        );
      }),
    );
    const { user } = await open(WITH_CODE);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mail me the code' }));
    expect(await dialog.findByText(/good for 10 minutes/)).toHaveAttribute('role', 'status');
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    expect(dialog.getByLabelText('Code from the mail')).toHaveFocus();
    await user.type(dialog.getByLabelText('Code from the mail'), '123 456');
    await user.click(dialog.getByRole('button', { name: /^Yes/ }));
    expect(await dialog.findByText('Wrong code.')).toBeInTheDocument();
    expect(asked).toBe(1);
    expect(sent).toEqual([{ status: 'reject', form_number: 'SEU1', code: '123456' }]);
  });

  test('a code that cannot be sent is said to be so, and can be asked for again', async () => {
    server.use(http.post('*/api/v1/result/code', () => HttpResponse.error()));
    const { user } = await open(WITH_CODE);
    await user.click(screen.getByRole('button', { name: 'Upgrade' }));
    await user.click(screen.getByRole('button', { name: 'Mail me the code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent/);
    expect(screen.getByRole('button', { name: 'Mail me the code' })).toBeInTheDocument();
  });

  test('float asks for both, as every decision does that leaves less open', async () => {
    const { user } = await open(WITH_CODE);
    await user.click(screen.getByRole('button', { name: 'Float' }));
    const fields = within(screen.getByRole('dialog')).getAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['form_number', 'code']);
  });
});

describe('a decision the service cannot take', () => {
  async function freezeWith(respond: () => Response) {
    let asked = 0;
    server.use(
      http.put(PUT, () => {
        asked++;
        return respond();
      }),
    );
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Freeze' }));
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Yes/ }));
    return { ...page, asked: () => asked };
  }
  const busy = () =>
    HttpResponse.json(failure('overloaded', 'Too many.'), { status: 503, headers: { 'retry-after': '1' } });

  test('because it is full is sent again by itself', async () => {
    let isFull = true;
    await freezeWith(() => (isFull ? busy() : HttpResponse.json(answer(FROZEN))));
    expect(await screen.findByText(/Your decision is not recorded yet/)).toBeInTheDocument();
    isFull = false;
    await screen.findByRole('group', { name: 'You froze your seat.' }, { timeout: 5_000 });
  });

  test('because it is full need not be waited for: the page reads what is true', async () => {
    const { user, asked } = await freezeWith(busy);
    await screen.findByText(/Your decision is not recorded yet/);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await screen.findByRole('group', { name: 'Your decision is not recorded.' });
    expect(asked()).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('because of too many guesses says how long it is paused', async () => {
    await freezeWith(() =>
      HttpResponse.json(failure('too_many_attempts', 'No.'), { status: 429, headers: { 'retry-after': '30' } }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/paused to protect you. Time left: 30 seconds/);
  });
});

describe('the letter', () => {
  const FLOATED = anAllotment({ record: { status: 'float' }, offered: ['freeze'] });
  const LETTER = '*/api/v1/result/me/letter';

  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:letter');
    URL.revokeObjectURL = jest.fn();
    // jsdom follows no links to files.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    window.print = jest.fn();
  });

  test('is there once the seat is accepted, and not before', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Download the letter (PDF)' })).not.toBeInTheDocument();
  });

  test('comes as a file', async () => {
    server.use(http.get(LETTER, () => HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer)));
    const { user } = await open(FLOATED);
    await user.click(screen.getByRole('button', { name: 'Download the letter (PDF)' }));
    expect(await screen.findByText(/The letter is in your downloads/)).toHaveAttribute('role', 'status');
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
  });

  test('comes once the second proof is given, where this sitting has had none', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(LETTER, async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return HttpResponse.json(failure('wrong_proof', 'Not right together.'), { status: 400 });
        return HttpResponse.json({ status: 'success', data: { url: '/api/v1/result/me/letter' } });
      }),
      http.get(LETTER, () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
    );
    const { user } = await open({ ...FLOATED, proved: false, needsCode: true });
    await user.click(screen.getByRole('button', { name: 'Download the letter (PDF)' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Show that it is you' }));
    const get = dialog.getByRole('button', { name: 'Get the letter' });
    await user.click(get);
    expect(dialog.getByLabelText('Form number')).toHaveFocus();
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.type(dialog.getByLabelText('Code from the mail'), '123456 789012');
    await user.click(get);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not right together.');
    expect(dialog.getByLabelText('Form number')).toHaveValue('SEU1');
    await user.click(get);
    expect(await screen.findByText(/The letter is in your downloads/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual(Array(2).fill({ form_number: 'SEU1', code: '123456789012' }));
  });

  test('of a session whose proof is gone asks for it, whatever the page thought', async () => {
    server.use(http.get(LETTER, () => HttpResponse.json(failure('proof_required', 'No.'), { status: 403 })));
    const { user } = await open(FLOATED);
    await user.click(screen.getByRole('button', { name: 'Download the letter (PDF)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show that it is you' }));
    expect(await dialog.findByLabelText('Form number')).toBeInTheDocument();
  });

  test('prints with its code', async () => {
    const details = {
      code: '7K3M-0000-0000-0000-0000',
      page: 'https://www.university.example/admission/letter',
      decision: 'float',
      issuedAt: '2025-08-15T06:00:00.000Z',
    };
    server.use(http.get(`${LETTER}/details`, () => HttpResponse.json({ status: 'success', data: details })));
    const { user } = await open(FLOATED);
    await user.click(screen.getByRole('button', { name: 'Print with the code' }));
    expect(await screen.findByText(details.code)).toBeInTheDocument();
    expect(screen.getByText(`Check it at ${details.page}`)).toBeInTheDocument();
    expect(window.print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Print with the code' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2));
  });

  test.each([
    [500, /could not be fetched. Your seat is not affected/],
    [404, /There is no letter for this seat any more/],
  ])('that cannot be had (%d) is explained', async (status, expected) => {
    server.use(http.get(LETTER, () => HttpResponse.json(failure('x', 'No.'), { status })));
    const { user } = await open(FLOATED);
    await user.click(screen.getByRole('button', { name: 'Download the letter (PDF)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
  });

  test('that many want at once is asked for again by itself, and that is said', async () => {
    let asked = 0;
    const busy = { status: 503, headers: { 'retry-after': '1' } };
    server.use(
      http.get(LETTER, () =>
        asked++ === 0
          ? HttpResponse.json(failure('overloaded', 'No.'), busy)
          : HttpResponse.arrayBuffer(new ArrayBuffer(8)),
      ),
    );
    const { user } = await open(FLOATED);
    await user.click(screen.getByRole('button', { name: 'Download the letter (PDF)' }));
    expect(await screen.findByText(/Many people want their letter just now/)).toHaveAttribute('role', 'status');
    expect(await screen.findByText(/The letter is in your downloads/, {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(asked).toBe(2);
  });

  test('asked for after the session has ended leads to sign-in', async () => {
    server.use(http.get(LETTER, () => HttpResponse.json(failure('signed_out', 'No.'), { status: 401 })));
    const { user, router } = await open(FLOATED);
    await user.click(screen.getByRole('button', { name: 'Download the letter (PDF)' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.state).toEqual({ reason: 'signed-out' });
  });
});

test('what is next stands there with its days', async () => {
  await open();
  expect(await screen.findByText('19 Aug 2025 to 21 Aug 2025')).toBeInTheDocument();
  expect(screen.getByText('22 Aug 2025 to 24 Aug 2025')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Put the dates into my calendar' })).toHaveAttribute(
    'href',
    '/admission/calendar/diploma-1.ics',
  );
});

test('whoever leaves the page takes the record along', async () => {
  const { router, queryClient } = await open();
  await act(() => router.navigate('/elsewhere'));
  expect(queryClient.getQueryCache().findAll({ queryKey: ['allotment'] })).toHaveLength(0);
});
