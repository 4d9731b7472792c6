import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@university/shared';
import { DEFAULT_LOOK, FIXED } from '@university/shared/colours';
import { HttpResponse, http } from 'msw';
import { renderPage } from '@university/shared/testing';
import { answer, answering, HAS_FACTOR, listOf, logIn, refused, server, startServer, success } from '../testing';
import EditDocument from './DocumentDesk';
import EditPage from './EditPage';
import { type EditableDocument, ENTRY_KINDS } from './contract';
import { fieldsOfKind } from './kinds';
import type { Field } from './model/fields';
import { DEMO } from './testing/examples';
import { button, type Call, documentApi, documentOf, draftOf, hide, openForm, part, saves } from './testing/forms';

startServer();

beforeEach(() => logIn('admin'));

/** The form of a document; `sent`: what was to be published. It is, once the refusals are over. */
function open(document: EditableDocument, ...refusals: (() => Response)[]) {
  const sent: Call['body'][] = [];
  let typed: Call['body'] = {};
  documentApi(document, (made, now) => {
    if (made.method === 'PUT draft') typed = made.body;
    else sent.push(typed);
    return (made.method === 'POST draft' && refusals.shift()?.()) || saves(made, now);
  });
  return { sent, ...openForm(document) };
}

const MENU = [
  { label: 'About', level: 1, to: null, adds: 'nothing' },
  { label: 'History', level: 2, to: '/about-us/history', adds: 'nothing' },
];

const save = () => button('Publish');
const isSaved = () => screen.findByText('“The entry” is published.');
/** By its label: the names of all inputs take jsdom long. */
const textbox = (name: string) => screen.findByLabelText(name, { selector: 'input, textarea' });
const note = () => screen.findByLabelText('What changed and why (optional)');

/** Every sort of input of some fields, and within what it is: forms are made of the schema alone. */
const sortsOf = (fields: readonly Field[], within = ''): string[] =>
  fields.flatMap((field) => {
    const sort = `${within} ${field.type} ${'input' in field ? field.input : ''} ${field.isOptional}`;
    return [sort, ...('fields' in field ? sortsOf(field.fields, sort) : [])];
  });

const seen = new Set<string>();
/** Kinds that have every sort between them. */
const KINDS = [...ENTRY_KINDS]
  .sort((a, b) => sortsOf(fieldsOfKind(b)).length - sortsOf(fieldsOfKind(a)).length)
  .filter((kind) => {
    const sorts = sortsOf(fieldsOfKind(kind)).filter((sort) => !seen.has(sort));
    for (const sort of sorts) seen.add(sort);
    return sorts.length > 0;
  });

it.each(KINDS)('%s: what is opened and saved is the same as before; two clicks save once', async (kind) => {
  const { user, sent } = open(documentOf(kind));
  fireEvent.change(await note(), { target: { value: 'Looked at it' } });
  await user.dblClick(await save());
  expect(await isSaved()).toBeInTheDocument();
  expect(sent).toEqual([{ data: DEMO[kind], note: 'Looked at it', correction: '', base: 4, version: 0 }]);
});

