/** @jest-environment node */
import { rmSync } from 'node:fs';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { demoLogins } from '../demo/logins';
import { type Api, buildApi } from './index';
import { newDataDir } from './testing/cluster';
import { must } from './testing/must';
import { pgbouncerIsMissing, startPgbouncer } from './testing/pgbouncer';
import { newPostgresDatabase, postgresIsMissing } from './testing/postgres';
import { SECRETS, START } from './testing/world';

const missing = postgresIsMissing() ?? pgbouncerIsMissing();
if (missing) console.warn(`PgBouncer: not tested (${missing})`);

(missing ? describe.skip : describe)('two processes behind PgBouncer in transaction mode', () => {
  const apis: Api[] = [];
  const servers: FastifyInstance[] = [];
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    const database = await newPostgresDatabase();
    const pooler = await startPgbouncer(database.url);
    const dataDir = await newDataDir();
    // Both at once: one has to wait for the other's migrations.
    const made = await Promise.all(
      [0, 1].map(async () => {
        const server = Fastify();
        const api = await buildApi({
          databaseUrl: pooler.url,
          databaseDirectUrl: database.url,
          dataDir,
          demo: true,
          ...SECRETS,
          logger: server.log,
          now: () => START,
        });
        await server.register(api.plugin, { prefix: '/api/v1' });
        return { server, api };
      }),
    );
    for (const { server, api } of made) {
      apis.push(api);
      servers.push(server);
    }
    ends.push(pooler.stop, database.drop, () => rmSync(dataDir, { recursive: true }));
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const api of apis) await api.close();
    for (const end of ends) await end();
  });

  const call = (process: 0 | 1, { url, ...rest }: InjectOptions & { url: string }) =>
    must(servers[process]).inject({ ...rest, url: `/api/v1${url}` });

  test('applicants sign in and decide, many at once', async () => {
    const logins = demoLogins.applicants.filter(({ formNumber, track }) => formNumber && track === 'diploma');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { email, birthDate } = must(logins[index % logins.length]);
        return call((index % 2) as 0 | 1, {
          method: 'POST',
          url: '/result?category=diploma',
          payload: { email, password: birthDate, round: 1 },
          remoteAddress: `10.0.${index}.1`,
        });
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const asha = must(logins.findIndex(({ email }) => email.startsWith('asha.pending')));
    const first = must(answers[asha]);
    const { record } = first.json().data;
    const cookies = { applicant: must((first.cookies as { value: string }[])[0]).value };
    const decided = await call(1, {
      method: 'PUT',
      url: `/result/${record._id}`,
      payload: { status: 'freeze', form_number: must(logins[asha]).formNumber },
      cookies,
      remoteAddress: `10.0.${asha}.1`,
    });
    expect(decided.json()).toMatchObject({ data: { record: { status: 'freeze' } } });
  });

  test('what staff change in one is heard in the other', async () => {
    const { email, password } = must(demoLogins.staff.find(({ role }) => role === 'admin'));
    const login = await call(0, { method: 'POST', url: '/auth/login', payload: { email, password } });
    const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
    const before = await must(apis[1]).dataVersion();
    const { documents } = (await call(0, { url: '/document?kind=zone&limit=1&page=1', headers })).json().data;
    const url = `/document/${must(documents[0] as { _id: string })._id}`;
    const { document } = (await call(0, { url, headers })).json().data;
    const { kind, version, data } = document;
    const payload = { kind, version, data: { ...data, name: 'Cliff Side' } };
    expect((await call(0, { method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    while ((await must(apis[1]).dataVersion()) === before) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await call(1, { url: '/zone' })).body).toContain('Cliff Side');
  });
});
