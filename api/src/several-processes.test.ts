import { exampleIdentity } from '@university/shared/testing/identity';
import { MINUTE } from '@university/shared/time';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { demoLogins } from '../demo/logins';
import { makePdf } from './testing/pdf';
import { type Api, type ApiOptions, buildApi } from './index';
import { JOBS } from './jobs';
import { dataChanges } from './platform/database/schema';
import { signInApplicant } from './testing/applicant';
import { newDemonstration, newPlace, type Place } from './testing/demonstration';
import { formOf } from './testing/calls';
import { must } from './testing/must';
import { pgbouncerIsMissing, startPgbouncer } from './testing/pgbouncer';
import { describeOnPostgres } from './testing/postgres';
import { SECRETS, START } from './testing/world';

type Role = (typeof demoLogins.staff)[number]['role'];
type Which = 0 | 1;

class Processes {
  apis: Api[] = [];
  servers: FastifyInstance[] = [];
  #place: Place | undefined;

  async start(place: Place, options: (which: Which) => Partial<ApiOptions>): Promise<void> {
    this.#place = place;
    const { dataDir, databaseUrl } = place;
    const logger = Fastify().log;
    const build = (which: Which) =>
      buildApi({ dataDir, databaseUrl, demo: true, ...SECRETS, logger, ...options(which) });
    this.apis = await Promise.all([build(0), build(1)]);
    for (const api of this.apis) {
      const server = Fastify();
      await server.register(api.plugin, { prefix: '/api/v1' });
      this.servers.push(server);
    }
  }

  async stop(between: () => unknown = () => {}): Promise<void> {
    for (const server of this.servers) await server.close();
    for (const api of this.apis) await api.close();
    await between();
    await this.#place?.drop();
  }

  call(which: Which, { url, ...rest }: InjectOptions & { url: string }) {
    return must(this.servers[which]).inject({ ...rest, url: `/api/v1${url}` });
  }

  logIn(which: Which, email: string, password: string) {
    return this.call(which, { method: 'POST', url: '/auth/login', payload: { email, password } });
  }

  async headersFrom(which: Which, role: Role): Promise<{ authorization: string }> {
    const { email, password } = must(demoLogins.staff.find((login) => login.role === role));
    return { authorization: `Bearer ${(await this.logIn(which, email, password)).json<{ token: string }>().token}` };
  }

  async publish(which: Which, role: Role, fields: Record<string, string | Blob>, loggedInAt = which): Promise<string> {
    const headers = await this.headersFrom(loggedInAt, role);
    const answer = await this.call(which, { method: 'POST', url: '/notice/upload', headers, payload: formOf(fields) });
    expect(answer.statusCode).toBe(200);
    return answer.json().data.notice._id;
  }
}

const onPostgres = describeOnPostgres('several processes');

