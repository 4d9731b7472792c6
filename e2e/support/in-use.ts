import { expect } from '@playwright/test';
import type { Site } from './site';

/** Publishes a release, and resolves when the site has it in use: it looks at places by itself, within seconds. */
export async function untilInUse(site: Pick<Site, 'url'>, publish: () => void): Promise<void> {
  const mark = async () => ((await (await fetch(`${site.url}/release.json`)).json()) as { release: string }).release;
  const before = await mark();
  publish();
  await expect.poll(mark).not.toBe(before);
}
