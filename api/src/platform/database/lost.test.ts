import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { type Api, buildApi } from '../../index';
import { demoApplicant, signInApplicant } from '../../testing/applicant';
import { newDemonstration, type Place } from '../../testing/demonstration';
import { must } from '../../testing/must';
import { describeOnPostgres, newPostgresDatabase } from '../../testing/postgres';
import { callsOn, SECRETS, START } from '../../testing/world';
import { type Database, type OpenDatabase, DatabaseLost, rowsOf } from './database';
import { openPostgres } from './open';

const onPostgres = describeOnPostgres('a lost database');

const END = sql`select pg_terminate_backend(pg_backend_pid())`;

onPostgres('connections that break', () => {
  let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
  let open: OpenDatabase;
  let db: Database;

  beforeAll(async () => {
    postgres = await newPostgresDatabase();
    open = await openPostgres(postgres.url, { onError: () => {} });
    db = open.db;
    await db.execute(sql`create table kept (n integer)`);
    await db.execute(sql`create function end_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await db.execute(sql`create table fatal (n integer)`);
    await db.execute(sql`create constraint trigger at_commit after insert on fatal deferrable initially deferred
      for each row execute function end_connection()`);
  });
  afterAll(async () => {
    await open.close();
    await postgres.drop();
  });

  test('have limits of time, which commands have not', async () => {
    const limits = sql`select setting::int as ms from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;
    const values = async (of: Pick<OpenDatabase, 'db'>) =>
      (await rowsOf<{ ms: number }>(of.db, limits)).map(({ ms }) => ms);
    expect(await values(open)).toEqual([120_000, 60_000, 120_000]);
    const command = await openPostgres(postgres.url, { hasNoLimits: true, onError: () => {} });
    expect(await values(command)).toEqual([0, 0, 0]);
    await command.close();
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 10`);
        await tx.execute(sql`select pg_sleep(10)`);
      }),
    ).rejects.toMatchObject({ cause: { code: '57014' } });
    await db.execute(sql`select 1`);
  });

  const lossOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: Error) => {
        const lost = error instanceof DatabaseLost ? error : error.cause;
        return lost instanceof DatabaseLost ? { mayBeDone: lost.mayBeDone } : error;
      },
    );

  test('in a transaction: nothing was done, and that is known', async () => {
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      await tx.execute(END);
    });
    expect(await lossOf(work)).toEqual({ mayBeDone: false });
    expect(await db.$count(sql`kept`)).toBe(0);
  });

  test('at its commit: it may have been done', async () => {
    const work = db.transaction((tx) => tx.execute(sql`insert into fatal values (1)`));
    expect(await lossOf(work)).toEqual({ mayBeDone: true });
  });

  test('at a statement by itself: it may have been done', async () => {
    expect(await lossOf(db.execute(END))).toEqual({ mayBeDone: true });
  });

  test('as often as they like: the places in the pool come back, and what a transaction fails for is told', async () => {
    for (let n = 0; n < 25; n++) await lossOf(db.transaction((tx) => tx.execute(END)));
    const failed = db.transaction(async () => {
      throw new Error('for a reason of its own');
    });
    await expect(failed).rejects.toThrow('for a reason of its own');
    await db.transaction((tx) => tx.execute(sql`insert into kept values (2)`));
    expect(await db.$count(sql`kept`)).toBe(1);
  });

  test('while nobody uses them: the next use takes another', async () => {
    await Promise.all(Array.from({ length: 8 }, () => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`))));
    const other = new Client({ connectionString: postgres.url });
    await other.connect();
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await other.end();
    // Some of the dead are perhaps not known to be dead: each is met once at most.
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => lossOf(db.transaction((tx) => tx.execute(sql`select 1`)))),
    );
    expect(uses.filter((loss) => loss !== 'none' && !('mayBeDone' in (loss as object)))).toEqual([]);
    await db.transaction((tx) => tx.execute(sql`select 1`));
  });
});

onPostgres('calls while the database is away', () => {
  let place: Place;
  let api: Api;
  let server: FastifyInstance;

  beforeAll(async () => {
    place = await newDemonstration('postgres');
    server = Fastify();
    api = await buildApi({ ...place, demo: true, ...SECRETS, logger: server.log, now: () => START });
    await server.register(api.plugin, { prefix: '/api/v1' });
  });
  afterAll(async () => {
    await server.close();
    await api.close();
    await place.drop();
  });

  async function asAdmin(statement: string) {
    const url = new URL(must(place.databaseUrl));
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const client = new Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement.replaceAll('NAME', name)).finally(() => client.end());
  }

  test('are told that nothing was done and when to come back, and are right afterwards', async () => {
    const call = callsOn(server);
    const asha = await signInApplicant({ call }, 'asha');
    const { email, birthDate: password, round } = demoApplicant('asha');
    const signIn = () => call({ method: 'POST', url: '/result?category=diploma', payload: { email, password, round } });
    const decide = () => asha.put('freeze', { form_number: asha.formNumber });

    await asAdmin('alter database NAME with allow_connections false');
    await asAdmin("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'NAME'");
    // One that was dead already and not known to be may be met; then the answer is that we do not know.
    const first = await Promise.all(Array.from({ length: 10 }, decide));
    expect(first.map(({ statusCode }) => statusCode).filter((status) => status !== 503 && status !== 500)).toEqual([]);
    for (const answer of [await decide(), await signIn(), await asha.read()]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ status: 'error', code: 'database_away' });
    }

    await asAdmin('alter database NAME with allow_connections true');
    expect((await asha.read()).json().data.record.status).toBe('pending');
    const answers = await Promise.all(Array.from({ length: 20 }, decide));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });
});