onPostgres('several processes on one PostgreSQL behave as one', () => {
  const both = new Processes();
  let now = START;
  beforeAll(async () => both.start(await newDemonstration('postgres'), () => ({ now: () => now })));
  beforeEach(() => {
    now = START;
  });
  afterAll(() => both.stop());
  const call = both.call.bind(both);

  async function eventually(isSo: () => Promise<boolean>) {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const totalOn = async (which: Which) =>
    (await call(which, { url: '/notice?section=circulars' })).json<{ metadata: { total: number } }>().metadata.total;

  test('a session begun in one is good in the other, and ended in one is ended in both', async () => {
    const headers = await both.headersFrom(0, 'notices');
    const me = () => call(1, { url: '/auth/me', headers });
    expect((await me()).statusCode).toBe(200);
    await call(0, { method: 'POST', url: '/auth/logout', headers });
    expect((await me()).statusCode).toBe(401);
  });

  test('a notice uploaded to one is in the lists of the other, which had answered from memory', async () => {
    const before = await totalOn(1);
    const pdf = new Uint8Array(await makePdf({ title: 'Test', heading: 'Test', paragraph: 'A page.', date: START }));
    const fields = { fileName: 'Written by the first', section: 'circulars', pdf: new Blob([pdf]) };
    await both.publish(0, 'notices', fields, 1);
    expect(await totalOn(0)).toBe(before + 1);
    await eventually(async () => (await totalOn(1)) === before + 1);
  });

  test('pages made by the one are made anew when staff change what no table announces', async () => {
    const headers = await both.headersFrom(0, 'admissions');
    const url = '/admission/round/diploma/2';
    const { version } = (await call(0, { url, headers })).json().data.round;
    const before = await must(both.apis[1]).dataVersion();
    const opensAt = new Date(START.getTime() + 3_600_000).toISOString();
    const closesAt = new Date(START.getTime() + 7_200_000).toISOString();
    const payload = { opensAt, closesAt, published: false, version };
    expect((await call(0, { method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    await eventually(async () => (await must(both.apis[1]).dataVersion()) !== before);
    expect((await call(1, { url: '/admission/schedule' })).body).toContain(opensAt);
  });

  test('both name the same state of the data alike, and give one tag for it, also after a change', async () => {
    const names = () => Promise.all(both.apis.map((api) => must(api).dataVersion()));
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
    await must(both.apis[0]).db.insert(dataChanges).values({});
    await eventually(async () => (await names()).every((name) => name !== one));
    expect(new Set(await names()).size).toBe(1);
    expect((await tags()).size).toBe(1);
  });

  test('failures count wherever they are made', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await both.logIn(n % 2 ? 1 : 0, 'victim@seu.example', 'guess')).statusCode).toBe(401);
    }
    expect((await both.logIn(0, 'victim@seu.example', 'guess')).statusCode).toBe(429);
    expect((await both.logIn(1, 'victim@seu.example', 'guess')).statusCode).toBe(429);
  });

  test('of two different decisions at once in two processes exactly one wins', async () => {
    const ravi = await signInApplicant({ call: async (request) => call(0, request) }, 'ravi');
    const { id, cookies, formNumber } = ravi;
    const decide = (which: Which, status: string) =>
      call(which, { method: 'PUT', url: `/result/${id}`, cookies, payload: { status, form_number: formNumber } });
    const answers = await Promise.all([decide(0, 'freeze'), decide(1, 'reject')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [first, second] = await Promise.all(
      ([0, 1] as const).map((which) => call(which, { url: '/result/me', cookies })),
    );
    expect(first?.json().data.record.status).toBe(second?.json().data.record.status);
  });

  test('who the university is, changed in one, is on the next page of the other', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const refused = async () => (await call(1, { method: 'POST', url: '/grievance', headers, payload: '' })).body;
    expect(await refused()).toContain(exampleIdentity.name);
    const asked = { url: '/document/identity', headers: await both.headersFrom(0, 'admin') };
    const { kind, version, data } = (await call(0, asked)).json().data.document;
    const payload = { kind, version, data: { ...data, name: 'Arts University' } };
    expect((await call(0, { ...asked, method: 'PUT', payload })).statusCode).toBe(200);
    await eventually(async () => (await refused()).includes('Arts University'));
  });

  test('each job that is due is run by one of them', async () => {
    const everywhere = JOBS.filter((job) => job.everywhere).map(({ name }) => name);
    const runDue = async () =>
      (await Promise.all(both.apis.map((api) => api.jobs.runDue())))
        .flat()
        .filter((name) => !everywhere.includes(name));
    const names = await runDue();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
    expect(await runDue()).toEqual([]);
    now = new Date(START.getTime() + 30 * 24 * 3_600_000);
    expect((await runDue()).sort()).toEqual(names.sort());
  });
});

onPostgres('two processes whose machines disagree about the time', () => {
  const both = new Processes();
  const AHEAD = [5 * MINUTE, -5 * MINUTE] as const;
  beforeAll(async () =>
    both.start(await newPlace('postgres'), (which) => ({ system: () => Date.now() + AHEAD[which] })),
  );
  afterAll(() => both.stop());

  test('both have the day of the demonstration that one of them loaded when they started at once', async () => {
    expect(both.apis.map(({ seeded }) => seeded).sort()).toEqual([false, true]);
    const [one, other] = await Promise.all(
      ([0, 1] as const).map((which) => both.call(which, { url: '/setting/identity' })),
    );
    expect(one?.json().data.demonstration.today).toBe('2025-08-16');
    expect(other?.json().data.demonstration).toEqual(one?.json().data.demonstration);
  });

  test.each([0, 1] as const)('what process %s publishes now can be read at both, at once', async (which) => {
    const fields = { fileName: `Made by ${which}`, section: 'circulars', text: 'Read it.' };
    const id = await both.publish(which, 'notices', fields);
    for (const reader of [0, 1] as const)
      expect((await both.call(reader, { url: `/notice/${id}` })).statusCode).toBe(200);
  });
});

const missingPooler = pgbouncerIsMissing();
if (missingPooler) console.warn(`PgBouncer: not tested (${missingPooler})`);

(missingPooler ? describe.skip : onPostgres)('two processes behind PgBouncer in transaction mode', () => {
  const both = new Processes();
  let stopPooler: () => unknown = () => {};
  beforeAll(async () => {
    // With nothing loaded: one has to wait for the other's migrations.
    const place = await newPlace('postgres');
    const { url, stop } = await startPgbouncer(must(place.databaseUrl));
    stopPooler = stop;
    await both.start(place, () => ({ databaseUrl: url, databaseDirectUrl: place.databaseUrl, now: () => START }));
  });
  afterAll(() => both.stop(stopPooler));

  test('applicants sign in and decide, many at once', async () => {
    const logins = demoLogins.applicants.filter(({ formNumber, track }) => formNumber && track === 'diploma');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { email, birthDate } = must(logins[index % logins.length]);
        return both.call((index % 2) as Which, {
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
    const decided = await both.call(1, {
      method: 'PUT',
      url: `/result/${record._id}`,
      payload: { status: 'freeze', form_number: must(logins[asha]).formNumber },
      cookies,
      remoteAddress: `10.0.${asha}.1`,
    });
    expect(decided.json()).toMatchObject({ data: { record: { status: 'freeze' } } });
  });

  test('of two who save the same new draft at once, each in one, the second is told', async () => {
    const headers = await both.headersFrom(0, 'admin');
    for (let each = 0; each < 20; each++) {
      const url = `/document/${String(each).padStart(24, 'c')}/draft`;
      const payload = { kind: 'page', base: 0, version: 0, data: { title: 'Hostel' } };
      const answers = await Promise.all(
        ([0, 1] as const).map((which) => both.call(which, { method: 'PUT', url, headers, payload })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    }
  });

  test('what staff change in one is heard in the other', async () => {
    const headers = await both.headersFrom(0, 'admin');
    const before = await must(both.apis[1]).dataVersion();
    const { documents } = (await both.call(0, { url: '/document?kind=zone&limit=1&page=1', headers })).json().data;
    const url = `/document/${must(documents[0] as { _id: string })._id}`;
    const { document } = (await both.call(0, { url, headers })).json().data;
    const { kind, version, data } = document;
    const payload = { kind, version, data: { ...data, name: 'Cliff Side' } };
    expect((await both.call(0, { method: 'PUT', url, headers, payload })).statusCode).toBe(200);
    while ((await must(both.apis[1]).dataVersion()) === before) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await both.call(1, { url: '/zone' })).body).toContain('Cliff Side');
  });
});
