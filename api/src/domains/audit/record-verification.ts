import type { Services } from '../../platform/services';
import type { Head } from './links';
import { audit } from './repository';
import { verifyChain, type Verification } from './verify';

/** Verifies the log and writes into it what was found. @param noted a head that was noted elsewhere */
export async function recordVerification(
  { db, now, secretKey }: Pick<Services, 'db' | 'now' | 'secretKey'>,
  actor: string,
  noted?: Head,
): Promise<Verification> {
  const verification = await verifyChain(db, secretKey, noted);
  const { head, problem } = verification;
  await audit(db, {
    at: now(),
    actor,
    action: 'verify-audit-log',
    subject: 'audit-log:all',
    detail: { intact: problem === undefined, number: head.number, ...(problem && { problem }) },
  });
  return verification;
}
