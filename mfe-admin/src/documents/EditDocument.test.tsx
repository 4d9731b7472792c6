import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { ENTRY_KINDS, type DocumentKind, type EditableDocument } from './contract';
import { dropAllUnfinished } from '../form/unfinished';
import { libraryOf, picture } from '../media/testing/library';
import { refusal, server, startServer } from '../testing';
import EditDocument from './EditDocument';
import { DEMO } from './testing/examples';

startServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
});
afterEach(() => {
  authStore.getState().end();
  dropAllUnfinished();
  jest.restoreAllMocks();
});

const success = (data: object) => ({ status: 'success', data });

const documentOf = (kind: DocumentKind, more: Partial<EditableDocument> = {}): EditableDocument => ({
  _id: 'd1',
  kind,
  key: 'KEY',
  name: 'The entry',
  status: 'published',
  isUnfit: false,
  mayEdit: true,
  updated_at: null,
  version: 4,
  data: DEMO[kind],
  names: { 'zone-1': 'North Zone', 'person-1': 'Asha Rao', 'campus-1': 'Rohini' },
  uses: [],
  guarded: [],
  mayPublish: true,
  draft_stage: null,
  draft: null,
  takesTwo: false,
  ...more,
});

const lists = success({ documents: [], staff: [] });

function open(document: EditableDocument) {
  server.use(
    http.put('*/api/v1/document/d1/draft', () => HttpResponse.json(refusal('down', 'Down.'), { status: 503 })),
  );
  const own = { 'second-factor': { isOn: true, hasPasskey: true, isRequired: false } };
  return renderPage(<EditDocument />, {
    path: `/admin/catalogue/${document.kind}/${document._id}`,
    pattern: '/admin/catalogue/:kind/:id',
    api: {
      '/document/d1': success({ document }),
      '/document': { ...lists, metadata: { total: 0, page: 1, limit: 30, totalPages: 1 } },
      '/staff': lists,
      '/media': libraryOf(picture('Bakery')),
      ...Object.fromEntries(
        [picture('Gate', { _id: 'media-1' }), picture('Looms', { _id: 'media-2' }), picture('Bakery')].map((media) => [
          `/media/${media._id}`,
          success({ media }),
        ]),
      ),
      '/auth/second-factor': success(own['second-factor']),
    },
  });
}

/** Answers changes one after the other, the last one again and again, and keeps what was sent. */
function answer(...answers: (() => Response)[]) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put('*/api/v1/document/d1', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}
const saved = (document: EditableDocument) => () =>
  HttpResponse.json(success({ document: { ...document, version: document.version + 1 } }));

const save = () => screen.findByRole('button', { name: 'Publish' });

it.each(ENTRY_KINDS)('%s: what is opened and saved is the same as before', async (kind) => {
  const document = documentOf(kind);
  const sent = answer(saved(document));
  const { user } = open(document);
  await user.type(await screen.findByLabelText('What changed and why (optional)'), 'Looked at it');
  await user.click(await save());
  expect(await screen.findByText('“The entry” is saved.')).toBeInTheDocument();
  expect(sent).toEqual([
    { kind, data: DEMO[kind], status: 'published', note: 'Looked at it', correction: '', version: 4, draft: 0 },
  ]);
});