it('saves no version in which nothing is new', async () => {
  const { user, sent } = open(documentOf('zone'));
  await user.click(await save());
  expect(await screen.findByText('There is nothing new to save.')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

it('readers are told of a correction, where the kind has pages that do', async () => {
  const { user, sent, unmount } = open(documentOf('department'));
  const correction = await screen.findByLabelText('Correction (optional)');
  expect(correction).toHaveAccessibleDescription('Readers see this with the date. Leave it empty for small changes.');
  fireEvent.change(correction, { target: { value: ' the last date was wrong. ' } });
  await user.click(await save());
  await isSaved();
  expect(sent[0]).toMatchObject({ data: DEMO.department, correction: 'the last date was wrong.' });
  expect(screen.getByLabelText('Correction (optional)')).toHaveValue('');
  unmount();
  open(documentOf('fee'));
  expect(await note()).toBeInTheDocument();
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
  const seats = await textbox('Seats, row 1');
  fireEvent.change(seats, { target: { value: 'many' } });
  await user.clear(await textbox('Name'));
  await user.click(await save());
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  const links = within(summary).getAllByRole('link');
  const place = 'Campuses and seats, row 1, Seats by category, row 1, Seats: Enter a number';
  expect(links.map(({ textContent }) => textContent)).toEqual(['Enter: Name', place]);
  expect(seats).toHaveAccessibleDescription('Enter a number');
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(within(summary).getByRole('link', { name: place }));
  expect(seats).toHaveFocus();
});

it('what the API refuses is said at the input, and nothing typed is lost', async () => {
  const issues = [{ path: 'data.name', message: 'Another one has this already' }];
  const { user } = open(documentOf('zone'), refused(400, 'invalid', 'Check the form.', { issues }));
  const name = await textbox('Name');
  await user.type(name, 'ern');
  await user.click(await save());
  expect(await screen.findByRole('link', { name: 'Another one has this already' })).toBeInTheDocument();
  expect(name).toHaveValue('Northern');
  expect(name).toHaveAccessibleDescription(/Another one has this already/);
});

it('rows are added, moved and removed, and the focus goes with them', async () => {
  const { user, sent } = open(documentOf('campus'));
  const labs = await part('Laboratories and facilities');
  const rowButton = (does: string, row: number) =>
    labs.getByLabelText(`${does} Laboratories and facilities, row ${row}`);
  await user.click(await labs.findByLabelText('Add a row: Laboratories and facilities'));
  const name = labs.getByLabelText('Name, row 3');
  await waitFor(() => expect(name).toHaveFocus());
  fireEvent.change(name, { target: { value: 'Foundry' } });
  await user.click(rowButton('Move up', 3));
  expect(rowButton('Move up', 2)).toHaveFocus();
  expect(labs.getByText('The row is number 2 of 3 now.')).toBeInTheDocument();
  await user.click(rowButton('Remove', 3));
  expect(rowButton('Remove', 2)).toHaveFocus();
  await user.click(await save());
  await isSaved();
  expect(sent[0]).toHaveProperty('data.labs', [
    { name: 'Welding', text: null },
    { name: 'Foundry', text: null },
  ]);
});

it('a new row of a menu stands as deep as the one before, and a row is made twice', async () => {
  const { user, sent } = open(documentOf('menu', { data: { ...DEMO.menu, entries: MENU, hi: [] } }));
  await user.click(await screen.findByLabelText('Add a row: Entries'));
  fireEvent.change(screen.getByLabelText('Words, row 3'), { target: { value: 'Fees' } });
  fireEvent.change(screen.getByLabelText(/^Leads to.*, row 3$/), { target: { value: '/fees' } });
  await user.click(screen.getByLabelText('Duplicate Entries, row 3'));
  await user.click(await save());
  await isSaved();
  const fees = { label: 'Fees', level: 2, to: '/fees', adds: 'nothing' };
  expect(sent[0]).toHaveProperty('data.entries', [...MENU, fees, fees]);
});

it('a person who was chosen and cleared by hand is gone', async () => {
  const data = { ...DEMO.department, headId: 'person-1' };
  const { user, sent } = open(documentOf('department', { data }));
  const head = await screen.findByLabelText(/^Head/, { selector: 'input' });
  expect(head).toHaveValue('Asha Rao');
  await user.clear(head);
  await user.tab();
  expect(head).toHaveValue('');
  await user.click(await save());
  await isSaved();
  expect(sent[0]).toHaveProperty('data.headId', null);
});

it('a copy of an entry is a draft with the same values, but for what only one can have', async () => {
  const made: Record<string, unknown>[] = [];
  server.use(
    http.put('*/api/v1/document/:id/draft', async ({ request, params }) => {
      made.push({ id: params.id, ...((await request.json()) as object) });
      return HttpResponse.json(success({ document: documentOf('campus', { _id: 'copy', version: 0 }) }));
    }),
  );
  const { user } = openForm(documentOf('campus'));
  await user.click(await button('Duplicate'));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]).toMatchObject({ kind: 'campus', base: 0, version: 0, data: { ...DEMO.campus, code: '', slug: '' } });
});

it('pictures of a gallery are seen with their words, moved, removed and added by the keyboard', async () => {
  const { user, sent } = open(documentOf('campus', { names: { 'media-1': 'Gate', 'media-2': 'Looms' } }));
  const gallery = await part('More pictures');
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
  await isSaved();
  expect(sent[0]).toHaveProperty('data.gallery', ['bakery']);
});

it('a part that may be missing is given by a tick, and taken away again', async () => {
  const { user, sent } = open(documentOf('program'));
  await user.click(await screen.findByLabelText('Give this: Who may apply'));
  expect(screen.queryByLabelText('What one must have passed')).not.toBeInTheDocument();
  await user.click(await save());
  await isSaved();
  expect(sent[0]?.data).toEqual({ ...DEMO.program, entry: null });
});

it('what the caller may not change is shown, and sent as it is stored', async () => {
  const { user, sent } = open(
    documentOf('person', { guarded: ['email', 'departmentId', 'designation'], mayPublish: false }),
  );
  expect(await screen.findByText('Professor')).toBeInTheDocument();
  expect(screen.queryByLabelText('Post')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  fireEvent.change(await note(), { target: { value: 'Looked at it' } });
  await user.click(await save());
  await isSaved();
  expect(sent[0]).toMatchObject({ data: DEMO.person });
});

it('who comes second sees what was changed, and keeps the own changes without losing those of others', async () => {
  const document = documentOf('zone');
  const theirs = { ...document, version: 5, data: { ...DEMO.zone, position: 9, name: 'Northern' } };
  const clash = refused(409, 'conflict', 'Changed.', { data: { document: theirs } });
  const { user, sent } = open(document, clash);
  const name = await textbox('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(await save());
  const conflict = await screen.findByRole('alert');
  expect(conflict).toHaveFocus();
  expect(within(conflict).getByRole('row', { name: 'Name North Northern Mine' })).toBeInTheDocument();
  expect(within(conflict).getByRole('row', { name: 'Place in the list 1 9 1' })).toBeInTheDocument();
  expect(name).toHaveValue('Mine');
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine too' }));
  expect(await screen.findByText('Saved as a draft. Visitors do not see it.')).toBeInTheDocument();
  expect(await textbox('Name')).toHaveValue('Mine');
  await user.click(await save());
  await isSaved();
  expect(sent[1]).toMatchObject({ data: { ...DEMO.zone, name: 'Mine', position: 9 } });
});

it('who comes second can take what is there', async () => {
  const document = documentOf('zone');
  const theirs = { ...document, version: 5, data: { ...DEMO.zone, name: 'Northern' } };
  const { user } = open(document, refused(409, 'conflict', 'Changed.', { data: { document: theirs } }));
  await user.type(await textbox('Name'), 'X');
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(await textbox('Name')).toHaveValue('Northern');
});

it('what was typed is there again when the page is', async () => {
  const down = refused(503, 'down', 'Down.');
  documentApi(documentOf('zone'), () => down());
  const first = openForm(documentOf('zone'));
  await first.user.type(await textbox('Name'), 'ern');
  first.unmount();
  const { user } = openForm(documentOf('zone'));
  expect(await textbox('Name')).toHaveValue('Northern');
  await user.click(screen.getByRole('button', { name: 'Start again without it' }));
  expect(await textbox('Name')).toHaveValue('North');
});

it.each([
  ['Unpublish', 'draft', '“The entry” is a draft again. Visitors do not see it.'],
  ['Archive', 'archived', '“The entry” is archived. Visitors do not see it.'],
])('%s takes an entry off the site once somebody has confirmed it, and says so', async (words, status, said) => {
  const sent = answering('post', '/document/status', answer({ changed: [{ _id: 'd1', status }], refused: [] }));
  const { user } = open(documentOf('zone'));
  await user.click(await button(words));
  expect(sent).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(sent).toEqual([{ kind: 'zone', documents: [{ _id: 'd1', status }] }]);
});

it('what takes two is archived by a second person', async () => {
  const { user, sent } = open(documentOf('page', { takesTwo: true }));
  await user.click(await button('Archive'));
  expect(screen.queryByText('Unpublish')).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('heading', { name: 'This waits for a review' })).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ status: 'archived', base: 4 });
});

