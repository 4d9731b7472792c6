import { screen } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { Role } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { startServer } from '../testing';
import Catalogue from './Catalogue';
import Documents from './Documents';

startServer();
afterEach(() => authStore.getState().end());

const success = (data: object) => ({ status: 'success', data });
const list = { ...success({ documents: [] }), metadata: { total: 0, page: 1, limit: 50, totalPages: 1 } };
const api = {
  '/document': list,
  '/auth/second-factor': success({ isOn: true, hasPasskey: true, isRequired: false }),
  '/auth/me': success({
    me: { _id: '1', email: 'a@seu.example', name: 'A', role: 'editor', isIccMember: false, scopes: ['catalogue'] },
  }),
};

const begin = (currentRole: Role) => authStore.getState().begin({ token: 't1', currentRole, email: 'a@seu.example' });

it('the admissions office finds its own kinds, and no tables to import', async () => {
  begin('admissions');
  renderPage(<Catalogue />, { path: '/admin/catalogue', api });
  expect(await screen.findByRole('link', { name: 'Rounds' })).toBeInTheDocument();
  const table = screen.getByRole('table');
  const links = [...table.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['Tracks', 'Admission years', 'Application periods', 'Rounds']);
  expect(screen.queryByRole('link', { name: 'Import and export' })).not.toBeInTheDocument();
});

it.each<[Role, string, boolean]>([
  ['admin', 'round', true],
  ['admin', 'zone', true],
  ['admissions', 'round', true],
  ['admissions', 'zone', false],
  ['editor', 'round', false],
  ['editor', 'zone', true],
])('%s, kind %s: may add is %s', async (role, kind, mayAdd) => {
  begin(role);
  renderPage(<Documents />, { path: `/admin/catalogue/${kind}`, pattern: '/admin/catalogue/:kind', api });
  await screen.findByText('Nothing fits this search.');
  if (mayAdd) expect(await screen.findByRole('link', { name: /^Add:/ })).toBeInTheDocument();
  else expect(screen.queryByRole('link', { name: /^Add:/ })).not.toBeInTheDocument();
});
