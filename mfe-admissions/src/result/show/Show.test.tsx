import { act, screen, waitFor, within } from '@testing-library/react';
import type { Allotment } from '@university/shared/contract';
import {
  type Answer,
  answer,
  answering,
  held,
  modalDialogs,
  server,
  refused,
  renderPage,
  startServer,
} from '@university/shared/testing';
import { http, HttpResponse } from 'msw';
import { anAllotment } from '../../testing/allotment';
import { codesAnswer } from '../../testing/codes';
import { aRound, scheduleAnswer } from '../../testing/schedule';
import Show, { loader } from './Show';

const ME = '/result/me';
/** Of the record `a1`. */
const DECIDE = '/result/a1';
const SIGNED_OUT = refused(401, 'signed_out');
const FROZEN = anAllotment({ record: { status: 'freeze', decided_at: '2025-08-15T06:01:00.000Z' }, offered: [] });

startServer();
modalDialogs();

const show = (api: Record<string, unknown> = {}) =>
  renderPage(<Show />, { path: '/admission/result/show?category=diploma', pattern: '/admission/result/show', api });

/** Opens the page of a signed-in applicant. */
async function open(allotment: Allotment = anAllotment(), api: Record<string, unknown> = codesAnswer) {
  const reads = answering('get', ME, answer(allotment));
  const page = show(api);
  await screen.findByText('Your record');
  return { ...page, reads };
}

const button = (name: string) => screen.getByText(name, { selector: 'button' });
/** In a dialog. */
const yes = () => within(screen.getByRole('dialog')).getByText(/^Yes/);

const frozen = () => screen.findByRole('group', { name: 'You froze your seat.' });

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], label: string) => {
  await user.click(button(label));
  return within(screen.getByRole('dialog', { name: `${label} this seat?` }));
};

/** Decides and confirms it. The decision is answered so, a second one by `again`; the record is read `after` it. */
async function decide(label: string, reply: Answer, again = reply, after?: Answer) {
  const sent = answering('put', DECIDE, reply, again);
  const page = await open();
  if (after) answering('get', ME, after);
  const dialog = await choose(page.user, label);
  await page.user.click(yes());
  return { ...page, dialog, sent };
}

