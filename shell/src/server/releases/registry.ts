import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { StartupError } from '@university/web';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import {
  fetchFile,
  isPublicKey,
  oneLine,
  publicKey,
  type RegisteredRemote,
  type TakenNumber,
} from '@university/shared/remote/checks';
import { id, integrity, path, type RemoteManifest, slotName } from '@university/shared/remote/manifest';
import { anyEntryOf } from '../../renderer/offers';
import { ifValid } from '../../site/if-valid';

/** Bytes. */
const LIMIT = 1024 * 1024;

const key = z
  .string()
  .refine(isPublicKey, 'is no Ed25519 public key; `npm run release:key` makes one')
  .transform(publicKey);

/** A plain Module Federation remote, described here instead of by `remote.json`. */
const plain = z.strictObject({
  manifest: z.url({ protocol: /^https?$/ }),
  module: z.string().regex(/^\.\/[\w./-]+$/, 'a module like ./App'),
  path,
  title: z.string().min(1),
  description: z.string().min(1),
  lang: z.string().optional(),
  /** Pins the entry. */
  integrity: integrity.optional(),
});

const entry = z.strictObject({
  /** A folder relative to the registry, or a URL. */
  from: z.string().min(1).optional(),
  plain: plain.optional(),
  /** Ed25519 public keys (base64 SPKI). With keys, only signed releases are taken. */
  keys: z.array(key).min(1).max(2, 'two at most: the key in use, and the one that replaces it').default([]),
  /** Exact paths, or `/x/*`. */
  paths: z.array(path),
  slots: z.array(slotName).default([]),
  /** May claim `/*`. */
  rest: z.boolean().default(false),
  menu: z.union([z.literal(true), z.array(id)]).default([]),
  /** Target of `/api/teams/<remote>/*`. */
  api: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  /** SHA-256 (hex) of the token for `/remotes/<name>/errors`. */
  errors: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
    .nullable()
    .default(null),
  flags: z.array(id).default([]),
  /** The site is not ready without a release of it. */
  required: z.boolean().default(false),
  team: z.email().nullable().default(null),
  /** Lower release numbers are refused. */
  floor: z.int().min(0).default(0),
  /** Share of networks with errors at which a new release is quarantined. */
  rollbackAt: z.number().min(0.01).max(1).nullable().default(null),
});

const registrySchema = z.strictObject({
  remotes: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    entry.refine(
      ({ from, plain }) => (from === undefined) !== (plain === undefined),
      'has `from` or `plain`, one of both',
    ),
  ),
});

export interface RegistryEntry extends Omit<z.infer<typeof entry>, 'from' | 'menu'> {
  name: string;
  place: { kind: 'folder'; folder: string } | { kind: 'web'; url: URL };
  menu: readonly string[];
  /** Changes with the entry. */
  stamp: string;
}

/** `mustBeSigned`: remotes on the web need a key, because their code runs here. @throws StartupError */
export async function readRegistry(location: string, mustBeSigned = false): Promise<RegistryEntry[]> {
  const isWeb = /^https?:/.test(location);
  const bytes = await (isWeb ? fetchFile(location, LIMIT) : readFile(location)).catch((error: Error) => {
    throw new StartupError(`REMOTES: the registry ${location} cannot be read (${error.message}).`);
  });
  const json: unknown = ifValid(() => JSON.parse(bytes.toString()));
  if (json === undefined) throw new StartupError(`REMOTES: ${location} is not JSON.`);
  const parsed = registrySchema.safeParse(json);
  if (!parsed.success) throw new StartupError(`REMOTES: ${location} is not a registry: ${oneLine(parsed.error)}`);
  const written = (json as { remotes: Record<string, unknown> }).remotes;
  return Object.entries(parsed.data.remotes).map(([name, { from, ...granted }]) => {
    const { plain, keys, menu } = granted;
    const at = from ?? new URL('.', plain?.manifest).href;
    const place = placeOf(at, location, isWeb);
    // Plain remotes have no server code.
    if (mustBeSigned && place.kind === 'web' && !plain && keys.length === 0)
      throw new StartupError(`REMOTES: ${name} comes from ${at} and has no key; see docs/teams.md.`);
    const stamp = JSON.stringify(written[name]);
    return { ...granted, name, place, menu: menu === true ? [anyEntryOf(name)] : menu, stamp };
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

/** Public: without places and people. */
export function registeredRemote(
  { name, paths, slots, rest, floor, keys }: Omit<RegistryEntry, 'place'>,
  taken: TakenNumber[],
  manifest: RemoteManifest | undefined,
): RegisteredRemote {
  return {
    name,
    paths: [...paths],
    slots: [...slots],
    rest,
    floor,
    keys: keys.map((key) => key.export({ type: 'spki', format: 'der' }).toString('base64')),
    taken,
    claims: manifest
      ? {
          routes: manifest.routes.map(({ path }) => ({ path })),
          documents: manifest.documents.map(({ path }) => ({ path })),
          slots: manifest.slots.map(({ slot }) => ({ slot })),
        }
      : null,
  };
}

/** Milliseconds. */
const EVERY = 5_000;

interface Watching {
  location: string;
  mustBeSigned: boolean;
  log: FastifyBaseLogger;
  onChange: (entries: readonly RegistryEntry[]) => Promise<void>;
  every?: number;
}

/** An invalid registry is logged once, and the current one stays. @returns stops watching */
export function watchRegistry(
  current: readonly RegistryEntry[],
  { location, mustBeSigned, log, onChange, every = EVERY }: Watching,
): () => void {
  let inUse = stampOf(current);
  let complaint = '';
  const stopped = new AbortController();
  async function look() {
    try {
      const entries = await readRegistry(location, mustBeSigned);
      complaint = '';
      if (stampOf(entries) === inUse) return;
      await onChange(entries);
      inUse = stampOf(entries);
      log.info({ remotes: entries.map(({ name }) => name) }, 'another registry is in use');
    } catch (error) {
      const { message } = error as Error;
      if (message !== complaint) log.error(`${message} The one in use stays.`);
      complaint = message;
    }
  }
  async function watch() {
    for await (const _ of setInterval(every, null, { ref: false, signal: stopped.signal })) await look();
  }
  watch().catch(() => {});
  return () => stopped.abort();
}

/** Order matters: earlier remotes keep their claims. */
const stampOf = (entries: readonly RegistryEntry[]): string =>
  entries.map(({ name, stamp }) => name + stamp).join('\n');