it('a section is chosen by its name, not by its code', async () => {
  open(documentOf('page'));
  const section = await screen.findByLabelText(/^Newest notices of/, { selector: 'select' });
  const options = [...section.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options.filter((text) => /^[a-z]+(-[a-z]+)*$/.test(text ?? ''))).toEqual([]);
});

it('a setting is not deleted, and what every page has is not taken away', async () => {
  const { unmount } = open(documentOf('popup'));
  await button('Archive');
  expect(screen.queryByText('Delete')).not.toBeInTheDocument();
  unmount();
  // Without these no page is whole.
  open(documentOf('home'));
  await save();
  expect(screen.queryByText('Archive')).not.toBeInTheDocument();
});

it('a setting that nobody has entered yet can be added where the menu leads', async () => {
  const api = { '/document/home': new ApiError(404, 'not_found', 'There is nothing at this address.') };
  renderPage(<EditDocument />, {
    ...{ path: '/admin/catalogue/home/home', pattern: '/admin/catalogue/:kind/:id', api },
  });
  expect(await screen.findByRole('link', { name: 'Add: Home page' })).toHaveAttribute(
    'href',
    '/admin/catalogue/home/new',
  );
});

it('what leads to an entry is seen before it is deleted, and led elsewhere', async () => {
  const use = (_id: string, kind: string, name: string, goes: boolean) => ({ _id, kind, name, field: '', goes });
  const links = [use('menu', 'menu', 'Menu', true), use('p2', 'page', 'History', false)];
  const { user } = openForm(documentOf('page'), { '/document/d1/links': success({ links }) });
  await user.click(await button('Delete'));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/go with it:/)).toBeInTheDocument();
  expect(dialog.getByText(/will break:/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Lead them and the old address/), '/about-us');
  expect(dialog.getByText(/will lead to the other address/)).toBeInTheDocument();
  const deleted: string[] = [];
  server.use(
    http.delete('*/api/v1/document/d1', ({ request }) => {
      deleted.push(request.url);
      return HttpResponse.json(success({}));
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(deleted[0]).toContain('?to=%2Fabout-us'));
});

