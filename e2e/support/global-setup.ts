import { startSite } from './site';

/** One site with demonstration data for all tests that change nothing another test looks at. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return () => site.stop();
}
