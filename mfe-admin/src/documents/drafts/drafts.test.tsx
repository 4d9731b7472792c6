import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Draft, EditableDocument } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { dropAllUnfinished } from '../../form/unfinished';
import { refusal, server, startServer } from '../../testing';
import EditDocument from '../EditDocument';
import { DEMO } from '../testing/examples';
import Drafts from './Drafts';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'editor', email: 'editor@seu.example' });
});
afterEach(() => {
  authStore.getState().end();
  dropAllUnfinished();
  jest.restoreAllMocks();
});

const success = (data: object) => ({ status: 'success', data });

const ZONE: EditableDocument = {
  _id: 'd1',
  kind: 'zone',
  key: 'north',
  name: 'North',
  status: 'published',
  isUnfit: false,
  mayEdit: true,
  updated_at: null,
  version: 4,
  data: DEMO.zone,
  names: {},
  uses: [],
  guarded: [],
  mayPublish: true,
  draft_stage: null,
  draft: null,
  takesTwo: false,
};

const DRAFT: Draft = {
  version: 3,
  base: 4,
  stage: 'open',
  publish_at: null,
  data: { ...DEMO.zone, name: 'Northern' },
  status: 'published',
  note: '',
  correction: '',
  remark: '',
  by: 'Ravi Das',
  isMine: false,
  at: '2026-01-15T05:00:00Z',
  before: null,
};

type Call = { method: string; body: Record<string, unknown> };

/** The API of one document: each call changes it as `answer` says, and is kept. */
function open(start: EditableDocument, answer: (call: Call, now: EditableDocument) => EditableDocument | Response) {
  const sent: Call[] = [];
  let now = start;
  const take = async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const body = request.method === 'DELETE' ? Object.fromEntries(url.searchParams) : await request.json();
    const made = { method: `${request.method} ${url.pathname.split('/').at(-1)}`, body };
    sent.push(made);
    const found = answer(made, now);
    if (found instanceof Response) return found;
    now = found;
    return HttpResponse.json(success({ document: now }));
  };
  server.use(
    http.put('*/api/v1/document/d1/draft', take),
    http.post('*/api/v1/document/d1/draft', take),
    http.delete('*/api/v1/document/d1/draft', take),
    http.put('*/api/v1/document/d1', take),
  );
  const view = renderPage(<EditDocument />, {
    path: '/admin/catalogue/zone/d1',
    pattern: '/admin/catalogue/:kind/:id',
    api: { '/document/d1': success({ document: start }) },
  });
  return { ...view, sent };
}

/** As the API does: a saved draft counts on, and is the caller's. */
const saves = ({ method, body }: Call, now: EditableDocument): EditableDocument =>
  method === 'PUT draft'
    ? { ...now, draft: { ...DRAFT, ...body, version: (now.draft?.version ?? 0) + 1, isMine: true } as Draft }
    : { ...now, draft: null };

/** What the browser does when its page is left for another tab: what was typed is saved at once. */
function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' });

it('a preview without a change shows what is public, and saves nothing', async () => {
  server.use(
    http.post('*/api/v1/document/d1/draft/preview', () =>
      HttpResponse.json(success({ token: 'abc', expires_at: '2026-02-01T00:00:00Z' })),
    ),
  );
  const { user, sent } = open(ZONE, saves);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByLabelText('Link to pass on')).toHaveValue(
    'http://localhost/admin-login/preview#abc/campus/zone/north',
  );
  expect(sent).toEqual([]);
});

it('what is typed is saved as a draft, counted from the one before, and said', async () => {
  const { user, sent } = open(ZONE, saves);
  const name = await nameField();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(name, 'ern');
  hide();
  expect(await screen.findByText(/^Draft saved, 15 Jan 2026, 10:30 am IST\./)).toBeInTheDocument();
  await user.clear(name);
  hide();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => [body.version, body.base, (body.data as { name: string }).name])).toEqual([
    [0, 4, 'Northern'],
    // It need not fit.
    [1, 4, ''],
  ]);
});

