import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  PublicationPreview,
  RoundDetail,
  RoundRanks as Ranks,
  RoundSummary,
  RoundUpdate,
  StaffAllotment,
} from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { http } from 'msw';
import { useState } from 'react';
import { DEMO } from '../documents/testing/examples';
import { answer, answering, HAS_FACTOR, listOf, logIn, refused, server, startServer, success } from '../testing';
import { actorInWords, detailInWords, subjectOf } from './AuditTable';
import { CorrectApplicant, WishTable } from './Applicant';
import { LiftHold } from './CorrectForm';
import ResultAudit from './ResultAudit';
import Results from './Results';
import Round from './Round';
import { RoundRanks } from './RoundRanks';
import { RoundSettings } from './RoundSettings';

startServer();

beforeEach(() => logIn('admissions'));

const round = (cycle: string): RoundSummary => ({
  ...{ _id: `ug-1-${cycle}`, cycle, track: 'ug', trackName: 'UG', round: 1, version: 1, final: false, published: true },
  ...{
    publishAt: null,
    opensAt: '2026-07-23T04:30:00.000Z',
    closesAt: '2026-07-25T11:30:00.000Z',
    isOpen: false,
    takeBackMinutes: 60,
  },
  ...{ retainUntil: null, total: 3, erased: 0, outcomes: { allotted: 3, 'not-allotted': 0, held: 0 } },
  statuses: { pending: 3, freeze: 0, float: 0, upgrade: 0, reject: 0, lapsed: 0 },
});

const detail = (cycle: string): RoundDetail => ({
  ...{ round: round(cycle), campuses: [], programs: [] },
  timeline: { unit: 'day', points: [] },
});

const api = (cycle: string) => ({
  ...HAS_FACTOR,
  '/document/ug-1-2025-26': success({
    document: { _id: 'ug-1-2025-26', kind: 'round', data: { ...DEMO.round, verifyPlace: 'Hall 2' } },
  }),
  '/admission/hold': success({ holds: [] }),
  '/admission/round': success({ cycle, cycles: ['2026-27', '2025-26'], rounds: [round(cycle)] }),
  '/admission/round/ug/1': success(detail(cycle)),
  '/admission/round/ug/1/ranks': success({ published: false, since: null, ranks: [], hidden: 0 }),
  '/admission/audit': listOf({ entries: [] }),
});

const hasLink = (name: string, to: string) => expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);

/** What was read: the keys hold the questions. */
function keysOf({ queryClient }: ReturnType<typeof renderPage>) {
  const queries = queryClient.getQueryCache().getAll();
  return queries.map(({ queryKey }) => queryKey);
}

it('the rounds of another year are chosen in the address, and links lead to the year of the round', async () => {
  const view = renderPage(<Results />, { path: '/admin/results', pattern: '/admin/results', api: api('2026-27') });
  const choice = await screen.findByLabelText('Admission year');
  expect(choice).toHaveValue('2026-27');
  hasLink('Open UG, round 1 (2026-27)', '/admin/results/ug/1?cycle=2026-27');
  hasLink('Plan of this year', '/admin/admission?cycle=2026-27');
  await view.user.selectOptions(choice, '2025-26');
  expect(view.router.state.location.search).toBe('?cycle=2025-26');
  expect(keysOf(view)).toContainEqual(['round', 'list', '2025-26']);
});

it('applicants are found by a part of their name, with how many there are', async () => {
  const record = { _id: 'r1', name: 'Asha Negi', form_number: 'SEU1', track_name: 'UG', round: 1, cycle: '2026-27' };
  const sent = answering('post', '/admission/applicant/search', answer({ records: [{ record }], total: 57 }));
  const { user } = renderPage(<Results />, { path: '/admin/results', api: api('2026-27') });
  const field = screen.getByLabelText('Name, form number or e-mail address');
  await user.type(field, 'ne');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(field).toHaveAccessibleDescription(/Enter at least 3 characters/);
  await user.type(field, 'gi');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('The first 1 of 57. Enter more to find fewer.')).toBeInTheDocument();
  hasLink('Asha Negi, SEU1, UG, round 1 (2026-27)', '/admin/results/records/r1');
  expect(sent).toEqual([{ q: 'negi' }]);
});

