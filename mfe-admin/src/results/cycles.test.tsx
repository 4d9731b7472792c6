import { screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { RoundDetail, RoundSummary } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { DEMO } from '../documents/testing/examples';
import { refusal, server, startServer } from '../testing';
import ResultAudit from './ResultAudit';
import Results from './Results';
import Round from './Round';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admissions', email: 'desk@seu.example' }));
afterEach(() => authStore.getState().end());

const success = (data: object) => ({ status: 'success', data });

const round = (cycle: string): RoundSummary => ({
  _id: `ug-1-${cycle}`,
  cycle,
  track: 'ug',
  trackName: 'UG',
  round: 1,
  final: false,
  published: true,
  opensAt: '2026-07-23T04:30:00.000Z',
  closesAt: '2026-07-25T11:30:00.000Z',
  isOpen: false,
  takeBackMinutes: 60,
  retainUntil: null,
  version: 1,
  total: 0,
  erased: 0,
  outcomes: { allotted: 0, 'not-allotted': 0, held: 0 },
  statuses: { pending: 0, freeze: 0, float: 0, upgrade: 0, reject: 0, lapsed: 0 },
});

const detail = (cycle: string): RoundDetail => ({
  round: round(cycle),
  campuses: [],
  programs: [],
  timeline: { unit: 'day', points: [] },
});

const api = (cycle: string) => ({
  '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }),
  '/document/ug-1-2025-26': success({
    document: { _id: 'ug-1-2025-26', kind: 'round', data: { ...DEMO.round, verifyPlace: 'Hall 2' } },
  }),
  '/admission/round': success({ cycle, cycles: ['2026-27', '2025-26'], rounds: [round(cycle)] }),
  '/admission/round/ug/1': success(detail(cycle)),
  '/admission/round/ug/1/ranks': success({ published: false, since: null, ranks: [], hidden: 0 }),
  '/admission/audit': {
    ...success({ entries: [] }),
    metadata: { total: 0, page: 1, limit: 50, totalPages: 1 },
  },
});

/** What was read: the keys hold the questions. */
const keysOf = ({ queryClient }: Pick<ReturnType<typeof renderPage>, 'queryClient'>) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

it('the rounds of another year are chosen in the address, and links lead to the year of the round', async () => {
  const view = renderPage(<Results />, { path: '/admin/results', pattern: '/admin/results', api: api('2026-27') });
  const choice = await screen.findByLabelText('Admission year');
  expect(choice).toHaveValue('2026-27');
  expect(screen.getByRole('link', { name: 'Open UG, round 1 (2026-27)' })).toHaveAttribute(
    'href',
    '/admin/results/ug/1?cycle=2026-27',
  );
  expect(screen.getByRole('link', { name: 'Plan of this year' })).toHaveAttribute(
    'href',
    '/admin/admission?cycle=2026-27',
  );
  await view.user.selectOptions(choice, '2025-26');
  expect(view.router.state.location.search).toBe('?cycle=2025-26');
  expect(keysOf(view)).toContainEqual(['round', 'list', '2025-26']);
});

it('every call on a round of an earlier year names the year, and its page has what follows', async () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => {
    asked.push(`${request.method} ${new URL(request.url).search}`);
    return HttpResponse.json(refusal('stale', 'Not here.'), { status: 409 });
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
  expect(screen.getByRole('link', { name: 'Dates, place and counselling' })).toHaveAttribute(
    'href',
    '/admin/catalogue/round/ug-1-2025-26',
  );
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
