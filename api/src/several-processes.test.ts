/** @jest-environment node */
import { rmSync } from 'node:fs';
import { exampleIdentity } from '@university/shared/testing/identity';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { demoLogins } from '../demo/logins';
import { makePdf } from '../demo/pdf';
import { buildApi, type Api } from './index';
import { newDataDir } from './testing/cluster';
import { JOBS } from './jobs';
import { dataChanges } from './platform/database/schema';
import { must } from './testing/must';
import { newPostgresDatabase, postgresIsMissing } from './testing/postgres';
import { SECRETS, START } from './testing/world';

const missing = postgresIsMissing();
const isSkipped = missing !== undefined && process.env.CI !== 'true';
if (isSkipped) console.warn(`several processes: not tested (${missing})`);

/** Two of everything that a process has, with nothing but the database and the folder of files between them. */
(isSkipped ? describe.skip : describe)('several processes on one PostgreSQL behave as one', () => {
  let apis: Api[];
  let servers: FastifyInstance[];
  let dataDir: string;
  let now = START;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await newPostgresDatabase();
    drop = database.drop;
    dataDir = await newDataDir();
    const logger = Fastify().log;
    apis = await Promise.all(
      [0, 1].map(() =>
        buildApi({ databaseUrl: database.url, dataDir, demo: true, ...SECRETS, logger, now: () => now }),
      ),
    );
    servers = await Promise.all(
      apis.map(async (api) => {
        const server = Fastify();
        await server.register(api.plugin, { prefix: '/api/v1' });
        return server;
      }),
    );
  });
  beforeEach(() => {
    now = START;
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const api of apis) await api.close();
    await drop();
    rmSync(dataDir, { recursive: true });
  });

  const call = (process: 0 | 1, { url, ...rest }: InjectOptions & { url: string }) =>
    must(servers[process]).inject({ ...rest, url: `/api/v1${url}` });

  const logIn = async (process: 0 | 1, email: string, password: string) =>
    call(process, { method: 'POST', url: '/auth/login', payload: { email, password } });

  async function tokenFrom(process: 0 | 1, wanted: 'notices' | 'admin' = 'notices') {
    const { email, password } = must(demoLogins.staff.find(({ role }) => role === wanted));
    return (await logIn(process, email, password)).json<{ token: string }>().token;
  }

  /** Asks again until it is so; the test's own patience ends it. */
  async function eventually(isSo: () => Promise<boolean>) {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const totalOn = async (process: 0 | 1) =>
    (await call(process, { url: '/notice?section=circulars' })).json<{ metadata: { total: number } }>().metadata.total;

  test('a session begun in one is good in the other, and ended in one is ended in both', async () => {
    const authorization = `Bearer ${await tokenFrom(0)}`;
    const me = () => call(1, { url: '/auth/me', headers: { authorization } });
    expect((await me()).statusCode).toBe(200);
    await call(0, { method: 'POST', url: '/auth/logout', headers: { authorization } });
    expect((await me()).statusCode).toBe(401);
  });

  test('a notice uploaded to one is in the lists of the other, which had answered from memory', async () => {
    const before = await totalOn(1);
    const pdf = new Uint8Array(await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START }));
    const form = new FormData();
    form.append('fileName', 'Written by the first');
    form.append('section', 'circulars');
    form.append('pdf', new Blob([pdf], { type: 'application/pdf' }), 'a.pdf');
    const body = new Response(form);
    const answer = await call(0, {
      method: 'POST',
      url: '/notice/upload',
      headers: {
        authorization: `Bearer ${await tokenFrom(1)}`,
        'content-type': must(body.headers.get('content-type')),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
    expect(await totalOn(0)).toBe(before + 1);
    await eventually(async () => (await totalOn(1)) === before + 1);
  });

  test('pages made by the one are made anew when staff change what no table announces', async () => {
    const { email, password } = must(demoLogins.staff.find(({ role }) => role === 'admissions'));
    const { token } = (await logIn(0, email, password)).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    const url = '/admission/round/diploma/2';
    const { version } = (await call(0, { url, headers })).json().data.round;
    const before = await must(apis[1]).dataVersion();
    const opensAt = new Date(START.getTime() + 3_600_000).toISOString();
    const closesAt = new Date(START.getTime() + 7_200_000).toISOString();
    const payload = { opensAt, closesAt, published: false, version };
    expect((await call(0, { method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    await eventually(async () => (await must(apis[1]).dataVersion()) !== before);
    expect((await call(1, { url: '/admission/schedule' })).body).toContain(opensAt);
  });

  test('both name the same state of the data alike, and give one tag for it, also after a change', async () => {
    const names = () => Promise.all(apis.map((api) => must(api).dataVersion()));
    const tags = async () =>
      new Set(
        await Promise.all(
          Array.from(
            { length: 30 },
            async (_, asked) => (await call(asked % 2 ? 1 : 0, { url: '/program' })).headers.etag,
          ),
        ),
      );
    const [one, other] = await names();
    expect(one).toBe(other);
    expect((await tags()).size).toBe(1);
    await must(apis[0]).db.insert(dataChanges).values({});
    await eventually(async () => (await names()).every((name) => name !== one));
    expect(new Set(await names()).size).toBe(1);
    expect((await tags()).size).toBe(1);
  });

  test('failures count wherever they are made', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await logIn(n % 2 ? 1 : 0, 'victim@seu.example', 'guess')).statusCode).toBe(401);
    }
    expect((await logIn(0, 'victim@seu.example', 'guess')).statusCode).toBe(429);
    expect((await logIn(1, 'victim@seu.example', 'guess')).statusCode).toBe(429);
  });

  test('of two different decisions at once in two processes exactly one wins', async () => {
    const { email, birthDate, formNumber } = must(
      demoLogins.applicants.find((login) => login.email.startsWith('ravi')),
    );
    const payload = { email, password: birthDate };
    const signedIn = await call(0, { method: 'POST', url: '/result?category=diploma', payload });
    const cookies = { applicant: must((signedIn.cookies as { value: string }[])[0]).value };
    const url = `/result/${signedIn.json().data.record._id}`;
    const answers = await Promise.all([
      call(0, { method: 'PUT', url, cookies, payload: { status: 'freeze', form_number: formNumber } }),
      call(1, { method: 'PUT', url, cookies, payload: { status: 'reject', form_number: formNumber } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [first, second] = await Promise.all(
      ([0, 1] as const).map((process) => call(process, { url: '/result/me', cookies })),
    );
    expect(first?.json().data.record.status).toBe(second?.json().data.record.status);
  });

  test('who the university is, changed in one, is on the next page of the other', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const refused = async () => (await call(1, { method: 'POST', url: '/grievance', headers, payload: '' })).body;
    expect(await refused()).toContain(exampleIdentity.name);
    const authorization = `Bearer ${await tokenFrom(0, 'admin')}`;
    const asked = { url: '/document/identity', headers: { authorization } };
    const { kind, version, data } = (await call(0, asked)).json().data.document;
    const payload = { kind, version, data: { ...data, name: 'Arts University' } };
    expect((await call(0, { ...asked, method: 'PUT', payload })).statusCode).toBe(200);
    await eventually(async () => (await refused()).includes('Arts University'));
  });

  test('each job that is due is run by one of them', async () => {
    const everywhere = JOBS.filter((job) => job.everywhere).map(({ name }) => name);
    const runDue = async () =>
      (await Promise.all(apis.map((api) => api.jobs.runDue()))).flat().filter((name) => !everywhere.includes(name));
    const names = await runDue();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
    expect(await runDue()).toEqual([]);
    now = new Date(START.getTime() + 30 * 24 * 3_600_000);
    expect((await runDue()).sort()).toEqual(names.sort());
  });
});