it('every call on a round of an earlier year names the year, and its page has what follows', async () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => {
    asked.push(`${request.method} ${new URL(request.url).search}`);
    return refused(409, 'stale', 'Not here.')();
  };
  server.use(http.post('*/api/v1/admission/round/ug/1/export', note), http.put('*/api/v1/admission/round/ug/1', note));
  const view = renderPage(<Round />, {
    path: '/admin/results/ug/1?cycle=2025-26',
    pattern: '/admin/results/:track/:round',
    api: api('2025-26'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'UG, round 1 (2025-26)' })).toBeInTheDocument();
  expect(keysOf(view)).toContainEqual(['round', 'one', 'ug', 1, '2025-26']);
  expect(await screen.findByText('26 Jul 2026 to 29 Jul 2026')).toBeInTheDocument();
  expect(screen.getByText('Hall 2')).toBeInTheDocument();
  hasLink('Dates, place and counselling', '/admin/catalogue/round/ug-1-2025-26');
  hasLink('Allot the seats of this round', '/admin/results/ug/1/seats?cycle=2025-26');
  await view.user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await view.user.click(screen.getByRole('button', { name: 'Save the window' }));
  await waitFor(() => expect(asked.sort()).toEqual(['POST ?cycle=2025-26', 'PUT ?cycle=2025-26']));
});

it.each(['abc', '0', '12'])('there is no round %s', async (number) => {
  renderPage(<Round />, {
    path: `/admin/results/ug/${number}`,
    pattern: '/admin/results/:track/:round',
    api: api('2026-27'),
  });
  expect(await screen.findByText('There is no such round.')).toBeInTheDocument();
});

it('the log is narrowed to a round of the chosen year', async () => {
  const view = renderPage(<ResultAudit />, {
    path: '/admin/results/audit?cycle=2025-26&round=ug-1-2025-26',
    pattern: '/admin/results/audit',
    api: api('2025-26'),
  });
  expect(await screen.findByRole('option', { name: 'UG, round 1 (2025-26)' })).toBeInTheDocument();
  const of = { track: 'ug', round: 1, cycle: '2025-26' };
  await waitFor(() => expect(keysOf(view)).toContainEqual(['audit', expect.objectContaining(of)]));
});

