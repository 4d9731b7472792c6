import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints, failure, type Endpoint, MOST_TABLES } from '@university/shared/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApi } from '../../api';
import { newDataDirWithTables } from '../../testing/cluster';
import { SECRETS } from '../../testing/world';
import { openApiDocument, openApiPlugin, PAGE_POLICY } from './document';

const ROOT = path.join(__dirname, '../../../..');
const table: Endpoint[] = Object.values(endpoints);
const document = openApiDocument();

const operationOf = ({ method, path: where }: Endpoint) => {
  const operation = document.paths[where.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${where} is not in the document`);
  return operation;
};

interface Shown {
  $ref?: string;
  description?: string;
  content?: Record<string, { example?: unknown }>;
}

const names = new Set(table.map(({ method, path: where }) => `${method} ${where}`));

test('the document is OpenAPI 3.1 to a validator that is not ours', () => {
  // In a process of its own: the validator is an ES module, which the test runner cannot load.
  const check = `
    import { Validator } from '@seriousme/openapi-schema-validator';
    let text = ''; for await (const part of process.stdin) text += part;
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    const refs = valid ? validator.resolveRefs() : null;
    console.log(JSON.stringify({ valid, errors, version: validator.version, resolved: Boolean(refs) }));`;
  const run = (input: unknown) =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', check], {
        cwd: path.join(ROOT, 'api'),
        input: JSON.stringify(input),
        encoding: 'utf8',
      }),
    );
  expect(run(document)).toEqual({ valid: true, version: '3.1', resolved: true });
  expect(run({ ...document, paths: { '/x': { get: { responses: [] } } } })).toMatchObject({ valid: false });
});

test.each(table)('has $method $path', (endpoint) => {
  const { summary, parameters = [], requestBody, security } = operationOf(endpoint);
  expect(summary).toBe(endpoint.summary);
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  expect(inPath).toEqual([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  expect(requestBody !== undefined).toBe(Boolean(endpoint.body ?? endpoint.form));
  expect(security.length === 0).toBe(endpoint.access === 'public');
});

test('schemas stand once and are referred to by name', () => {
  const { schemas } = document.components;
  expect(schemas.Notice).toMatchObject({ type: 'object', required: expect.arrayContaining(['_id', 'fileName']) });
  expect(schemas.LoginRequest).toMatchObject({ required: ['email', 'password'] });
  const referred = new Set(
    [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name),
  );
  expect(Object.keys(schemas).sort()).toEqual([...referred].sort());
});

test('a file comes and goes in every form that the call takes, and fields that may be left out are not required', () => {
  const formOf = (path: string) => document.paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema;
  const notice = formOf('/notice/upload');
  expect(notice?.required?.toSorted()).toEqual(['fileName', 'pdf', 'section']);
  expect(notice?.properties?.pdf).toEqual({ type: 'string', contentMediaType: 'application/pdf' });
  expect(notice?.properties?.validUntil).toEqual({ type: 'string', format: 'date' });
  const table = '/table/{table}';
  const sent = document.paths[table]?.get?.responses['200']?.content;
  expect(Object.keys(sent ?? {})).toEqual(['text/csv', 'application/json']);
  expect(formOf(table)?.required).toEqual(['table']);
  const several = { type: 'array', items: { type: 'string' }, maxItems: MOST_TABLES };
  expect(formOf('/table')?.properties?.table).toMatchObject(several);
  expect(formOf('/media')?.required).toContain('picture');
});

test('every status of a call has an example, and success one that the call might answer', () => {
  const shared: Record<string, Shown> = document.components.responses;
  for (const endpoint of table) {
    const { responses } = operationOf(endpoint);
    for (const [status, given] of Object.entries(responses as Record<string, Shown>)) {
      const answer = given.$ref ? shared[given.$ref.slice(given.$ref.lastIndexOf('/') + 1)] : given;
      expect([status, typeof answer?.description]).toEqual([status, 'string']);
      const json = answer?.content?.['application/json'];
      if (!json) continue;
      const schema = Number(status) < 300 ? endpoint.response : failure;
      expect([endpoint.path, status, schema.safeParse(json.example).error]).toEqual([endpoint.path, status, undefined]);
    }
    expect(responses).toHaveProperty('default');
  }
});

test.each([
  ['listNotices', '200 304 400'],
  ['getNoticeFile', '200 206 304 400 404 410 416'],
  ['login', '200 400 401 403 413 415'],
  ['deleteNotice', '200 400 401 403 404 409 413 415'],
  ['getDownload', '200 400 404 405 410'],
  ['sendGrievance', '200 400 403 409 413 415'],
  ['beginSingleSignOn', '303 400 404'],
] as const)('statuses follow from what a call takes, and from what its declaration names: %s', (name, statuses) => {
  const always = ['429', '500', '502', '503', 'default'];
  const own = Object.keys(operationOf(endpoints[name]).responses).filter((status) => !always.includes(status));
  expect(own.join(' ')).toBe(statuses);
});

test('answers are open for new fields', () => {
  const answers = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ responses }) => responses),
  );
  expect(JSON.stringify([answers, document.components])).not.toContain('"additionalProperties":false');
});

describe('as served', () => {
  const server: FastifyInstance = Fastify();
  beforeAll(async () => {
    await server.register(openApiPlugin, { prefix: '/api/v1' });
  });
  afterAll(() => server.close());

  test('the document, with an ETag', async () => {
    const answer = await server.inject('/api/v1/openapi.json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const again = await server.inject({
      url: '/api/v1/openapi.json',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('Swagger UI, which loads its own files and nothing else', async () => {
    const { body, headers } = await server.inject('/api/v1/docs');
    expect(headers['content-security-policy']).toBe(PAGE_POLICY);
    expect(PAGE_POLICY).not.toMatch(/unsafe|https?:/);
    expect(body).not.toMatch(/<script>|\son\w+=|style=/);
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/v1\/docs\//);
      expect([file, (await server.inject(file)).statusCode]).toEqual([file, 200]);
    }
    for (const own of ['json', 'yaml', '%6Ason']) {
      const asked = await server.inject(`/api/v1/docs/${own}`);
      expect([asked.statusCode, asked.headers.location]).toEqual([302, '/api/v1/openapi.json']);
    }
  });
});

test('every route of the API is a call of the contract', async () => {
  const dataDir = await newDataDirWithTables();
  const server = Fastify({ exposeHeadRoutes: false });
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    const path = url.replace('/api/v1', '');
    // All that is left, which is answered as not found.
    if (!['', '/', '/*'].includes(path)) routes.push(`${String(method)} ${path}`);
  });
  const api = await buildApi({ dataDir, demo: false, ...SECRETS, logger: server.log });
  await server.register(api.plugin, { prefix: '/api/v1' });
  await server.ready();
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter((route) => !names.has(route))).toEqual([]);
  await server.close();
  await api.close();
});

test('pages make calls by their names in the contract, none by an address of their own', () => {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const sources = ['shared/src/core', 'shell/src', ...remotes.map((name) => `${name}/src`)]
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(ROOT, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));
  const count = (pattern: RegExp) => sources.flatMap((source) => source.match(pattern) ?? []);
  expect(count(/\b(call|callWithProof|read|whole|paged)\([^)'"`]*\bcalls\.\w+/g).length).toBeGreaterThan(50);
  expect(count(/\b(call|callWithProof|read|whole|paged)\([^)'"`]*['"`]([A-Z]+ )?\/[^'"`]*['"`]/g)).toEqual([]);
});
