import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import type { Study } from '../api/study';
import { aProgram, answer } from '../testing';
import Home, { loader } from './Home';

const NOTICE = {
  _id: 'n1',
  fileName: 'Convocation: registration opens',
  fileLink: '/api/v1/notice/n1/file',
  size: 120_400,
  publishAt: '2025-08-14T20:00:00.000Z',
};

const API = {
  '/program': answer(Array.from({ length: 9 }, (_, index) => aProgram(`D${index}`, 'DIPLOMA'))),
  '/notice': { status: 'success', data: { notices: [NOTICE] } },
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

test('leads to the programmes and to the seat allotment', () => {
  renderPage(<Home />, { api: API });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a programme' })).toHaveAttribute('href', '/courses');
  expect(screen.getByRole('link', { name: 'See your seat allotment' })).toHaveAttribute(
    'href',
    '/admission/result?category=diploma',
  );
});

test('an announcement shows its date in IST, its file, and opens it', async () => {
  renderPage(<Home />, { api: API });
  const link = await screen.findByRole('link', { name: NOTICE.fileName });
  expect(link).toHaveAttribute('href', NOTICE.fileLink);
  expect(link).toHaveAccessibleDescription('PDF, 120 kB');
  expect(screen.getByText('15 Aug 2025')).toBeInTheDocument();
});

test('campuses stand under their zone; a zone without one is left out', async () => {
  renderPage(<Home />, { api: API });
  expect(await screen.findByRole('link', { name: 'West Zone' })).toHaveAttribute('href', '/campus/zone/west');
  expect(screen.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
  expect(screen.queryByText('South Zone')).not.toBeInTheDocument();
});

test('one failing list leaves the others in place', async () => {
  renderPage(<Home />, { api: { ...API, '/notice': new Error('down') } });
  expect(
    within(await screen.findByRole('alert')).getByText('We could not load the announcements.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Dwarka Campus' })).toBeInTheDocument();
});

test('the loader fetches what the page shows and only the drawn programmes travel with it', async () => {
  const { queryClient } = renderPage(<p />, { api: API });
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
  const study = queryClient.getQueryData<Study>(['home', 'study', queryClient.getQueryData(['home', 'study-seed'])]);
  expect(study?.DIPLOMA).toHaveLength(6);
  expect(Object.keys(study?.DIPLOMA[0] ?? {}).sort()).toEqual(['_id', 'code', 'hasPage', 'name']);
  expect(queryClient.getQueryCache().findAll({ queryKey: ['program'] })).toEqual([]);
  expect(queryClient.getQueryData(['home', 'announcements'])).toHaveLength(1);
});