describe('ranks', () => {
  const ROUND = { cycle: '2026-27', track: 'ug', trackName: 'UG', round: 1, published: true } as RoundSummary;
  const GROUP = {
    ...{ cycle: '2026-27', track: 'ug', track_name: 'UG', round: 1, program: 'B.Sc. Weaving', program_code: 'BSC' },
    ...{ campus: 'Harbour Campus', campus_slug: 'harbour', category: 'C_UR', opening: 11, closing: 1240 },
    ...{ seats: 20, seats_left: 4 },
  };
  const SECRET: Ranks = { published: false, since: null, ranks: [GROUP], hidden: 3 };
  const PUBLIC: Ranks = { ...SECRET, published: true, since: '2026-08-05T04:30:00.000Z' };

  const open = (ranks: Ranks, round = ROUND) =>
    renderPage(<RoundRanks round={round} />, { api: { '/admission/round/ug/1/ranks': success(ranks) } });

  /** Answers the wish to publish or take back, and keeps what was sent. */
  function publishing(respond = answer(PUBLIC)) {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/v1/admission/round/ug/1/ranks', async ({ request }) => {
        sent.push([new URL(request.url).search, await request.json()]);
        return respond();
      }),
    );
    return sent;
  }

  async function press(view: ReturnType<typeof open>, name: string) {
    await view.user.click(await screen.findByRole('button', { name }));
    const dialog = screen.getByRole('dialog');
    await view.user.click(within(dialog).getByRole('button', { name }));
    return dialog;
  }

  it('stand in a table; before they are published it is asked, and said how much is shown and hidden', async () => {
    const sent = publishing();
    const view = open(SECRET);
    const name = 'B.Sc. Weaving Harbour Campus C_UR 11 1,240 20 4';
    expect(await screen.findByRole('row', { name, hidden: true })).toBeInTheDocument();
    const dialog = await press(view, 'Publish the ranks');
    expect(dialog).toHaveTextContent('ranks of UG, round 1 (2026-27) from now on');
    expect(dialog).toHaveTextContent('Groups with ranks: 1. Groups that say “Fewer than 5” in place of ranks: 3.');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([['?cycle=2026-27', { published: true }]]);
  });

  it('public ranks have their day, the page and a way back', async () => {
    const sent = publishing();
    const view = open(PUBLIC);
    expect(await screen.findByText(/^These ranks are public since 5 Aug.* 2026.*10:00/)).toBeInTheDocument();
    hasLink('What visitors see', '/admission/ranks');
    const dialog = await press(view, 'Take the ranks back');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([['?cycle=2026-27', { published: false }]]);
  });

  it('that may not be published have the reason where the question stands', async () => {
    publishing(refused(409, 'not_published', 'Publish the results of this round first.'));
    const dialog = await press(open(SECRET), 'Publish the ranks');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Publish the results of this round first.');
  });

  it.each([
    ['the result is not out', SECRET, { ...ROUND, published: false }, /^Publish the results of this round before/],
    ['all groups are small', { ...SECRET, ranks: [] }, ROUND, /in no group 5 seats or more/],
    ['nothing was given', { ...SECRET, ranks: [], hidden: 0 }, ROUND, /no seat of this round was given by rank yet/],
  ])('where %s there is no button but the reason', async (_, ranks, round, reason) => {
    open(ranks, round);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /ranks/ })).not.toBeInTheDocument();
  });

  it('published ranks whose result was taken back say so', async () => {
    open(PUBLIC, { ...ROUND, published: false });
    expect(await screen.findByText(/^These ranks were published\. Visitors see them again when/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'What visitors see' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take the ranks back' })).toBeInTheDocument();
  });
});

