import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { ZodError } from 'zod';
import { CONTRACT_VERSION, remoteManifest, type RemoteManifest, SIGNATURE, signedPart } from './manifest';

export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

type Json = Record<string, unknown>;

/** Upgrades from each earlier version to the next. Remove a row to retire a version. */
const UPGRADES: Readonly<Record<number, (manifest: Json) => Json>> = {
  // Version 1 need not say which names it uses, which query its pages read, and that it has no documents.
  1: ({ uses, routes, requires, documents = [], ...rest }) => ({
    ...rest,
    requires,
    documents,
    uses: uses ?? Object.fromEntries(Object.keys(isObject(requires) ? requires : {}).map((module) => [module, ['*']])),
    routes: Array.isArray(routes)
      ? routes.map((route) => (isObject(route) ? { query: ['*'], ...route } : route))
      : routes,
  }),
};

export const CONTRACTS: readonly number[] = [...Object.keys(UPGRADES).map(Number), CONTRACT_VERSION];

export function checkContract(contract: unknown, given: readonly number[] = CONTRACTS): void {
  if (given.includes(contract as number)) return;
  const what = typeof contract === 'number' ? `of contract ${contract}` : 'of no contract';
  throw new ReleaseRefused(
    `its remote.json is ${what}, and the site reads ${listed(given)}; build it with a remote-kit that writes one of these`,
  );
}

function upgraded(manifest: unknown): unknown {
  if (!isObject(manifest)) return manifest;
  checkContract(manifest.contract);
  let current = manifest;
  for (let version = manifest.contract as number; version < CONTRACT_VERSION; version++)
    current = UPGRADES[version]?.(current) ?? current;
  return current;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listed = (versions: readonly number[]): string =>
  versions.length < 2 ? versions.join() : `${versions.slice(0, -1).join(', ')} and ${versions.at(-1)}`;

/** @param text base64 of the SPKI form */
export function publicKey(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Not an Ed25519 key');
  return key;
}

export function isPublicKey(text: string): boolean {
  try {
    publicKey(text);
    return true;
  } catch {
    return false;
  }
}

/** 16 characters of the digest of its SPKI form. */
export function fingerprintOf(key: KeyObject): string {
  const bytes = key.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

export function signerOf(manifest: unknown, keys: readonly KeyObject[]): KeyObject | undefined {
  const signature = isObject(manifest) && manifest[SIGNATURE];
  if (!isObject(manifest) || typeof signature !== 'string') return undefined;
  const bytes = Buffer.from(signature, 'base64');
  return keys.find((key) => verify(null, signedPart(manifest), key, bytes));
}

export interface ReadManifest {
  manifest: RemoteManifest;
  signer: KeyObject | null;
  /** Digest of the signed part. */
  digest: string;
}

/** @throws ReleaseRefused */
export function readManifest(name: string, text: string, keys: readonly KeyObject[] = []): ReadManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseRefused('its remote.json is not JSON');
  }
  const signer = signerOf(json, keys) ?? null;
  if (keys.length > 0 && !signer) throw new ReleaseRefused('its remote.json is not signed with a key of the registry');
  const parsed = remoteManifest.safeParse(upgraded(json));
  if (!parsed.success) throw new ReleaseRefused(oneLine(parsed.error));
  if (parsed.data.name !== name) throw new ReleaseRefused(`its remote.json is of ${parsed.data.name}`);
  const digest = createHash('sha256')
    .update(signedPart(json as object))
    .digest('base64url');
  return { manifest: parsed.data, signer, digest };
}

/** One line, for logs. */
export function oneLine(error: ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
