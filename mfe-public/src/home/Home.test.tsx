import { createQueryClient, identity } from '@university/shared';
import { comingIntoView, renderPage } from '@university/shared/testing';
import { act, screen } from '@testing-library/react';
import { answer, aProgram } from '../testing';
import Home, { loader } from './Home';
import { HOME_SECTIONS, homeNoticesQuery, type Study } from './queries';
import { answerNotices, answerWords, given, NOTICE, WORDS } from './testing';
import { Messages, Partners, Socials } from './blocks';

const API = {
  '/setting/home': answerWords(WORDS),
  '/program': answer(Array.from({ length: 9 }, (_, index) => aProgram(`D${index}`, 'DIPLOMA'))),
  '/notice': answerNotices([NOTICE]),
  '/zone': { status: 'success', data: { zones: [{ _id: 'z1', code: 'west', name: 'West Zone' }] } },
  '/campus': {
    status: 'success',
    data: {
      campuses: [
        { slug: 'dwarka', name: 'Dwarka Campus', zone: 'west' },
        { slug: 'narela', name: 'Narela Campus', zone: 'north' },
      ],
    },
  },
};

comingIntoView();

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('what the university says of itself stands on the page, with the drawings that it chose', async () => {
  const { container } = renderPage(<Home />, { api: API });
  expect(await screen.findByText('We weave.')).toBeInTheDocument();
  expect(screen.getByText('Find a programme').closest('a')).toHaveAttribute('href', '/courses');
  expect(screen.getByText('See your seat allotment').closest('a')).toHaveAttribute('href', '/admission#results');
  expect(titles()).toEqual(expect.arrayContaining(['Recent Achievements', 'From the Dean', 'Partners']));
  expect(container.querySelectorAll('svg[viewBox="0 0 120 227"]')).toHaveLength(2);
});

test('of what the university does not say nothing stands there, no heading either', async () => {
  const { container } = renderPage(<Home />, { api: { ...API, '/setting/home': answerWords(null) } });
  await screen.findByRole('link', { name: 'Dwarka Campus' });
  expect(titles()).toEqual([
    'Announcements',
    'Information bulletin',
    'Study',
    'News',
    'Student events',
    'Campuses by zone',
    'Follow us',
  ]);
  expect(container.querySelectorAll('svg[viewBox="0 0 120 227"]')).toHaveLength(0);
});

test('one failing list leaves the others in place', async () => {
  await act(async () => renderPage(<Home />, { api: { ...API, '/notice': new Error('down') } }));
  expect(await screen.findByText('We could not load the announcements.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(screen.queryByText('Failed to load programs.')).not.toBeInTheDocument();
});

test('the loader fetches what the page shows and only the drawn programmes travel with it', async () => {
  const { queryClient } = renderPage(<p />, { api: API });
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
  const study = queryClient.getQueryData<Study>([
    'home',
    'study',
    String(queryClient.getQueryData(['home', 'study-seed'])),
  ]);
  expect(study?.DIPLOMA).toHaveLength(6);
  expect(Object.keys(study?.DIPLOMA[0] ?? {}).sort()).toEqual(['_id', 'code', 'hasPage', 'name']);
  expect(queryClient.getQueryCache().findAll({ queryKey: ['program'] })).toEqual([]);
  expect(queryClient.getQueryData(['home', 'words'])).toEqual(WORDS);
  expect(Object.keys(queryClient.getQueryData<object>(homeNoticesQuery(WORDS.blocks).queryKey) ?? {})).toEqual(
    expect.arrayContaining(Object.keys(HOME_SECTIONS)),
  );
});

const arranged = (...blocks: string[]) =>
  answerWords({ ...WORDS, blocks: blocks.map((block) => ({ block, title: null })) as never });

test('parts stand in the order of the university, with titles of its own; a part of a later contract is passed over', async () => {
  const home = arranged('hero', 'partners', 'later', 'campuses');
  home.data.home?.blocks.push({ block: 'study', title: 'What we teach' });
  await act(async () => renderPage(<Home />, { api: { ...API, '/setting/home': home } }));
  expect(await screen.findByRole('link', { name: 'Dwarka Campus' })).toBeInTheDocument();
  expect(titles()).toEqual(['Partners', 'Campuses by zone', 'What we teach']);
});

test('without the banner the page still has its one heading of the first level', async () => {
  await act(async () => renderPage(<Home />, { api: { ...API, '/setting/home': arranged('partners') } }));
  expect(await screen.findByRole('heading', { level: 1, name: identity.name })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Find a programme' })).not.toBeInTheDocument();
});

test('of parts that are not shown nothing is asked', async () => {
  const asked: string[] = [];
  const api = { ...API, '/setting/home': arranged('hero', 'news') };
  const queryClient = createQueryClient({
    api: {
      get: (async (path: keyof typeof API, query: { section?: string } = {}) => {
        asked.push(`${path} ${query.section ?? ''}`.trim());
        return api[path];
      }) as never,
    },
    sitePages: async () => [],
  });
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
  expect(asked).toEqual(['/setting/home', '/notice news']);
});

describe('parts with words of the university', () => {
  test('the messages lead to their pages, under the title that the university gives', () => {
    renderPage(<Messages {...given()} title="From the Dean" />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('From the Dean');
    expect(screen.getByRole('link', { name: 'Read all of it' })).toHaveAttribute('href', '/about-us/dean');
  });

  test('every partner stands with its field, and with its mark where it has one', () => {
    const { unmount } = renderPage(<Partners {...given()} />);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Port WeaversWeaving', 'Port RopesRopes']);
    expect(document.querySelectorAll('li svg path')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/partners');
    unmount();
    renderPage(<Partners {...given({ partnersPage: null })} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('social networks open in new tabs and say so', () => {
    renderPage(<Socials {...given()} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(5);
    expect(screen.getByText('See our looms.')).toBeInTheDocument();
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/\(opens in a new tab\)/);
    }
  });
});