describe('publication', () => {
  const SECRET = { ...round('2026-27'), published: false };
  const PREVIEW: PublicationPreview = {
    ...{ records: 3, outcomes: { allotted: 2, 'not-allotted': 1, held: 0 }, mails: 3, sendsMail: true },
    ...{ withoutPhoto: 2, isPresentYear: true, sharedSignIn: 0, needsSecond: false, earlier: [] },
  };
  const EARLIER = { round: 1, closesAt: '2026-07-25T11:30:00.000Z', undecided: 412, taken: 88, replaced: 40 };

  /** Opens the page of a round, keeps what is sent, and answers with it. */
  function open(preview: Partial<PublicationPreview> = {}, before: RoundSummary = SECRET) {
    const sent: RoundUpdate[] = [];
    server.use(
      http.put('*/api/v1/admission/round/ug/1', async ({ request }) => {
        const body = (await request.json()) as RoundUpdate;
        sent.push(body);
        return answer({ round: { ...before, ...body, version: body.version + 1 } })();
      }),
    );
    const api = { '/admission/round/ug/1/publication': success({ ...PREVIEW, ...preview }) };
    return { sent, ...renderPage(<RoundSettings round={before} />, { api }) };
  }

  type View = ReturnType<typeof open>;

  async function ask({ user }: View) {
    await user.click(screen.getByRole('button', { name: 'Publish the results' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/Once the results are public, they can sign in/);
    return dialog;
  }

  it('has the window that was saved a moment ago, before the round was read again', async () => {
    const view = open();
    fireEvent.change(screen.getByLabelText('Closes at, in IST'), { target: { value: '2026-08-05T17:30' } });
    await view.user.click(screen.getByRole('button', { name: 'Save the window' }));
    await waitFor(() => expect(view.sent).toHaveLength(1));
    const dialog = await ask(view);
    await view.user.click(dialog.getByRole('button', { name: 'Publish the results' }));
    expect(await screen.findByText('These results are public.')).toBeInTheDocument();
    expect(view.sent[1]).toMatchObject({ version: 2, published: true, closesAt: view.sent[0]?.closesAt });
    expect(view.sent[1]).not.toHaveProperty('confirmed');
  });

  it.each<[string, Partial<PublicationPreview>, RegExp]>([
    ['how many mails go out', {}, /^3 mails go out, one to each applicant\.$/],
    ['that nobody is mailed', { mails: 0 }, /^No mail goes out\.$/],
    ['that mail reaches nobody', { sendsMail: false }, /reach nobody\.$/],
    ['how many photographs are missing', {}, /^2 of 3 applicants have no photograph here\./],
    ['that none is', { withoutPhoto: 0 }, /^Every applicant has a photograph here\.$/],
    ['that all can sign in', {}, /^Everybody can sign in/],
    ['that nobody can sign in', { isPresentYear: false }, /^Nobody can sign in/],
    ['who needs the form number', { sharedSignIn: 2 }, /^2 applicants share/],
    ['that it takes a second person', { needsSecond: true }, /^A second person has to approve it first\.$/],
  ])('says before %s', async (_, preview, said) => {
    const dialog = await ask(open(preview));
    expect(dialog.getByText(said)).toBeInTheDocument();
  });

  it('while people decide in an earlier round is offered once that was read', async () => {
    const view = open({ earlier: [EARLIER] });
    const dialog = await ask(view);
    expect(dialog.getByText(/^Applicants who have not decided in it: 412\./)).toBeInTheDocument();
    expect(dialog.getByText(/^Of these, 40 have a seat in the new round too/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Publish the results' })).not.toBeInTheDocument();
    await view.user.click(dialog.getByRole('checkbox'));
    await view.user.click(dialog.getByRole('button', { name: 'Publish the results' }));
    await waitFor(() => expect(view.sent).toMatchObject([{ published: true, confirmed: true }]));
  });

  it('is set for an hour, which the page says and takes back', async () => {
    const view = open();
    const dialog = await ask(view);
    fireEvent.change(dialog.getByLabelText('Hour, in IST'), { target: { value: '2099-07-23T10:00' } });
    await view.user.click(dialog.getByRole('button', { name: 'Publish at this hour' }));
    const said = 'These results go out by themselves on 23 Jul 2099, 10:00 am IST.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(view.sent).toMatchObject([{ published: false, publishAt: '2099-07-23T10:00:00+05:30' }]);
    await view.user.click(screen.getByRole('button', { name: 'Do not publish at that hour' }));
    await waitFor(() => expect(view.sent[1]).toMatchObject({ published: false, publishAt: null }));
  });

  it('whose hour has come and whose plan is not public says what it waits for', () => {
    open({}, { ...SECRET, publishAt: '2020-01-01T00:00:00.000Z' });
    expect(screen.getByText(/^These results were to go out on 1 Jan 2020/)).toBeInTheDocument();
  });
});

describe('wishes', () => {
  type Wish = StaffAllotment['preferences'][number];
  const wish = (position: number, program: string | null, became: Wish['became']): Wish => ({
    ...{ position, program, campus: 'Harbour Campus', program_id: null, campus_slug: null, became },
  });

  const LIST = [wish(1, 'B.Sc. Weaving', 'higher'), wish(2, 'B.Sc. Glass', 'allotted'), wish(3, null, 'lower')];

  const show = (outcome: StaffAllotment['record']['outcome'], preferences = LIST) =>
    renderPage(<WishTable found={{ preferences, record: { outcome } as StaffAllotment['record'] }} />);

  const rows = () =>
    [...screen.getByRole<HTMLTableElement>('table', { name: 'List of preferences' }).rows]
      .slice(1)
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent));

  it('the list of an applicant says what became of each wish', () => {
    show('allotted');
    expect(rows()).toEqual([
      ['1. B.Sc. Weaving', 'Harbour Campus', 'Not reached: no seat at this rank'],
      ['2. B.Sc. Glass', 'Harbour Campus', 'Allotted'],
      ['3. Not in the catalogue any more', 'Harbour Campus', 'Not considered: a higher one was given'],
    ]);
  });

  it('of a held record are decided in person, and a result file may have had none', () => {
    const { unmount } = show('held', [wish(1, 'B.Sc. Weaving', 'open')]);
    expect(rows()).toEqual([['1. B.Sc. Weaving', 'Harbour Campus', 'Decided in separate counselling']]);
    unmount();
    show('allotted', []);
    expect(screen.getByText('The result file had no list of preferences.')).toBeInTheDocument();
  });
});

describe('the log', () => {
  it.each([
    [{ from: 'pending', to: 'float', reason: 'Letter' }, ['Pending → Float', 'reason: Letter']],
    [{ status: 'freeze' }, ['status: Freeze']],
    [
      {
        from: { published: false, opensAt: '2026-07-01T04:30:00.000Z', retainUntil: null },
        to: { published: true, opensAt: '2026-07-02T04:30:00.000Z', retainUntil: null },
      },
      ['published: no → yes', 'opensAt: 1 Jul 2026, 10:00 am IST → 2 Jul 2026, 10:00 am IST'],
    ],
    [{ rows: 3, added: 1 }, ['rows: 3', 'added: 1']],
    [{}, []],
  ])('details %j', (detail, lines) => expect(detailInWords(detail)).toEqual(lines));

  it('knows rounds and records', () => {
    expect(subjectOf('round:2026-27:btech:2')).toEqual({
      label: 'btech, round 2 (2026-27)',
      path: '/admin/results/btech/2?cycle=2026-27',
    });
    expect(subjectOf('round:btech:2')).toEqual({ label: 'btech, round 2', path: '/admin/results' });
    expect(subjectOf('round:all')).toEqual({ label: 'All rounds', path: '/admin/results' });
    expect(subjectOf('allotment:a-1')).toEqual({ label: 'A record', path: '/admin/results/records/a-1' });
  });

  it('names staff by their address while there is an account', () => {
    expect(actorInWords({ kind: 'staff', _id: '1', email: 'a@seu.example' })).toBe('a@seu.example');
    expect(actorInWords({ kind: 'staff', _id: '1', email: null })).toBe('Staff (account gone)');
    expect(actorInWords({ kind: 'applicant', _id: '1', email: null })).toBe('Applicant');
  });
});

const FOUND = {
  record: { _id: 'r1', name: 'Asha Negi', email: 'asha@applicant.example', registered_category: 'D_UR' },
  applicant: { _id: 'p1', version: 'v1' },
} as StaffAllotment;

/** The record with a button that stands for a change by somebody else. */
function WithOthers() {
  const [version, setVersion] = useState('v1');
  return (
    <>
      <button type="button" onClick={() => setVersion('v5')}>
        Somebody else
      </button>
      <CorrectApplicant found={{ ...FOUND, applicant: { _id: 'p1', version } }} />
    </>
  );
}

describe('decisions that are held', () => {
  const HELD = {
    ...{ _id: 'r1', cycle: '2026-27', track: 'ug', track_name: 'UG', round: 1, status: 'freeze' as const },
    ...{ form_number: 'SEU25100001', at: '2026-07-24T04:30:00.000Z', ticket: 'GR-2026-7F3K-92QG' },
  };
  const lift = (before: 'pending' | 'float' | null) =>
    renderPage(<LiftHold id="r1" status="freeze" hold={{ at: HELD.at, ticket: HELD.ticket, before }} />);
  const reason = 'Spoke to the applicant';
  const fill = () => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });
  const submit = () => screen.getByRole('button', { name: 'Let the applicant decide again' });

  it('are listed with the way to each record, and not where there are none', async () => {
    const found = { ...api('2026-27'), '/admission/hold': success({ holds: [HELD] }) };
    renderPage(<Results />, { path: '/admin/results', pattern: '/admin/results', api: found });
    const table = await screen.findByRole('table', { name: 'Decisions that are held' });
    expect(within(table).getByRole('row', { name: /^SEU25100001 UG, round 1 \(2026-27\) Freeze/ })).toBeInTheDocument();
    hasLink('Open SEU25100001', '/admin/results/records/r1');
  });

  it.each([
    ['Was not theirs: the status is Float again, and they decide anew', true],
    ['Was theirs: Freeze stays', false],
  ])('are lifted when it is said whether the decision %s', async (option, undo) => {
    const sent = answering('post', '/admission/allotment/r1/lift-hold', answer({}));
    const { user } = lift('float');
    fill();
    await user.click(submit());
    expect(await screen.findAllByText('Say whether the last decision was theirs')).not.toHaveLength(0);
    expect(sent).toEqual([]);
    await user.selectOptions(screen.getByLabelText('The last decision'), option);
    await user.click(submit());
    await waitFor(() => expect(sent).toEqual([{ undo, reason }]));
  });

  it('are lifted with a reason alone where nothing can be undone', async () => {
    const sent = answering('post', '/admission/allotment/r1/lift-hold', answer({}));
    const { user } = lift(null);
    fill();
    await user.click(submit());
    await waitFor(() => expect(sent).toEqual([{ undo: false, reason }]));
  });
});