it('two clicks save once', async () => {
  const document = documentOf('zone');
  const sent = answer(saved(document));
  const { user } = open(document);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'ern');
  await user.dblClick(await save());
  expect(await screen.findByText('“The entry” is saved.')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

it('saves no version in which nothing is new', async () => {
  const document = documentOf('zone');
  const sent = answer(saved(document));
  const { user } = open(document);
  await user.click(await save());
  expect(await screen.findByText('There is nothing new to save.')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

it('readers are told of a correction, where the kind has pages that do', async () => {
  const document = documentOf('program');
  const sent = answer(saved(document));
  const { user, unmount } = open(document);
  const correction = await screen.findByLabelText('Correction (optional)');
  expect(correction).toHaveAccessibleDescription('Readers see this with the date. Leave it empty for small changes.');
  await user.type(correction, ' the last date was wrong. ');
  await user.click(await save());
  await screen.findByText('“The entry” is saved.');
  expect(sent[0]).toMatchObject({ data: DEMO.program, correction: 'the last date was wrong.' });
  expect(screen.getByLabelText('Correction (optional)')).toHaveValue('');
  unmount();
  open(documentOf('fee'));
  expect(await screen.findByLabelText('What changed and why (optional)')).toBeInTheDocument();
  expect(screen.queryByLabelText('Correction (optional)')).not.toBeInTheDocument();
});

it('a text is shown as readers will see it, while it is typed', async () => {
  const { user } = open(documentOf('school', { data: { ...DEMO.school, about: '## Looms\n\nWe **weave**.' } }));
  const preview = await screen.findByRole('button', { name: 'Preview: About the school' });
  expect(preview).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Preview: About the school' })).not.toBeInTheDocument();
  preview.focus();
  await user.keyboard('{Enter}');
  expect(preview).toHaveAttribute('aria-expanded', 'true');
  const shown = within(screen.getByRole('region', { name: 'Preview: About the school' }));
  expect(await shown.findByRole('heading', { name: 'Looms' })).toBeInTheDocument();
  expect(shown.getByText('weave').tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: 'Write as plain text: About the school' }));
  const about = screen.getByLabelText('About the school (optional)');
  await user.clear(about);
  expect(shown.getByText('Nothing is written yet.')).toBeInTheDocument();
  await user.type(about, '- warp{Enter}<b>weft');
  expect(await shown.findByRole('listitem')).toHaveTextContent('warp');
  expect(shown.getByText(/<b>weft/)).toBeInTheDocument();
  await user.click(preview);
  expect(screen.queryByRole('region', { name: 'Preview: About the school' })).not.toBeInTheDocument();
});

it('what the form refuses is said at the input, and leads there', async () => {
  const { user } = open(documentOf('program'));
  const seats = await screen.findByRole('textbox', { name: 'Seats, row 1' });
  await user.clear(seats);
  await user.type(seats, 'many');
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.click(await save());
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Enter: Name', 'Enter a number']);
  expect(seats).toHaveAccessibleDescription('Enter a number');
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(within(summary).getByRole('link', { name: 'Enter a number' }));
  expect(seats).toHaveFocus();
});

it('what the API refuses is said at the input, and nothing typed is lost', async () => {
  const issues = [{ path: 'data.slug', message: 'Another one has this already' }];
  answer(() => HttpResponse.json(refusal('invalid', 'Check the form.', issues), { status: 400 }));
  const { user } = open(documentOf('campus'));
  const slug = await screen.findByRole('textbox', { name: 'Name in addresses' });
  await user.clear(slug);
  await user.type(slug, 'dwarka');
  await user.click(await save());
  expect(await screen.findByRole('link', { name: 'Another one has this already' })).toBeInTheDocument();
  expect(slug).toHaveValue('dwarka');
  expect(slug).toHaveAccessibleDescription(/Another one has this already/);
});

it('rows are added, moved and removed, and the focus goes with them', async () => {
  const document = documentOf('campus');
  const sent = answer(saved(document));
  const { user } = open(document);
  await user.click(await screen.findByRole('button', { name: 'Add a row: Laboratories and facilities' }));
  const name = screen.getByRole('textbox', { name: 'Name, row 3' });
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Foundry');
  await user.click(screen.getByRole('button', { name: 'Move up Laboratories and facilities, row 3' }));
  expect(screen.getByRole('button', { name: 'Move up Laboratories and facilities, row 2' })).toHaveFocus();
  expect(screen.getByText('The row is number 2 of 3 now.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Laboratories and facilities, row 3' }));
  expect(screen.getByRole('button', { name: 'Remove Laboratories and facilities, row 2' })).toHaveFocus();
  await user.click(await save());
  await screen.findByText('“The entry” is saved.');
  expect(sent[0]).toHaveProperty('data.labs', [
    { name: 'Welding', text: null },
    { name: 'Foundry', text: null },
  ]);
});

it('pictures of a gallery are seen with their words, moved, removed and added by the keyboard', async () => {
  const document = documentOf('campus', { names: { 'media-1': 'Gate', 'media-2': 'Looms' } });
  const sent = answer(saved(document));
  const { user } = open(document);
  const gallery = within(await screen.findByRole('group', { name: 'More pictures' }));
  expect(await gallery.findByText('Gate, seen from above')).toBeInTheDocument();
  const titles = () =>
    gallery.getAllByRole('listitem').map((item) => within(item).getByText(/^\w+$/, { selector: 'strong' }).textContent);
  expect(titles()).toEqual(['Gate', 'Looms']);
  expect(gallery.getAllByRole('listitem')[0]?.querySelector('img')).toHaveAttribute('alt', '');

  gallery.getByRole('button', { name: 'Move down Gate' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Looms', 'Gate']));
  expect(gallery.getByRole('button', { name: 'Move up Gate' })).toHaveFocus();
  expect(gallery.getByText('Gate is number 2 of 2 now.')).toBeInTheDocument();

  gallery.getByRole('button', { name: 'Remove Looms' }).focus();
  await user.keyboard('{Enter}');
  expect(gallery.getByRole('button', { name: 'Remove Gate' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(gallery.queryByRole('listitem')).not.toBeInTheDocument();
  expect(gallery.getByText('Gate was removed.')).toBeInTheDocument();
  expect(gallery.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();

  await user.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a picture' }));
  await user.click(await dialog.findByRole('button', { name: 'Choose Bakery' }));
  expect(await gallery.findByText('Bakery, seen from above')).toBeInTheDocument();
  expect(gallery.getByText('Bakery was added.')).toBeInTheDocument();
  expect(gallery.getByRole('button', { name: 'Remove Bakery' })).toBeInTheDocument();
  await user.click(await save());
  await screen.findByText('“The entry” is saved.');
  expect(sent[0]).toHaveProperty('data.gallery', ['bakery']);
});

it('a part that may be missing is given by a tick, and taken away again', async () => {
  const document = documentOf('program');
  const sent = answer(saved(document));
  const { user } = open(document);
  await user.click(await screen.findByRole('checkbox', { name: 'Give this: Who may apply' }));
  expect(screen.queryByRole('textbox', { name: 'What one must have passed' })).not.toBeInTheDocument();
  await user.click(await save());
  await screen.findByText('“The entry” is saved.');
  expect(sent[0]?.data).toEqual({ ...DEMO.program, entry: null });
});

it('what the caller may not change is shown, and sent as it is stored', async () => {
  const document = documentOf('person', { guarded: ['email', 'departmentId', 'designation'], mayPublish: false });
  const sent = answer(saved(document));
  const { user } = open(document);
  expect(await screen.findByText('Professor')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Post' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('What changed and why (optional)'), 'Looked at it');
  await user.click(await save());
  await screen.findByText('“The entry” is saved.');
  expect(sent[0]).toMatchObject({ data: DEMO.person, status: 'published' });
});

it('who comes second sees what was changed, and keeps the own changes without losing those of others', async () => {
  const document = documentOf('zone');
  const theirs = { ...document, version: 5, data: { ...DEMO.zone, position: 9, name: 'Northern' } };
  const clash = () =>
    HttpResponse.json({ ...refusal('conflict', 'Changed.'), data: { document: theirs } }, { status: 409 });
  const sent = answer(clash, saved(theirs));
  const { user } = open(document);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(await save());
  const conflict = await screen.findByRole('alert');
  expect(conflict).toHaveFocus();
  expect(within(conflict).getByRole('row', { name: 'Name North Northern Mine' })).toBeInTheDocument();
  expect(within(conflict).getByRole('row', { name: 'Place in the list 1 9 1' })).toBeInTheDocument();
  expect(name).toHaveValue('Mine');
  await user.click(within(conflict).getByRole('button', { name: 'Save mine over it' }));
  await screen.findByText('“The entry” is saved.');
  expect(sent[1]).toMatchObject({ version: 5, data: { ...DEMO.zone, name: 'Mine', position: 9 } });
});

it('who comes second can take what is there', async () => {
  const document = documentOf('zone');
  const theirs = { ...document, version: 5, data: { ...DEMO.zone, name: 'Northern' } };
  answer(() => HttpResponse.json({ ...refusal('conflict', 'Changed.'), data: { document: theirs } }, { status: 409 }));
  const { user } = open(document);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'X');
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Take what is there now' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Northern');
});

it('what was typed is there again when the page is', async () => {
  const first = open(documentOf('zone'));
  await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'ern');
  first.unmount();
  const { user } = open(documentOf('zone'));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Northern');
  await user.click(screen.getByRole('button', { name: 'Start again without it' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North');
});

it('what is in use says by what, and is not deleted', async () => {
  const uses = [{ _id: 'c1', kind: 'campus' as const, name: 'Rohini Campus', field: 'Zone' }];
  server.use(
    http.delete('*/api/v1/document/d1', () =>
      HttpResponse.json({ ...refusal('in_use', 'In use.'), data: { uses } }, { status: 409 }),
    ),
  );
  const { user } = open(documentOf('zone'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByRole('link', { name: 'Rohini Campus' })).toHaveAttribute(
    'href',
    '/admin/catalogue/campus/c1',
  );
  expect(within(dialog).queryByRole('button', { name: 'Delete it' })).not.toBeInTheDocument();
});

it('the notices desk changes the words of a picture, and does not publish or delete it', async () => {
  authStore.getState().begin({ token: 't1', currentRole: 'notices', email: 'notices@seu.example' });
  const uses = [{ _id: 'c1', kind: 'campus' as const, name: 'Rohini Campus', field: 'Picture' }];
  const document = documentOf('media', { mayPublish: false, uses });
  const sent = answer(saved(document));
  const { user } = open(document);
  const shows = await screen.findByRole('textbox', { name: 'What the picture shows' });
  await user.clear(shows);
  await user.type(shows, 'A red loom');
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.getByText('Rohini Campus')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Rohini Campus' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All pictures' })).toHaveAttribute('href', '/admin/media');
  await user.click(await save());
  await screen.findByText('“The entry” is saved.');
  expect(sent[0]).toMatchObject({ data: { ...DEMO.media, altEn: 'A red loom' } });
});

it('what the caller may not change at all is shown only', async () => {
  open(documentOf('campus', { mayEdit: false }));
  expect(await screen.findByText('Rohini Campus')).toBeInTheDocument();
  expect(screen.getByText('North Zone')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});
