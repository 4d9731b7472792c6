import { type Fault, RemoteServer, startSiteOf } from './support/remote-server';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const PAGES = 40;

const remotes = ['mfe-public', 'mfe-search'].map((name) => new RemoteServer(name));
let site: Site;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const API_URL = process.env.SITE_URL as string;
  ({ site, stop } = await startSiteOf(remotes, async (own) => ({ site: await startSite({ ...own, API_URL }) })));
});
test.afterAll(() => stop?.());

for (const fault of ['hangs', 'answers slowly'] as const satisfies Fault[])
  test(`a remote’s web server that ${fault} is not asked when a page is`, async () => {
    for (const remote of remotes) await remote.break(fault);
    const before = remotes.map(({ asked }) => asked);
    for (let page = 0; page < PAGES; page++) {
      // Another query each time: none of these pages is cached.
      const answer = await fetch(`${site.url}/search?q=${page}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<h1[^>]*>Search/);
    }
    // It is looked at every few seconds all the same.
    for (const [index, { asked }] of remotes.entries())
      expect(asked - (before[index] as number)).toBeLessThan(PAGES / 2);
    for (const remote of remotes) await remote.mend();
  });
