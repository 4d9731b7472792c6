import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newDatabase } from './support/postgres';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  service: string;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Span, 'attributes' | 'service'> & { attributes: Attribute[] })[] }[];
  }[];
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

const asRecord = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(asRecord(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: asRecord(span.attributes), service });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const KEY = 'a key of tests that all processes have in common';

/** A traceparent of an untrusted client. */
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
  const data = { DATABASE_URL: database.url.href, DEMO: 'on', SECRET_KEY: KEY };
  api = await startSite({ ...traced, ...data, OTEL_SERVICE_NAME: 'api', RENDERERS: '1' });
  site = await startSite({ ...traced, API_URL: api.url, RENDERERS: '1', TRUSTED_PROXIES: 'none' });
});

test.afterAll(async () => {
  await site?.stop();
  await api?.stop();
  await collector?.stop();
  await database?.remove();
});

test('a page is one trace over site, API and SQL, without the query', async ({ request }) => {
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
        'api: GET /api/v1/notice',
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
  expect(parentOf('GET /api/v1/notice')).toBe('read');
  expect(parentOf('SELECT postgresql')).toMatch(/^GET \/api/);
  expect(page?.traceId).not.toBe(STRANGERS.split('-')[1]);
  expect(JSON.stringify(spans)).not.toContain('quokka');
});

test('log lines have the trace id of their request', async ({ request }) => {
  expect((await request.get(`${site.url}/api/v1/campus/none-such`)).status()).toBe(404);
  const trace = () =>
    collector.spans.find(({ name, service }) => service === 'api' && name.endsWith('/campus/:slug'))?.traceId;
  await expect.poll(trace).toBeTruthy();
  for (const { output } of [site, api]) await expect.poll(output).toContain(`"trace_id":"${trace()}"`);
});
