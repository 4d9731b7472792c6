import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { toHttpError, toFailure } from '@university/web';
import Fastify from 'fastify';
import { z } from 'zod';
import fc from '../../../../scripts/jest/properties';
import { multipart } from '../http/plugin';
import { newFolder } from '../../testing/cluster';
import { readFiles, readForm, type FileRule } from './multipart';
import { FileRefused } from './receive';
import { hasRoom } from './room';

jest.mock('./room', () => ({ hasRoom: jest.fn(async () => true) }));

const LIMIT = 50_000;
const incoming = newFolder();
const failures: Error[] = [];
const schema = z.object({ title: z.string().min(3, 'Longer'), count: z.coerce.number().optional() });
const checked = jest.fn(async (file: { path: string }) => {
  if (readFileSync(file.path, 'latin1').startsWith('bad')) throw new FileRefused('This is bad');
});
const rule: FileRule = { field: 'pdf', required: true, limit: LIMIT, missing: 'Choose a file', inspect: checked };

const several = { field: 'table', required: true, limit: LIMIT, missing: 'Choose files', most: 3, total: LIMIT * 2 };

const app = Fastify();
const tried = new Set<() => void>();
beforeAll(async () => {
  await app.register(multipart, { fileLimit: LIMIT * 10 });
  app.setErrorHandler((error: Error, _request, reply) => {
    const failure = toHttpError(error);
    failures.push(failure);
    for (const heard of tried) heard();
    return reply.status(failure.status).send(toFailure(failure));
  });
  app.post('/with', async (request) => readForm(request, { incoming }, { schema, file: rule }));
  app.post('/either', async (request) =>
    readForm(request, { incoming }, { schema, file: { ...rule, required: false } }),
  );
  app.post('/without', async (request) => readForm(request, { incoming }, { schema }));
  app.post('/several', async (request) => readFiles(request, { incoming }, several));
});
beforeEach(() => {
  failures.length = 0;
  checked.mockClear();
});
afterAll(() => app.close());

interface Answer {
  status: number;
  issues: string[];
  json: { fields?: unknown; file?: { path: string; size: number; hash: string }; fingerprint?: string; code?: string };
}

async function post(url: string, payload: FormData | string, type?: string): Promise<Answer> {
  const headers = type ? { 'content-type': type } : {};
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  const json = answer.json<Answer['json'] & { issues?: { path: string }[] }>();
  for (const { file } of Array.isArray(json) ? json : [json]) if (file) rmSync(file.path);
  return { status: answer.statusCode, issues: (json.issues ?? []).map((issue) => issue.path), json };
}

type Entry = [name: string, value: string | Buffer, fileName?: string];

async function send(url: string, entries: Entry[]): Promise<Answer> {
  const form = new FormData();
  for (const [name, value, fileName] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName ?? 'a.pdf');
  }
  return post(url, form);
}

const file = Buffer.from('good file');
const title: Entry = ['title', 'A title'];
const PDF: Entry = ['pdf', file];
const SHORT: Entry = ['title', 'ab'];

