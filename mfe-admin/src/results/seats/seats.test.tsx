import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@university/shared';
import type { AllotmentRun, AllotmentRunDetail, OpenEarlier, RunPool } from '@university/shared/contract';
import { hrefOf, renderPage } from '@university/shared/testing';
import { answer, answering, HAS_FACTOR, held, listOf, logIn, refused, startServer, success } from '../../testing';
import Approvals from '../../staff/Approvals';
import Audits from './Audits';
import Run from './Run';
import Runs from './Runs';

startServer();

beforeEach(() => logIn('admissions'));

const ROUND = {
  ...{ _id: 'ug-1', cycle: '2026-27', track: 'ug', trackName: 'UG', round: 1, version: 1, total: 3, isOpen: false },
};

const RUN: AllotmentRun = {
  ...{ _id: 'r1', name: 'Run 1', at: '2026-07-20T04:30:00.000Z', by: 'Asha Rao', isSpot: true, state: 'draft' },
  ...{ expiresAt: '2026-07-27T04:30:00.000Z', problems: [], digests: { market: 'a', result: 'b', tree: 'c' } },
  counts: {
    ...{
      applicants: 20_000,
      allotted: 4_100,
      notAllotted: 15_850,
      held: 30,
      left: 12,
      frozen: 8,
      improved: 210,
      kept: 900,
    },
    ...{ seats: 4_200, filled: 4_090, converted: 17 },
  },
};

const pool = (program_code: string, category: string, numbers: Partial<RunPool> = {}): RunPool => ({
  ...{ program: `B.Sc. ${program_code}`, program_code, campus: 'Harbour Campus', campus_code: 'N01', category },
  ...{ seats: 20, filled: 18, kept: 2, opening: 11, closing: 1240, before: null, ...numbers },
});

const CHANGES = {
  ...{ added: 19_000, changed: 980, unchanged: 0, absent: 0, issueCount: 0, issues: [], groups: [], changeCount: 1 },
  changes: [{ form_number: 'A7', fields: [{ field: 'email' as const, from: 'a@old.example', to: 'a@new.example' }] }],
};
const WRONG = { column: 'preferences' as const, reason: 'No such programme at this campus.' };
const BAD = {
  ...{ issueCount: 1_200, issues: [{ line: 3, ...WRONG }] },
  groups: [{ ...WRONG, count: 1_200, lines: [3, 4], values: ['DCE@X'] }],
};
const EARLIER: OpenEarlier = { round: 1, closesAt: '2026-07-25T11:30:00.000Z', undecided: 412, taken: 88, replaced: 0 };
const OPEN = 'Round 1 of this track is open until 25 Jul 2026, 5:00 pm IST.';

const DETAIL: AllotmentRunDetail = {
  ...{ run: RUN, changes: CHANGES, earlier: [] },
  conversions: [{ program: 'B.Sc. WEAVE', campus: 'Harbour Campus', from: 'D_SC', to: 'D_UR', seats: 3 }],
  pools: [
    pool('WEAVE', 'D_UR'),
    pool('WEAVE', 'D_SC', {
      ...{ seats: 5, filled: 2, opening: 300, closing: 1900 },
      before: { filled: 1, closing: 1700 },
    }),
    pool('BAKE', 'D_UR', { seats: 10, filled: 10, opening: 4, closing: 90 }),
    pool('BAKE', 'KM', { seats: null, filled: 1, opening: 5000, closing: 5000 }),
  ],
};

const PATH = '/admission/round/ug/1/run';
const API = {
  ...HAS_FACTOR,
  '/admission/round/ug/1': success({ round: ROUND }),
  '/approval': listOf({ approvals: [] }),
};

const FAILURE = new ApiError(503, 'unavailable', 'Try again later.');

const at = (below: string) => `/admin/results/ug/1${below}?cycle=2026-27`;

const openRuns = (runs: AllotmentRun[] | Error) =>
  renderPage(<Runs />, {
    ...{ path: at('/seats'), pattern: '/admin/results/:track/:round/seats' },
    api: { ...API, [PATH]: runs instanceof Error ? runs : success({ runs }) },
  });

