import { audit } from '../../../platform/audit/write';
import { keyedHash } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import { newRecoveryCodes, plainRecoveryCode } from './codes';
import { replaceRecoveryCodes, spendRecoveryCode } from './repository';

const hashOf = ({ secretKey }: Services, plain: string) => keyedHash(secretKey, `recovery:${plain}`);

/** Recovery codes in place of those there were. @returns them, to be shown once */
export async function giveRecoveryCodes(services: Services, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOf(services, code.replace('-', '')));
  await replaceRecoveryCodes(services.db, staffId, hashes);
  return codes;
}

/** Whether what was typed is a recovery code of this account that was good until now; undefined: it looks like none. */
export async function useRecoveryCode(
  services: Services,
  staffId: string,
  typed: string,
): Promise<boolean | undefined> {
  const plain = plainRecoveryCode(typed);
  if (!plain) return undefined;
  const { db, now } = services;
  const isSpent = await spendRecoveryCode(db, staffId, hashOf(services, plain));
  const actor = `staff:${staffId}`;
  if (isSpent) await audit(db, { at: now(), actor, action: 'use-recovery-code', subject: actor });
  return isSpent;
}
