import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartupError } from '@university/web';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import {
  bounded,
  isPublicKey,
  oneLine,
  publicKey,
  type RegisteredRemote,
  type TakenNumber,
} from '@university/shared/remote/checks';
import { id, integrity, path, type RemoteManifest, slotName } from '@university/shared/remote/manifest';
import { anyEntryOf } from '../../renderer/offers';

/** Milliseconds and bytes that a registry on the web may take. */
const DEADLINE = 5_000;
const LIMIT = 1024 * 1024;

const key = z
  .string()
  .refine(isPublicKey, 'is no Ed25519 public key; `npm run release:key` makes one')
  .transform(publicKey);

/** A remote of plain Module Federation: what the site would else have from its `remote.json`. */
const plain = z.strictObject({
  /** Address of its `mf-manifest.json`; its entry lies beside it. */
  manifest: z.url({ protocol: /^https?$/ }),
  /** The module that is the page, as the manifest's `exposes` spell it. */
  module: z.string().regex(/^\.\/[\w./-]+$/, 'a module like ./App'),
  path,
  title: z.string().min(1),
  description: z.string().min(1),
  lang: z.string().optional(),
  /** Of its entry: then no other is taken. */
  integrity: integrity.optional(),
});

const entry = z.strictObject({
  /** A folder (relative to the registry file) or the address of a web server that holds the remote's release. */
  from: z.string().min(1).optional(),
  /** In place of `from`. */
  plain: plain.optional(),
  /** Public keys of the team, Ed25519, base64 of their SPKI form: then only what was signed with one of them is taken. */
  keys: z.array(key).min(1).max(2, 'two at most: the key in use, and the one that replaces it').default([]),
  /** What its pages and documents may claim: exact paths, or areas `/x/*`, which are the path itself and all below. */
  paths: z.array(path),
  /** Slots that it may fill, of the frame and of others' pages. */
  slots: z.array(slotName).default([]),
  /** It may claim `/*`: a page at every address that nobody else claims. */
  rest: z.boolean().default(false),
  /** Entries that it may have in the site's menu: their ids, or all that it offers. */
  menu: z.union([z.literal(true), z.array(id)]).default([]),
  /** Where `/api/teams/<remote>/*` is forwarded to; left out: nowhere. */
  api: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  /** SHA-256 (hex) of the token with which its team opens `/remotes/<name>/errors`. */
  errors: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
    .nullable()
    .default(null),
  /** Feature flags that are on: ids such as `mfe-hostels:rooms`. */
  flags: z.array(id).default([]),
  /** Without a release of it the site is not ready for visitors. */
  required: z.boolean().default(false),
  /** Where its team is told of trouble. */
  team: z.email().nullable().default(null),
  /** Releases with a lower number are refused, whatever this site has seen. */
  floor: z.int().min(0).default(0),
  /** Share of networks that report an error of a new release from which it is taken out of use; left out: it never is. */
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

/** A remote as the registry has it. Those that stand first keep what they claim. */
export interface RegistryEntry extends Omit<z.infer<typeof entry>, 'from' | 'menu'> {
  name: string;
  place: { kind: 'folder'; folder: string } | { kind: 'web'; url: URL };
  /** Ids of entries of the menu, or `anyEntryOf` it. */
  menu: readonly string[];
  /** Another one when anything of the entry is. */
  stamp: string;
}

/**
 * The remotes of the site, read from a JSON file or address. Throws `StartupError` when it cannot be used. With
 * `mustBeSigned` a remote on a web server needs a key: who gets at that server would run code in this one.
 */
export async function readRegistry(location: string, mustBeSigned = false): Promise<RegistryEntry[]> {
  const isWeb = /^https?:/.test(location);
  const text = await (isWeb ? fetchText(location) : readFile(location, 'utf8')).catch((error: Error) => {
    throw new StartupError(`REMOTES: the registry ${location} cannot be read (${error.message}).`);
  });
  const json = parseJson(text, location);
  const parsed = registrySchema.safeParse(json);
  if (!parsed.success) throw new StartupError(`REMOTES: ${location} is not a registry: ${oneLine(parsed.error)}`);
  const written = (json as { remotes: Record<string, unknown> }).remotes;
  return Object.entries(parsed.data.remotes).map(([name, { from, ...granted }]) => {
    const { plain, keys, menu } = granted;
    const at = from ?? new URL('.', plain?.manifest).href;
    const place = placeOf(at, location, isWeb);
    // No server runs a plain remote's code.
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

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return new TextDecoder().decode(await bounded(answer, LIMIT));
}

function parseJson(text: string, location: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`REMOTES: ${location} is not JSON.`);
  }
}

/** What anybody may know of a remote: not where it is, nor who its team is. */
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

/** Milliseconds between two looks at the registry. */
const EVERY = 5_000;

interface Watching {
  location: string;
  mustBeSigned: boolean;
  log: FastifyBaseLogger;
  /** Called with a registry that is another one than before. */
  onChange: (entries: readonly RegistryEntry[]) => Promise<void>;
  /** Milliseconds; for tests. */
  every?: number;
}

/**
 * Follows the registry while the site runs. One that cannot be used is reported once, and the one in use stays.
 * @param current The registry that was read at the start.
 * @returns ends it
 */
export function watchRegistry(
  current: readonly RegistryEntry[],
  { location, mustBeSigned, log, onChange, every = EVERY }: Watching,
): () => void {
  let inUse = stampOf(current);
  let complaint = '';
  let timer: NodeJS.Timeout;
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
  let isStopped = false;
  const next = () => {
    timer = setTimeout(() => void look().then(() => !isStopped && next()), every).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The order counts, too: who is first keeps what it claims. */
const stampOf = (entries: readonly RegistryEntry[]): string =>
  entries.map(({ name, stamp }) => name + stamp).join('\n');
