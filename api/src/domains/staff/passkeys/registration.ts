import type { Passkey, PasskeyAttestation, PasskeyCreation } from '@university/shared/contract';
import { HttpError, notFound } from '@university/web';
import { audit } from '../../../platform/audit/write';
import { newId } from '../../../platform/ids';
import { queueMail } from '../../../platform/mail/queue';
import { passkeyChanged } from '../../../platform/mail/texts';
import { giveRecoveryCodes } from '../second-factor/codes';
import { hasSecondFactor } from '../second-factor/repository';
import { afterRemoval } from '../second-factor/second-factor';
import type { Services } from '../../../platform/services';
import { readIdentity } from '../../../platform/settings';
import { lockStaff, type StaffRow } from '../../roster/roster';
import { useOnce } from '../../../platform/used-tokens';
import { CHALLENGE_LIFE, newChallenge, relyingParty } from './challenge';
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow } from './repository';
import { ALGORITHMS, userHandleOf, verifyAttestation } from './verify';

/** Passkeys of one account. */
const MOST = 20;

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  _id: id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

const tooMany = () => new HttpError(409, 'conflict', `An account has ${MOST} passkeys at most. Remove one first.`);

/** It would log in here when the account at the university is gone. */
const keptElsewhere = () =>
  new HttpError(409, 'conflict', 'You log in with the account of the university. Make a passkey for that account.');

const refused = () =>
  new HttpError(400, 'wrong_passkey', 'This passkey could not be checked. Begin again; you have five minutes.');

/** For a browser that is to make a passkey. A device that has one of this account makes no second. @throws HttpError 409 */
export async function beginPasskey(services: Services, member: StaffRow): Promise<PasskeyCreation> {
  const { id, email, name } = member;
  if (member.isRoleFromGroups) throw keptElsewhere();
  const rp = relyingParty(services);
  const university = await readIdentity(services.db);
  const own = await listPasskeys(services.db, id);
  if (own.length >= MOST) throw tooMany();
  return {
    challenge: newChallenge(services, `add:${id}`),
    rp: { id: rp.id, name: university.name },
    user: { id: userHandleOf(id), name: email, displayName: name || email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFE,
    attestation: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/**
 * Keeps the passkey that a browser made.
 * @returns recovery codes, to be shown once; none where the account had a second factor before
 * @throws HttpError 400 `wrong_passkey`, 409 when there are too many or this one is there already
 */
export async function addPasskey(
  services: Services,
  member: StaffRow,
  { passkey, name }: { passkey: PasskeyAttestation; name: string },
): Promise<string[]> {
  const key = await verifyAttestation(services, member.id, passkey);
  if (!key) throw refused();
  const { once, credentialId, publicKey, counter } = key;
  return services.db.transaction(async (tx) => {
    if (!(await useOnce(tx, once.hash, once.expiresAt))) throw refused();
    // Of two at once the second one is no first second factor any more.
    await lockStaff(tx, member.id);
    if ((await listPasskeys(tx, member.id)).length >= MOST) throw tooMany();
    const isFirst = !(await hasSecondFactor(tx, member.id));
    const isNew = await insertPasskey(tx, {
      id: newId(),
      staffId: member.id,
      credentialId,
      publicKey,
      counter,
      transports: passkey.response.transports,
      name,
      createdAt: services.clock(),
      lastUsedAt: null,
    });
    if (!isNew) throw new HttpError(409, 'conflict', 'This passkey is kept already.');
    const within = { ...services, db: tx };
    await noteChange(within, member, 'added');
    return isFirst ? giveRecoveryCodes(within, member.id) : [];
  });
}

/** @throws HttpError 404, 409 where the role has to have a second factor and this is the last one */
export async function removePasskey(services: Services, member: StaffRow, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const within = { ...services, db: tx };
    await lockStaff(tx, member.id);
    if (!(await deletePasskey(tx, member.id, id))) throw notFound('There is no such passkey.');
    await afterRemoval(within, member);
    await noteChange(within, member, 'removed');
  });
}

async function noteChange({ db: tx, clock }: Services, { id, email, name }: StaffRow, change: 'added' | 'removed') {
  const at = clock();
  const actor = `staff:${id}`;
  await audit(tx, { at, actor, action: change === 'added' ? 'add-passkey' : 'remove-passkey', subject: actor });
  await queueMail(tx, { at, to: email, ...passkeyChanged({ name, change }) });
}
