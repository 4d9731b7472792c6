import { endpoints, type Endpoint } from '@university/shared/contract';
import fc from '../../../../scripts/jest/properties';
import { signInApplicant } from '../../testing/applicant';
import { must } from '../../testing/must';
import { onEmbedded, type World } from '../../testing/world';

type Call = Parameters<World['call']>[0];

const table: Record<string, Endpoint> = endpoints;
const REQUESTS = 6_000;

const FAR_DAYS = ['0000-01-01', '9999-12-31', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'];

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    ...['', '\0', '%00', '../../../../etc/passwd', '..%2f..%2f', "' OR 1=1 --", '$(id)', '{{7*7}}', '__proto__'],
    ...['constructor', 'NaN', '-1', '1e309', '9'.repeat(400), 'a'.repeat(20_000), '(a+)+$', '\ud800', 'हिन्दी', '‮'],
    ...[...FAR_DAYS, '2147483648'],
    ...['2026-02-30', '31-02-2006', '1970-01-01T00:00:00Z', '💥'.repeat(50)],
  ),
);

const anything = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.constant(null));

/** A value that a header can carry at all: no control characters, one byte each. */
const headerValue = fc.oneof(
  nasty.map((text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[^\x20-\x7e\x80-\xff]/g, '')
      .slice(0, 4_000),
  ),
  fc.constantFrom(
    ...['null', '*', ',,,', 'Bearer', 'Bearer ', `Bearer ${'a'.repeat(200)}`, `Bearer ${'_'.repeat(43)}`, '=;=;', '"'],
  ),
);

const HEADERS =
  'authorization cookie if-none-match if-modified-since if-range accept-encoding accept idempotency-key x-request-id x-forwarded-for x-forwarded-proto sec-fetch-site content-encoding expect';

const oddHeaders = fc.dictionary(
  fc.constantFrom(...HEADERS.split(' ')),
  fc.oneof(
    headerValue,
    headerValue.map((value) => `applicant=${value}`),
    headerValue.map((value) => `applicant=${encodeURIComponent(wellFormed(value))}; applicant=%E0%A4%A`),
  ),
  { maxKeys: 3 },
);

const TYPES = [
  ...['', '; charset=utf-16', ';;;'].map((rest) => `application/json${rest}`),
  ...['APPLICATION/JSON', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary='],
  ...['multipart/form-data; boundary=x', 'multipart/mixed; boundary=x', 'text/csv', 'application/octet-stream'],
  ...['text/plain', '/', 'a'.repeat(2_000)],
];

const parts = fc
  .array(fc.record({ name: nasty, file: fc.option(nasty), type: fc.option(headerValue), value: nasty }), {
    maxLength: 6,
  })
  .map((all) =>
    all
      .map(({ name, file, type, value }) => {
        const disposition = `form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}`;
        return `--x\r\nContent-Disposition: ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${value}\r\n`;
      })
      .join(''),
  )
  .chain((body) => fc.constantFrom(body, `${body}--x--`, `${body}--x--\r\n`, body.slice(0, -3)));

const oddJson = fc.constantFrom(
  '['.repeat(20_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"email":"\\ud800@seu.example","password":"\\ud800","round":1e308}',
  '{"email":{"$gt":""},"password":[],"round":-0}',
  '{"limit":1e400,"page":99999999999999999999}',
  '{"status":"freeze","form_number":"\\u0000","reason":"\\udfff\\u202e","version":9007199254740993}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '1e999',
  '"',
);

const ODD_QUERIES = [
  '',
  ...'? ?&&& ?a=% ?limit=1&limit=2 ?page[]=1 ?%00=%00 ?limit=1e9&page=1e9 ?q=%ED%A0%80'.split(' '),
];

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

const wellFormed = (text: string) => Buffer.from(text).toString();

const encode = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 3_000);

const request = fc.constantFrom(...Object.keys(table)).chain((name) => {
  const endpoint = must(table[name]);
  return fc.record({
    name: fc.constant(name),
    params: fc.array(nasty, { minLength: 3, maxLength: 3 }),
    query: fc.oneof(record(fieldsOf(endpoint.query), nasty).map(toQuery), fc.constantFrom(...ODD_QUERIES)),
    body: fc.oneof(
      record([...fieldsOf(endpoint.body), ...fieldsOf(endpoint.form)], anything).map((value) => JSON.stringify(value)),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      parts,
      oddJson,
      nasty,
    ),
    type: fc.oneof({ weight: 2, arbitrary: fc.constant('application/json') }, fc.constantFrom('', ...TYPES)),
    headers: fc.oneof(fc.constant({}), oddHeaders),
    actor: fc.constantFrom('nobody', 'applicant', 'staff'),
    range: nasty,
  });
});

describe('bad requests', () => {
  onEmbedded('all routes', (world) => {
    test(`${REQUESTS} generated ones are refused or answered; none fails on our side, none hangs`, async () => {
      const token = await world().tokenOf('admin');
      const { cookies } = await signInApplicant(world(), 'asha');
      let refused = 0;
      const property = fc.asyncProperty(request, async ({ name, params, query, body, type, actor, range, ...sent }) => {
        const { method, path } = must(table[name]);
        const values = [...params];
        const url = `${path.replaceAll(/:\w+/g, () => encode(values.pop() ?? '') || 'x')}${query}`;
        const headers: Record<string, string> = { range: encode(range) };
        if (actor === 'applicant') headers.cookie = `applicant=${cookies.applicant}`;
        if (actor === 'staff') headers.authorization = `Bearer ${token}`;
        if (type) headers['content-type'] = type;
        const call: Call = { method, url, headers: { ...headers, ...sent.headers } };
        if (method !== 'GET') call.payload = wellFormed(body);
        const answer = await world().call(call);
        expect([name, answer.statusCode < 500]).toEqual([name, true]);
        if (answer.statusCode < 400) return;
        refused++;
        // Who asks for a page may be refused with one, and a part of a file that is not there has no content.
        if ('accept' in sent.headers || answer.statusCode === 416) return;
        expect(answer.json()).toMatchObject({ status: 'error', code: expect.any(String) });
      });
      await fc.assert(property, { numRuns: 2 * REQUESTS, endOnFailure: true });
      expect(refused).toBeGreaterThanOrEqual(REQUESTS);
    }, 240_000);

    test('no field of a query takes a day or an instant that the database does not hold', async () => {
      const headers = { authorization: `Bearer ${await world().tokenOf('admin')}` };
      const failed: string[] = [];
      for (const { method, path, query } of Object.values(table).filter((each) => each.method === 'GET'))
        for (const field of fieldsOf(query))
          for (const value of FAR_DAYS) {
            const url = `${path.replaceAll(/:\w+/g, 'not-there')}${toQuery({ [field]: value })}`;
            const { statusCode } = await world().call({ method, url, headers });
            if (statusCode >= 500) failed.push(url);
          }
      expect(failed).toEqual([]);
    }, 240_000);
  });
});
