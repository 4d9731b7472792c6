import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readMissingPage } from '../../app/create-routes';
import { MissingPage } from '../islands';
import { nearPages, wordsOf } from './near-pages';
import { NotFound } from './MissingPage';

describe('an address that no remote claims', () => {
  function open(address: string, absent?: string[]) {
    const url = new URL(`https://seu.example${address}`);
    const routes = [
      {
        path: '*',
        element: <MissingPage />,
        hydrateFallbackElement: <p />,
        loader: () => readMissingPage({ absent }, url),
      },
    ];
    const queryClient = createQueryClient({ api: { get: async () => ({}) }, sitePages: async () => [] });
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </QueryClientProvider>,
    );
  }

  it.each(['/alumni', '/Alumni/1/letters', '/one'])('%s of a remote that is away says so', async (address) => {
    open(address, ['/alumni/*', '/one']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not available now' })).toBeVisible();
    expect(screen.getByText(/Please try again in a few minutes/)).toBeVisible();
  });

  it.each([['/alumnus'], ['/one/two']])('%s is nobody’s', async (address) => {
    open(address, ['/alumni/*', '/one']);
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });
});

describe('the not-found page', () => {
  const page = (path: string, title: string) => ({ path, title, description: '', keywords: [] });

  it('offers pages that people have written', async () => {
    const pages = [page('/amenities/Library', 'Library')];
    renderPage(<NotFound />, { path: '/libary', api: { '/page': { status: 'success', data: { pages } } } });
    expect(await screen.findByRole('link', { name: 'Library' })).toHaveAttribute('href', '/amenities/Library');
  });
});

describe('pages near an address', () => {
  const PAGES = [
    ['/amenities/Hostel', 'Hostels'],
    ['/amenities/Library', 'Library'],
    ['/academics/academic-calendar', 'Academic calendar'],
    ['/courses', 'Courses'],
    ['/courses/diploma', 'Diploma courses'],
    ['/tenders', 'Tenders'],
    ['/', 'Home'],
  ].map(([path = '', title = '']) => ({ path, title, description: '', keywords: [] }));

  it.each([
    ['a mistake', '/tendrs', '/tenders'],
    ['an address of another system', '/Library.aspx', '/amenities/Library'],
    ['a word too many', '/hostel-fees', '/amenities/Hostel'],
    ['another folder', '/calendar/academic_calendar.html', '/academics/academic-calendar'],
    ['what it is called', '/diploma-courses/', '/courses/diploma'],
  ])('%s: %s is near %s', (_, asked, path) => expect(nearPages(PAGES, asked)[0]?.path).toBe(path));

  it.each(['/', '/zebra', '/%%%', '/wp-login.php', `/${'zebra'.repeat(400)}`])('nothing is near %s', (asked) =>
    expect(nearPages(PAGES, asked)).toEqual([]),
  );

  it.each([
    ['/', ''],
    ['/programs/%%%', ''],
    ['/%E0%A4%B6%E0%A5%81%E0%A4%B2%E0%A5%8D%E0%A4%95/', 'शुल्क'],
    ['/a/hostel_fees.html', 'hostel fees'],
    [`/${'ab-'.repeat(2_000)}`, 'ab '.repeat(20).trim()],
  ])('the words of %s are “%s”', (path, words) => expect(wordsOf(path)).toBe(words));
});
