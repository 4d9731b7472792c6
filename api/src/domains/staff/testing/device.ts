import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyCreation, PasskeyRequest } from '@university/shared/contract';

export type Cbor = Parameters<typeof isoCBOR.encode>[0];

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** Deviations from an honest device and browser. */
export interface Lie {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  userHandle?: string;
  isUnverified?: boolean;
  counter?: number;
  statement?: { fmt: string; attStmt: Map<string | number, Cbor> };
  id?: Buffer;
  idLength?: number;
}

interface Key {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
}

/** A browser and authenticator in software (WebAuthn 3), P-256; signs with the newest key. */
export class Device {
  readonly keys: Key[] = [];
  #counter = 0;

  /** `counts`: synchronised passkeys do not. */
  constructor(private readonly counts = true) {}

  create({ challenge, rp, user }: PasskeyCreation, lie: Lie = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const rawId = lie.id ?? randomBytes(lie.idLength ?? 32);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<string | number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([rawId.length >> 8, rawId.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.#authenticatorData(rp.id, FLAGS.hasKey, lie), attested]);
    const { fmt, attStmt } = lie.statement ?? { fmt: 'none', attStmt: new Map() };
    const attestation = new Map<string | number, Cbor>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', authData],
    ]);
    const id = base64url(rawId);
    this.keys.push({ id, privateKey, userHandle: user.id });
    return this.#credential(id, {
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, lie)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    });
  }

  get({ challenge, rpId }: PasskeyRequest, lie: Lie = {}) {
    const key = this.keys.at(-1);
    if (!key) throw new Error('The device has no key');
    const authenticatorData = this.#authenticatorData(rpId, 0, lie);
    const clientData = Buffer.from(this.#clientData('webauthn.get', challenge, lie));
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key.privateKey);
    return this.#credential(key.id, {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: lie.userHandle ?? key.userHandle,
    });
  }

  #authenticatorData(rpId: string, flags: number, lie: Lie): Buffer {
    if (this.counts) this.#counter++;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? this.#counter);
    const verified = lie.isUnverified ? 0 : FLAGS.verified;
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([FLAGS.present | verified | flags]), counter]);
  }

  #clientData(type: string, challenge: string, lie: Lie): string {
    const { origin = 'http://localhost:3000' } = lie;
    return JSON.stringify({
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin,
      crossOrigin: false,
    });
  }

  #credential<R>(id: string, response: R) {
    return { id, rawId: id, type: 'public-key' as const, response };
  }
}