const openRun = (detail: Partial<AllotmentRunDetail> | Error = {}, more: object = {}) =>
  renderPage(<Run />, {
    ...{ path: at('/seats/r1'), pattern: '/admin/results/:track/:round/seats/:id' },
    api: { ...API, [`${PATH}/r1`]: detail instanceof Error ? detail : success({ ...DETAIL, ...detail }), ...more },
  });

const WAITS = {
  ...{ _id: 'a1', kind: 'adopt-allotment', state: 'pending', subject: 'round:2026-27:ug:1', what: 'Seats of Run 1' },
  ...{
    proposedBy: { name: 'Dev', email: 'dev@seu.example' },
    proposed_at: RUN.at,
    expires_at: RUN.at,
    hasApprover: true,
  },
};

const factOf = (term: string) => screen.getByText(term).nextSibling;

/** Presses a button of a run, which asks first. */
async function press({ user }: ReturnType<typeof openRun>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
}

describe('the runs of a round', () => {
  it('are listed with numbers, verdict and state, and lead on and back', async () => {
    const second: AllotmentRun = { ...RUN, _id: 'r2', name: 'Run 2', isSpot: false, problems: ['x', 'y'] };
    openRuns([{ ...second, state: 'proposed', expiresAt: null }, RUN]);
    const [, ...rows] = await screen.findAllByRole('row');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seats of UG, round 1 (2026-27)');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Run 220 Jul 2026, 10:00 am ISTAsha Rao4,10015,8502 mistakes foundWaits for a second personOpen',
      'Run 1Spot round20 Jul 2026, 10:00 am ISTAsha Rao4,10015,850No mistake foundDraftKept until 27 Jul 2026, 10:00 am ISTOpen',
    ]);
    expect(hrefOf('Open Run 2')).toBe(at('/seats/r2'));
    expect(hrefOf('UG, round 1 (2026-27)')).toBe(at(''));
    expect(screen.getByLabelText('Name of the run')).toHaveValue('Run 3');
  });

  it('may be none yet', async () => {
    openRuns([]);
    expect(await screen.findByText('There is no run of this round yet.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name of the run')).toHaveValue('Run 1');
  });

  it('that cannot be loaded say so', async () => {
    openRuns(FAILURE);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The runs of this .* loaded\. Try again later\./);
  });
});

describe('a trial', () => {
  const csv = (content = 'form_number') => new File([content], 'ug.csv', { type: 'text/csv' });
  const submit = () => screen.getByRole('button', { name: 'Try' });

  async function open(file?: File) {
    const view = openRuns([]);
    const input = await screen.findByLabelText('File of applications (CSV or JSON)');
    if (file) await view.user.upload(input, file);
    return view;
  }

  it('is sent with its name and rule, says that it takes a while, and opens the run', async () => {
    const waiting = held(answer({ run: RUN }));
    const sent = answering<string>('post', PATH, waiting.answer);
    const { user, router } = await open(csv());
    expect(screen.getByText('ug.csv')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Spot round/ }));
    await user.click(submit());
    expect(await screen.findByText(/takes some seconds\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Trying…' })).toHaveAttribute('aria-disabled', 'true');
    waiting.letGo();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/results/ug/1/seats/r1'));
    expect(sent).toHaveLength(1);
    for (const part of ['name="name"\r\n\r\nRun 1', 'name="isSpot"\r\n\r\ntrue', 'filename="ug.csv"'])
      expect(sent[0]).toContain(part);
  });

  it.each([
    ['no file', undefined, 'Choose the file of applications'],
    ['an empty file', csv(''), 'ug.csv is empty. Choose another'],
  ])('with %s is not sent', async (_, file, message) => {
    const { user } = await open(file);
    await user.click(submit());
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  });

  it('that is refused has the report, and keeps what was entered until it is sent again', async () => {
    const message = 'Nothing was allotted: put the rows listed right first.';
    const data = { report: { rows: 2_000, ...BAD } };
    const sent = answering('post', PATH, refused(400, 'import_refused', message, { data }), answer({ run: RUN }));
    const { user, router } = await open(csv());
    await user.type(screen.getByLabelText('Name of the run'), ', stricter');
    await user.click(submit());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1,200 problems in the file' })).toBeInTheDocument();
    const row = 'No such programme at this campus. preferences 3, 4 and 1,198 more 1,200 “DCE@X”';
    expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
    expect(screen.getByLabelText('Name of the run')).toHaveValue('Run 1, stricter');
    await user.upload(screen.getByLabelText('File of applications (CSV or JSON)'), csv('better'));
    expect(screen.queryByRole('row', { name: row })).not.toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/results/ug/1/seats/r1'));
    expect(sent[1]).toContain('better');
  });
});

