import { rmSync } from 'node:fs';
import { startSite } from './site';

/** These show any change by staff. */
const PUBLISHED = ['/notices/feed.xml', '/sitemap.xml', '/api/v1/notice?limit=1'];

const publishedOn = (url: string) => Promise.all(PUBLISHED.map(async (path) => (await fetch(url + path)).text()));

/** One site with demonstration data for all tests that publish nothing; tests that publish have their own (admin.ts). */
export default async function setup(): Promise<() => Promise<void>> {
  const first = await startSite();
  await first.stop({ keepData: true });
  process.env.SITE_TEMPLATE = first.dataDir;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  const before = await publishedOn(site.url);
  return async () => {
    const after = await publishedOn(site.url);
    await site.stop();
    rmSync(first.dataDir, { recursive: true, force: true });
    if (String(after) !== String(before)) throw new Error('A test has published something on the site of all tests.');
  };
}
