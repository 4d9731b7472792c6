import { z } from 'zod';
import { oneLine } from './text';

/** Bytes as WebAuthn's JSON has them: base64url. @param most characters */
const bytes = (most: number) => z.base64url('This is not base64url').min(1).max(most);

const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') };

/** What `navigator.credentials.create` answers with, as JSON (WebAuthn 3, 5.1): what is not looked at is left out. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** What `navigator.credentials.get` answers with, likewise. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(100).optional(),
  }),
});

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** For `navigator.credentials.create`, as JSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** For `navigator.credentials.get`, as JSON. It names no passkey: the browser offers those it has. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});

export const passkeyName = oneLine().min(1, 'Give it a name').max(60, 'Keep the name under 60 characters');

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export type PasskeyAttestation = z.output<typeof passkeyAttestation>;
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type Passkey = z.infer<typeof passkey>;
