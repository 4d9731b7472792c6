/** @jest-environment node */
import { endpoints, type Endpoint } from '@university/shared/contract';
import fc from 'fast-check';
import { demoLogins } from '../index';
import { must } from '../testing/must';
import { onEmbedded, type World } from '../testing/world';

type Call = Parameters<World['call']>[0];

const table: Record<string, Endpoint> = endpoints;
const REQUESTS = 5_000;

/** Texts that have broken parsers, databases and file systems before. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    '\0',
    '%00',
    '../../../../etc/passwd',
    '..%2f..%2f',
    "' OR 1=1 --",
    '$(id)',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'NaN',
    '-1',
    '1e309',
    '9'.repeat(400),
    'a'.repeat(20_000),
    '(a+)+$',
    '\ud800',
    'हिन्दी',
    '‮',
    '2026-02-30',
    '31-02-2006',
    '1970-01-01T00:00:00Z',
    '💥'.repeat(50),
  ),
);

const anything = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.constant(null));

function fieldsOf(schema: unknown): string[] {
  const { shape } = (schema ?? {}) as { shape?: Record<string, unknown> };
  return Object.keys(shape ?? {});
}

const record = (fields: string[], values: fc.Arbitrary<unknown>) =>
  fc.dictionary(fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), nasty) : nasty, values, { maxKeys: 8 });

function toQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Half a surrogate pair cannot be sent at all. */
const wellFormed = (text: string) => Buffer.from(text).toString();

const encode = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 3_000);

/** A call of some endpoint with nonsense in every place that takes something. */
const request = fc.constantFrom(...Object.keys(table)).chain((name) => {
  const endpoint = must(table[name]);
  return fc.record({
    name: fc.constant(name),
    params: fc.array(nasty, { minLength: 3, maxLength: 3 }),
    query: record(fieldsOf(endpoint.query), nasty),
    body: fc.oneof(
      record([...fieldsOf(endpoint.body), ...fieldsOf(endpoint.form)], anything).map((value) => JSON.stringify(value)),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      nasty,
    ),
    type: fc.constantFrom('application/json', 'application/json', 'text/plain', 'multipart/form-data; boundary=x', ''),
    actor: fc.constantFrom('nobody', 'applicant', 'staff'),
    range: nasty,
  });
});

describe('bad requests', () => {
  onEmbedded('all routes', (world) => {
    test(`${REQUESTS} generated ones are refused or answered; none fails on our side, none hangs`, async () => {
      const token = await world().tokenOf('admin');
      const [login] = demoLogins.applicants;
      const signedIn = await world().call({
        method: 'POST',
        url: '/result?category=diploma',
        payload: { email: must(login).email, password: must(login).birthDate },
      });
      const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
      let refused = 0;
      const property = fc.asyncProperty(request, async ({ name, params, query, body, type, actor, range }) => {
        const endpoint = must(table[name]);
        const values = [...params];
        const path = endpoint.path.replaceAll(/:\w+/g, () => encode(values.pop() ?? '') || 'x');
        const headers: Record<string, string> = { range: encode(range) };
        if (actor === 'applicant') headers.cookie = cookie;
        if (actor === 'staff') headers.authorization = `Bearer ${token}`;
        if (type) headers['content-type'] = type;
        const call: Call = { method: endpoint.method, url: `${path}${toQuery(query)}`, headers };
        if (endpoint.method !== 'GET') call.payload = wellFormed(body);
        const answer = await world().call(call);
        if (answer.statusCode >= 400) refused++;
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400 && answer.statusCode !== 416) {
          expect(answer.json()).toMatchObject({ status: 'error', code: expect.any(String) });
        }
      });
      await fc.assert(property, { numRuns: 2 * REQUESTS, endOnFailure: true });
      expect(refused).toBeGreaterThanOrEqual(REQUESTS);
    }, 240_000);
  });
});
