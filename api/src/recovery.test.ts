/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { eq, sql } from 'drizzle-orm';
import { demoLogins } from '../demo/logins';
import { type Api, buildApi } from './index';
import { verifyChain } from './domains/audit/chain';
import { allotments } from './platform/database/schema';
import { newDataDir } from './testing/cluster';
import { must } from './testing/must';
import { PostgresCluster, recoveryIsMissing } from './testing/postgres-cluster';
import { SECRETS } from './testing/world';

const missing = recoveryIsMissing();
if (missing) console.warn(`recovery: not rehearsed (${missing})`);

/** Seconds that may be lost with the machine of the database. */
const MOST_LOST = 60;

test('what may be lost with the machine is a minute', () => {
  const configuration = readFileSync(join(__dirname, '../../deploy/postgres/postgresql.conf'), 'utf8');
  expect(Number(/^archive_timeout = (\d+)$/m.exec(configuration)?.[1])).toBeLessThanOrEqual(MOST_LOST);
});

/** An applicant of the demonstration takes the seat. @returns the id of the record */
async function decide(api: Api): Promise<string> {
  const server = Fastify();
  await server.register(api.plugin, { prefix: '/api/v1' });
  const { email, birthDate, formNumber } = must(demoLogins.applicants.find((each) => each.email.startsWith('asha')));
  const signedIn = await server.inject({
    method: 'POST',
    url: '/api/v1/result?category=diploma',
    payload: { email, password: birthDate, round: 1 },
  });
  const id = signedIn.json().data.record._id as string;
  const decided = await server.inject({
    method: 'PUT',
    url: `/api/v1/result/${id}`,
    payload: { status: 'freeze', form_number: formNumber },
    cookies: { applicant: must((signedIn.cookies as { value: string }[])[0]).value },
  });
  expect(decided.statusCode).toBe(200);
  await server.close();
  return id;
}

/** Resolves when everything up to now is kept, as it is by itself after `archive_timeout`. */
async function archived({ db }: Api): Promise<void> {
  const {
    rows: [now],
  } = (await db.execute(sql`select pg_walfile_name(pg_switch_wal()) as name`)) as unknown as {
    rows: [{ name: string }];
  };
  for (;;) {
    const {
      rows: [kept],
    } = (await db.execute(sql`select last_archived_wal as name from pg_stat_archiver`)) as unknown as {
      rows: [{ name: string | null }];
    };
    if ((kept.name ?? '') >= now.name) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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
      rmSync(dataDir, { recursive: true });
    }
  },
  120_000,
);
