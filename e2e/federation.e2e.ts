import { openHome } from './support/popup';
import { expect, test } from './support/test';

/** What module federation keeps in the page: one instance for the shell and one for each remote. */
interface Instance {
  name: string;
  loadShare(name: string): Promise<false | (() => Record<string, unknown>)>;
}

test('shell and remotes use the same React, auth store and axios client', async ({ page }) => {
  await openHome(page);
  const seen = await page.evaluate(async () => {
    const instances = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }).__FEDERATION__
      .__INSTANCES__;
    const shell = instances.find(({ name }) => name === 'shell') as Instance;
    const load = async (instance: Instance, name: string) => {
      const factory = await instance.loadShare(name);
      if (!factory) throw new Error(`${instance.name} has no ${name}`);
      return factory();
    };
    const react = await load(shell, 'react');
    const shared = (await load(shell, '@university/shared')) as { authStore: unknown; httpClient(): Promise<unknown> };
    const results = [];
    for (const remote of instances.filter(({ name }) => name !== 'shell')) {
      const own = (await load(remote, '@university/shared')) as typeof shared;
      results.push({
        name: remote.name,
        react: (await load(remote, 'react')).useState === react.useState,
        store: own.authStore === shared.authStore,
        axios: (await own.httpClient()) === (await shared.httpClient()),
      });
    }
    return results;
  });
  expect(seen.map(({ name }) => name).sort()).toEqual(['mfe_admissions', 'mfe_public']);
  for (const remote of seen) expect(remote).toMatchObject({ react: true, store: true, axios: true });
});

test('logging in inside the admin remote changes the utility bar of the shell at once', async ({ page }) => {
  await page.goto('/admin-login');
  const bar = page.getByRole('navigation', { name: 'Logins and services' });
  await expect(bar.getByRole('link', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel(/e-?mail/i).fill('notices@seu.example');
  await page.getByLabel(/password/i).fill('demo-Skill-2025');
  await page
    .locator('main')
    .getByRole('button', { name: /log in/i })
    .click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(bar.getByText('notices@seu.example')).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(sessionStorage).sort());
  expect(stored).toEqual(['currentRole', 'email', 'token']);
  await bar.getByRole('button', { name: 'Log out' }).click();
  await expect(bar.getByRole('link', { name: 'Admin Login' })).toBeVisible();
});
