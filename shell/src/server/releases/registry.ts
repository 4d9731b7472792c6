import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartupError } from '@university/web';
import { type ZodError, z } from 'zod';
import { SIGNATURE, signedPart } from '@university/shared/remote/manifest';

const entry = z.object({
  /** A folder (relative to the registry file) or the address of a web server that holds the remote's release. */
  from: z.string().min(1),
  /** Public key of the team, Ed25519, base64 of its SPKI form: then only what that team signed is taken. */
  key: z.string().refine(isPublicKey, 'is no Ed25519 public key; `npm run release:key` makes one').optional(),
});

const registrySchema = z.object({ remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), entry) });

export interface RegistryEntry {
  name: string;
  place: { kind: 'folder'; folder: string } | { kind: 'web'; url: URL };
  key: KeyObject | null;
}

/**
 * Where the remotes live, read from a JSON file or address. Throws `StartupError` when it cannot be used. With
 * `mustBeSigned` a remote on a web server needs a key: whoever gets at that server would run code in this one.
 */
export async function readRegistry(location: string, mustBeSigned = false): Promise<RegistryEntry[]> {
  const isWeb = /^https?:/.test(location);
  const text = await (isWeb ? fetchText(location) : readFile(location, 'utf8')).catch((error: Error) => {
    throw new StartupError(`REMOTES: the registry ${location} cannot be read (${error.message}).`);
  });
  const parsed = registrySchema.safeParse(parseJson(text, location));
  if (!parsed.success) throw new StartupError(`REMOTES: ${location} is not a registry: ${oneLine(parsed.error)}`);
  return Object.entries(parsed.data.remotes).map(([name, { from, key }]) => {
    const place = placeOf(from, location, isWeb);
    if (mustBeSigned && place.kind === 'web' && !key)
      throw new StartupError(`REMOTES: ${name} comes from ${from} and has no key; see docs/teams.md.`);
    return { name, place, key: key ? publicKey(key) : null };
  });
}

function placeOf(from: string, location: string, isWeb: boolean): RegistryEntry['place'] {
  if (/^https?:/.test(from)) return { kind: 'web', url: new URL(from.endsWith('/') ? from : `${from}/`) };
  if (isWeb)
    throw new StartupError(
      `REMOTES: ${location} names the folder ${from}; a registry on the web can only name addresses.`,
    );
  return { kind: 'folder', folder: resolve(dirname(location), from) };
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}

function parseJson(text: string, location: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`REMOTES: ${location} is not JSON.`);
  }
}

/** @param text base64 of the key's SPKI form. Throws for anything else. */
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

/** Whether a manifest, as JSON, carries a signature that this key made. */
export function isSigned(manifest: unknown, key: KeyObject): boolean {
  if (typeof manifest !== 'object' || manifest === null) return false;
  const signature = (manifest as Record<string, unknown>)[SIGNATURE];
  return typeof signature === 'string' && verify(null, signedPart(manifest), key, Buffer.from(signature, 'base64'));
}

/** What is wrong with a document, in one line: logs and start-up errors are read line by line. */
export function oneLine(error: ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
