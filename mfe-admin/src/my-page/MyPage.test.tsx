import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import type { OwnPage } from '../api/queries';
import { libraryOf, picture } from '../media/testing/library';
import { answer, answering, HAS_FACTOR, logIn, refused, startServer, success } from '../testing';
import MyPage from './MyPage';

startServer();
beforeEach(() => logIn('faculty'));

/** All that is sent of the page. */
const SENT = {
  ...{ photo_id: null, overview: 'Teaches **engines**.', qualifications: ['Ph.D.'], research: ['Gears', 'Oil'] },
  ...{ research_text: null, publications: ['A paper'], version: 4 },
};
const PAGE: OwnPage = {
  ...{ _id: 'p1', salutation: 'Dr', firstname: 'Asha', surname: 'Rao', email: 'asha@seu.example', position: 0 },
  ...{ dept_id: { _id: 'd1', name: 'Automotive' }, designation: 'Professor', photo: null, picture: null },
  corrections: [],
  ...SENT,
};

const bakery = picture('Bakery');

const open = () =>
  renderPage(<MyPage />, {
    path: '/admin/my-page',
    api: {
      ...{ ...HAS_FACTOR, '/faculty/me': success({ faculty: PAGE }), '/media': libraryOf(bakery) },
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

const saved = (page: OwnPage) => answer({ faculty: { ...page, version: page.version + 1 } });
const saving = (...answers: ReturnType<typeof answer>[]) => answering('put', '/faculty/me', ...answers);

const save = () => screen.getByRole('button', { name: 'Save my page' });
const overview = () => screen.findByLabelText('Overview (optional)');

it('photograph and every text are changed, and nothing else is sent', async () => {
  const sent = saving(saved(PAGE));
  const { user } = await openPlain();
  const typed = {
    'Overview (optional)': '',
    Qualifications: 'Ph.D.\n M.Tech. ',
    'Research interests': '',
    'About the research (optional)': 'How oil flows.',
    Publications: 'A paper\n\nAnother paper',
  };
  await overview();
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a picture' }));
  await user.click(await dialog.findByRole('button', { name: 'Choose Bakery' }));
  await user.click(save());
  expect(await screen.findByText('Your page is saved and public.')).toBeInTheDocument();
  const lists = { qualifications: ['Ph.D.', 'M.Tech.'], research: [], publications: ['A paper', 'Another paper'] };
  expect(sent).toEqual([{ ...SENT, photo_id: 'bakery', overview: '', research_text: 'How oil flows.', ...lists }]);
});

it('shows the page as visitors will see it, and saves no version in which nothing is new', async () => {
  const sent = saving(saved(PAGE));
  const { user } = open();
  await overview();
  const heading = screen.getByRole('heading', { name: 'How visitors will see it' });
  const preview = within(heading.closest('section') as HTMLElement);
  expect((await preview.findByText('engines')).tagName).toBe('STRONG');
  for (const line of ['Dr Asha Rao', 'Ph.D.', 'Gears', 'A paper']) expect(preview.getByText(line)).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('There is nothing new to save.')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

it('a text stays plain over a save, which the next one builds upon', async () => {
  const sent = saving(saved({ ...PAGE, overview: 'Teaches **engines**. A' }), saved(PAGE));
  const { user } = await openPlain();
  await user.type(await overview(), ' A');
  await user.click(save());
  await screen.findByText('Your page is saved and public.');
  await user.type(screen.getByRole('textbox', { name: 'Overview (optional)' }), 'B');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ overview: 'Teaches **engines**. AB', version: 5 });
});

it('what was changed in another tab is told; both changes are kept, and nothing typed is lost', async () => {
  const theirs = { ...PAGE, version: 5, publications: ['Their paper'], overview: 'Theirs' };
  const clash = refused(409, 'conflict', 'Changed.', { data: { faculty: theirs } });
  const sent = saving(clash, saved(theirs));
  const { user } = await openPlain();
  await user.type(await overview(), ' And oil.');
  await user.click(save());
  const told = within(await screen.findByRole('alert'));
  expect(told.getByRole('row', { name: /^Overview .*engines.* Theirs .*And oil\.$/ })).toBeInTheDocument();
  expect(told.getByRole('row', { name: 'Publications A paper Their paper A paper' })).toBeInTheDocument();
  expect(await overview()).toHaveValue('Teaches **engines**. And oil.');
  await user.click(told.getByRole('button', { name: 'Save mine over it' }));
  expect(await screen.findByText('Your page is saved and public.')).toBeInTheDocument();
  const overviewNow = 'Teaches **engines**. And oil.';
  expect(sent[1]).toEqual({ ...SENT, overview: overviewNow, publications: ['Their paper'], version: 5 });
});

it('who comes second can take what is there', async () => {
  const theirs = { ...PAGE, version: 5, overview: 'Theirs' };
  saving(refused(409, 'conflict', 'Changed.', { data: { faculty: theirs } }));
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
  saving(refused(400, 'invalid', 'Check the form.', { issues }));
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
