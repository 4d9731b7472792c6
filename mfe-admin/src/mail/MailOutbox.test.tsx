import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Mail, RoundMail } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import MailOutbox from './MailOutbox';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  authStore.getState().end();
});

const ABOUT = 'round:2025-26:ug:2';
const AT = '2026-01-15T05:00:00.000Z';

const ROUND: RoundMail = {
  about: ABOUT,
  cycle: '2025-26',
  track: 'ug',
  trackName: 'UG',
  round: 2,
  published: true,
  records: 2000,
  result: { waiting: 1400, sent: 597, failed: 3 },
  reminder: { waiting: 0, sent: 0, failed: 0 },
};
const PLANNED: RoundMail = {
  ...ROUND,
  about: 'round:2025-26:pg:1',
  track: 'pg',
  trackName: 'PG',
  round: 1,
  published: false,
  records: 0,
  result: { waiting: 0, sent: 0, failed: 0 },
};
const FAILED: Mail = {
  _id: 'm1',
  kind: 'result-out',
  to: 'a•••@mail.example',
  subject: 'The result is out: UG, round 2',
  state: 'failed',
  attempts: 1,
  created_at: AT,
  next_attempt_at: null,
  sent_at: null,
  last_error: '550 no such mailbox a•••@mail.example',
};

/** Opens the page, and keeps what was tried again. */
function open(search = '', { role = 'admissions' as 'admin' | 'admissions', mail = [FAILED] } = {}) {
  const again: unknown[] = [];
  const success = (data: object) => ({ status: 'success', data });
  server.use(
    http.post('*/api/v1/mail/m1/retry', () => {
      again.push('m1');
      return HttpResponse.json(success({ mail: { ...FAILED, state: 'waiting', attempts: 0 } }));
    }),
    http.post('*/api/v1/mail/retry', async ({ request }) => {
      again.push(await request.json());
      return HttpResponse.json(success({ count: 3 }));
    }),
  );
  authStore.getState().begin({ token: 't1', currentRole: role, email: 'clerk@seu.example' });
  const numbers = { waiting: 1400, sent: 597, failed: 3 };
  const view = renderPage(<MailOutbox />, {
    path: `/admin/mail${search}`,
    pattern: '/admin/mail',
    api: {
      '/admission/mail': success({ rounds: [ROUND, PLANNED] }),
      '/mail/count': success({
        days: 14,
        perMinute: 600,
        byKind: [{ kind: 'result-out', ...numbers }],
        byDay: [{ day: '2026-01-15', ...numbers }],
      }),
      '/mail': { ...success({ mail }), metadata: { total: mail.length, page: 1, limit: 20, totalPages: 1 } },
    },
  });
  return { ...view, again };
}

it('shows of each round how many of its mails were sent, wait and failed', async () => {
  open();
  const rounds = await screen.findByRole('table', { name: 'Mail of each round' });
  const row = (name: string) => within(rounds).getByText(name).closest('tr') as HTMLElement;
  expect(row('UG, round 2 (2025-26)')).toHaveTextContent('597 of 2,000 sent');
  expect(row('UG, round 2 (2025-26)')).toHaveTextContent('1,400 waiting, 3 failed');
  expect(row('PG, round 1 (2025-26)')).toHaveTextContent('Not published');
});

it('shows how much mail there is by kind and by day, and at what rate it is sent', async () => {
  open();
  const kinds = await screen.findByRole('table', { name: 'By what it is about' });
  expect(within(kinds).getByText('The result is out').closest('tr')).toHaveTextContent(/1,400.*597.*3/);
  expect(screen.getByRole('table', { name: 'By day', hidden: true })).toHaveTextContent('15 Jan 2026');
  expect(screen.getByText(/at most 600 a minute/)).toBeInTheDocument();
});

it('lists failed mail with its reason and a masked address, and tries one again', async () => {
  const { user, again } = open('?state=failed');
  const list = await screen.findByRole('table', { name: 'Mail' });
  expect(list).toHaveTextContent('a•••@mail.example');
  expect(list).toHaveTextContent('550 no such mailbox');
  await user.click(
    within(list).getByRole('button', { name: 'Try again: The result is out: UG, round 2, to a•••@mail.example' }),
  );
  await waitFor(() => expect(again).toEqual(['m1']));
});

it('tries all failed mail of a round again', async () => {
  const { user, again } = open(`?state=failed&about=${encodeURIComponent(ABOUT)}`);
  expect(await screen.findByRole('option', { name: 'UG, round 2 (2025-26)', selected: true })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Try again all that failed' }));
  await waitFor(() => expect(again).toEqual([{ about: ABOUT }]));
});

it('says why nothing could be tried again', async () => {
  const { user } = open('?state=failed');
  server.use(
    http.post('*/api/v1/mail/m1/retry', () =>
      HttpResponse.json(refusal('conflict', 'This mail was sent already.'), { status: 409 }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: /^Try again: / }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This mail was sent already.');
});

it.each([
  ['admissions', false],
  ['admin', true],
] as const)('offers the %s desk the kinds of mail that it sees', async (role, isOffered) => {
  open('', { role });
  const kinds = await screen.findByLabelText('What it is about');
  expect(within(kinds).queryByRole('option', { name: 'Password reset' }) !== null).toBe(isOffered);
  expect(within(kinds).getByRole('option', { name: 'Reminder before a window closes' })).toBeInTheDocument();
});
