import { rmSync } from 'node:fs';
import { startSite } from './site';

/** One site with demonstration data for all tests that change nothing another test looks at. */
export default async function setup(): Promise<() => Promise<void>> {
  const first = await startSite();
  await first.stop({ keepData: true });
  process.env.SITE_TEMPLATE = first.dataDir;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return async () => {
    await site.stop();
    rmSync(first.dataDir, { recursive: true, force: true });
  };
}