describe('a run', () => {
  it('has its numbers, the verdict of the checker, changes and conversions', async () => {
    openRun();
    expect(await screen.findByRole('heading', { name: 'Run 1' })).toBeInTheDocument();
    const facts = {
      ...{ Applicants: '20,000', Allotted: '4,100', 'Without a seat': '15,850', 'Held for counselling': '30' },
      ...{ 'Kept their seat': '900', 'Got a better seat': '210', 'Seats filled': '4,090 of 4,200' },
      ...{ 'Seats converted': '17', 'New records': '19,000', 'Changed records': '980' },
    };
    for (const [term, value] of Object.entries(facts)) expect(factOf(term)).toHaveTextContent(value);
    expect(screen.getByText(/^A second program checked these seats, and found no mistake\.$/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'B.Sc. WEAVE Harbour Campus D_SC D_UR 3' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^A7.*a@old\.example → a@new\.example/ })).toBeInTheDocument();
    expect(screen.getByText(/Kept until 27 Jul 2026/)).toBeInTheDocument();
    expect(hrefOf('Download check.mjs')).toBe('/api/v1/admission/seats/check.mjs');
    expect(hrefOf('All runs of this round')).toBe(at('/seats'));
  });

  it.each([
    [
      'By programme',
      '',
      ['B.Sc. WEAVE 25 20 Before: 1 11 1,900 Before: 1,700', 'B.Sc. BAKE 10, and some without limit 11 4 5,000'],
    ],
    [
      'By category',
      '',
      ['D_UR 30 28 4 1,240', 'D_SC 5 2 Before: 1 300 1,900 Before: 1,700', 'KM No limit 1 5,000 5,000'],
    ],
    ['By category', 'bake', ['D_UR 10 10 4 90', 'KM No limit 1 5,000 5,000']],
    ['All', 'd_sc', ['B.Sc. WEAVE Harbour Campus D_SC 5 2 Before: 1 300 1,900 Before: 1,700']],
  ])('has its seats %s, found by “%s”', async (view, sought, rows) => {
    const { user } = openRun();
    await user.type(await screen.findByLabelText('Programme, campus or category'), `${sought}{Enter}`);
    await user.click(screen.getByRole('button', { name: view }));
    const table = within(screen.getByRole('table', { name: 'Seats' }));
    expect(table.getAllByRole('row')).toHaveLength(rows.length + 1);
    for (const name of rows) expect(table.getByRole('row', { name })).toBeInTheDocument();
  });

  const lacking: [string, Partial<AllotmentRunDetail>, string | RegExp][] = [
    ['the checker found mistakes in', { run: { ...RUN, problems: ['Given twice.'] } }, /Given twice\.$/],
    ['does not fit the records', { changes: { ...CHANGES, ...BAD } }, /before these problems are put right/],
  ];
  it.each(lacking)('that %s says so, and can only be deleted', async (_, detail, said) => {
    openRun(detail);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByRole('button', { name: 'Propose as the result' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete this run' })).toBeInTheDocument();
  });

  it.each([
    ['is gone', new ApiError(404, 'not_found', 'No.'), /^There is no such run\. It may have been deleted/],
    ['cannot be loaded', FAILURE, /^The run could not be loaded\. Try again later\./],
  ])('that %s says so', async (_, error, said) => {
    openRun(error);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });

  it.each([
    ['proposed' as const, CHANGES, 'Seats of Run 1'],
    ['adopted' as const, null, 'These seats are the records of this round.'],
  ])('that is %s says so, and offers neither', async (state, changes, said) => {
    const other = { ...WAITS, _id: 'a2', kind: 'publish-round', what: 'Publish it' };
    const run = { ...RUN, state, expiresAt: null };
    openRun({ run, changes, earlier: [EARLIER] }, { '/approval': listOf({ approvals: [WAITS, other] }) });
    expect(await screen.findByText(said)).toBeInTheDocument();
    // Another one is in the menu.
    expect(screen.getAllByRole('link', { name: 'Approvals' })).toHaveLength(state === 'proposed' ? 2 : 1);
    expect(screen.queryByText('Publish it')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Propose|Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ['without an earlier round', [], false],
    ['beside an earlier round, once that was read', [EARLIER], true],
  ])('is proposed %s', async (_, earlier, confirmed) => {
    const sent = answering('post', `${PATH}/r1/proposal`, answer({ approval: WAITS }));
    const view = openRun({ earlier });
    const name = 'Propose as the result';
    const dialog = await press(view, name);
    expect(dialog.getByText('Records of UG, round 1 (2026-27) that this run makes: 19,980.')).toBeInTheDocument();
    expect(dialog.getByText(/^You ask a second person in Admissions, or an admin/)).toBeInTheDocument();
    if (confirmed) {
      expect(dialog.getByText(OPEN)).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
      await view.user.click(dialog.getByRole('checkbox'));
    }
    await view.user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ confirmed }]);
  });

  it.each([
    ['Propose as the result', 'post' as const, `${PATH}/r1/proposal`],
    ['Delete this run', 'delete' as const, `${PATH}/r1`],
  ])('says in the dialog why “%s” is refused', async (name, method, path) => {
    answering(method, path, refused(409, 'conflict', 'This has been proposed already.'));
    const view = openRun();
    const dialog = await press(view, name);
    await view.user.click(dialog.getByRole('button', { name }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This has been proposed already.');
  });

  it('is deleted when that is confirmed, and the others are shown', async () => {
    const sent = answering('delete', `${PATH}/r1`);
    const view = openRun();
    const dialog = await press(view, 'Delete this run');
    await view.user.click(dialog.getByRole('button', { name: 'Delete this run' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/admin/results/ug/1/seats'));
    expect(sent).toHaveLength(1);
  });

  it('gives auditors a file', async () => {
    answering('post', `${PATH}/r1/export`, answer({ url: '/api/v1/download/t1', expiresAt: RUN.at }));
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user } = openRun();
    await user.click(await screen.findByRole('button', { name: 'Save the file : Run 1' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.contexts[0]).toHaveAttribute('href', '/api/v1/download/t1');
  });
});

test('auditors get the files of all rounds that were allotted here, and the program that checks them', async () => {
  const { _id, at, isSpot, counts, problems, digests } = RUN;
  const adopted = {
    ...{ _id, at, isSpot, counts, problems, digests },
    cycle: '2026-27',
    track: 'ug',
    track_name: 'UG',
  };
  const asked = answering('post', `${PATH}/r1/export`, answer({ url: '/api/v1/download/t2', expiresAt: RUN.at }));
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const api = { ...API, '/admission/run': success({ runs: [{ ...adopted, round: 1 }] }) };
  const { user } = renderPage(<Audits />, { path: '/admin/audits', api });
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent('UG, round 1 (2026-27)Spot round20 Jul 2026, 10:00 am IST20,0004,100b');
  expect(hrefOf('Download check.mjs')).toBe('/api/v1/admission/seats/check.mjs');
  await user.click(screen.getByRole('button', { name: 'Save the file : UG, round 1 (2026-27)' }));
  await waitFor(() => expect(save.mock.contexts.at(-1)).toHaveAttribute('href', '/api/v1/download/t2'));
  expect(asked).toHaveLength(1);
});

test('the second person can look at a run before approving it', async () => {
  const about = { ...WAITS, refusal: null, decidedBy: null, decided_at: null };
  const other = { ...about, _id: 'a2', kind: 'staff-rights', subject: 'staff:s1', what: 'Rights of Dev' };
  renderPage(<Approvals />, {
    path: '/admin/approvals',
    api: { ...API, '/approval': listOf({ approvals: [about, other] }) },
  });
  await screen.findByRole('article', { name: 'Rights of Dev' });
  const links = screen.getAllByRole('link', { name: 'Look at it first' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([at('/seats')]);
});
