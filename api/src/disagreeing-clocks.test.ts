/** @jest-environment node */
import { rmSync } from 'node:fs';
import { MINUTE } from '@university/shared/time';
import Fastify, { type FastifyInstance } from 'fastify';
import { demoLogins } from '../demo/logins';
import { type Api, buildApi } from './index';
import { newDataDir } from './testing/cluster';
import { must } from './testing/must';
import { newPostgresDatabase, postgresIsMissing } from './testing/postgres';
import { SECRETS } from './testing/world';

const missing = postgresIsMissing();
const isSkipped = missing !== undefined && process.env.CI !== 'true';
if (isSkipped) console.warn(`disagreeing clocks: not tested (${missing})`);

/** How far the clocks of two machines are ahead. */
const AHEAD = [5 * MINUTE, -5 * MINUTE];

(isSkipped ? describe.skip : describe)('two processes whose machines disagree about the time', () => {
  const apis: Api[] = [];
  const servers: FastifyInstance[] = [];
  let dataDir: string;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await newPostgresDatabase();
    drop = database.drop;
    dataDir = await newDataDir();
    for (const ahead of AHEAD) {
      const server = Fastify();
      const logger = server.log;
      const system = () => Date.now() + ahead;
      const api = await buildApi({ databaseUrl: database.url, dataDir, demo: true, ...SECRETS, logger, system });
      await server.register(api.plugin, { prefix: '/api/v1' });
      apis.push(api);
      servers.push(server);
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const api of apis) await api.close();
    await drop();
    rmSync(dataDir, { recursive: true });
  });

  /** @returns the id of a notice that is to be read from now on */
  async function publishAt(server: FastifyInstance, fileName: string): Promise<string> {
    const { email, password } = must(demoLogins.staff.find(({ role }) => role === 'notices'));
    const login = await server.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password } });
    const form = new FormData();
    for (const [name, value] of Object.entries({ fileName, section: 'circulars', text: 'Read it.' }))
      form.append(name, value);
    const body = new Response(form);
    const answer = await server.inject({
      method: 'POST',
      url: '/api/v1/notice/upload',
      headers: {
        authorization: `Bearer ${login.json<{ token: string }>().token}`,
        'content-type': must(body.headers.get('content-type')),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().data.notice._id;
  }

  test.each([0, 1])('what process %s publishes now can be read at both, at once', async (which) => {
    const id = await publishAt(must(servers[which]), `Made by ${which}`);
    for (const server of servers) expect((await server.inject({ url: `/api/v1/notice/${id}` })).statusCode).toBe(200);
  });
});
