import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { RoundSummary, RoundUpdate } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { server, startServer } from '../testing';
import { RoundSettings } from './RoundSettings';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admissions', email: 'desk@seu.example' }));
afterEach(() => authStore.getState().end());

const ROUND: RoundSummary = {
  _id: 'ug-1-2026-27',
  cycle: '2026-27',
  track: 'ug',
  trackName: 'UG',
  round: 1,
  final: false,
  published: false,
  opensAt: '2026-07-23T04:30:00.000Z',
  closesAt: '2026-07-25T11:30:00.000Z',
  isOpen: false,
  takeBackMinutes: 60,
  retainUntil: null,
  version: 1,
  total: 3,
  erased: 0,
  outcomes: { allotted: 3, 'not-allotted': 0, held: 0 },
  statuses: { pending: 3, freeze: 0, float: 0, upgrade: 0, reject: 0, lapsed: 0 },
};

it('publishes with the window that was saved a moment ago, before the round was read again', async () => {
  const sent: RoundUpdate[] = [];
  server.use(
    http.put('*/api/v1/admission/round/ug/1', async ({ request }) => {
      const body = (await request.json()) as RoundUpdate;
      sent.push(body);
      return HttpResponse.json({
        status: 'success',
        data: { round: { ...ROUND, ...body, version: body.version + 1 } },
      });
    }),
  );
  const { user } = renderPage(<RoundSettings round={ROUND} />);
  await user.clear(screen.getByLabelText('Closes at, in IST'));
  await user.type(screen.getByLabelText('Closes at, in IST'), '2026-08-05T17:30');
  await user.click(screen.getByRole('button', { name: 'Save the window' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Publish the results' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish the results' }));
  expect(await screen.findByText('These results are public.')).toBeInTheDocument();
  expect(sent[1]).toMatchObject({ version: 2, published: true, closesAt: sent[0]?.closesAt });
});
