/** @jest-environment node */
import { endpoints } from '@university/shared/contract';
import Fastify from 'fastify';
import { Counters } from '../probes';
import { apiPlugin } from './plugin';
import { action, type Caller } from './route';

/** An API of two calls, where `changed` is what the test makes it. */
async function serve(caller: Caller, changed: () => Promise<void>) {
  const server = Fastify();
  await server.register(
    apiPlugin({
      routes: [
        action('deleteNotice', async ({ params }) => {
          if (params.id === 'unknown') throw new Error('there is none');
          return { data: {} };
        }),
        action('readLoginWays', async () => ({ data: { singleSignOn: null } })),
      ],
      authenticate: async () => caller,
      fileLimit: 1,
      version: async () => 'one',
      changed,
      counters: new Counters(),
      onAnswered: () => {},
    }),
  );
  return server;
}

const STAFF: Caller = { kind: 'staff', id: 's', role: 'notices', isStrong: false };
const remove = (id: string) => ({ method: 'DELETE', url: `/notice/${id}` }) as const;

test('a change by staff is answered when everybody has been told of it', async () => {
  let told = () => {};
  const changed = jest.fn(() => new Promise<void>((resolve) => (told = resolve)));
  const server = await serve(STAFF, changed);
  let isAnswered = false;
  const answer = server.inject(remove('one')).then(({ statusCode }) => {
    isAnswered = true;
    return statusCode;
  });
  while (changed.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(isAnswered).toBe(false);
  told();
  expect(await answer).toBe(200);
});

test('nobody is told of what staff read, of a change that failed, or of what others do', async () => {
  const changed = jest.fn(async () => {});
  const staff = await serve(STAFF, changed);
  expect((await staff.inject({ url: endpoints.readLoginWays.path })).statusCode).toBe(200);
  expect((await staff.inject(remove('unknown'))).statusCode).toBe(500);
  const anybody = await serve({ kind: 'anybody' }, changed);
  expect((await anybody.inject(remove('one'))).statusCode).toBe(200);
  expect(changed).not.toHaveBeenCalled();
});
