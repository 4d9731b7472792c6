import { endpoints } from '@university/shared/contract';
import { serverOptions } from '@university/web';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { demoLogins } from '../../demo/logins';
import { inDatabase } from '../commands/backup/installation';
import { buildApi, type Api, type ApiOptions } from '../index';
import { meta } from '../platform/database/schema';
import { isDocumented } from '../platform/openapi/responses';
import { newDemonstration, newPlace } from './demonstration';
import { must } from './must';
import { databasesFor, declareSuite } from './postgres';
import { SECRETS, START } from './start';
import { untranslatedOf } from './untranslated';

export { SECRETS, START } from './start';

/** A running API with the demonstration. */
export interface World {
  api: Api;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server's clock, which only tests move. */
  clock: { now: Date };
  call(request: InjectOptions & { url: string }): Promise<LightMyRequestResponse>;
  /** Listens on a port. @returns the origin */
  listen(): Promise<string>;
  /** A new bearer token of the member of staff with this role. */
  tokenOf(role: (typeof demoLogins.staff)[number]['role']): Promise<string>;
  stop(): Promise<void>;
}

type Kind = Api['database'];

/** `offset`: milliseconds from real time to the calendar, which is at START when the suite begins. */
type Options = Partial<ApiOptions> & { offset?: number };

const beginOf = ({ offset = 0 }: Options) => new Date(START.getTime() - offset);

async function startWorld(kind: Kind, { offset, ...options }: Options): Promise<World> {
  // Copied files use the same secrets and clock.
  const place = await (options.s3 || options.demo === false ? newPlace(kind) : newDemonstration(kind));
  const { dataDir, databaseUrl } = place;
  const clock = { now: beginOf({ offset }) };
  if (offset !== undefined)
    await inDatabase({ ...place, ...SECRETS }, (db) =>
      db
        .update(meta)
        .set({ value: String(offset) })
        .where(eq(meta.key, 'calendar_offset')),
    );
  const server = Fastify({ ...serverOptions({ logLevel: 'silent' }), logger: false });
  const api = await buildApi({
    databaseUrl,
    dataDir,
    demo: true,
    ...SECRETS,
    logger: server.log,
    now: () => clock.now,
    ...options,
  });
  const undocumented = new Set<string>();
  server.addHook('onResponse', async ({ routeOptions: { config } }, { statusCode }) => {
    if (config.call && !isDocumented(endpoints[config.call], statusCode))
      undocumented.add(`${config.call} ${statusCode}`);
  });
  const untranslated = new Set<string>();
  server.addHook('onSend', async ({ headers, routeOptions: { config } }, { statusCode }, payload) => {
    if (statusCode < 400 || !config.call || headers.authorization) return;
    for (const sentence of untranslatedOf(config.call, payload)) untranslated.add(sentence);
  });
  await server.register(api.plugin, { prefix: '/api/v1' });
  const call = callsOn(server);
  /** One device each: only a login on a new device sends a mail. */
  const devices = new Map<string, { device: string }>();
  return {
    api,
    dataDir,
    clock,
    call,
    databaseUrl,
    listen: () => server.listen({ host: '127.0.0.1', port: 0 }),
    tokenOf: async (role) => {
      const { email, password } = must(demoLogins.staff.find((login) => login.role === role));
      const cookies = devices.get(email);
      const answer = await call({ method: 'POST', url: '/auth/login', payload: { email, password }, cookies });
      const device = answer.cookies.find(({ name }) => name === 'device');
      if (device) devices.set(email, { device: device.value });
      return answer.json<{ token: string }>().token;
    },
    stop: async () => {
      await server.close();
      await api.close();
      await place.drop();
      // Every answer must match the description of the API.
      expect([...undocumented]).toEqual([]);
      expect([...untranslated]).toEqual([]);
    },
  };
}

export const callsOn =
  (server: FastifyInstance): World['call'] =>
  async ({ url, ...request }) =>
    server.inject({ ...request, url: `/api/v1${url}` });

type Suite = (world: () => World) => void;

function declareWorlds(on: ReturnType<typeof databasesFor>, name: string, suite: Suite, options: Options) {
  for (const each of on)
    declareSuite(
      each,
      name,
      (kind) => startWorld(kind, options),
      (world) => {
        beforeEach(() => {
          world().clock.now = beginOf(options);
        });
        suite(world);
      },
    );
}

/** Declares a suite on a database, and in `npm run test:all` on both. */
export const onDatabase = (name: string, suite: Suite, options: Options = {}) =>
  declareWorlds(databasesFor(name, false), name, suite, options);

/** Declares a suite on both databases in every run: for what depends on how they lock, wait and come back. */
export const onBothDatabases = (name: string, suite: Suite, options: Options = {}) =>
  declareWorlds(databasesFor(name, true), name, suite, options);

/** Declares a suite on the embedded database, for what does not depend on the database. */
export const onEmbedded = (name: string, suite: Suite, options: Options = {}) =>
  declareWorlds([{ kind: 'embedded', declare: describe }], name, suite, options);
