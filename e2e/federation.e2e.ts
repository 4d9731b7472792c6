import { logIn } from './support/log-in';
import { openHome } from './support/popup';
import { expect, test } from './support/test';

interface Instance {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, { from: string; lib(): Record<string, unknown> }>> };
}

test('shell and remotes use the same React, auth store, axios client and query client', { tag: '@journey' }, async ({
  page,
}) => {
  await openHome(page);
  const seen = () =>
    page.evaluate(async () => {
      const { __INSTANCES__: instances } = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
        .__FEDERATION__;
      return Promise.all(
        instances.map(async ({ name, shareScopeMap: { default: scope } }) => {
          const shares = Object.values(scope).flatMap((versions) => Object.values(versions));
          const only = (module: string) => Object.values(scope[module] ?? {})[0]?.lib() ?? {};
          const shell = instances.find((each) => each.name === 'shell')?.shareScopeMap.default ?? {};
          const shells = (module: string) => Object.values(shell[module] ?? {})[0]?.lib();
          const core = only('@university/shared') as { authStore?: unknown; httpClient?(): Promise<unknown> };
          return {
            name,
            from: [...new Set(shares.map(({ from }) => from))],
            areOnce: shares.length === Object.keys(scope).length,
            areShells: Object.keys(scope).filter((module) => only(module) !== shells(module)),
            has: {
              react: typeof only('react').useState,
              queries: typeof only('@university/shared/query').useQuery,
              store: typeof core.authStore,
              axios: typeof (await core.httpClient?.()),
            },
          };
        }),
      );
    });
  await expect
    .poll(async () => (await seen()).map(({ name }) => name).sort())
    .toEqual(['mfe_admissions', 'mfe_public', 'shell']);
  for (const instance of await seen())
    expect(instance).toMatchObject({
      from: ['shell'],
      areOnce: true,
      areShells: [],
      has: { react: 'function', queries: 'function', store: 'object', axios: 'function' },
    });
});

test('a login in the admin remote updates the bar of the shell', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admin-login');
  const services = page.getByRole('navigation', { name: 'Logins and services' });
  await expect(services.getByRole('link', { name: 'Admin Login' })).toBeVisible();
  await logIn(page, 'notices@seu.example');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const bar = page.getByRole('banner');
  await expect(bar.getByText('notices@seu.example')).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(sessionStorage).sort());
  expect(stored).toEqual(['currentRole', 'email', 'token']);
  await bar.getByRole('button', { name: 'Log out' }).click();
  await expect(services.getByRole('link', { name: 'Admin Login' })).toBeVisible();
});
