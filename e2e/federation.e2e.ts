import { logIn } from './support/log-in';
import { openHome } from './support/popup';
import { expect, test } from './support/test';

/** What a remote's bundle keeps to itself: what a host gave to it, by module and version. */
interface Inside {
  S: { default: Record<string, Record<string, { from: string; get: () => () => Record<string, unknown> }>> };
}

test('shell and remotes use the same React, auth store and axios client', { tag: '@smoke' }, async ({ page }) => {
  await openHome(page);
  const seen = await page.evaluate(async () => {
    const bundles = Object.entries(window).filter(([name]) => /^rspackChunkmfe_/.test(name)) as unknown as [
      string,
      unknown[],
    ][];
    const marks = new Map<string, unknown>();
    const same = (key: string, value: unknown) => {
      if (!marks.has(key)) marks.set(key, value);
      return value !== undefined && marks.get(key) === value;
    };
    return Promise.all(
      bundles.map(async ([name, chunks]) => {
        // A chunk is handed the inside of its bundle.
        const inside = await new Promise<Inside>((resolve) => chunks.push([[name], {}, resolve]));
        const shared = inside.S.default;
        const only = (module: string) => {
          const versions = Object.values(shared[module] ?? {});
          if (versions.length !== 1) throw new Error(`${name} sees ${versions.length} copies of ${module}`);
          return versions[0]?.get()() as Record<string, unknown>;
        };
        const core = only('@university/shared') as { authStore: unknown; httpClient(): Promise<unknown> };
        return {
          name,
          from: [
            ...new Set(Object.values(shared).flatMap((versions) => Object.values(versions).map(({ from }) => from))),
          ],
          react: same('react', only('react').useState),
          router: same('router', only('@university/shared/router').Link),
          styles: same('styles', only('styled-components').css),
          store: same('store', core.authStore),
          axios: same('axios', await core.httpClient()),
        };
      }),
    );
  });
  expect(seen.map(({ name }) => name).sort()).toEqual(['rspackChunkmfe_admissions', 'rspackChunkmfe_public']);
  for (const bundle of seen)
    expect(bundle).toMatchObject({
      from: ['shell'],
      react: true,
      router: true,
      styles: true,
      store: true,
      axios: true,
    });
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
