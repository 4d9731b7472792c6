import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bounded, fetchFile, oneLine, ReleaseRefused } from '@university/shared/remote/checks';
import { CANARY_FILE, CONTRACT_VERSION, type MANIFEST_FILE } from '@university/shared/remote/manifest';
import { plainId } from '@university/shared/remote/names';
import { z } from 'zod';
import { ifValid } from '../../site/if-valid';
import type { RegistryEntry } from './registry';

/** Milliseconds. */
const DEADLINE = 5_000;

/** Bytes, decompressed: a hijacked place must not fill our memory. */
export const MANIFEST_LIMIT = 1024 * 1024;
const FILE_LIMIT = 32 * 1024 * 1024;
const PLAIN_LIMIT = 8 * 1024 * 1024;

/** The place answers, and has no such manifest. */
export class NothingThere extends Error {
  override name = 'NothingThere';
}

/** A place that holds a remote's releases. */
export interface ReleaseSource {
  /** Base of the address that browsers load files from; ends with a slash. */
  readonly base: string;
  /** Rejects with `NothingThere` where there is none. */
  manifest(): Promise<string>;
  serverFile(name: string): Promise<Buffer>;
}

export function sourceOf(
  { name, place, plain }: Pick<RegistryEntry, 'name' | 'place' | 'plain'>,
  manifestFile: typeof MANIFEST_FILE | typeof CANARY_FILE,
): ReleaseSource {
  if (plain) return plainSource(name, plain, manifestFile === CANARY_FILE);
  return place.kind === 'folder' ? folderSource(name, place.folder, manifestFile) : webSource(place.url, manifestFile);
}

const folderSource = (name: string, folder: string, manifestFile: string): ReleaseSource => ({
  base: `/remotes/${name}/`,
  manifest: () =>
    readFile(join(folder, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new NothingThere(error.message) : error;
    }),
  serverFile: (file) => readFile(join(folder, 'server', file)),
});

function webSource(url: URL, manifestFile: string): ReleaseSource {
  // An ETag only saves bytes: not all servers have them.
  let last = { etag: '', text: '' };
  return {
    base: new URL('browser/', url).href,
    async manifest() {
      const answer = await fetch(new URL(manifestFile, url), {
        headers: last.etag ? { 'If-None-Match': last.etag } : {},
        signal: AbortSignal.timeout(DEADLINE),
      });
      if (answer.status === 304) return last.text;
      if (answer.status === 404) throw new NothingThere(`${manifestFile} answered 404`);
      if (!answer.ok) throw new Error(`${manifestFile} answered ${answer.status}`);
      const text = (await bounded(answer, MANIFEST_LIMIT)).toString();
      last = { etag: answer.headers.get('etag') ?? '', text };
      return text;
    },
    serverFile: (file) => fetchFile(new URL(`server/${file}`, url), FILE_LIMIT),
  };
}

/** As much of a `mf-manifest.json` as is read here; the rest is for other hosts. */
const federated = z.object({
  metaData: z.object({
    globalName: z.string().regex(/^[A-Za-z_$][\w$]{0,99}$/),
    buildInfo: z.object({ buildVersion: z.string().min(1).max(100) }),
    remoteEntry: z.object({
      name: z.string().regex(/^[\w.-]+\.js$/),
      path: z.string().optional(),
      // Module entries cannot have an integrity.
      type: z.enum(['global', 'var']),
    }),
    publicPath: z.string().optional(),
  }),
  exposes: z.array(z.object({ path: z.string() })),
});

/** A remote without our contract: its manifest is made from its registry entry and its `mf-manifest.json`. */
function plainSource(name: string, plain: NonNullable<RegistryEntry['plain']>, isCanary: boolean): ReleaseSource {
  const { module, path, title, description, lang } = plain;
  const base = new URL('.', plain.manifest).href;
  return {
    base,
    async manifest() {
      if (isCanary) throw new NothingThere('A plain remote has no canary');
      const { metaData, exposes } = readFederated(await fetchFile(plain.manifest, PLAIN_LIMIT));
      if (!exposes.some((exposed) => exposed.path === module))
        throw new ReleaseRefused(`its mf-manifest.json exposes no ${module}`);
      const { publicPath = 'auto', remoteEntry, globalName, buildInfo } = metaData;
      // Read too: the entry can change under its fixed name.
      const bytes = await fetchFile(entryBeside(base, publicPath, remoteEntry), PLAIN_LIMIT);
      const entry = { file: remoteEntry.name, integrity: `sha384-${digestOf('sha384', bytes, 'base64')}` };
      return JSON.stringify({
        contract: CONTRACT_VERSION,
        name,
        version: `${buildInfo.buildVersion}+${digestOf('sha256', bytes, 'hex').slice(0, 10)}`,
        requires: {},
        uses: {},
        plain: { module, entryGlobalName: globalName },
        entry,
        server: { file: 'none.cjs', integrity: `sha384-${digestOf('sha384', NO_CODE, 'base64')}` },
        exposed: [],
        integrity: { [entry.file]: entry.integrity },
        routes: [{ id: plainId(name), path, title, description, ...(lang && { lang }), files: [], query: [] }],
        slots: [],
        documents: [],
      });
    },
    serverFile: async () => NO_CODE,
  };
}

/** Must be beside the manifest, so that the CSP allows only the registered origin. */
function entryBeside(base: string, publicPath: string, { path = '', name }: { path?: string; name: string }): string {
  const folder = new URL(publicPath === 'auto' || publicPath === '' ? base : publicPath, base);
  const { href } = new URL(name, new URL(path === '' || path.endsWith('/') ? path : `${path}/`, folder));
  if (href !== new URL(name, base).href)
    throw new ReleaseRefused(`its entry is ${href}, which is not beside its mf-manifest.json`);
  return href;
}

const NO_CODE = Buffer.alloc(0);

const digestOf = (algorithm: string, bytes: Uint8Array, encoding: 'hex' | 'base64'): string =>
  createHash(algorithm).update(bytes).digest(encoding);

function readFederated(bytes: Buffer): z.infer<typeof federated> {
  const json: unknown = ifValid(() => JSON.parse(bytes.toString()));
  if (json === undefined) throw new ReleaseRefused('its mf-manifest.json is not JSON');
  const parsed = federated.safeParse(json);
  if (!parsed.success) throw new ReleaseRefused(`its mf-manifest.json does not fit: ${oneLine(parsed.error)}`);
  return parsed.data;
}

/** Milliseconds. */
const INTERVALS = { folder: 500, web: 5_000 };
const LONGEST_INTERVAL = 60_000;

/** Spreads the requests of many sites. */
const JITTER = 0.2;

/** Milliseconds until the next look; doubles with each failure of a web place. @param chance 0 to 1 */
export function pauseBefore(kind: RegistryEntry['place']['kind'], failures: number, chance = Math.random()): number {
  if (kind === 'folder') return INTERVALS.folder;
  const pause = Math.min(INTERVALS.web * 2 ** Math.max(0, failures - 1), LONGEST_INTERVAL);
  return Math.round(pause * (1 + JITTER * (2 * chance - 1)));
}
