import { renderPage } from '@university/shared/testing';
import { screen } from '@testing-library/react';
import { aPicture } from '../campus/testing';
import FacultyMember, { loader } from './FacultyMember';
import { aMemberDetail, memberAnswer } from './testing';

const ID = 'id-asha.rao';
const apiOf = (changes: Parameters<typeof aMemberDetail>[0] = {}): Record<string, unknown> => ({
  [`/faculty/${ID}`]: memberAnswer(aMemberDetail(changes)),
});

const WHOLE = apiOf({
  qualifications: ['Ph.D., Structures', 'M.Tech., Bridges'],
  research_text: 'How **bamboo** carries.',
  publications: ['Bamboo bridges, 2021'],
});

const member = (id = ID, api = WHOLE) =>
  renderPage(<FacultyMember />, { path: `/faculty/${id}`, pattern: '/faculty/:id', api });

const load = (id: string, api = WHOLE) =>
  loader({ queryClient: member(id, api).queryClient, params: { id }, url: new URL('https://seu.example/') });

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows post, department, e-mail, overview, qualifications, research and publications', async () => {
  member();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
  expect(screen.getByText('Assistant Professor')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
  expect(screen.getByRole('link', { name: 'asha.rao@seu.example' })).toHaveAttribute(
    'href',
    'mailto:asha.rao@seu.example',
  );
  expect(headings()).toEqual(['Overview', 'Qualifications', 'Research', 'Publications']);
  for (const said of ['Asha builds bridges.', 'Ph.D., Structures', 'bamboo', 'Bamboo bridges, 2021'])
    expect(screen.getAllByText(said)[0]).toBeInTheDocument();
});

test('readers are told what was corrected', async () => {
  member(ID, apiOf({ corrections: [{ on: '2026-05-03', text: 'the last date was wrong.' }] }));
  expect(await screen.findByText('Corrected on 3 May 2026: the last date was wrong.')).toBeInTheDocument();
});

test('what is not known is left out', async () => {
  member(ID, apiOf({ overview: '', research: [] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('a photograph stands where there is one', async () => {
  const view = member();
  await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' });
  expect(view.container.querySelector('img')).toBeNull();
  view.unmount();
  const { container } = member(ID, apiOf({ picture: aPicture({ base: '/media/asha' }) }));
  await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' });
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/asha-640.webp');
});

test('the loader names the page after the person, and says what is known to search engines', async () => {
  expect(await load(ID)).toMatchObject({
    title: 'Dr. Asha Rao, Civil Engineering',
    structuredData: [
      {
        '@type': 'Person',
        jobTitle: 'Assistant Professor',
        worksFor: { name: 'Department of Civil Engineering' },
        knowsAbout: ['bamboo'],
      },
    ],
  });
  const [sparse] = (await load(ID, apiOf({ research: [] }))).structuredData ?? [];
  for (const name of ['knowsAbout', 'hasCredential', 'image']) expect(sparse).not.toHaveProperty(name);
});

test('an unknown id is 404; a failure is not, and can be tried again', async () => {
  expect(await load('nobody')).toMatchObject({ status: 404 });
  const api: Record<string, unknown> = { [`/faculty/${ID}`]: new Error('down') };
  const { user } = member(ID, api);
  expect(await screen.findByText('We could not load this page.')).toBeInTheDocument();
  api[`/faculty/${ID}`] = WHOLE[`/faculty/${ID}`];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeInTheDocument();
});
