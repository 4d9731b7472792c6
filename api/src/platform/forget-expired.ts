import { DAY } from '@university/shared/time';
import { lt, lte } from 'drizzle-orm';
import {
  applicantSessions,
  disownLinks,
  downloads,
  idempotencyKeys,
  knownDevices,
  passwordLinks,
  proofCodes,
  signInCodes,
  throttle,
  usedTokens,
} from './database/schema';
import type { Job } from './jobs';

const EXPIRING = [
  applicantSessions,
  disownLinks,
  downloads,
  knownDevices,
  passwordLinks,
  proofCodes,
  signInCodes,
  usedTokens,
];

/** Deletes rows that nothing accepts any more: sessions, links, codes, devices, counters, keys. */
export const forgetExpired: Job = {
  name: 'forget-expired',
  every: 10 * 60,
  run: async ({ db, clock }) => {
    const now = clock();
    const before = (age: number) => new Date(now.getTime() - age);
    for (const table of EXPIRING) await db.delete(table).where(lte(table.expiresAt, now));
    await db.delete(throttle).where(lt(throttle.updatedAt, before(DAY)));
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(2 * DAY)));
  },
};
