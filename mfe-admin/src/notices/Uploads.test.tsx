import { screen, waitFor } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { dropAllUnfinished } from '../form/unfinished';
import { pdf, refusal, server, startServer } from '../testing';
import Uploads from './Uploads';

startServer();
beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  begin('notices@seu.example');
});
afterEach(() => {
  dropAllUnfinished();
  authStore.getState().end();
  jest.restoreAllMocks();
});

const UPLOAD = '*/api/v1/notice/upload';
const NOTICE = {
  _id: 'n1',
  fileName: 'Convocation',
  section: 'announcements',
  fileLink: '/api/v1/notice/n1/file?v=1',
  publishAt: '2026-01-01T04:30:00Z',
  archive: false,
  size: 2000,
  pages: 3,
};
const HOME = { path: '/', title: 'Home', description: '', keywords: [] };

const begin = (email: string) => authStore.getState().begin({ token: email, currentRole: 'notices', email });
const open = () => renderPage(<Uploads />, { sitePages: [HOME] });
type View = ReturnType<typeof open>;

async function fill({ user }: View) {
  await user.type(screen.getByLabelText('Section'), 'Announcements{Enter}');
  await user.type(screen.getByLabelText('Title'), 'Convocation');
  await user.upload(screen.getByLabelText('PDF files'), pdf());
  await screen.findByText('notice.pdf');
}

const submit = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Upload and publish' }));

/** Answers the uploads one after the other, and keeps what was sent. */
function answer(...answers: (() => Response)[]) {
  const sent: string[] = [];
  server.use(
    http.post(UPLOAD, async ({ request }) => {
      sent.push(await request.text());
      const next = answers[sent.length - 1];
      return next ? next() : HttpResponse.json({ status: 'success', data: { notice: NOTICE } });
    }),
  );
  return sent;
}

it('sends the fields and then the file, and says where the notice appears', async () => {
  const sent = answer();
  const view = open();
  const refetched = jest.spyOn(view.queryClient, 'invalidateQueries');
  await fill(view);
  await submit(view);
  expect(await screen.findByText('“Convocation” is published.')).toBeInTheDocument();
  expect(screen.getByText('3 pages, 2 kB')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the notice' })).toHaveAttribute('href', '/notices/n1');
  expect(await screen.findByRole('link', { name: 'See the page: Home' })).toHaveAttribute('href', '/');
  const [fields = ''] = sent;
  expect(fields).toMatch(/name="section"\s+announcements/);
  expect(fields.indexOf('name="pdf"')).toBeGreaterThan(fields.indexOf('name="autoArchive"'));
  const { predicate } = refetched.mock.calls[0]?.[0] ?? {};
  const affected = [['notices', 'list'], ['notice', 'staff'], ['home'], ['frame'], ['faculty']].map((queryKey) =>
    predicate?.({ queryKey } as never),
  );
  expect(affected).toEqual([true, true, true, true, false]);
});

it('sends nothing that is not right, and says what to change beside each field', async () => {
  const sent = answer();
  const view = open();
  await submit(view);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText('Section')).toHaveAccessibleDescription(/Choose a section/);
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/at least 3 characters/);
  expect(screen.getByLabelText('PDF files')).toHaveAccessibleDescription(/Choose a PDF file/);
  await view.user.click(screen.getByRole('link', { name: 'Choose a PDF file, or write a text' }));
  expect(screen.getByLabelText('PDF files')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('leads back to the form with what was refused, and everything that was entered', async () => {
  const refused = refusal('invalid_request', 'Some of it is not right.', [{ path: 'fileName', message: 'Taken' }]);
  const sent = answer(() => HttpResponse.json(refused, { status: 400 }));
  const view = open();
  await fill(view);
  await submit(view);
  await view.user.click(await screen.findByRole('button', { name: 'Change the form' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Convocation');
  expect(screen.getByText('notice.pdf')).toBeInTheDocument();
  await submit(view);
  expect(await screen.findByText('“Convocation” is published.')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

it('has the form and its files again after the session ended, for the same person only', async () => {
  const view = open();
  await fill(view);
  view.unmount();
  begin('admin@seu.example');
  const other = open();
  expect(screen.getByLabelText('Title')).toHaveValue('');
  other.unmount();
  begin('notices@seu.example');
  const again = open();
  expect(screen.getByLabelText('Title')).toHaveValue('Convocation');
  expect(screen.getByText('notice.pdf')).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Start again without it' }));
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(screen.queryByText('notice.pdf')).not.toBeInTheDocument();
});

it('asks for what the section needs', async () => {
  const { user } = open();
  expect(screen.queryByLabelText(/vacancies/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Section'), 'Academic positions{Enter}');
  expect(screen.getByLabelText(/vacancies/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Section'), '{Control>}a{/Control}Circulars{Enter}');
  expect(screen.queryByLabelText(/vacancies/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Order number/)).toBeInTheDocument();
});

it('takes a text in place of a file, for one notice', async () => {
  const sent = answer();
  const view = open();
  await view.user.type(screen.getByLabelText('Section'), 'Announcements{Enter}');
  await view.user.type(screen.getByLabelText('Title'), 'Gate closed');
  await view.user.click(await screen.findByRole('button', { name: 'Write as plain text: Text' }));
  await view.user.type(screen.getByLabelText('Text (optional)'), 'Use the north gate.');
  await submit(view);
  expect(await screen.findByText('“Convocation” is published.')).toBeInTheDocument();
  expect(sent[0]).toMatch(/name="text"\s+Use the north gate\./);
  expect(sent[0]).not.toContain('name="pdf"');
});

it('asks for time, place and picture where a section tells of events', async () => {
  const { user } = open();
  expect(screen.queryByLabelText(/Starts at/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Section'), 'Student events{Enter}');
  for (const name of [/Starts at/, /Ends at/, /Place/]) expect(screen.getByLabelText(name)).toBeInTheDocument();
  expect(await screen.findByRole('group', { name: /Picture/ })).toBeInTheDocument();
});
