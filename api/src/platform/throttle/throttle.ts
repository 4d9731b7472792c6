import { clientNetwork } from '@university/web';
import { lt } from 'drizzle-orm';
import { throttle } from '../database/schema';
import type { Job } from '../jobs';
import type { Services } from '../services';
import { Attempts, type Subject } from './attempts';
import { DAY } from '@university/shared/time';

export type { Subject } from './attempts';

type Context = Pick<Services, 'db' | 'clock' | 'secretKey'>;

/**
 * Who tries what from where: a network at one thing, and the network at all of them. Never the thing from everywhere:
 * then strangers could make its owner wait.
 * @param target what is tried, such as a ticket; undefined where nobody can tell one try from another
 * @param address IP address of the caller
 */
export function attemptAt(area: string, target: string | undefined, address: string): Subject[] {
  const network = clientNetwork(address);
  return [
    ...(target === undefined ? [] : [{ kind: 'guess', name: `${area}:${target}:${network}` } as const]),
    { kind: 'network', name: `${area}:${network}` },
  ];
}

/**
 * Counts an attempt as a failure against every subject, before it is known whether it succeeds: attempts made at the
 * same moment then count too. For work that is slow to judge, such as a password.
 * @throws HttpError 429 with the seconds to wait, without counting
 */
export async function countAttempt({ db, clock, secretKey }: Context, subjects: readonly Subject[]): Promise<void> {
  const refusal = await db.transaction(async (tx) => {
    const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects, lock: true });
    const refused = attempts.refusal(subjects);
    if (refused) return refused;
    attempts.fail(subjects);
    await attempts.save(tx);
    return undefined;
  });
  if (refusal) throw refusal;
}

/** Takes an attempt that succeeded back: its target is clean again for this sender, the network is spared this one. */
export async function forgetAttempts({ db, clock, secretKey }: Context, subjects: readonly Subject[]): Promise<void> {
  await db.transaction(async (tx) => {
    const attempts = await Attempts.load(tx, { secretKey, at: clock(), subjects });
    for (const subject of subjects) {
      if (subject.kind === 'guess') attempts.forget(subject);
      else attempts.pardon(subject);
    }
    await attempts.save(tx);
  });
}

/**
 * Looks for what only those find who know a secret, such as a code, and counts the failures of those who do not.
 * @returns what `find` found
 * @throws HttpError 429 while the sender has to wait
 */
export async function findBySecret<T>(
  services: Context,
  subjects: readonly Subject[],
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await countAttempt(services, subjects);
  const found = await find();
  if (found !== undefined) await forgetAttempts(services, subjects);
  return found;
}

/** Forgets those who have rested for a day. */
export const forgetRested: Job = {
  name: 'forget-rested-attempts',
  every: 60 * 60,
  run: async ({ db, clock }) => {
    await db.delete(throttle).where(lt(throttle.updatedAt, new Date(clock().getTime() - DAY)));
  },
};
