import { act, screen } from '@testing-library/react';
import { authStore } from '@university/shared';
import { identity } from '@university/shared/identity';
import { IslandCode } from '@university/shared/island';
import { renderPage } from '@university/shared/testing';
import { noPopovers } from '../testing/no-popovers';
import { type ModuleSource, ModuleSourceContext } from '../site/contexts';
import { Footer } from './footer/Footer';
import { Breadcrumbs } from './header/Breadcrumbs';
import { Header } from './header/Header';
import { UtilityBar } from './header/UtilityBar';

const noModules: ModuleSource = {
  code: () => new IslandCode(() => Promise.reject(new Error('No remotes here'))),
  isClientRendered: () => false,
};

noPopovers();
afterEach(() => act(() => authStore.getState().end()));

function open(path: string) {
  authStore.getState().begin({ token: 't1', currentRole: 'editor', email: 'e@seu.example' });
  const frame = (
    <ModuleSourceContext value={noModules}>
      <UtilityBar />
      <Header />
      <Breadcrumbs />
      <Footer />
    </ModuleSourceContext>
  );
  return renderPage(frame, { path, pattern: path });
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a page of the staff area has one bar: the way to the tasks, to the site and out, and nothing of the public frame', () => {
  open('/admin/view-pdfs');
  expect(screen.getByRole('banner')).toHaveTextContent(`${identity.shortName} staff`);
  expect(links()).toEqual(['/admin/dashboard', '/', '/admin/dashboard']);
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each(['/admin-login', '/courses'])('%s has the public frame', (path) => {
  open(path);
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Logins and services' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent(identity.name);
});