describe('a correction of an applicant', () => {
  const OPEN = { name: 'Correct these details' };
  const reply = answer({ applicant: { _id: 'p1', version: 'v2' } });
  const sending = (...answers: (typeof reply)[]) => answering('put', '/admission/applicant/p1', ...answers, reply);

  async function open() {
    const { user } = renderPage(<WithOthers />);
    await user.click(screen.getByRole('button', OPEN));
    await screen.findByLabelText('Name');
    return { user, send: () => user.click(screen.getByRole('button', { name: 'Correct the applicant' })) };
  }

  /** What was sent was taken. */
  const isClosed = () => screen.findByRole('button', OPEN);

  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const email = () => screen.getByLabelText('E-mail address');

  it('can be left, has what is stored but no date of birth, and sends what was corrected with the state it saw', async () => {
    const sent = sending();
    const { user, send } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', OPEN));
    await screen.findByLabelText('Name');
    expect(email()).toHaveValue('asha@applicant.example');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('');
    type('Name', 'Asha Rao');
    type('Reason', 'Letter of 14 August');
    await send();
    await isClosed();
    const { email: kept, registered_category } = FOUND.record;
    const reason = 'Letter of 14 August';
    expect(sent).toEqual([
      { version: 'v1', name: 'Asha Rao', email: kept, birthDate: '', registered_category, reason },
    ]);
  });

  it('asks for the date of birth with another address, and for a reason, before anything is sent', async () => {
    const sent = sending();
    const { send } = await open();
    type('E-mail address', 'right@applicant.example');
    await send();
    expect(await screen.findAllByText('Give the reason in a few words')).not.toHaveLength(0);
    type('Reason', 'Letter of 14 August');
    await send();
    expect(await screen.findAllByText(/^Enter the date of birth too, as the e-mail address is/)).not.toHaveLength(0);
    expect(sent).toEqual([]);
    type('Date of birth', '11-03-2006');
    await send();
    await isClosed();
    expect(sent).toMatchObject([{ email: 'right@applicant.example', birthDate: '11-03-2006' }]);
  });

  it('says beside the field what the server found, and keeps what was typed', async () => {
    const message = 'This is not an e-mail address.';
    sending(refused(400, 'invalid_request', message, { issues: [{ path: 'email', message }] }));
    const { send } = await open();
    type('E-mail address', 'ravi@applicant.example');
    type('Date of birth', '11-03-2006');
    type('Reason', 'Letter of 14 August');
    await send();
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(email()).toHaveValue('ravi@applicant.example');
  });

  it('after somebody else was faster, sends the state that is shown then', async () => {
    const sent = sending(refused(409, 'stale', 'Somebody else has changed this applicant.'));
    const { user, send } = await open();
    type('Name', 'Asha Rao');
    type('Reason', 'Letter of 14 August');
    await user.click(screen.getByRole('button', { name: 'Somebody else' }));
    await send();
    expect(await screen.findByText('Somebody else has changed this applicant.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
    await send();
    await isClosed();
    expect(sent).toMatchObject([{ version: 'v1' }, { version: 'v5' }]);
  });
});