test('fields are read by the schema, the file is received with its size and hash', async () => {
  const { status, json } = await send('/with', [title, ['count', '3'], ['pdf', file]]);
  expect(status).toBe(200);
  expect(json).toEqual({
    fields: { title: 'A title', count: 3 },
    file: { path: expect.stringContaining(incoming), size: file.length, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('the fingerprint is of the fields and the file, not of the form as sent', async () => {
  const mark = async (entries: Entry[]) => (await send('/with', entries)).json.fingerprint;
  const first = await mark([title, ['pdf', file]]);
  expect(await mark([title, ['pdf', file, 'other name.pdf']])).toBe(first);
  expect(await mark([['title', 'Another'], PDF])).not.toBe(first);
  expect(await mark([title, ['pdf', Buffer.from('other file')]])).not.toBe(first);
});

test('where the disk has no room nothing is received, and that is said', async () => {
  jest.mocked(hasRoom).mockResolvedValueOnce(false);
  const { status, json } = await send('/with', [title, ['pdf', file]]);
  expect([status, json.code]).toEqual([503, 'storage_full']);
  expect(readdirSync(incoming)).toEqual([]);
});

test.each<[string, Entry[], string | undefined, string?]>([
  ['a missing field', [PDF], 'title'],
  ['a wrong field', [SHORT, PDF], 'title'],
  ['a wrong field after the file', [PDF, SHORT], 'title'],
  ['a field sent twice', [title, title, PDF], 'title'],
  ['a field that is too long', [['title', 'x'.repeat(70_000)], PDF], 'title'],
  ['the character NUL', [['title', 'abc\0'], PDF], 'title'],
  ['no file', [title], 'pdf'],
  ['a file field left empty', [title, ['pdf', Buffer.alloc(0), '']], 'pdf'],
  ['an empty file', [title, ['pdf', Buffer.alloc(0)]], 'pdf'],
  ['a file that the inspection refuses', [title, ['pdf', Buffer.from('bad')]], 'pdf'],
  ['a file in another field', [title, ['image', file]], 'image'],
  ['two files', [title, PDF, PDF], 'pdf'],
  ['a file where none is taken', [title, PDF], 'pdf', '/without'],
  ['a file over the limit', [title, ['pdf', Buffer.alloc(LIMIT + 1)]], undefined],
  ['too many fields', [...Array.from({ length: 40 }, (_, n): Entry => [`f${n}`, '']), PDF], 'pdf'],
])('%s is refused and leaves nothing', async (_what, entries, issue, url = '/with') => {
  const answer = await send(url, entries);
  expect([answer.status, answer.issues]).toEqual(issue ? [400, [issue]] : [413, []]);
  expect(readdirSync(incoming)).toEqual([]);
});

const table = (name: string, bytes = file): Entry => ['table', bytes, name];

test('several files come in their order, with their names', async () => {
  const { status, json } = await send('/several', [table('b.csv'), table('a.csv', Buffer.from('other'))]);
  expect(status).toBe(200);
  expect(json).toMatchObject([
    { name: 'b.csv', file: { size: file.length } },
    { name: 'a.csv', file: { size: 5 } },
  ]);
});

test.each<[string, Entry[], number, string]>([
  ['none', [], 400, 'Choose files'],
  ['more than are taken', ['a', 'b', 'c', 'd'].map((name) => table(name)), 400, 'Send at most 3 files'],
  ['an empty one', [table('a.csv'), table('b.csv', Buffer.alloc(0))], 400, 'The file b.csv is empty'],
  ['one over the limit', [table('a.csv'), table('b.csv', Buffer.alloc(LIMIT + 1))], 413, 'The file b.csv is larger'],
  ['too much', ['a', 'b', 'c'].map((name) => table(name, Buffer.alloc(LIMIT))), 413, 'The files together are larger'],
  ['one in another field', [table('a.csv'), ['pdf', file]], 400, 'Send the file in the field table'],
  ['a text', [['title', 'A title'], ...['a', 'b'].map((name) => table(name))], 200, ''],
])('of several files: %s', async (_what, entries, status, said) => {
  const answer = await send('/several', entries);
  expect([answer.status, JSON.stringify(answer.json)]).toEqual([status, expect.stringContaining(said)]);
  expect(readdirSync(incoming)).toEqual([]);
});

test('a wrong field is refused before the file is looked at', async () => {
  await send('/with', [SHORT, PDF]);
  expect(checked).not.toHaveBeenCalled();
});

test('a file of just the limit is taken', async () => {
  expect((await send('/with', [title, ['pdf', Buffer.alloc(LIMIT)]])).status).toBe(200);
});

test.each(['/either', '/without'])('no file where none is needed: %s', async (url) => {
  const { status, json } = await send(url, [title]);
  expect([status, json.file]).toEqual([200, undefined]);
  expect((await send('/either', [title, ['pdf', Buffer.alloc(0), '']])).status).toBe(200);
});

const FORM = 'multipart/form-data; boundary=b';
const partOf = (headers: string, text = 'abc') => `--b\r\n${headers}\r\n\r\n${text}`;
const TITLE = 'Content-Disposition: form-data; name="title"';

test.each([
  ['JSON', 'application/json', '{}', 415],
  ['a form without boundary', 'multipart/form-data', 'x', 400],
  ['text in place of a form', FORM, 'text', 400],
  ['a form that does not end', FORM, partOf(TITLE), 400],
  ['a part that is JSON', FORM, `${partOf(`${TITLE}\r\nContent-Type: application/json`, '{"a":1}')}\r\n--b--\r\n`, 400],
  ['a part with more headers than any has', FORM, `${partOf(`${'X: 1\r\n'.repeat(3_000)}${TITLE}`)}\r\n--b--\r\n`, 400],
  ['a name of every object', FORM, `${partOf(TITLE.replace('title', 'constructor'))}\r\n--b--\r\n`, 400],
])('%s is no form', async (_what, type, payload, status) => {
  expect((await post('/with', payload, type)).status).toBe(status);
});

test('an upload that breaks off is the doing of the sender, and leaves nothing', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const failed = new Promise<void>((resolve) => tried.add(resolve));
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const part = partOf('Content-Disposition: form-data; name="pdf"; filename="a.pdf"', 'begun');
  socket.write(`POST /with HTTP/1.1\r\nHost: x\r\nContent-Type: ${FORM}\r\nContent-Length: 9999\r\n\r\n${part}`);
  await new Promise<void>((resolve) => {
    const look = () => (readdirSync(incoming).length > 0 ? resolve() : setImmediate(look));
    look();
  });
  socket.destroy();
  await failed;
  expect(failures).toEqual([expect.objectContaining({ status: 400, code: 'aborted' })]);
  expect(readdirSync(incoming)).toEqual([]);
});

test('whatever the form, it is read or refused with the field, and a refused one leaves nothing', async () => {
  const name = fc.constantFrom('title', 'count', 'pdf', 'other', '', '__proto__');
  const value = fc.oneof(
    fc.string(),
    fc.constant('A title'),
    fc.string().map((text) => Buffer.from(text)),
  );
  const entry = fc.tuple(name, value) as fc.Arbitrary<Entry>;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/with', '/either', '/without'),
      fc.array(entry, { maxLength: 6 }),
      async (url, entries) => {
        const { status, json } = await send(url, entries);
        expect([200, 400]).toContain(status);
        if (status === 200) expect(schema.safeParse(json.fields).success).toBe(true);
        expect(readdirSync(incoming)).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});

test('whatever bytes come as a form, they are refused or read, never a failure of ours', async () => {
  const piece = fc.constantFrom('--b', '\r\n', '--', TITLE, '; filename="a"', 'abc', '\r\n\r\n');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 15 }), async (pieces) => {
      const { status } = await post('/with', pieces.join(''), FORM);
      expect(status).toBeLessThan(500);
      expect(readdirSync(incoming)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
