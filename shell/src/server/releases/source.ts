import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bounded, oneLine, ReleaseRefused } from '@university/shared/remote/checks';
import { CANARY_FILE, CONTRACT_VERSION, type MANIFEST_FILE } from '@university/shared/remote/manifest';
import { plainId } from '@university/shared/remote/names';
import { z } from 'zod';
import type { RegistryEntry } from './registry';

/** Milliseconds. */
const DEADLINE = 5_000;

/** Bytes, decompressed: a hijacked place must not fill our memory. */
export const MANIFEST_LIMIT = 1024 * 1024;
const FILE_LIMIT = 32 * 1024 * 1024;
const PLAIN_LIMIT = 8 * 1024 * 1024;

export class NothingThere extends Error {
  override name = 'NothingThere';
}

export interface ReleaseSource {
  readonly base: string;
  /** Null if unchanged. Rejects with `NothingThere` where there is none. */
  manifest(): Promise<string | null>;
  forget(): void;
  serverFile(name: string): Promise<Buffer>;
}

export function sourceOf(
  { name, place, plain }: Pick<RegistryEntry, 'name' | 'place' | 'plain'>,
  manifest: typeof MANIFEST_FILE | typeof CANARY_FILE,
): ReleaseSource {
  if (plain) return manifest === CANARY_FILE ? new NoSource() : new PlainSource(name, plain);
  return place.kind === 'folder' ? new FolderSource(name, place.folder, manifest) : new WebSource(place.url, manifest);
}

class NoSource implements ReleaseSource {
  readonly base = '/';
  manifest = () => Promise.reject(new NothingThere('There is never a manifest'));
  forget = () => {};
  serverFile = () => Promise.reject(new NothingThere('There is never a file'));
}

class FolderSource implements ReleaseSource {
  readonly base: string;
  private seen = '';

  constructor(
    name: string,
    private readonly folder: string,
    private readonly manifestFile: string,
  ) {
    this.base = `/remotes/${name}/`;
  }

  async manifest(): Promise<string | null> {
    const file = join(this.folder, this.manifestFile);
    const { mtimeMs, size, ino } = await stat(file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new NothingThere(error.message) : error;
    });
    const mark = `${mtimeMs}:${size}:${ino}`;
    if (mark === this.seen) return null;
    const text = await readFile(file, 'utf8');
    this.seen = mark;
    return text;
  }

  forget(): void {
    this.seen = '';
  }

  serverFile(name: string): Promise<Buffer> {
    return readFile(join(this.folder, 'server', name));
  }
}

class WebSource implements ReleaseSource {
  readonly base: string;
  /** Digest of the last text; ETags only save bytes, and not all servers have them. */
  private seen = '';
  private etag: string | null = null;

  constructor(
    private readonly url: URL,
    private readonly manifestFile: string,
  ) {
    this.base = new URL('browser/', url).href;
  }

  async manifest(): Promise<string | null> {
    const answer = await fetch(new URL(this.manifestFile, this.url), {
      headers: this.etag ? { 'If-None-Match': this.etag } : {},
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (answer.status === 304) return null;
    if (answer.status === 404) throw new NothingThere(`${this.manifestFile} answered 404`);
    if (!answer.ok) throw new Error(`${this.manifestFile} answered ${answer.status}`);
    const text = new TextDecoder().decode(await bounded(answer, MANIFEST_LIMIT));
    this.etag = answer.headers.get('etag');
    const digest = createHash('sha256').update(text).digest('base64');
    if (digest === this.seen) return null;
    this.seen = digest;
    return text;
  }

  forget(): void {
    this.etag = null;
    this.seen = '';
  }

  async serverFile(name: string): Promise<Buffer> {
    const answer = await fetch(new URL(`server/${name}`, this.url), { signal: AbortSignal.timeout(DEADLINE) });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    return Buffer.from(await bounded(answer, FILE_LIMIT));
  }
}

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

export class PlainSource implements ReleaseSource {
  readonly base: string;
  private seen = '';

  constructor(
    private readonly name: string,
    private readonly plain: NonNullable<RegistryEntry['plain']>,
  ) {
    this.base = new URL('.', plain.manifest).href;
  }

  /** Also reads the entry, which can change under its fixed name. */
  async manifest(): Promise<string | null> {
    const { module, path, title, description, lang } = this.plain;
    const { metaData, exposes } = readFederated(await fetchFile(this.plain.manifest));
    if (!exposes.some((exposed) => exposed.path === module))
      throw new ReleaseRefused(`its mf-manifest.json exposes no ${module}`);
    const { publicPath = 'auto', remoteEntry, globalName, buildInfo } = metaData;
    const { href } = this.entryOf(publicPath, remoteEntry);
    const bytes = await fetchFile(href);
    const entry = { file: remoteEntry.name, integrity: `sha384-${digestOf('sha384', bytes, 'base64')}` };
    const text = JSON.stringify({
      contract: CONTRACT_VERSION,
      name: this.name,
      version: `${buildInfo.buildVersion}+${digestOf('sha256', bytes, 'hex').slice(0, 10)}`,
      requires: {},
      uses: {},
      plain: { module, entryGlobalName: globalName },
      entry,
      server: { file: 'none.cjs', integrity: `sha384-${digestOf('sha384', NOTHING, 'base64')}` },
      exposed: [],
      integrity: { [entry.file]: entry.integrity },
      routes: [{ id: plainId(this.name), path, title, description, ...(lang && { lang }), files: [], query: [] }],
      slots: [],
      documents: [],
    });
    if (text === this.seen) return null;
    this.seen = text;
    return text;
  }

  /** Must be beside the manifest, so that the CSP allows only the registered origin. */
  private entryOf(publicPath: string, { path = '', name }: { path?: string | undefined; name: string }): URL {
    const folder = new URL(publicPath === 'auto' || publicPath === '' ? this.base : publicPath, this.base);
    const entry = new URL(name, new URL(path === '' || path.endsWith('/') ? path : `${path}/`, folder));
    if (entry.href !== new URL(name, this.base).href)
      throw new ReleaseRefused(`its entry is ${entry.href}, which is not beside its mf-manifest.json`);
    return entry;
  }

  forget(): void {
    this.seen = '';
  }

  async serverFile(): Promise<Buffer> {
    return NOTHING;
  }
}

const NOTHING = Buffer.alloc(0);

const digestOf = (algorithm: string, bytes: Uint8Array, encoding: 'hex' | 'base64'): string =>
  createHash(algorithm).update(bytes).digest(encoding);

async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return bounded(answer, PLAIN_LIMIT);
}

function readFederated(bytes: Uint8Array): z.infer<typeof federated> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ReleaseRefused('its mf-manifest.json is not JSON');
  }
  const parsed = federated.safeParse(json);
  if (!parsed.success) throw new ReleaseRefused(`its mf-manifest.json does not fit: ${oneLine(parsed.error)}`);
  return parsed.data;
}

/** Milliseconds; a folder costs one `stat`. */
const PAUSES = { folder: 500, web: 5_000 };

const LONGEST_PAUSE = 60_000;

/** Spreads the requests of many sites. */
const JITTER = 0.2;

export function pauseBefore(kind: RegistryEntry['place']['kind'], failures: number, chance = Math.random()): number {
  if (kind === 'folder') return PAUSES.folder;
  const pause = Math.min(PAUSES.web * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE);
  return Math.round(pause * (1 + JITTER * (2 * chance - 1)));
}
