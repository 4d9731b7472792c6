import { startCollector } from './support/collector';
import { newDatabase } from './support/postgres';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

const KEY = 'a key of tests that all processes have in common';

/** Of somebody who is no proxy of ours. */
const STRANGERS = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let collector: Awaited<ReturnType<typeof startCollector>>;
let database: Awaited<ReturnType<typeof newDatabase>>;
let api: Site;
let site: Site;

test.beforeAll(async () => {
  database = await newDatabase();
  test.skip(!database, 'no PostgreSQL answers');
  if (!database) return;
  collector = await startCollector();
  const traced = { LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' };
  const secrets = { SECRET_KEY: KEY };
  api = await startSite({
    ...{ ...traced, ...secrets, OTEL_SERVICE_NAME: 'api' },
    ...{ DATABASE_URL: database.url.href, DEMO: 'on', RENDERERS: '1' },
  });
  site = await startSite({ ...traced, API_URL: api.url, RENDERERS: '1', TRUSTED_PROXIES: 'none' });
});

test.afterAll(async () => {
  await site?.stop();
  await api?.stop();
  await collector?.stop();
  await database?.remove();
});

test('a page is one trace over site, API and SQL, which tells nothing that was asked for', async ({ request }) => {
  const answer = await request.get(`${site.url}/search?q=quokka`, { headers: { traceparent: STRANGERS } });
  expect(answer.status()).toBe(200);
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const isThere = (name: string) => expect.poll(() => named(name)?.name, { message: name }).toBe(name);
  await isThere('render page');
  const page = named('render page');
  expect(page?.attributes['university.page']).toBe('mfe-search:search');
  const { spans } = collector;
  const ofTrace = () => spans.filter(({ traceId }) => traceId === page?.traceId);
  await expect
    .poll(() => [...new Set(ofTrace().map(({ service, name }) => `${service}: ${name}`))].sort())
    .toEqual(
      expect.arrayContaining([
        'api: GET /api/v1/page/passage',
        'api: SELECT postgresql',
        'university-site: GET /*',
        'university-site: read',
        'university-site: render page',
      ]),
    );
  const parentOf = (name: string) => {
    const span = ofTrace().find((each) => each.name === name);
    return ofTrace().find(({ spanId }) => spanId === span?.parentSpanId)?.name;
  };
  expect(parentOf('GET /api/v1/page/passage')).toBe('read');
  expect(parentOf('SELECT postgresql')).toMatch(/^GET \/api/);
  expect(page?.traceId).not.toBe(STRANGERS.split('-')[1]);
  expect(JSON.stringify(spans)).not.toContain('quokka');
});

test('lines of the log name the trace of their request', async ({ request }) => {
  expect((await request.get(`${site.url}/api/v1/campus/none-such`)).status()).toBe(404);
  const trace = () =>
    collector.spans.find(({ name, service }) => service === 'api' && name.endsWith('/campus/:slug'))?.traceId;
  await expect.poll(trace).toBeTruthy();
  for (const { output } of [site, api]) await expect.poll(output).toContain(`"trace_id":"${trace()}"`);
});
