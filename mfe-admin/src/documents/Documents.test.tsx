import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import Documents from './Documents';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
});
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const entry = (_id: string, name: string, status = 'published') => ({
  _id,
  name,
  status,
  kind: 'school',
  key: name,
  isUnfit: false,
  mayEdit: true,
  updated_at: null,
  draft_stage: null,
});

function open(documents = [entry('a', 'Art'), entry('b', 'Baking', 'draft')]) {
  return renderPage(<Documents />, {
    path: '/admin/catalogue/school',
    pattern: '/admin/catalogue/:kind',
    api: {
      '/document': {
        status: 'success',
        data: { documents },
        metadata: { total: documents.length, page: 1, limit: 50, totalPages: 1 },
      },
    },
  });
}

/** What was asked for, in turn; the entry `b` cannot have it. */
function answering(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/document/status', async ({ request }) => {
      const { documents } = (await request.json()) as { documents: { _id: string; status: string }[] };
      sent.push(documents.map(({ _id, status }) => [_id, status]));
      const [a] = documents.filter(({ _id }) => _id === 'a');
      return HttpResponse.json({
        status: 'success',
        data: {
          changed: a ? [{ _id: 'a', status: a.status === 'archived' ? 'published' : 'archived' }] : [],
          refused: documents
            .filter(({ _id }) => _id === 'b')
            .map(({ _id }) => ({ _id, name: 'Baking', reason: 'The main campus is named by it.' })),
        },
      });
    }),
  );
  return sent;
}

it('archives the selected, says which could not be and why, and takes it back', async () => {
  const sent = answering();
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Archive the selected' }));
  expect(await screen.findByText('1 entry is archived.')).toBeInTheDocument();
  expect(screen.getByText('Baking: The main campus is named by it.')).toBeInTheDocument();
  expect(screen.getByText('2 found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 entry is as it was.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(sent).toEqual([
    [
      ['a', 'archived'],
      ['b', 'archived'],
    ],
    [['a', 'published']],
  ]);
});

it('keeps what is selected where the call fails', async () => {
  server.use(http.post('*/api/v1/document/status', () => HttpResponse.json(refusal('down', 'Down.'), { status: 503 })));
  const { user } = open();
  const row = within(await screen.findByRole('row', { name: /Art/ }));
  await user.click(row.getByRole('checkbox', { name: 'Select Art' }));
  await user.click(screen.getByRole('button', { name: 'Publish the selected' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Down.');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

it('sends many in parts, and takes all of them back', async () => {
  const sent = answering();
  const { user } = open([entry('a', 'Art'), ...Array.from({ length: 50 }, (_, n) => entry(`c${n}`, `School ${n}`))]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Archive the selected' }));
  expect(await screen.findByText('1 entry is archived.')).toBeInTheDocument();
  expect(sent.map((part) => (part as unknown[]).length)).toEqual([50, 1]);
});

it('offers it to none who keep a part only', async () => {
  authStore.getState().begin({ token: 't1', currentRole: 'faculty', email: 'head@seu.example' });
  open();
  await screen.findByRole('row', { name: /Art/ });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
