import { Writable } from 'node:stream';
import { errorText, logError, serverOptions } from '@university/web';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { demoLogins } from '../demo/logins';
import { DatabaseLost } from './platform/database/database';
import { startServer } from './server';
import { demoApplicant, signInApplicant } from './testing/applicant';
import { newDataDir } from './testing/cluster';
import { freePort } from './testing/free-port';
import { must } from './testing/must';
import { callsOn, SECRETS } from './testing/world';

class Sink extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.text += chunk.toString();
    done();
  }
}

const admin = must(demoLogins.staff[0]);

describe('the logs of a run with logins, sign-ins and failures', () => {
  const sink = new Sink();
  const secrets: string[] = [];
  let server: FastifyInstance;

  const post = (url: string, payload: object) => server.inject({ method: 'POST', url: `/api/v1${url}`, payload });

  beforeAll(async () => {
    const environment = {
      DATA_DIR: await newDataDir(),
      PORT: await freePort(),
      DEMO: 'on',
      LOG_LEVEL: 'trace',
      SECRET_KEY: SECRETS.secretKey,
      METRICS_TOKEN: 'metrics-token-of-the-test',
    };
    server = await startServer(environment, { logTo: sink });
    const { token } = (await post('/auth/login', { email: admin.email, password: admin.password })).json();
    await post('/auth/login', { email: 'victim@seu.example', password: 'a-wrong-Guess-77' });
    await post('/auth/login', { email: admin.email, password: 'a-wrong-Guess-77' });
    const { email, birthDate, formNumber } = demoApplicant('asha');
    const asha = await signInApplicant({ call: callsOn(server) }, 'asha');
    await post('/result?category=diploma', { email, password: '01-01-2001' });
    await asha.put('reject', { form_number: formNumber });
    await server.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } });
    await server.inject(`/api/v1/notice?regex=${encodeURIComponent('someone@mail.example')}`);
    await server.inject('/api/v1/download/one-use-token-1234567890');
    await server.inject('/api/v1/nowhere/someone@mail.example/14-02-2007');
    await server.inject('/admission/letter/7K3QX9ZP4MWA2TRB6YHC');
    await server.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics-token-of-the-test' } });
    secrets.push(
      token,
      asha.cookies.applicant,
      admin.email,
      admin.password,
      email,
      birthDate,
      formNumber,
      asha.allotment.record.name,
    );
    secrets.push('victim@', 'a-wrong-Guess', '01-01-2001', 'someone', 'mail.example', 'one-use-token', '14-02-2007');
    secrets.push('7K3QX9ZP4MWA2TRB6YHC', 'metrics-token-of-the-test', SECRETS.secretKey, SECRETS.pepper);
  });

  afterAll(() => server.close());

  test('tell what was asked and how it ended', () => {
    expect(sink.text).toContain('"url":"/api/v1/auth/login"');
    expect(sink.text).toContain('"url":"/api/v1/notice?regex"');
    expect(sink.text).toContain('"url":"/api/v1/download/:token"');
    expect(sink.text).toContain('"statusCode":401');
  });

  test('hold none of the secrets', () => {
    expect(secrets.every((secret) => secret.length >= 6)).toBe(true);
    expect(secrets.filter((secret) => sink.text.includes(secret))).toEqual([]);
  });
});

test('an address is logged without tickets, dates and numbers of people, however they are written', async () => {
  const sink = new Sink();
  const server = Fastify(serverOptions({ logLevel: 'info', logTo: sink }));
  server.get('/grievance/:id', async () => null);
  const written = ['GR20267F3K92QG', 'gr2026-7f3k92qg', 'GR%202026%207F3K%2092QG', '2007-02-14', '14.02.2007'];
  written.push('14/02/2007', '14022007', '14%2D02%2D2007', 'asha%2540mail.example', 'asha%EF%BC%A0mail.example');
  written.push('SEU25300001', '98765%2043210', '7K3Q%20X9ZP%204MWA%202TRB%206YHC', '%E0%A4%A');
  for (const each of written) {
    for (const url of [`/x/${each}`, `/grievance/${each}`, `/x?${each}=1`, `/x?q=${each}`]) await server.inject(url);
  }
  await server.inject('/round/ug/2/2025-26?page=1');
  await server.close();
  const logged = new Set(Array.from(sink.text.matchAll(/"url":"([^"]*)"/g), ([, url]) => url));
  expect([...logged]).toEqual(['/x/…', '/grievance/…', '/x', '/x?q', '/round/ug/2/2025-26?page']);
});

test('values that somebody logs by mistake are hidden', async () => {
  const sink = new Sink();
  const server = Fastify(serverOptions({ logLevel: 'info', logTo: sink }));
  server.log.info({
    token: 'hide-me',
    body: { password: 'hide-me', email: 'hide-me' },
    call: {
      headers: { authorization: 'hide-me', cookie: 'hide-me', 'set-cookie': 'hide-me' },
      body: { dob: 'hide-me' },
    },
    mail: 'show-me',
  });
  await server.close();
  expect(sink.text).toContain('show-me');
  expect(sink.text).not.toContain('hide-me');
});

/** Rows, parameters and quoted values, as drivers and the query builder put them into errors. */
const SECRET = 'secret-1@mail.example';
const failure = (message: string, fields: object = {}) =>
  Object.assign(new Error(message), { severity: 'ERROR', detail: `Failing row contains (${SECRET})`, ...fields });
const ofQuery = (cause?: Error) =>
  new DrizzleQueryError('insert into "staff" values ($1)', [SECRET, '\nsecret-2'], cause);
const refusedAs = (said: string) => `The database refused a statement${said}`;

test.each<[string, Error, string]>([
  [
    'a value of the wrong type',
    failure(`invalid input syntax for type json: "${SECRET}"`, { code: '22P02', where: SECRET }),
    refusedAs(' (22P02)'),
  ],
  [
    'a duplicate',
    failure('duplicate key', { code: '23505', table: 'staff', constraint: 'staff_email_unique' }),
    refusedAs(' (23505, table staff, constraint staff_email_unique)'),
  ],
  ['a value out of range', failure(`value "${SECRET}" is out of range`, { code: '22003' }), refusedAs(' (22003)')],
  ['words of a trigger', failure(`no: ${SECRET}`, { code: 'P0001' }), refusedAs(' (P0001)')],
  ['a time limit', failure('canceling statement', { code: '57014' }), refusedAs(' (57014)')],
  ['the query builder alone', ofQuery(), refusedAs('')],
  ['with its cause', ofQuery(failure(SECRET, { code: '23502', table: 'staff' })), refusedAs(' (23502, table staff)')],
  ['a lost connection', ofQuery(new DatabaseLost(true, failure(SECRET, { code: '57P01' }))), refusedAs('')],
  ['an error that crossed threads', new Error(ofQuery().message), refusedAs('')],
  ['a refused mail', new Error(`550 <${SECRET}> unknown`), '550 <s•••@mail.example> unknown'],
])('%s is told without values', async (_kind, error, message) => {
  const sink = new Sink();
  const server = Fastify(serverOptions({ logLevel: 'info', logTo: sink }));
  const wrapped = new Error('a job failed', { cause: error });
  for (const said of [{ err: error }, { error }, error, { err: wrapped }]) server.log.error(said);
  await server.close();
  expect(logError(error)).toMatchObject({ message, stack: expect.stringContaining('logs.test') });
  for (const text of [sink.text, errorText(error), errorText(wrapped)]) {
    expect(text).toContain(message);
    expect(text).not.toMatch(/secret-|insert into|params/);
  }
});
