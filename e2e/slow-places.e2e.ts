import { type Fault, RemoteServer, startFrontOf } from './support/remote-server';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const PAGES = 40;

const remotes = ['mfe-public', 'mfe-search'].map((name) => new RemoteServer(name));
let site: Site;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  ({ site, stop } = await startFrontOf(remotes));
});
test.afterAll(() => stop?.());

for (const fault of ['hangs', 'answers slowly'] as const satisfies Fault[])
  test(`a remote’s web server that ${fault} delays no page`, async () => {
    for (const remote of remotes) await remote.break(fault);
    const before = remotes.map(({ asked }) => asked);
    for (let page = 0; page < PAGES; page++) {
      // Not cached: another query each time.
      const answer = await fetch(`${site.url}/search?q=${page}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/<h1[^>]*>Search/);
    }
    for (const [index, { asked }] of remotes.entries())
      expect(asked - (before[index] as number)).toBeLessThan(PAGES / 2);
    for (const remote of remotes) await remote.mend();
  });
