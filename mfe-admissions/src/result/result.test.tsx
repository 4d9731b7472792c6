import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDLE_LIMIT, IDLE_WARNING, Watch } from './session/Watch';
import { ApiError } from '@university/shared';
import { pauseBefore, retryWhileBusy, type Waiting } from './retry-while-busy';
import { missingProofs } from './decide/DecisionDialog';
import {
  type Answer,
  answer,
  answering,
  held,
  modalDialogs,
  refused,
  renderPage,
  startServer,
} from '@university/shared/testing';
import NotMe from './not-me/NotMe';

startServer();
modalDialogs();

describe('who is away', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function open() {
    const onSignOut = jest.fn();
    render(<Watch onSignOut={onSignOut} />);
    return onSignOut;
  }

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

  test('after thirteen minutes without anybody it asks, after fifteen it ends', () => {
    const onSignOut = open();
    pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
    expect(warning()).not.toBeInTheDocument();
    pass(1_000);
    expect(warning()).toBeInTheDocument();
    expect(warning()).toHaveTextContent(/signed out in 2 minutes/);
    expect(onSignOut).not.toHaveBeenCalled();
    // One that moves by is nobody.
    fireEvent.pointerMove(window);
    expect(warning()).toBeInTheDocument();
    pass(IDLE_WARNING);
    expect(onSignOut).toHaveBeenCalledWith('idle');
  });

  test.each(['keyDown', 'pointerDown', 'scroll'] as const)('%s is somebody', (event) => {
    const onSignOut = open();
    pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
    fireEvent[event](window);
    pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
    expect(warning()).not.toBeInTheDocument();
    expect(onSignOut).not.toHaveBeenCalled();
  });

  test.each([
    ['says so', () => fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))],
    ['presses Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ])('who %s stays', (_, stay) => {
    const onSignOut = open();
    pass(IDLE_LIMIT - IDLE_WARNING);
    stay();
    expect(warning()).not.toBeInTheDocument();
    pass(IDLE_LIMIT - IDLE_WARNING - 1_000);
    expect(onSignOut).not.toHaveBeenCalled();
  });

  test('one can sign out at once', () => {
    const onSignOut = open();
    pass(IDLE_LIMIT - IDLE_WARNING);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
    expect(onSignOut).toHaveBeenCalledWith('left');
  });

  test('a machine that slept past the limit ends it when it wakes', () => {
    const onSignOut = open();
    jest.setSystemTime(Date.now() + 2 * IDLE_LIMIT);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onSignOut).toHaveBeenCalledWith('idle');
  });
});

describe('a service that is full', () => {
  const busy = (retryAfter?: number) => new ApiError(503, 'overloaded', 'Too many.', [], undefined, retryAfter);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    [1, 5, 0, 5_000],
    [1, 5, 1, 10_000],
    [2, 5, 0, 7_500],
    [1, undefined, 0, 5_000],
    [1, 0, 0, 1_000],
    [20, 5, 0.9, 60_000],
  ])('attempt %d, asked to wait %p s, chance %p: %d ms', (attempts, retryAfter, chance, expected) => {
    expect(pauseBefore(attempts, retryAfter, () => chance)).toBe(expected);
  });

  function ask(answers: (ApiError | string)[]) {
    const waits: (Waiting | null)[] = [];
    const stop = new AbortController();
    const make = jest.fn(async () => {
      const answer = answers.shift();
      if (answer instanceof ApiError) throw answer;
      return answer;
    });
    const result = retryWhileBusy(make, { onWait: (waiting) => waits.push(waiting), signal: stop.signal });
    return { waits, stop, make, result };
  }

  test('a busy service is asked again until it answers, and every pause is told', async () => {
    const { waits, make, result } = ask([busy(5), busy(5), 'in']);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(make).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([{ until: expect.any(Number), attempts: 1 }]);
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(result).resolves.toBe('in');
    expect(make).toHaveBeenCalledTimes(3);
    expect(waits.map((waiting) => waiting?.attempts ?? null)).toEqual([1, null, 2, null]);
  });

  test('whoever does not want to wait stops it', async () => {
    const { make, result, stop } = ask([busy(30)]);
    const failed = expect(result).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(1_000);
    stop.abort();
    await failed;
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('every other failure is one at once', async () => {
    const { make, result, waits } = ask([new ApiError(500, 'internal', 'No.')]);
    await expect(result).rejects.toMatchObject({ status: 500 });
    expect(make).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([]);
  });
});

const MISSING = { code: 'Enter the 6 or 12 digits from the mail.' };

test.each([
  ['123456', {}],
  ['123-456', {}],
  ['1234–5678–9012', {}],
  ['१२३४५६', {}],
  ['1234567', MISSING],
  ['12345l', MISSING],
  ['-', MISSING],
  ['', MISSING],
])('the mailed code %j is sent unless it can be none: %j', (code, missing) => {
  expect(missingProofs({ code }, ['code'])).toEqual(missing);
});

describe('"this was not me"', () => {
  const TOKEN = 'a'.repeat(43);

  const open = (hash = '') => renderPage(<NotMe />, { path: `/admission/not-me${hash}`, pattern: '/admission/not-me' });

  const sending = (...answers: Answer[]) => answering<string>('post', '/result/disown', ...answers);
  const done = answer({ ticket: 'GR-2026-7F3K-92QG', heldAt: '2026-01-15T05:00:00.000Z' });
  /** The keys in forms. */
  const keysIn = (sent: string[]) => sent.map((form) => /name="token"\s+(\S+)/.exec(form)?.[1]);

  const button = () => screen.getByRole('button', { name: /^This was not me/ });

  it('does nothing by being opened but take the key off the address; holds decisions by one button, and says what is next', async () => {
    const holding = held(done);
    const sent = sending(holding.answer);
    const { user, router } = open(`#${TOKEN}`);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.dblClick(button());
    holding.letGo();
    const receipt = await screen.findByRole('group', { name: 'Decisions on your seat are held' });
    expect(receipt).toHaveFocus();
    expect(receipt).toHaveTextContent('GR-2026-7F3K-92QG');
    expect(keysIn(sent)).toEqual([TOKEN]);
  });

  it('takes a key that was copied from the mail, as it must without scripts', async () => {
    const sent = sending(done);
    const { user } = open();
    expect(button().closest('form')).toHaveAttribute('action', '/api/v1/result/disown');
    expect(button().closest('form')).toHaveAttribute('method', 'post');
    await user.click(button());
    const field = screen.getByLabelText('Key from the mail');
    expect(field).toHaveAccessibleDescription(/Copy the key from the mail/);
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: TOKEN } });
    await user.click(button());
    await screen.findByText('GR-2026-7F3K-92QG');
    expect(keysIn(sent)).toEqual([TOKEN]);
  });

  it.each([
    ['a spent link', 410, 'gone', /used already or is too old/],
    ['half a key', 400, 'invalid_request', /not the whole key/],
    ['a failure of ours', 500, 'internal', /Nothing was changed/],
  ])('says what to do after %s', async (_, status, code, words) => {
    sending(refused(status, code));
    const { user, router } = open(`#${TOKEN}`);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});
