import { sql } from 'drizzle-orm';
import { auditLog, auditPersonal } from '../../platform/database/schema';
import type { Job } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { chainPending } from './chain';
import { recordVerification } from './verify';
import { DAY } from '@university/shared/time';

/** Days for which the networks of security events are kept. Source: CERT-In directions of 28 April 2022, (iv). */
const NETWORK_DAYS = 180;

type Needed = Pick<Services, 'db' | 'clock' | 'secretKey' | 'log'>;

/** Seconds matter: until a line is chained, somebody with all rights in the database can change it unseen. */
export const chainJob: Job = {
  name: 'chain-audit-log',
  every: 5,
  run: async ({ db, secretKey }: Needed) => {
    await chainPending(db, secretKey);
  },
};

/** Writes the counted security events down; every process has counted its own. */
export const tallyJob: Job = {
  name: 'write-tallied-events',
  every: 60,
  everywhere: true,
  run: async ({ tally, db, clock }: Services) => tally.write(db, clock()),
};

/** Verifies the whole log, and puts its head into the server's own log, where it is out of the database's reach. */
export const verifyAuditJob: Job = {
  name: 'verify-audit-log',
  every: 24 * 60 * 60,
  run: async (services: Needed) => {
    await chainPending(services.db, services.secretKey);
    const { head, problem } = await recordVerification(services, 'system:verify-audit-log');
    const auditHead = `${head.number}:${head.hash}`;
    if (problem) services.log.error({ auditHead, problem }, 'the audit log is broken');
    else services.log.info({ auditHead }, 'the audit log is whole');
  },
};

/** Erases the networks of old security events; reasons stay as long as the record they are about. */
export const eraseNetworksJob: Job = {
  name: 'erase-audited-networks',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    const limit = new Date(clock().getTime() - NETWORK_DAYS * DAY);
    await db.execute(sql`
      delete from ${auditPersonal} where data ? 'network' and entry_id in (
        select id from ${auditLog} where at < ${limit.toISOString()}::timestamptz)`);
  },
};