describe('the record', () => {
  test('says first what was given, how it stands and until when; what can be decided follows, then all in words', async () => {
    await open();
    const standing = screen.getByRole('region', { name: 'Your status' });
    expect(standing).toHaveTextContent(/Waiting for your decision\. Decide by 18 Aug 2025, 5:00 pm IST\./);
    expect([...standing.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Diploma in Computer Engineering', '/programs/computer'],
      ['Pusa I Campus', '/campus/pusa-i'],
    ]);
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['What you can decide', 'Fee and documents', 'Your list of preferences', 'Your record']);
    expect(button('Freeze')).toHaveAccessibleDescription(/^The seat is yours, and/);
    const value = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(value('Form number (last three characters)')).toHaveTextContent(/^•{8}002$/);
    await screen.findByText('Coast, general (unreserved) (C_UR)');
    expect(value('Registered category')).toHaveTextContent('Coast, general (unreserved) (C_UR)');
    expect(value('Category of the seat')).toHaveTextContent('Outside the coast, Economically Weaker Section (OC_EWS)');
    expect(value('Preference')).toHaveTextContent('3 of your list');
    expect(value('Amount due if you accept')).toHaveTextContent('₹19,550, including refundable deposits');
    expect(value('Pay')).toHaveTextContent(/^19 Aug 2025 to 21 Aug 2025/);
    expect(screen.getByText('Pay on the portal').closest('a')).toHaveAttribute(
      'href',
      'https://pay.university.example',
    );
    expect(value('Show your documents')).toHaveTextContent(
      '22 Aug 2025 to 24 Aug 2025Pusa I Campus, Pusa Road, New DelhiNearest metro: Rajendra Place',
    );
    const list = screen.getByText('Your list of preferences').parentElement;
    expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Diploma in Civil Engineering, Pusa I CampusNot reached: no seat at your rank',
      'Diploma in Architecture, Pusa I CampusNot reached: no seat at your rank',
      'Diploma in Computer Engineering, Pusa I CampusAllotted to you',
      'Diploma in Fashion Design, Pusa I CampusNot considered: you got a higher choice',
    ]);
  });

  test('has what its codes mean with the page; without that they stand as they are', async () => {
    const url = new URL('https://university.example/admission/result/show?category=diploma');
    const read = renderPage(<p />, { api: codesAnswer });
    await loader({ queryClient: read.queryClient, params: {}, url });
    expect(read.queryClient.getQueryData(['admission', 'codes'])).toBeDefined();
    read.unmount();
    answering('get', ME, answer(anAllotment()));
    show();
    expect(await screen.findByText('C_UR')).toBeInTheDocument();
  });

  test('says that the window is closed', async () => {
    const window = { opensAt: '2025-08-10T04:30:00.000Z', closesAt: '2025-08-12T11:30:00.000Z', isOpen: false };
    await open(anAllotment({ offered: [], window, record: { status: 'lapsed' } }));
    expect(screen.getByText('Decisions closed on 12 Aug 2025, 5:00 pm IST.')).toBeInTheDocument();
    expect(screen.queryByText('What you can decide')).not.toBeInTheDocument();
  });

  test.each([
    ['not-allotted', /You need not apply/],
    ['held', /Seats for persons with disabilities/],
  ] as const)('%s: says what is next and offers nothing', async (outcome, next) => {
    await open(anAllotment({ offered: [], record: { outcome, status: null, program: null, campus: null } }));
    expect(screen.getByText(next)).toBeInTheDocument();
    expect(screen.queryByText('What you can decide')).not.toBeInTheDocument();
  });
});
describe('a decision', () => {
  test('is sent once after confirming, and the page shows what is true now', async () => {
    const recording = held(answer(FROZEN));
    const sent = answering('put', DECIDE, recording.answer);
    const { user } = await open();
    const dialog = await choose(user, 'Freeze');
    expect(dialog.getByText(/you leave all further rounds/)).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await user.dblClick(dialog.getByText('Yes, freeze this seat'));
    recording.letGo();
    const notice = await frozen();
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent(/^You froze your seat\.$/);
    // When it was recorded is said once.
    expect(document.body.textContent?.match(/15 Aug 2025, 11:31 am IST/g)).toHaveLength(1);
    expect(sent).toEqual([{ status: 'freeze' }]);
    expect(screen.getByText('Frozen: you accepted this seat.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('needs the form number, once a session', async () => {
    const issues = [{ path: 'form_number', message: 'Wrong number.' }];
    const sent = answering('put', DECIDE, refused(400, 'invalid_request', 'No.', { issues }));
    const { user } = await open(anAllotment({ proved: false }));
    const dialog = await choose(user, 'Float');
    expect(dialog.getByText(/You can take this back for 60 minutes/)).toBeInTheDocument();
    await user.click(yes());
    const field = dialog.getByLabelText('Form number');
    expect(field).toHaveAccessibleDescription(/Enter your form number\./);
    expect(field).toHaveFocus();
    expect(sent).toHaveLength(0);

    await user.type(field, ' SEU1 ');
    await user.click(yes());
    await dialog.findByText('Wrong number.');
    expect(sent).toEqual([{ status: 'float', form_number: 'SEU1' }]);
    expect(field).toHaveValue(' SEU1 ');
  });

  test('is mailed where mail goes out, and the page says so once', async () => {
    await decide('Freeze', answer({ ...FROZEN, needsCode: true }));
    expect(await frozen()).toHaveTextContent('We have mailed you this.');
  });

  test('in a round where nothing can be taken back the dialog says so', async () => {
    const { user } = await open(anAllotment({ takeBackMinutes: 0 }));
    expect((await choose(user, 'Reject')).getByText('This cannot be undone.')).toBeInTheDocument();
  });

  test('that the server wants proved after all asks for the proof, and keeps the dialog', async () => {
    const issues = [{ path: 'form_number', message: 'Enter the form number of this application' }];
    const required = refused(403, 'proof_required', 'Give your form number.', { issues });
    const { user, dialog, sent } = await decide('Freeze', required, answer(FROZEN));
    const field = await dialog.findByLabelText('Form number');
    expect(field).toHaveAccessibleDescription(/Enter the form number/);
    await user.type(field, 'SEU1');
    await user.click(yes());
    await frozen();
    expect(sent[1]).toEqual({ status: 'freeze', form_number: 'SEU1' });
  });

  test('that is taken back to a float says that the float stands again, and needs the proof like the decision', async () => {
    const sent = answering('put', DECIDE, answer(anAllotment({ record: { status: 'float' } })));
    const takeBack = { to: 'float', until: '2025-08-15T07:01:00.000Z' } as const;
    const { user } = await open({ ...FROZEN, serverTime: '2025-08-15T06:01:00.000Z', proved: false, takeBack });
    await user.click(button('Take back'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/You are floating again/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.click(yes());
    await screen.findByRole('group', { name: 'You took your decision back.' });
    expect(sent).toEqual([{ status: 'float', form_number: 'SEU1' }]);
  });
});

describe('when the answer to a decision is lost', () => {
  const lost = () => HttpResponse.error();

  test('the record is read again: it had arrived', async () => {
    await decide('Freeze', lost, answer(), answer(FROZEN));
    expect(await frozen()).toHaveTextContent(/had arrived/);
    expect(screen.getByText('Frozen: you accepted this seat.')).toBeInTheDocument();
  });

  test('the record is read again: it had not arrived', async () => {
    await decide('Freeze', refused(500, 'internal'));
    await screen.findByRole('group', { name: 'Your decision is not recorded.' });
    expect(button('Freeze')).toBeInTheDocument();
  });

  test('and the sign-in has expired, it leads back to sign-in', async () => {
    const { router } = await decide('Freeze', lost, answer(), SIGNED_OUT);
    await screen.findByText('elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/admission/result', state: { reason: 'signed-out' } });
  });
});

describe('whoever may not see the record', () => {
  const kept = ({ queryClient }: Pick<ReturnType<typeof show>, 'queryClient'>) =>
    queryClient.getQueryCache().findAll({ queryKey: ['allotment'] });

  test('is led to sign-in and told why', async () => {
    answering('get', ME, SIGNED_OUT);
    const { router } = show();
    await screen.findByText('elsewhere');
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: '/admission/result', search: '?category=diploma', state: { reason: 'signed-out' } },
    });
  });

  test('never sees the record of another result under this address', async () => {
    answering('get', ME, answer(anAllotment({ record: { track: 'btech' } })));
    const page = show();
    await screen.findByText('elsewhere');
    expect(page.router.state.location.state).toEqual({ reason: 'other-record' });
    expect(kept(page)).toHaveLength(0);
  });

  test('an unreachable university can be tried again', async () => {
    answering('get', ME, () => HttpResponse.error());
    const { user } = show();
    await screen.findByText(/could not be loaded/, {}, { timeout: 8_000 });
    answering('get', ME, answer(anAllotment()));
    await user.click(button('Try again'));
    await screen.findByRole('heading', { name: 'Your record' });
  });

  test.each<[string, string, Answer]>([
    ['', 'left', answer()],
    [' offline', 'left-here-only', () => HttpResponse.error()],
    [' on our fault', 'left-here-only', refused(500, 'internal')],
  ])('signing out%s ends the session once, forgets the record and says what stays: %s', async (_, reason, reply) => {
    const page = await open();
    const ending = held(reply);
    const ended = answering('post', '/result/sign-out', ending.answer);
    await page.user.dblClick(button('Sign out'));
    ending.letGo();
    await screen.findByText('elsewhere');
    expect(ended).toHaveLength(1);
    expect(page.router.state.location).toMatchObject({ pathname: '/admission/result', state: { reason } });
    expect(kept(page)).toHaveLength(0);
  });

  test('whoever leaves the page takes the record along', async () => {
    const page = await open();
    await act(() => page.router.navigate('/elsewhere'));
    expect(kept(page)).toHaveLength(0);
  });
});

