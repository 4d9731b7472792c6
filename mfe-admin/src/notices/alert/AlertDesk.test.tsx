import { fireEvent, screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { today } from '@university/shared/time';
import { HttpResponse, http } from 'msw';
import { dropAllUnfinished } from '../../form/unfinished';
import { server, startServer } from '../../testing';
import AlertDesk from './AlertDesk';
import { type AlertValues, alertSchema, BLANK_ALERT } from './alert-values';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't', currentRole: 'notices', email: 'notices@seu.example' }));
afterEach(() => {
  dropAllUnfinished();
  authStore.getState().end();
});

const UP = {
  _id: 'n1',
  fileName: 'Campus closed: cyclone',
  section: 'alert',
  language: 'en',
  state: 'active',
  autoArchive: true,
  validUntil: '2026-08-01',
  publishAt: '2026-07-31T04:30:00Z',
};

/** The screen with what is up, and what it sent. */
function open(up: object[] = []) {
  const sent: string[] = [];
  const answer = (notices: object[]) => ({
    status: 'success',
    data: { notices, counts: { all: 0, active: notices.length, archived: 0, scheduled: 0 } },
    metadata: { total: notices.length, page: 1, limit: 10, totalPages: 1 },
  });
  const api: Record<string, unknown> = { '/admin/notice': answer(up) };
  server.use(
    http.post('*/api/v1/notice/upload', async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json({ status: 'success', data: { notice: UP } });
    }),
    http.patch('*/api/v1/notice/n1', async ({ request }) => {
      sent.push(await request.text());
      api['/admin/notice'] = answer([]);
      return HttpResponse.json({ status: 'success', data: { notice: UP } });
    }),
  );
  return { sent, ...renderPage(<AlertDesk />, { api }) };
}

it('publishes one sentence until tonight, and needs no more', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('No alert is up.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('What must everybody know?'), 'Campus closed: cyclone{Enter}');
  await waitFor(() => expect(screen.getByLabelText('What must everybody know?')).toHaveValue(''));
  const [form = ''] = sent;
  expect(form).toMatch(/name="section"\s+alert/);
  expect(form).toMatch(/name="fileName"\s+Campus closed: cyclone/);
  expect(form).toMatch(/name="text"\s+Campus closed: cyclone/);
  expect(form).toMatch(new RegExp(`name="validUntil"\\s+${today()}`));
  expect(form).not.toMatch(/name="validUntilTime"\s+\d/);
});

it('ends at a day and hour of its own, which must be still to come', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText('What must everybody know?'), 'No water');
  await user.selectOptions(screen.getByLabelText('Up'), 'Until a day and hour of its own');
  const end = screen.getByLabelText('Day and hour at which it ends, in IST');
  const publish = screen.getByRole('button', { name: 'Publish on every page' });
  await user.click(publish);
  expect(end).toHaveAccessibleDescription('Give the last day on which it is current');
  fireEvent.change(end, { target: { value: `${today()}T00:00` } });
  await user.click(publish);
  expect(end).toHaveAccessibleDescription('That hour is over. Choose a later one');
  expect(sent).toEqual([]);
  fireEvent.change(end, { target: { value: '2999-01-31T18:00' } });
  await user.click(publish);
  await waitFor(() => expect(screen.getByLabelText('What must everybody know?')).toHaveValue(''));
  expect(sent[0]).toMatch(/name="validUntil"\s+2999-01-31/);
  expect(sent[0]).toMatch(/name="validUntilTime"\s+18:00/);
});

describe('ends that are counted', () => {
  const endOf = (end: AlertValues['end'], now: string) =>
    alertSchema(() => Date.parse(now)).safeParse({ ...BLANK_ALERT, sentence: 'No water', end }).data;
  it.each([
    ['hours', '2999-01-31T10:00:30+05:30', '2999-01-31', '12:01'],
    ['hours', '2999-01-31T23:00:00+05:30', '2999-02-01', '01:00'],
    ['tonight', '2999-01-31T10:00:00+05:30', '2999-01-31', ''],
    ['tomorrow', '2999-01-31T23:00:00+05:30', '2999-02-01', '18:00'],
  ] as const)('%s at %s', (end, now, validUntil, validUntilTime) => {
    expect(endOf(end, now)).toMatchObject({ autoArchive: 'true', validUntil, validUntilTime });
  });
});

it('stays until somebody takes it away, where that is chosen', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText('What must everybody know?'), 'No water');
  await user.selectOptions(screen.getByLabelText('Up'), 'Until I take it away');
  await user.click(screen.getByRole('button', { name: 'Publish on every page' }));
  await waitFor(() => expect(screen.getByLabelText('What must everybody know?')).toHaveValue(''));
  expect(sent[0]).toMatch(/name="autoArchive"\s+false/);
});

it('says the hour at which what is up ends', async () => {
  open([{ ...UP, validUntilTime: '18:00' }]);
  expect(await screen.findByText('until 1 Aug 2026, 6:00 pm IST')).toBeInTheDocument();
});

it('says what is up and until when, and takes it away at once', async () => {
  const { user, sent } = open([UP]);
  expect(await screen.findByText('until 1 Aug 2026, 12 midnight (IST)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Take it away/ }));
  expect(await screen.findByText('No alert is up.')).toBeInTheDocument();
  expect(sent).toEqual([JSON.stringify({ archive: true })]);
});
