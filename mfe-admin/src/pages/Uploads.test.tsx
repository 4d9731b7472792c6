import { fireEvent, screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { delay, HttpResponse, http } from 'msw';
import { pdf, refusal, server, startServer } from '../testing';
import { forgetDraft } from '../upload/draft';
import Uploads from './Uploads';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'notices', email: 'notices@seu.example' });
});
afterEach(() => {
  forgetDraft();
  authStore.getState().end();
  jest.restoreAllMocks();
});

const UPLOAD = '*/api/v1/notice/upload';
const NOTICE = { _id: 'n1', fileName: 'Convocation', section: 'announcements', fileLink: '/api/v1/notice/n1/file?v=1' };
const published = () => HttpResponse.json({ status: 'success', data: { notice: NOTICE } });
const HOME = { path: '/', title: 'Home', description: '', keywords: [] };

const open = () => renderPage(<Uploads />, { sitePages: [HOME] });
type View = ReturnType<typeof open>;

async function fill({ user }: View) {
  await user.selectOptions(screen.getByLabelText('Section'), 'announcements');
  await user.type(screen.getByLabelText('Title'), 'Convocation');
  await user.upload(screen.getByLabelText('PDF file'), pdf());
  await screen.findByText('notice.pdf');
}

const submit = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Upload and publish' }));

/** Answers the uploads one after the other and keeps their keys and fields. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  const sent: { key: string | null; fields: string }[] = [];
  server.use(
    http.post(UPLOAD, async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), fields: await request.text() });
      return (answers[sent.length - 1] ?? published)();
    }),
  );
  return sent;
}

describe('an upload', () => {
  it('sends the fields and then the file, and says where the notice appears', async () => {
    const sent = answer();
    const view = open();
    const refetched = jest.spyOn(view.queryClient, 'invalidateQueries');
    await fill(view);
    await submit(view);
    const message = await screen.findByText('“Convocation” is published.');
    expect(message.closest('[role=status]')).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'See the page: Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', NOTICE.fileLink);
    expect(screen.getByLabelText('Title')).toHaveValue('');
    const { key, fields = '' } = sent[0] ?? {};
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(fields).toMatch(/name="section"\s+announcements/);
    expect(fields.indexOf('name="pdf"')).toBeGreaterThan(fields.indexOf('name="autoArchive"'));
    const { predicate } = refetched.mock.calls[0]?.[0] ?? {};
    const affected = [['notice', 'newest'], ['home'], ['faculty']].map((queryKey) =>
      predicate?.({ queryKey } as never),
    );
    expect(affected).toEqual([true, true, false]);
  });

  it('sends nothing that is not right, and says what to change beside each field', async () => {
    const sent = answer();
    const view = open();
    await submit(view);
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Section')).toHaveAccessibleDescription(/Choose a section/);
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/at least 3 characters/);
    expect(screen.getByLabelText('PDF file')).toHaveAccessibleDescription(/Choose a PDF file/);
    expect(sent).toHaveLength(0);
  });

  it('keeps everything after a failure and tries again with the same key', async () => {
    const sent = answer(() => HttpResponse.error());
    const view = open();
    await fill(view);
    await submit(view);
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('“Convocation” is published.');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[1]?.fields).toContain('notice.pdf');
  });

  it('takes a new key for the next notice', async () => {
    const sent = answer();
    const view = open();
    await fill(view);
    await submit(view);
    await screen.findByText('“Convocation” is published.');
    await fill(view);
    await submit(view);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
  });

  it('takes a new key when an earlier try was published with other content', async () => {
    const sent = answer(() => HttpResponse.json(refusal('key_reused', 'no'), { status: 409 }));
    const view = open();
    await fill(view);
    await submit(view);
    await screen.findByText(/was published, with other content/);
    await submit(view);
    await screen.findByText('“Convocation” is published.');
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it("shows the API's issues beside their fields", async () => {
    const issues = [{ path: 'fileName', message: 'This title is taken' }];
    answer(() => HttpResponse.json(refusal('invalid_request', 'no', issues), { status: 400 }));
    const view = open();
    await fill(view);
    await submit(view);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/This title is taken/));
  });

  it('can be cancelled, and keeps everything', async () => {
    answer(async () => {
      await delay('infinite');
      return published();
    });
    const view = open();
    await fill(view);
    await submit(view);
    await view.user.click(await screen.findByRole('button', { name: 'Cancel the upload' }));
    expect(await screen.findByText(/You cancelled the upload/)).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Convocation');
    expect(screen.getByText('notice.pdf')).toBeInTheDocument();
  });
});

describe('the form', () => {
  it('asks for what the section needs', async () => {
    const { user } = open();
    expect(screen.queryByLabelText(/vacancies/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Section'), 'academic-positions');
    expect(screen.getByLabelText(/vacancies/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Section'), 'circulars');
    expect(screen.queryByLabelText(/vacancies/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Order number/)).toBeInTheDocument();
  });

  it('takes a dropped file, and says at once when it is none that it can take', async () => {
    open();
    const zone = screen.getByLabelText('PDF file');
    fireEvent.drop(zone, { dataTransfer: { files: [pdf('a.pdf', 'GIF89a')] } });
    await waitFor(() => expect(zone).toHaveAccessibleDescription(/not a PDF/));
    fireEvent.drop(zone, { dataTransfer: { files: [pdf('b.pdf')] } });
    await waitFor(() => expect(zone).not.toHaveAccessibleDescription(/not a PDF/));
    expect(screen.getByText('b.pdf')).toBeInTheDocument();
  });

  it('is there again after the session ended, but for the file', async () => {
    answer(() => HttpResponse.json(refusal('not_signed_in', 'no'), { status: 401 }));
    const view = open();
    await fill(view);
    await submit(view);
    await waitFor(() => expect(authStore.getState().session).toBeNull());
    view.unmount();

    authStore.getState().begin({ token: 't2', currentRole: 'notices', email: 'notices@seu.example' });
    const again = open();
    expect(screen.getByLabelText('Title')).toHaveValue('Convocation');
    expect(screen.getByText(/Choose the file again: notice\.pdf/)).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Start with an empty form' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.queryByText(/Choose the file again/)).not.toBeInTheDocument();
  });

  it('gives one person nothing that another typed', async () => {
    const view = open();
    await view.user.type(screen.getByLabelText('Title'), 'Secret');
    view.unmount();
    authStore.getState().begin({ token: 't2', currentRole: 'admin', email: 'admin@seu.example' });
    open();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });
});
