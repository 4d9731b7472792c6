import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import type { OwnPage } from '../api/queries';
import { dropAllUnfinished } from '../form/unfinished';
import { libraryOf, picture } from '../media/testing/library';
import { refusal, server, startServer } from '../testing';
import MyPage from './MyPage';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'faculty', email: 'asha@seu.example' }));
afterEach(() => {
  authStore.getState().end();
  dropAllUnfinished();
  jest.restoreAllMocks();
});

const PAGE: OwnPage = {
  _id: 'p1',
  salutation: 'Dr',
  firstname: 'Asha',
  surname: 'Rao',
  email: 'asha@seu.example',
  dept_id: { _id: 'd1', name: 'Automotive' },
  designation: 'Professor',
  photo: null,
  picture: null,
  photo_id: null,
  position: 0,
  overview: 'Teaches **engines**.',
  qualifications: ['Ph.D.'],
  research: ['Gears', 'Oil'],
  research_text: null,
  publications: ['A paper'],
  corrections: [],
  version: 4,
};

/** All that is sent of it. */
const SENT = {
  photo_id: null,
  overview: PAGE.overview,
  qualifications: PAGE.qualifications,
  research: PAGE.research,
  research_text: null,
  publications: PAGE.publications,
  version: 4,
};

const success = (data: object) => ({ status: 'success', data });
const bakery = picture('Bakery');

const open = () =>
  renderPage(<MyPage />, {
    path: '/admin/my-page',
    api: {
      '/faculty/me': success({ faculty: PAGE }),
      '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }),
      '/media': libraryOf(bakery),
      '/media/bakery': success({ media: bakery }),
    },
  });

/** The page with its texts as plain text: the editor comes later than the form, and takes the place of its inputs. */
async function openPlain() {
  const page = open();
  for (const title of ['Overview', 'About the research'])
    await page.user.click(await screen.findByRole('button', { name: `Write as plain text: ${title}` }));
  return page;
}

/** Answers changes one after the other, the last one again and again, and keeps what was sent. */
function answer(...answers: (() => Response)[]) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put('*/api/v1/faculty/me', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}
const saved = (page: OwnPage) => () => HttpResponse.json(success({ faculty: { ...page, version: page.version + 1 } }));

const save = () => screen.getByRole('button', { name: 'Save my page' });
const overview = () => screen.findByLabelText('Overview (optional)');

it('photograph and every text are changed, and nothing else is sent', async () => {
  const sent = answer(saved(PAGE));
  const { user } = await openPlain();
  await user.clear(await overview());
  const typed = {
    Qualifications: '{Control>}a{/Control}Ph.D.{Enter} M.Tech. ',
    'Research interests': '{Control>}a{/Control}{Delete}',
    'About the research (optional)': 'How oil flows.',
    Publications: '{Enter}{Enter}Another paper',
  };
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
  await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a picture' }));
  await user.click(await dialog.findByRole('button', { name: 'Choose Bakery' }));
  await user.click(save());
  expect(await screen.findByText('Your page is saved and public.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      photo_id: 'bakery',
      overview: '',
      qualifications: ['Ph.D.', 'M.Tech.'],
      research: [],
      research_text: 'How oil flows.',
      publications: ['A paper', 'Another paper'],
      version: 4,
    },
  ]);
});

it('shows the page as visitors will see it', async () => {
  open();
  await overview();
  const preview = within(
    screen.getByRole('heading', { name: 'How visitors will see it' }).closest('section') as HTMLElement,
  );
  expect((await preview.findByText('engines')).tagName).toBe('STRONG');
  for (const line of ['Dr Asha Rao', 'Ph.D.', 'Gears', 'A paper']) expect(preview.getByText(line)).toBeInTheDocument();
});

it('a text stays plain over a save, which the next one builds upon', async () => {
  const sent = answer(saved({ ...PAGE, overview: 'Teaches **engines**. A' }), saved(PAGE));
  const { user } = await openPlain();
  await user.type(await overview(), ' A');
  await user.click(save());
  await screen.findByText('Your page is saved and public.');
  await user.type(screen.getByRole('textbox', { name: 'Overview (optional)' }), 'B');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ overview: 'Teaches **engines**. AB', version: 5 });
});

it('saves no version in which nothing is new', async () => {
  const sent = answer(saved(PAGE));
  const { user } = open();
  await overview();
  await user.click(save());
  expect(await screen.findByText('There is nothing new to save.')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

it('what was changed in another tab is told; both changes are kept, and nothing typed is lost', async () => {
  const theirs = { ...PAGE, version: 5, publications: ['Their paper'], overview: 'Theirs' };
  const conflict = { ...refusal('conflict', 'Changed.'), data: { faculty: theirs } };
  const sent = answer(() => HttpResponse.json(conflict, { status: 409 }), saved(theirs));
  const { user } = await openPlain();
  await user.type(await overview(), ' And oil.');
  await user.click(save());
  const told = within(await screen.findByRole('alert'));
  expect(told.getByRole('row', { name: /^Overview .*engines.* Theirs .*And oil\.$/ })).toBeInTheDocument();
  expect(told.getByRole('row', { name: 'Publications A paper Their paper A paper' })).toBeInTheDocument();
  expect(await overview()).toHaveValue('Teaches **engines**. And oil.');
  await user.click(told.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Your page is saved and public.')).toBeInTheDocument();
  expect(sent[1]).toEqual({
    ...SENT,
    overview: 'Teaches **engines**. And oil.',
    publications: ['Their paper'],
    version: 5,
  });
});

it('who comes second can take what is there', async () => {
  const theirs = { ...PAGE, version: 5, overview: 'Theirs' };
  answer(() => HttpResponse.json({ ...refusal('conflict', 'Changed.'), data: { faculty: theirs } }, { status: 409 }));
  const { user } = await openPlain();
  await user.type(await overview(), 'X');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Take what is there now' }));
  await waitFor(async () => expect(await overview()).toHaveTextContent('Theirs'));
});

it('what the API refuses is said at the input, and nothing typed is lost', async () => {
  const issues = [
    { path: 'photo_id', message: 'This picture is not there any more. Choose another' },
    { path: 'publications.0', message: 'Too long' },
  ];
  answer(() => HttpResponse.json(refusal('invalid', 'Check the form.', issues), { status: 400 }));
  const { user } = await openPlain();
  await user.type(await overview(), ' More.');
  await user.click(save());
  const summary = within(await screen.findByRole('alert', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'This picture is not there any more. Choose another',
    'Line 1: Too long',
  ]);
  expect(screen.getByLabelText('Publications')).toHaveAccessibleDescription(/Line 1: Too long/);
  expect(await overview()).toHaveValue('Teaches **engines**. More.');
});