it('the draft is what the form begins with, and goes with what is published', async () => {
  const { user, sent } = open({ ...ZONE, draft: DRAFT }, saves);
  expect(await nameField()).toHaveValue('Northern');
  expect(await screen.findByText(/^Draft saved by Ravi Das/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('“North” is saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ method: 'PUT d1', body: expect.objectContaining({ version: 4, draft: 3 }) }]);
});

it('what somebody else saves meanwhile is shown, and neither loses a word', async () => {
  const theirs = { ...ZONE, draft: { ...DRAFT, data: { ...DEMO.zone, position: 9 } } };
  let isFirst = true;
  const { user, sent } = open(ZONE, (made, now) => {
    if (!isFirst) return saves(made, now);
    isFirst = false;
    return HttpResponse.json({ ...refusal('conflict', 'Changed.'), data: { document: theirs } }, { status: 409 });
  });
  const name = await nameField();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(name, 'ern');
  hide();
  const clash = await screen.findByRole('alert');
  expect(await within(clash).findByRole('row', { name: 'Place in the list 1 9 1' })).toBeInTheDocument();
  expect(name).toHaveValue('Northern');
  await user.click(within(clash).getByRole('button', { name: 'Keep mine too' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent[1]?.body).toMatchObject({ version: 3, data: { name: 'Northern', position: 9 } });
});

it('what was published past a draft is shown before anybody types on, and is not lost', async () => {
  const past = { ...ZONE, version: 5, data: { ...DEMO.zone, position: 9 }, draft: { ...DRAFT, before: DEMO.zone } };
  const { user, sent } = open(past, (made, now) => {
    const { draft, ...saved } = saves(made, now);
    return { ...saved, draft: draft && { ...draft, before: null } };
  });
  const clash = await screen.findByRole('alert');
  expect(within(clash).getByRole('row', { name: 'Place in the list 1 9 1' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  await user.click(within(clash).getByRole('button', { name: 'Keep the draft too' }));
  expect(await nameField()).toHaveValue('Northern');
  expect(screen.getByRole('textbox', { name: 'Place in the list' })).toHaveValue('9');
  expect(sent[0]?.body).toMatchObject({ base: 5, version: 3, data: { name: 'Northern', position: 9 } });
});

it('a draft is discarded when its editor says so', async () => {
  const { user, sent } = open({ ...ZONE, draft: DRAFT }, saves);
  await user.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard the draft' }));
  await waitFor(async () => expect(await nameField()).toHaveValue('North'));
  expect(sent).toEqual([{ method: 'DELETE draft', body: { version: '3' } }]);
});

it('it is published later at the time given, in India’s time, and not at one that is over', async () => {
  const { user, sent } = open(ZONE, (made, now) =>
    made.method === 'POST draft'
      ? { ...now, draft: { ...DRAFT, stage: 'scheduled', publish_at: '2099-01-01T00:30:00.000Z' } }
      : saves(made, now),
  );
  await nameField();
  await user.click(await screen.findByRole('button', { name: 'Publish later' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish later' }));
  const time = dialog.getByLabelText('Day and time, in IST');
  await user.type(time, '2020-01-01T06:00');
  await user.click(dialog.getByRole('button', { name: 'Publish it then' }));
  expect(time).toHaveAccessibleDescription('Give a day and a time that are still to come.');
  expect(sent).toEqual([]);
  await user.clear(time);
  await user.type(time, '2099-01-01T06:00');
  await user.click(dialog.getByRole('button', { name: 'Publish it then' }));
  expect(await screen.findByRole('heading', { name: /This is published on 1 Jan 2099/ })).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({
    method: 'POST draft',
    body: { step: 'schedule', version: 1, publish_at: '2099-01-01T00:30:00.000Z' },
  });
});

it('where publishing takes two, the button asks for a review', async () => {
  const { user, sent } = open({ ...ZONE, takesTwo: true }, (made, now) =>
    made.method === 'POST draft'
      ? { ...now, draft: { ...(now.draft as Draft), stage: 'in-review' } }
      : saves(made, now),
  );
  await screen.findByText('', { selector: '[role=status]' });
  await user.type(await nameField(), 'ern');
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask for a review' }));
  expect(await screen.findByText('You have changed it. Somebody else has to publish it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(sent.map(({ method }) => method)).toEqual(['PUT draft', 'POST draft']);
});

it('a reviewer sees what is changed, and publishes it or gives it back with the reason', async () => {
  const waiting: EditableDocument = {
    ...ZONE,
    takesTwo: true,
    draft: { ...DRAFT, stage: 'in-review', note: 'As asked' },
  };
  const { user, sent } = open(waiting, ({ body }, now) => ({
    ...now,
    draft: { ...DRAFT, remark: String(body.remark) },
  }));
  const changes = await screen.findByRole('region', { name: 'What is changed' });
  expect(within(changes).getByText('Northern')).toBeInTheDocument();
  expect(screen.getByText('Note: As asked')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('What should be changed (optional)'), 'Two names');
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(await nameField()).toHaveValue('Northern');
  expect(sent).toEqual([{ method: 'POST draft', body: { step: 'take-back', remark: 'Two names', version: 3 } }]);
});

it('all drafts are listed with their stage, and why one came back', async () => {
  const drafts = [
    { ...DRAFT, _id: 'd1', kind: 'zone', name: 'North', stage: 'in-review' },
    { ...DRAFT, _id: 'd2', kind: 'page', name: 'History', remark: 'Count again', isMine: true },
  ];
  renderPage(<Drafts />, { path: '/admin/drafts', api: { '/draft': success({ drafts }) } });
  expect(await screen.findByRole('row', { name: /North Zone Waits for review Ravi Das/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /History Page Draft It came back: Count again You/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open North' })).toHaveAttribute('href', '/admin/catalogue/zone/d1');
});
