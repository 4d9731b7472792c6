import { createHash, type KeyObject } from 'node:crypto';
import type { ZodError } from 'zod';
import { remoteManifest, type RemoteManifest, signedPart } from '../manifest';
import { upgraded } from './contracts';
import { signerOf } from './keys';
import { ReleaseRefused } from './refused';

export interface ReadManifest {
  manifest: RemoteManifest;
  /** The key that made its signature; null where the team has no keys. */
  signer: KeyObject | null;
  /** Of all that is signed: two manifests with one digest say the same. */
  digest: string;
}

/**
 * Reads a manifest's text, of any version of the contract that is given, signed by the team where it has keys. Throws `ReleaseRefused`
 * with the reason.
 */
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

/** What is wrong with a document, in one line: logs and start-up errors are read line by line. */
export function oneLine(error: ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
