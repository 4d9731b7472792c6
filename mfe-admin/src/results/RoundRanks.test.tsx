import { screen, waitFor, within } from '@testing-library/react';
import type { RoundRanks as Ranks, RoundSummary } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import { RoundRanks } from './RoundRanks';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const ROUND = { cycle: '2026-27', track: 'ug', trackName: 'UG', round: 1, published: true } as RoundSummary;
const GROUP = {
  cycle: '2026-27',
  track: 'ug',
  track_name: 'UG',
  round: 1,
  program: 'B.Sc. Weaving',
  program_code: 'BSC',
  campus: 'Harbour Campus',
  campus_slug: 'harbour',
  category: 'C_UR',
  opening: 11,
  closing: 1240,
  seats: 20,
  seats_left: null,
};
const SECRET: Ranks = { published: false, since: null, ranks: [GROUP], hidden: 3 };
const PUBLIC: Ranks = { ...SECRET, published: true, since: '2026-08-05T04:30:00.000Z' };

const open = (ranks: Ranks, round = ROUND) =>
  renderPage(<RoundRanks round={round} />, {
    api: { '/admission/round/ug/1/ranks': { status: 'success', data: ranks } },
  });

/** Answers the wish to publish or take back, and keeps what was sent. */
function answer(respond: () => Response = () => HttpResponse.json({ status: 'success', data: PUBLIC })) {
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

it('asks before ranks are published, and says how much is shown and hidden', async () => {
  const sent = answer();
  const view = open(SECRET);
  const dialog = await press(view, 'Publish the ranks');
  expect(dialog).toHaveTextContent('ranks of UG, round 1 (2026-27) from now on');
  expect(dialog).toHaveTextContent('Groups with ranks: 1. Groups that say “Fewer than 5” in place of ranks: 3.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([['?cycle=2026-27', { published: true }]]);
});

it('public ranks have their day, the page and a way back', async () => {
  const sent = answer();
  const view = open(PUBLIC);
  expect(await screen.findByText(/^These ranks are public since 5 Aug.* 2026.*10:00/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What visitors see' })).toHaveAttribute('href', '/admission/ranks');
  const dialog = await press(view, 'Take the ranks back');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([['?cycle=2026-27', { published: false }]]);
});

it.each([
  ['not_published', 409, 'Publish the results of this round first.'],
  ['recent_login_required', 403, 'Enter your password again.'],
])('a refusal (%s) is said where the question stands', async (code, status, message) => {
  answer(() => HttpResponse.json(refusal(code, message), { status }));
  const dialog = await press(open(SECRET), 'Publish the ranks');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
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

it('the groups stand in a table', async () => {
  open({ ...SECRET, ranks: [{ ...GROUP, seats_left: 4 }] });
  const name = 'B.Sc. Weaving Harbour Campus C_UR 11 1,240 20 4';
  expect(await screen.findByRole('row', { name, hidden: true })).toBeInTheDocument();
});
