import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Api, buildApi } from './index';
import { verifyChain } from './domains/audit/chain';
import { rowsOf } from './platform/database/database';
import { allotments } from './platform/database/schema';
import { signInApplicant } from './testing/applicant';
import { newDataDir } from './testing/cluster';
import { PostgresCluster, recoveryIsMissing } from './testing/postgres-cluster';
import { callsOn, SECRETS } from './testing/world';

const missing = recoveryIsMissing();
if (missing) console.warn(`recovery: not rehearsed (${missing})`);

const MOST_LOST = 60;

test('what may be lost with the machine is a minute', () => {
  const configuration = readFileSync(join(__dirname, '../../deploy/postgres/postgresql.conf'), 'utf8');
  expect(Number(/^archive_timeout = (\d+)$/m.exec(configuration)?.[1])).toBeLessThanOrEqual(MOST_LOST);
});

async function decide(api: Api): Promise<string> {
  const server = Fastify();
  await server.register(api.plugin, { prefix: '/api/v1' });
  const asha = await signInApplicant({ call: callsOn(server) }, 'asha');
  expect((await asha.put('freeze', { form_number: asha.formNumber })).statusCode).toBe(200);
  await server.close();
  return asha.id;
}

/** Resolves when everything up to now is kept, as it is by itself after `archive_timeout`. */
async function archived({ db }: Api): Promise<void> {
  const nameIn = async (query: SQL) => (await rowsOf<{ name: string | null }>(db, query))[0]?.name ?? '';
  const now = await nameIn(sql`select pg_walfile_name(pg_switch_wal()) as name`);
  while ((await nameIn(sql`select last_archived_wal as name from pg_stat_archiver`)) < now)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

(missing ? test.skip : test)(
  'a database that was lost is as it was at the moment before a mistake, and is served',
  async () => {
    const cluster = await PostgresCluster.start();
    const dataDir = await newDataDir();
    const open = () =>
      buildApi({ databaseUrl: cluster.url, dataDir, demo: true, ...SECRETS, logger: Fastify({ logger: false }).log });
    let api: Api | undefined;
    try {
      api = await open();
      cluster.backUp();
      const decided = await decide(api);
      // A backup knows the second in which it ended, and only what came after it can be gone back to.
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const before = new Date();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await api.db.execute(sql`delete from ${allotments}`);
      await archived(api);
      await api.close();
      api = undefined;

      cluster.lose();
      cluster.restore(before);
      api = await open();
      const [row] = await api.db.select().from(allotments).where(eq(allotments.id, decided));
      expect(row?.status).toBe('freeze');
      await api.jobs.run('chain-audit-log');
      expect((await verifyChain(api.db, SECRETS.secretKey)).problem).toBeUndefined();
      expect(await api.port.get('/campus')).toHaveProperty('data.campuses.0');
    } finally {
      await api?.close().catch(() => {});
      cluster.stop();
    }
  },
);
