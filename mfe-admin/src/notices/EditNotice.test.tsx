import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Draft, EditableDocument } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { DEMO } from '../documents/testing/examples';
import { dropAllUnfinished } from '../form/unfinished';
import { refusal, server, startServer } from '../testing';
import EditNotice from './EditNotice';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'notices', email: 'notices@seu.example' });
});
afterEach(() => {
  authStore.getState().end();
  dropAllUnfinished();
  jest.restoreAllMocks();
});

const success = (data: object) => ({ status: 'success', data });

const NOTICE: EditableDocument = {
  _id: 'n1',
  kind: 'notice',
  key: 'n1',
  name: 'Lathes for the workshop',
  status: 'published',
  isUnfit: false,
  mayEdit: true,
  updated_at: null,
  version: 2,
  data: DEMO.notice,
  names: { 'abc.def': '1 page, 14 kB' },
  uses: [],
  guarded: [],
  mayPublish: true,
  draft_stage: null,
  draft: null,
  takesTwo: false,
};

const DRAFT: Draft = {
  version: 3,
  base: 2,
  stage: 'open',
  publish_at: null,
  data: { ...DEMO.notice, summary: 'Three lathes.' },
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

/** The API of one notice: a saved draft counts on and is the caller's; what else it answers says `answer`. */
function open(start: EditableDocument, answer?: (made: Call) => Response | undefined) {
  const sent: Call[] = [];
  let now = start;
  const take = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    const made = { method: `${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`, body };
    sent.push(made);
    const other = answer?.(made);
    if (other) return other;
    if (made.method === 'PUT draft') {
      now = { ...now, draft: { ...DRAFT, ...body, version: (now.draft?.version ?? 0) + 1, isMine: true } as Draft };
    } else if (made.method === 'POST draft') {
      now = { ...now, draft: { ...(now.draft as Draft), stage: 'in-review' } };
    } else now = { ...now, draft: null, version: now.version + 1 };
    return HttpResponse.json(success({ document: now }));
  };
  server.use(
    http.put('*/api/v1/document/n1/draft', take),
    http.post('*/api/v1/document/n1/draft', take),
    http.put('*/api/v1/document/n1', take),
    http.post('*/api/v1/notice/n1/file', () =>
      HttpResponse.json(success({ file: { _id: 'new.one', size: 20, pages: 1 } })),
    ),
  );
  const view = renderPage(<EditNotice />, {
    path: '/admin/view-pdfs/n1',
    pattern: '/admin/view-pdfs/:id',
    api: { '/document/n1': success({ document: start }) },
  });
  return { ...view, sent };
}

/** What the browser does when its page is left for another tab: what was typed is saved at once. */
function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const title = () => screen.findByLabelText('Title');
const pdf = () => new File(['%PDF-1.7'], 'right.pdf', { type: 'application/pdf' });

it('what is typed is saved as a draft, as documents have it', async () => {
  const { user, sent } = open(NOTICE);
  const input = await title();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(input, ', again');
  hide();
  expect(await screen.findByText(/^Draft saved, 15 Jan 2026/)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      method: 'PUT draft',
      body: {
        data: { ...DEMO.notice, fileName: 'Lathes for the workshop, again' },
        ...{ status: 'published', note: '', correction: '', base: 2, version: 0 },
      },
    },
  ]);
});

it('the draft is what the form begins with, and goes with what is published', async () => {
  const { user, sent } = open({ ...NOTICE, draft: DRAFT });
  expect(await screen.findByLabelText('Summary (optional)')).toHaveValue('Three lathes.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('“Lathes for the workshop” is saved.')).toBeInTheDocument();
  expect(sent).toEqual([
    { method: 'PUT n1', body: expect.objectContaining({ kind: 'notice', version: 2, draft: 3, data: DRAFT.data }) },
  ]);
});

it('a new PDF is stored and named by the draft; readers of the old one have to be told what was wrong', async () => {
  const { user, sent } = open(NOTICE);
  expect(await screen.findByText('Present PDF: 1 page, 14 kB.')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.upload(screen.getByLabelText('New PDF (optional)'), pdf());
  expect(await screen.findByText(/^New PDF, stored with the draft: right\.pdf/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const correction = screen.getByLabelText(/What was wrong/);
  expect(correction).toHaveAccessibleDescription(/Say what was wrong with the PDF that you replace/);
  await user.type(correction, 'The date was wrong');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('“Lathes for the workshop” is saved.')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT n1',
    body: { data: { file: 'new.one' }, correction: 'The date was wrong' },
  });
});

it('a PDF that the API refuses is said at its field, and the present one stays', async () => {
  const { user, sent } = open(NOTICE);
  server.use(
    http.post('*/api/v1/notice/n1/file', () =>
      HttpResponse.json(refusal('invalid', 'This PDF is damaged.'), { status: 400 }),
    ),
  );
  await user.upload(await screen.findByLabelText('New PDF (optional)'), pdf());
  expect(await screen.findByText('This PDF is damaged.')).toBeInTheDocument();
  expect(screen.getByText('Present PDF: 1 page, 14 kB.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('what somebody else saves meanwhile is shown, and neither loses a word', async () => {
  const theirs = { ...NOTICE, draft: DRAFT };
  let isFirst = true;
  const { user, sent } = open(NOTICE, () => {
    if (!isFirst) return undefined;
    isFirst = false;
    return HttpResponse.json({ ...refusal('conflict', 'Changed.'), data: { document: theirs } }, { status: 409 });
  });
  const input = await title();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(input, ', again');
  hide();
  const clash = await screen.findByRole('alert');
  const row = await within(clash).findByRole('row', { name: 'Summary Two lathes. Three lathes. Two lathes.' });
  expect(row).toBeInTheDocument();
  await user.click(within(clash).getByRole('button', { name: 'Keep mine too' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    version: 3,
    data: { fileName: 'Lathes for the workshop, again', summary: 'Three lathes.' },
  });
});

it('where publishing takes two, the button asks for a review', async () => {
  const { user, sent } = open({ ...NOTICE, takesTwo: true });
  await user.type(await title(), ', again');
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask for a review' }));
  expect(await screen.findByText('You have changed it. Somebody else has to publish it.')).toBeInTheDocument();
  expect(sent.map(({ method }) => method)).toEqual(['PUT draft', 'POST draft']);
});

it('a reviewer reads all of a notice that nobody has published yet', async () => {
  const data = { ...DEMO.notice, publishAt: null };
  const draft: Draft = { ...DRAFT, stage: 'in-review', data };
  open({ ...NOTICE, status: 'draft', takesTwo: true, data, draft });
  const changes = within(await screen.findByRole('region', { name: 'What is changed' }));
  expect(changes.getByText('Tenders')).toBeInTheDocument();
  expect(changes.getByText('Two lathes.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Preview' })).toBeInTheDocument();
});
