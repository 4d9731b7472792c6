import remote from '../routes';
import Dashboard, { aboutHolds, aboutMail, aboutNotices, aboutRounds } from './Dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role, RoundSummary } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { AREA_PAGES, pageAt, pagesOf } from '../area/pages';
import { listOf, logIn, startServer, success } from '../testing';

startServer();

const NOTICE = {
  ...{ _id: 'n1', fileName: 'Supply of lathes', section: 'tenders', language: 'en' },
  publishAt: '2025-08-14T19:00:00.000Z',
};
const COUNTS = { open: 2, 'in-progress': 0, settled: 0, rejected: 0, overdue: 1 };
const DRAFTS = [
  { stage: 'in-review', isMine: false, remark: '' },
  { stage: 'open', isMine: true, remark: 'Count again' },
];
const list = (notices: object[]) => ({
  '/notice': success({ notices }),
  '/admin/notice': listOf({ notices: [], counts: {} }),
  '/grievance': listOf({ grievances: [], counts: COUNTS }),
  '/admission/round': success({ rounds: [] }),
  '/admission/hold': success({ holds: [{}] }),
  '/approval': listOf({ approvals: [] }, 2),
  '/mail': listOf({ mail: [] }),
  '/draft': success({ drafts: DRAFTS }),
  '/document/count': success({ counts: {} }),
  '/setting/identity': success({ logos: [] }),
  '/staff': listOf({ staff: [] }),
});

function open(role: Role, api: Record<string, unknown> = list([NOTICE])) {
  logIn(role);
  return renderPage(<Dashboard />, { path: '/admin/dashboard', pattern: '/admin/dashboard', api });
}

it('says who is in and as what, and lists the newest notices', async () => {
  open('notices');
  expect(screen.getByText('You are logged in as notices@seu.example.')).toBeInTheDocument();
  expect(screen.getByText('Notices desk')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Supply of lathes/ })).toHaveAttribute('href', '/notices/n1');
  expect(screen.getByText('Tenders')).toBeInTheDocument();
  expect(screen.getByText('15 Aug 2025')).toBeInTheDocument();
});

const GRIEVANCES = ['1 grievance is overdue.', '2 grievances wait to be taken up.'];
const HELD = '1 applicant said “this was not me”: decisions are held until you lift that.';
const APPROVALS = '2 proposals wait for a second person.';
const CHANGES = [
  '1 change waits for your review.',
  '1 change of yours came back.',
  '2 entries have unpublished changes.',
];

it.each<[Role, parts: string[], said: string[]]>([
  [
    'admin',
    ['Set-up', 'Notices', 'Admission rounds', 'This was not me', 'Grievances', 'Drafts', 'Approvals', 'Mail'],
    ['Who you are', 'A second administrator', ...GRIEVANCES, ...CHANGES, APPROVALS],
  ],
  ['editor', ['Drafts'], CHANGES],
  ['notices', ['Notices', 'Drafts'], CHANGES],
  [
    'admissions',
    ['Admission rounds', 'This was not me', 'Grievances', 'Drafts', 'Approvals'],
    [HELD, ...GRIEVANCES, ...CHANGES, APPROVALS],
  ],
  ['grievances', ['Grievances'], GRIEVANCES],
  ['faculty', ['Drafts'], CHANGES],
])('tells %s what needs attention in the own work only', async (role, parts, said) => {
  open(role);
  const heading = screen.getByRole('heading', { name: 'What waits for you' });
  const section = within(heading.parentElement as HTMLElement);
  await waitFor(() => expect(section.queryByText('Loading…')).not.toBeInTheDocument());
  const headings = section.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(parts);
  for (const sentence of said) expect(section.getByText(sentence)).toBeInTheDocument();
});

it('tries again when the notices failed, and says so when there are none', async () => {
  const api: Record<string, unknown> = { ...list([]), '/notice': new Error('down') };
  const { user } = open('notices', api);
  expect(await screen.findByText(/The notices could not be loaded\./)).toBeInTheDocument();
  Object.assign(api, list([]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No notice has been published yet.')).toBeInTheDocument();
});

describe('what needs attention', () => {
  const NOW = Date.parse('2026-07-20T04:30:00Z');

  const round = (change: Partial<RoundSummary>) =>
    ({ track: 'ug', round: 2, opensAt: null, closesAt: null, statuses: { pending: 1234 }, ...change }) as RoundSummary;

  it.each([
    ['opens soon', '2026-07-22', '2026-07-24', /opens on 22 Jul 2026/, undefined],
    ['closes soon', '2026-07-01', '2026-07-24', /closes on 24 Jul.*1,234/, false],
    ['closes very soon', '2026-07-01', '2026-07-21', /closes on 21 Jul/, true],
  ])('a window that %s', (_, opens, closes, expected, isUrgent) => {
    const window = { opensAt: `${opens}T04:30:00Z`, closesAt: `${closes}T04:30:00Z` };
    const [concern, ...others] = aboutRounds([round(window)], NOW);
    expect(concern?.text).toMatch(expected);
    expect(concern?.isUrgent).toBe(isUrgent);
    expect(others).toEqual([]);
  });

  it('names the notices that expire first', () => {
    const notices = [
      { _id: 'l', fileName: 'Later', validUntil: '2026-07-25' },
      { _id: 's', fileName: 'Sooner', validUntil: '2026-07-21' },
    ];
    const expiring = { data: { notices }, metadata: { total: 2 } };
    const scheduled = { data: { notices: [] }, metadata: { total: 1 } };
    expect(aboutNotices({ expiring, scheduled }).map(({ text }) => text)).toEqual([
      '2 notices move to the archive within 7 days.',
      'Sooner, last day 21 Jul 2026',
      'Later, last day 25 Jul 2026',
      '1 notice waits for its time.',
    ]);
  });

  it('is silent when all is well', () => {
    const none = { data: { notices: [] }, metadata: { total: 0 } };
    expect(aboutNotices({ expiring: none, scheduled: none })).toEqual([]);
    expect(aboutMail(none)).toEqual([]);
    expect(aboutHolds([])).toEqual([]);
    const over = { opensAt: '2026-07-01T00:00:00Z', closesAt: '2026-07-19T00:00:00Z' };
    for (const change of [{}, { opensAt: '2026-08-20T04:30:00Z' }, over])
      expect(aboutRounds([round(change)], NOW)).toEqual([]);
  });
});

describe('the menu', () => {
  const isAt = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

  const ROLES: readonly Role[] = ['admin', 'notices', 'admissions', 'grievances', 'faculty', 'editor', 'auditor'];

  it.each(ROLES)('offers %s only pages that the role may enter', (role) => {
    const entered = remote.routes.filter(
      (route) => 'access' in route && (route.access as readonly Role[]).includes(role),
    );
    for (const { path } of pagesOf(role))
      expect([path, entered.some((route) => isAt(route.path, path))]).toEqual([path, true]);
  });

  it('offers every page of the menu to somebody', () => {
    for (const page of AREA_PAGES) expect(ROLES.some((role) => pagesOf(role).includes(page))).toBe(true);
  });

  it.each([
    ['/admin/results', '/admin/results'],
    ['/admin/results/audit', '/admin/results/audit'],
    ['/admin/results/ug/1', '/admin/results'],
    ['/admin/view-pdfs/abc', '/admin/view-pdfs'],
    ['/admin/catalogue/campus/abc/history', '/admin/catalogue'],
    ['/admin/catalogue/page/abc', '/admin/catalogue/page'],
    ['/admin/resultsheet', undefined],
  ])('%s belongs to %s', (path, page) => expect(pageAt(path)?.path).toBe(page));
});
