import { logIn } from './support/log-in';
import { openHome } from './support/popup';
import { expect, test } from './support/test';

/** What module federation keeps in the page: an instance for the shell and one for each remote, with what they share. */
interface Instance {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, { from: string; lib?: () => Record<string, unknown> }>> };
}

test('shell and remotes use the same React, auth store and axios client', { tag: '@smoke' }, async ({ page }) => {
  await openHome(page);
  const seen = await page.evaluate(async () => {
    const { __INSTANCES__: instances } = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__;
    return Promise.all(
      instances.map(async ({ name, shareScopeMap }) => {
        const shared = shareScopeMap.default;
        const only = (module: string) => {
          const versions = Object.values(shared[module] ?? {});
          if (versions.length !== 1) throw new Error(`${name} sees ${versions.length} copies of ${module}`);
          return versions[0]?.lib?.() as Record<string, unknown>;
        };
        const core = only('@university/shared') as { authStore: unknown; httpClient(): Promise<unknown> };
        const marks = window as unknown as Record<string, unknown>;
        const same = (key: string, value: unknown) => {
          marks[key] ??= value;
          return value !== undefined && marks[key] === value;
        };
        return {
          name,
          from: [
            ...new Set(Object.values(shared).flatMap((versions) => Object.values(versions).map(({ from }) => from))),
          ],
          react: same('theReact', only('react').useState),
          router: same('theRouter', only('@university/shared/router').Link),
          styles: same('theStyles', only('styled-components').css),
          store: same('theStore', core.authStore),
          axios: same('theAxios', await core.httpClient()),
        };
      }),
    );
  });
  expect(seen.map(({ name }) => name).sort()).toEqual(['mfe_admissions', 'mfe_public', 'shell']);
  for (const instance of seen) {
    expect(instance).toMatchObject({
      from: ['shell'],
      react: true,
      router: true,
      styles: true,
      store: true,
      axios: true,
    });
  }
});

test('logging in inside the admin remote changes the utility bar of the shell at once', async ({ page }) => {
  await page.goto('/admin-login');
  const services = page.getByRole('navigation', { name: 'Logins and services' });
  await expect(services.getByRole('link', { name: 'Admin Login' })).toBeVisible();
  await logIn(page, 'notices@seu.example');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  // The staff area has a bar of its own.
  const bar = page.getByRole('banner');
  await expect(bar.getByText('notices@seu.example')).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(sessionStorage).sort());
  expect(stored).toEqual(['currentRole', 'email', 'token']);
  await bar.getByRole('button', { name: 'Log out' }).click();
  await expect(services.getByRole('link', { name: 'Admin Login' })).toBeVisible();
});
