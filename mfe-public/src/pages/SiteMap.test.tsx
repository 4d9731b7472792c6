import { screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import SiteMap from './SiteMap';

test('lists what the remotes publish, by subject', async () => {
  const sitePages = [{ path: '/registrar', title: 'Registrar', description: '', keywords: [] }];
  renderPage(<SiteMap />, { path: '/site-map', sitePages });
  const group = await screen.findByRole('region', { name: 'Administration' });
  expect(within(group).getByRole('link', { name: 'Registrar' })).toHaveAttribute('href', '/registrar');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});
