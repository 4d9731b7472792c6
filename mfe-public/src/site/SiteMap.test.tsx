import { screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import SiteMap, { groupsOf } from './SiteMap';

test('lists what the remotes publish and what people have written, by subject, each once', async () => {
  const sitePages = [{ path: '/registrar', title: 'Office', description: '', keywords: [] }];
  const pages = [
    { path: '/registrar', title: 'Registrar' },
    { path: '/administration/coe', title: 'Examinations' },
  ];
  renderPage(<SiteMap />, { path: '/site-map', sitePages, api: { '/page': { status: 'success', data: { pages } } } });
  const group = await screen.findByRole('region', { name: 'Administration' });
  expect(within(group).getByRole('link', { name: 'Registrar' })).toHaveAttribute('href', '/registrar');
  expect(within(group).getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

const page = (path: string, title = path) => ({ path, title, description: '', keywords: [] });

test('every page stands in one group, by title', () => {
  const groups = groupsOf([
    page('/amenities/Sports', 'Sports'),
    page('/amenities/Library', 'Library'),
    page('/courses', 'Programmes'),
    page('/', 'Home'),
    page('/something-new', 'Something new'),
  ]);
  expect(groups.map(({ title, pages }) => [title, pages.map((each) => each.title)])).toEqual([
    ['Programmes and academics', ['Programmes']],
    ['Student life', ['Library', 'Sports']],
    ['More', ['Home', 'Something new']],
  ]);
});

test('without pages there are no groups', () => {
  expect(groupsOf([])).toEqual([]);
});