it('a new entry is a draft from the first word on, and those that were begun are offered', async () => {
  const drafts = [{ ...draftOf('zone', {}), _id: 'n1', kind: 'zone', name: 'Begun', isNew: true, isMine: true }];
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put('*/api/v1/document/:id/draft', async ({ request, params }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ id: params.id, ...body });
      return HttpResponse.json(success({ document: documentOf('zone', { version: 0, draft: draftOf('zone', body) }) }));
    }),
  );
  const { user } = renderPage(<EditDocument />, {
    path: '/admin/catalogue/zone/new',
    pattern: '/admin/catalogue/:kind/new',
    api: { ...HAS_FACTOR, '/draft': success({ drafts }) },
  });
  expect(await screen.findByRole('link', { name: 'Begun' })).toHaveAttribute('href', '/admin/catalogue/zone/n1');
  await screen.findByRole('button', { name: 'Save draft' });
  await user.type(await textbox('Name'), 'West');
  hide();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ kind: 'zone', base: 0, version: 0, data: { name: 'West' } });
  expect(sent[0]?.id).toMatch(/^[0-9a-f]{24}$/);
});

it('what is in use says by what, and is not deleted', async () => {
  const uses = [{ _id: 'c1', kind: 'campus' as const, name: 'Rohini Campus', field: 'Zone' }];
  answering('delete', '/document/d1', refused(409, 'in_use', 'In use.', { data: { uses } }));
  const { user } = open(documentOf('zone'));
  await user.click(await button('Delete'));
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  const dialog = screen.getByRole('dialog');
  const use = await within(dialog).findByRole('link', { name: 'Rohini Campus' });
  expect(use).toHaveAttribute('href', '/admin/catalogue/campus/c1');
  expect(within(dialog).queryByRole('button', { name: 'Delete it' })).not.toBeInTheDocument();
});

it('the notices desk changes the words of a picture, and does not publish or delete it', async () => {
  logIn('notices');
  const uses = [{ _id: 'c1', kind: 'campus' as const, name: 'Rohini Campus', field: 'Picture' }];
  const { user, sent } = open(documentOf('media', { mayPublish: false, uses }));
  const shows = await textbox('What the picture shows');
  fireEvent.change(shows, { target: { value: 'A red loom' } });
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.getByText('Rohini Campus')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Rohini Campus' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All pictures' })).toHaveAttribute('href', '/admin/media');
  await user.click(await save());
  await isSaved();
  expect(sent[0]).toMatchObject({ data: { ...DEMO.media, altEn: 'A red loom' } });
});

