import { lt } from 'drizzle-orm';
import { throttle } from '../database/schema';
import type { Job } from '../jobs';
import type { Services } from '../services';
import { Attempts, type Subject } from './attempts';

export type { Subject } from './attempts';

const DAY = 24 * 60 * 60 * 1_000;

type Context = Pick<Services, 'db' | 'now' | 'secretKey'>;

/** Who tries what from where: an address at an account, the account, and the address. */
export function attemptAt(area: string, account: string, address: string): Subject[] {
  return [
    { kind: 'guess', name: `${area}:${account}:${address}` },
    { kind: 'account', name: `${area}:${account}` },
    { kind: 'address', name: `${area}:${address}` },
  ];
}

/**
 * Counts an attempt as a failure against every subject, before it is known whether it succeeds: attempts made at the
 * same moment then count too. For work that is slow to judge, such as a password.
 * @throws ApiError 429 with the seconds to wait, without counting
 */
export async function countAttempt({ db, now, secretKey }: Context, subjects: readonly Subject[]): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const attempts = await Attempts.load(tx, { secretKey, at: now(), subjects, lock: true });
    const refused = attempts.refusal(subjects);
    if (refused) return refused;
    attempts.fail(subjects);
    await attempts.save(tx);
    return undefined;
  });
  if (refusal) throw refusal;
}

/** Takes an attempt that succeeded back: the account is clean again, an address is spared this one failure. */
export async function forgetAttempts({ db, now, secretKey }: Context, subjects: readonly Subject[]): Promise<void> {
  await db.transaction(async (tx) => {
    const attempts = await Attempts.load(tx, { secretKey, at: now(), subjects });
    for (const subject of subjects) {
      if (subject.kind === 'address' || subject.kind === 'date') attempts.pardon(subject);
      else attempts.forget(subject);
    }
    await attempts.save(tx);
  });
}

/** Forgets those who have rested for a day. */
export const forgetRested: Job = {
  name: 'forget-rested-attempts',
  every: 60 * 60,
  run: async ({ db, now }) => {
    await db.delete(throttle).where(lt(throttle.updatedAt, new Date(now().getTime() - DAY)));
  },
};