describe('other tabs, and pages that come back', () => {
  test('another tab says that something has changed: the record is read again, and nothing is said where nothing has', async () => {
    const { reads } = await open();
    const channel = new BroadcastChannel('applicant');
    channel.postMessage({ word: 'changed', from: 'another tab' });
    channel.close();
    await waitFor(() => expect(reads).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the browser brings the page back from its cache, where it heard nothing: the record is read again', async () => {
    const { reads } = await open();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(reads).toHaveLength(2));
  });

  test('other tabs hear of a decision made here, and this one does not read it again', async () => {
    const heard: string[] = [];
    const channel = new BroadcastChannel('applicant');
    channel.onmessage = ({ data }) => heard.push(data.word);
    const { reads } = await decide('Freeze', answer(FROZEN));
    await frozen();
    await waitFor(() => expect(heard).toContain('changed'));
    channel.close();
    expect(reads).toHaveLength(1);
  });
});

describe('the clock', () => {
  test('counts down by the server, not by this device', async () => {
    await open();
    // The server says 15 August, whatever day this machine has.
    expect(screen.getByRole('timer')).toHaveTextContent('Time left to decide: 3 days 5 hours');
  });

  test('when the window is over the record is read again, and the page says what is true', async () => {
    const window = { opensAt: '2025-08-14T04:30:00.000Z', closesAt: '2025-08-15T06:00:01.000Z', isOpen: true };
    await open(anAllotment({ window }));
    const closed = { window: { ...window, isOpen: false }, serverTime: window.closesAt };
    answering('get', ME, answer(anAllotment({ record: { status: 'lapsed' }, offered: [], ...closed })));
    await screen.findByRole('alert', { name: 'The window for decisions has closed.' }, { timeout: 5_000 });
    expect(screen.getByText('Lapsed: you did not decide in time.')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

test('a result that is withdrawn meanwhile is taken off the page', async () => {
  await open();
  answering('get', ME, refused(404, 'not_published'));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByRole('alert')).toHaveTextContent(/is not published at the moment/);
  expect(screen.queryByRole('heading', { name: 'Your record' })).not.toBeInTheDocument();
});

describe('where the server mails codes', () => {
  const WITH_CODE = anAllotment({ needsCode: true, proved: false });
  const CODE = '/result/code';

  test('a decision that no later one undoes needs form number and code, and the code is asked for', async () => {
    const asked = answering('post', CODE, answer({ minutes: 10 }));
    const issues = [{ path: 'code', message: 'Wrong code.' }];
    const sent = answering('put', DECIDE, refused(400, 'invalid_request', 'No.', { issues }));
    const { user } = await open(WITH_CODE);
    await user.click(button('Reject'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByText('Mail me the code'));
    expect(await dialog.findByText(/valid for 10 minutes/)).toHaveAttribute('role', 'status');
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.click(yes());
    expect(dialog.getByLabelText('Code from the mail')).toHaveFocus();
    await user.type(dialog.getByLabelText('Code from the mail'), '123 456');
    await user.click(yes());
    expect(await dialog.findByText('Wrong code.')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    expect(sent).toEqual([{ status: 'reject', form_number: 'SEU1', code: '123456' }]);
  });

  test('a code that cannot be sent is said to be so, and can be asked for again', async () => {
    answering('post', CODE, () => HttpResponse.error());
    const { user } = await open(WITH_CODE);
    await user.click(button('Upgrade'));
    await user.click(button('Mail me the code'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent/);
    expect(button('Mail me the code')).toBeInTheDocument();
  });
});

describe('a decision the service cannot take', () => {
  test('because it is full need not be waited for: the page reads what is true', async () => {
    const busy = refused(503, 'overloaded', 'Too many.', { headers: { 'retry-after': '1' } });
    const { user, sent } = await decide('Freeze', busy);
    await screen.findByText(/Your decision is not recorded yet/);
    await user.click(button('Go back'));
    await screen.findByRole('group', { name: 'Your decision is not recorded.' });
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('because of too many guesses says how long it is paused', async () => {
    await decide('Freeze', refused(429, 'too_many_attempts', 'No.', { headers: { 'retry-after': '30' } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/paused to protect you. Time left: 30 seconds/);
  });
});

describe('the letter', () => {
  const FLOATED = anAllotment({ record: { status: 'float' }, offered: ['freeze'] });
  const LETTER = '/result/me/letter';
  const file = () => HttpResponse.arrayBuffer(new ArrayBuffer(8));

  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:letter');
    URL.revokeObjectURL = jest.fn();
    // jsdom follows no links to files.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    window.print = jest.fn();
  });

  /** Asks for the letter, which is answered so. */
  async function download(allotment: Allotment, ...answers: Answer[]) {
    const asked = answering('get', LETTER, ...answers);
    const page = await open(allotment);
    await page.user.click(button('Download the letter (PDF)'));
    return { ...page, asked };
  }

  test('comes once the second proof is given, where this sitting has had none', async () => {
    const sent = answering(
      'post',
      LETTER,
      refused(400, 'wrong_proof', 'Not right together.'),
      answer({ url: `/api/v1${LETTER}` }),
    );
    const { user } = await download({ ...FLOATED, proved: false, needsCode: true }, file);
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm that it is you' }));
    const get = dialog.getByText('Get the letter');
    await user.click(get);
    expect(dialog.getByLabelText('Form number')).toHaveFocus();
    await user.type(dialog.getByLabelText('Form number'), 'SEU1');
    await user.type(dialog.getByLabelText('Code from the mail'), '123456 789012');
    await user.click(get);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not right together.');
    expect(dialog.getByLabelText('Form number')).toHaveValue('SEU1');
    await user.click(get);
    expect(await screen.findByText(/The letter is in your downloads/)).toHaveAttribute('role', 'status');
    expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual(Array(2).fill({ form_number: 'SEU1', code: '123456789012' }));
  });

  test('of a session whose proof is gone asks for it, whatever the page thought', async () => {
    await download(FLOATED, refused(403, 'proof_required'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    expect(await dialog.findByLabelText('Form number')).toBeInTheDocument();
  });

  test.each([
    ['Download the letter (PDF)', 'en'],
    ['पत्र हिन्दी में (PDF)', 'hi'],
  ])('%s asks for it in that language', async (name, language) => {
    const languages: (string | null)[] = [];
    server.use(
      http.get(`*/api/v1${LETTER}`, ({ request }) => {
        languages.push(new URL(request.url).searchParams.get('lang'));
        return file();
      }),
    );
    const { user } = await open(FLOATED);
    await user.click(button(name));
    expect(await screen.findByText(/The letter is in your downloads/)).toBeInTheDocument();
    expect(languages).toEqual([language]);
  });

  test('prints with its code', async () => {
    const page = 'https://www.university.example/admission/letter';
    const details = { code: '7K3M-0000-0000-0000-0000', page, decision: 'float', issuedAt: '2025-08-15T06:00:00.000Z' };
    answering('get', `${LETTER}/details`, answer(details));
    const { user } = await open(FLOATED);
    await user.click(button('Print with the code'));
    expect(await screen.findByText(details.code)).toBeInTheDocument();
    expect(screen.getByText(`Check it at ${page}`)).toBeInTheDocument();
    expect(window.print).toHaveBeenCalledTimes(1);
    await user.click(button('Print with the code'));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2));
  });

  test.each([
    [500, /could not get the letter. Your seat is not affected/],
    [404, /There is no letter for this seat any more/],
  ])('that cannot be had (%d) is explained', async (status, expected) => {
    await download(FLOATED, refused(status, 'x'));
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
  });

  test('that many want at once is asked for again by itself, and that is said', async () => {
    const busy = refused(503, 'overloaded', 'No.', { headers: { 'retry-after': '1' } });
    const { asked } = await download(FLOATED, busy, file);
    expect(await screen.findByText(/Many people want their letter just now/)).toHaveAttribute('role', 'status');
    expect(await screen.findByText(/The letter is in your downloads/, {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });

  test('asked for after the session has ended leads to sign-in', async () => {
    const { router } = await download(FLOATED, SIGNED_OUT);
    await screen.findByText('elsewhere');
    expect(router.state.location.state).toEqual({ reason: 'signed-out' });
  });
});

test('the days of what is next can be put into a calendar', async () => {
  await open(anAllotment(), scheduleAnswer(aRound()));
  expect((await screen.findByText('Put the dates into my calendar')).closest('a')).toHaveAttribute(
    'href',
    '/admission/calendar/diploma-1.ics',
  );
});
