import { createHash } from 'node:crypto';
import { bounded, oneLine, ReleaseRefused } from '@university/shared/remote/checks';
import { CONTRACT_VERSION } from '@university/shared/remote/manifest';
import { plainId } from '@university/shared/remote/names';
import { z } from 'zod';
import type { RegistryEntry } from './registry';
import type { ReleaseSource } from './release-source';

/** Milliseconds and bytes that a partner's web server may take for each of its two files. */
const DEADLINE = 5_000;
const LIMIT = 8 * 1024 * 1024;

/** As much of a `mf-manifest.json` as is read here; the rest is for other hosts. */
const federated = z.object({
  metaData: z.object({
    globalName: z.string().regex(/^[A-Za-z_$][\w$]{0,99}$/),
    buildInfo: z.object({ buildVersion: z.string().min(1).max(100) }),
    remoteEntry: z.object({
      name: z.string().regex(/^[\w.-]+\.js$/),
      path: z.string().optional(),
      // Entries that are modules cannot be given an integrity by whoever loads them.
      type: z.enum(['global', 'var']),
    }),
    publicPath: z.string().optional(),
  }),
  exposes: z.array(z.object({ path: z.string() })),
});

/** A remote of somebody who knows nothing of our contract: what it is for the site follows from its registry entry. */
export class PlainSource implements ReleaseSource {
  readonly base: string;
  private seen = '';

  constructor(
    private readonly name: string,
    private readonly plain: NonNullable<RegistryEntry['plain']>,
  ) {
    this.base = new URL('.', plain.manifest).href;
  }

  /** The `remote.json` that it would have. Its entry is read, too: what stands at a fixed name may have changed. */
  async manifest(): Promise<string | null> {
    const { module, path, title, description, lang } = this.plain;
    const { metaData, exposes } = read(await fetched(this.plain.manifest));
    if (!exposes.some((exposed) => exposed.path === module))
      throw new ReleaseRefused(`its mf-manifest.json exposes no ${module}`);
    const { publicPath = 'auto', remoteEntry, globalName, buildInfo } = metaData;
    const { href } = this.entryOf(publicPath, remoteEntry);
    const bytes = await fetched(href);
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

  /** Beside its manifest, so that pages allow scripts of the origin that the registry names, and of no other. */
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

/** It has no server code. */
const NOTHING = Buffer.alloc(0);

const digestOf = (algorithm: string, bytes: Uint8Array, encoding: 'hex' | 'base64'): string =>
  createHash(algorithm).update(bytes).digest(encoding);

async function fetched(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return bounded(answer, LIMIT);
}

function read(bytes: Uint8Array): z.infer<typeof federated> {
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