it('what the caller may not change at all is shown only', async () => {
  open(documentOf('campus', { mayEdit: false }));
  expect(await screen.findByText('Rohini Campus')).toBeInTheDocument();
  expect(screen.getByText('North Zone')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

describe('colours', () => {
  /** The form of a site that has said nothing of its look. */
  function open() {
    return renderPage(<EditDocument />, {
      path: '/admin/catalogue/look',
      pattern: '/admin/catalogue/:kind/:id?',
      api: { ...HAS_FACTOR, '/draft': success({ drafts: [] }) },
    });
  }

  const inTheme = (name: string) => within(screen.getByRole('group', { name }));
  const colourOf = (theme: string, name: string) =>
    document.querySelector<HTMLElement>(`figure[aria-label='${theme}']`)?.style.getPropertyValue(`--${name}`);

  test('the form begins with the usual colours, and shows them by day and by night', async () => {
    open();
    expect(await screen.findByLabelText('Ground of header and footer')).toHaveValue(DEFAULT_LOOK.night);
    expect(inTheme('Dark').getByLabelText('Links')).toHaveValue(DEFAULT_LOOK.dark.link);
    await screen.findByText('How it looks');
    expect([colourOf('Light', 'paper'), colourOf('Dark', 'paper')]).toEqual([FIXED.light.paper, FIXED.dark.paper]);
  });

  test('a colour is typed or picked; the specimen has it at once, as soon as it is whole', async () => {
    const { user } = open();
    await screen.findByText('How it looks');
    const link = inTheme('Light').getByLabelText('Links');
    fireEvent.change(link, { target: { value: '#0b5d3' } });
    expect(colourOf('Light', 'link')).toBe(DEFAULT_LOOK.light.link);
    await user.type(link, 'b');
    expect([colourOf('Light', 'link'), colourOf('Dark', 'link')]).toEqual(['#0b5d3b', DEFAULT_LOOK.dark.link]);
    fireEvent.change(screen.getByLabelText('Pick a colour: Ground of header and footer'), {
      target: { value: '#0b3d2e' },
    });
    expect(screen.getByLabelText('Ground of header and footer')).toHaveValue('#0b3d2e');
    expect([colourOf('Light', 'night'), colourOf('Dark', 'night')]).toEqual(['#0b3d2e', '#0b3d2e']);
  });

  test('a colour that cannot be read is refused at its field', async () => {
    const { user } = open();
    await screen.findByRole('group', { name: 'Dark' });
    fireEvent.change(inTheme('Dark').getByLabelText('Links'), { target: { value: '#1b3c8c' } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await inTheme('Dark').findByText(/^It on the grounds of pages has a contrast of 1\./)).toBeVisible();
  });
});

describe('the editor of a public page', () => {
  const documents = [
    { _id: 'h2', key: '/academics/history/more' },
    { _id: 'h1', key: '/academics/history' },
    { _id: 'z1', key: 'north' },
  ];
  const at = (path: string) =>
    renderPage(<EditPage />, {
      path,
      api: {
        ...HAS_FACTOR,
        '/campus/rohini': success({ campus: { _id: 'c1' } }),
        '/faculty/me': success({ faculty: { _id: 'p1' } }),
        '/document': listOf({ documents }),
      },
    });

  it.each([
    ['/admin/edit-page', '/admin/catalogue/home/home'],
    ['/admin/edit-page?page=/notices/n1', '/admin/view-pdfs/n1'],
    ['/admin/edit-page?page=/dept/d1', '/admin/catalogue/department/d1'],
    ['/admin/edit-page?page=/campus/rohini', '/admin/catalogue/campus/c1'],
    ['/admin/edit-page?page=/campus/zone/north', '/admin/catalogue/zone/z1'],
    ['/admin/edit-page?page=/academics/history', '/admin/catalogue/page/h1'],
    ['/admin/my-page', '/admin/catalogue/person/p1'],
  ])('%s leads to %s', async (path, address) => {
    const { router } = at(path);
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
  });

  it('of a page that several documents make says so, and of one that cannot be asked for says why', async () => {
    const { unmount } = at('/admin/edit-page?page=/courses');
    expect(await screen.findByText(/^The page \/courses is put together of several entries/)).toBeInTheDocument();
    unmount();
    at('/admin/edit-page?page=/campus/gone');
    expect(await screen.findByText(/^The pages could not be loaded/)).toBeInTheDocument();
  });
});

it('what a code or a link may be is offered while it is typed', async () => {
  openForm(documentOf('program'), {
    '/fee': success({ fees: [{ band: 'A' }, { band: 'A' }, { band: null }] }),
    '/setting/admission': success({ admission: null }),
  });
  const input = await screen.findByLabelText('Fee band (optional)');
  const options = () => document.querySelectorAll(`#${input.getAttribute('list')} option`);
  await waitFor(() => expect([...options()].map((option) => option.getAttribute('value'))).toEqual(['A']));
});
