/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { SeenErrors } from '../monitoring/seen-errors';
import { addSiteState, type Lifted } from './routes';

const ADMIN = { authorization: 'Bearer admin' };

let web: FastifyInstance;
let lifted: Lifted[];
const seen = new SeenErrors();
const quarantined = [
  {
    key: 'mfe-a 2.0.0+x abc',
    remote: 'mfe-a',
    version: '2.0.0',
    at: 'then',
    until: 'later',
    times: 1,
    reason: 'it hung',
  },
];

beforeEach(async () => {
  lifted = [];
  web = fastify();
  // The API, as far as it is asked.
  web.get('/api/v1/staff', async ({ headers }, reply) => {
    if (headers.authorization === ADMIN.authorization) return { status: 'success', data: { staff: [] } };
    const isKnown = headers.authorization === 'Bearer notices';
    return reply.code(isKnown ? 403 : 401).send({ status: 'error', code: isKnown ? 'forbidden' : 'unauthenticated' });
  });
  web.get('/api/v1/auth/me', async () => ({ status: 'success', data: { me: { _id: 'a1' } } }));
  await addSiteState(web, {
    navigation: async () => [],
    releases: {
      remarks: () => new Map([['mfe-a', ['it fills no slot']]]),
      status: () => [{ name: 'mfe-a', version: '1.0.0', expires: null, quarantined }] as never,
      journalOf: () => [{ key: 'k', remote: 'mfe-a', version: '1.0.0', end: null }] as never,
      lift: async (key) => quarantined.find((release) => release.key === key),
    },
    seen,
    mapped: async (positions) => positions.map((position) => ({ position, source: 'src/Page.tsx:1:1' })),
    lifted: async (release) => void lifted.push(release),
  });
});
afterEach(() => web.close());

const ask = (method: 'GET' | 'DELETE', url: string, headers: Record<string, string> = ADMIN) =>
  web.inject({ method, url, headers });

test.each([
  ['GET', '/site-state/releases'],
  ['GET', '/site-state/stacks/abc'],
  ['DELETE', `/site-state/quarantine/${encodeURIComponent(quarantined[0]?.key ?? '')}`],
] as const)('%s %s is for admins alone, as the API says', async (method, url) => {
  const stranger = await ask(method, url, {});
  expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'unauthenticated']);
  expect((await ask(method, url, { authorization: 'Bearer notices' })).statusCode).toBe(403);
  expect(lifted).toEqual([]);
});

test('the state of each remote is told with its errors and its journal, and stored by nobody', async () => {
  const stack = ['mfe-a/Page.js:1:2'];
  seen.note({
    remote: 'mfe-a',
    version: '1.0.0',
    where: 'server',
    name: 'Error',
    message: 'x',
    page: 'mfe-a:p',
    stack,
  });
  const answer = await ask('GET', '/site-state/releases');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { status, data } = answer.json();
  expect(status).toBe('success');
  expect(data.remotes).toMatchObject([
    {
      name: 'mfe-a',
      version: '1.0.0',
      quarantined: [{ version: '2.0.0', until: 'later', reason: 'it hung' }],
      errors: [{ where: 'server', pages: ['mfe-a:p'], count: 1 }],
      journal: [{ version: '1.0.0', end: null }],
    },
  ]);
  const [{ fingerprint }] = data.remotes[0].errors;
  expect((await ask('GET', `/site-state/stacks/${fingerprint}`)).json().data.stack).toEqual([
    { position: 'mfe-a/Page.js:1:2', source: 'src/Page.tsx:1:1' },
  ]);
  const unknown = await ask('GET', '/site-state/stacks/000000000000');
  expect([unknown.statusCode, unknown.json().status]).toEqual([404, 'error']);
});

test('a release that is let in again is named with who did it', async () => {
  const path = (key: string) => `/site-state/quarantine/${encodeURIComponent(key)}`;
  expect((await ask('DELETE', path('another'))).statusCode).toBe(404);
  expect((await ask('DELETE', path(quarantined[0]?.key ?? ''))).json()).toEqual({ status: 'success', data: {} });
  expect(lifted).toMatchObject([{ remote: 'mfe-a', version: '2.0.0', by: 'a1' }]);
});
