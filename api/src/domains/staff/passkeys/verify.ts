import type { PasskeyAssertion, PasskeyAttestation } from '@university/shared/contract';
import type { Services } from '../../../platform/services';
import { openChallenge, type OneUse, type Purpose, relyingParty } from './challenge';
import type { PasskeyRow } from './repository';

/** EdDSA, ES256 and RS256 (COSE), whatever this version of Node could do beside: a key that is stored must stay usable. */
export const ALGORITHMS = [-8, -7, -257];

/** Longest name that a device may give a key (WebAuthn 3, section 4: 1,023 bytes), in characters of base64url. */
const LONGEST_ID = 1_364;

/** What a device is told to call an account; no name and no address. */
export const userHandleOf = (staffId: string) => Buffer.from(staffId).toString('base64url');

/** A third of a second and 33 MB, most of it about attestation, which nobody here asks for: loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');
const encodings = () => import('@simplewebauthn/server/helpers');

interface Verified {
  counter: number;
  /** Counts the answer once; the caller has to use it. */
  once: OneUse;
}

interface NewKey extends Verified {
  credentialId: string;
  publicKey: string;
}

/** The key that a device made for this account; undefined, with the reason in the log, when it is not as it has to be. */
export function verifyAttestation(
  services: Services,
  staffId: string,
  { response, ...credential }: PasskeyAttestation,
): Promise<NewKey | undefined> {
  return unlessRefused(services, `add:${staffId}`, async (expected) => {
    const { verifyRegistrationResponse } = await library();
    const attestationObject = await withoutStatement(response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response, attestationObject }, clientExtensionResults: {} },
      ...expected,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    const key = registrationInfo?.credential;
    if (!key || key.id.length > LONGEST_ID) throw new Error('The credential is missing, or its id is too long');
    const publicKey = Buffer.from(key.publicKey).toString('base64url');
    return { credentialId: key.id, publicKey, counter: key.counter };
  });
}

/** Who made the device is not asked: no certificate from outside is read, and no address in one is called. */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { isoBase64URL, isoCBOR } = await encodings();
  const attestation = isoCBOR.decodeFirst<Map<string, Uint8Array>>(isoBase64URL.toBuffer(attestationObject));
  const parts = [
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', attestation.get('authData')],
  ] as const;
  return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(parts as never)));
}

/** Whether this passkey signed a challenge for logging in; undefined, with the reason in the log, when it did not. */
export function verifyAssertion(
  services: Services,
  { credentialId, publicKey, counter, staffId }: PasskeyRow,
  { response, ...credential }: PasskeyAssertion,
): Promise<Verified | undefined> {
  return unlessRefused(services, 'log-in', async (expected) => {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      ...expected,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    if (!verified) throw new Error('The signature is not right');
    if (response.userHandle !== userHandleOf(staffId)) throw new Error('The passkey was made for another account');
    return { counter: authenticationInfo.newCounter };
  });
}

interface Expected {
  expectedOrigin: string;
  expectedRPID: string;
  expectedChallenge: (challenge: unknown) => boolean;
}

/** Whatever the library throws is about what was sent: a refusal, and never a failure of ours. */
async function unlessRefused<T>(
  services: Services,
  purpose: Purpose,
  verify: (expected: Expected) => Promise<T>,
): Promise<(T & { once: OneUse }) | undefined> {
  const { id, origin } = relyingParty(services);
  let once: OneUse | undefined;
  const expectedChallenge = (challenge: unknown) => {
    once = typeof challenge === 'string' ? openChallenge(services, purpose, challenge) : undefined;
    return once !== undefined;
  };
  try {
    const verified = await verify({ expectedOrigin: origin, expectedRPID: id, expectedChallenge });
    return once && { ...verified, once };
  } catch (error) {
    services.log.info({ reason: String(error).slice(0, 300) }, 'a passkey was refused');
    return undefined;
  }
}
