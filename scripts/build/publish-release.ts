import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { createJiti } from 'jiti';
import { CONTRACT_VERSION, MANIFEST_FILE, remoteManifest } from '../../shared/src/remote/manifest';
import { EXPOSED, federationName } from '../../shared/src/remote/names';
import type { RemoteDefinition } from '../../shared/src/remote/types';
import { FEDERATION_RUNTIME } from '../../shared/src/remote/names';
import { chunkOf } from './chunk-of.cjs';
import { precompress } from './precompress';

type Part = 'browser' | 'server' | 'start';

interface Loadable {
  load: () => Promise<unknown>;
}

/** What a release accepts in place of the version it was built with. The runtime's inner calls may change with a minor. */
function rangeOf(module: string, built: string): string {
  return `${module === FEDERATION_RUNTIME ? '~' : '^'}${built}`;
}

/**
 * Writes what a finished build publishes: compressed variants of the browser files and, for a remote, its
 * `remote.json`, last and in one step. One instance serves all builds of an app.
 */
export class PublishRelease {
  private readonly expected = new Set<Part>();
  private readonly done = new Map<Part, Compilation>();

  constructor(
    private readonly app: {
      name: string;
      version: string;
      root: string;
      out: string;
      isRemote: boolean;
      versions: Record<string, string>;
    },
  ) {}

  for(part: Part) {
    this.expected.add(part);
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.done.tapPromise('PublishRelease', async ({ compilation }) => {
          if (compilation.errors.length > 0) return;
          this.done.set(part, compilation);
          if (this.done.size === this.expected.size) await this.publish();
        });
      },
    };
  }

  private async publish(): Promise<void> {
    const browser = this.done.get('browser') as Compilation;
    const start = this.done.get('start');
    const downloads = [browser, ...(start ? [start] : [])].flatMap((build) => build.getAssets());
    // Compressing takes longer than building: only for files that people download.
    if (browser.options.mode === 'production')
      for (const { name } of downloads) precompress(join(this.app.out, 'browser', name));
    if (!this.app.isRemote) {
      const scripts = (build: Compilation | undefined, entry: string) =>
        [...(build?.entrypoints.get(entry)?.getFiles() ?? [])]
          .filter((name) => name.endsWith('.js'))
          .map((file) => ({ file, integrity: this.integrityOf(file) }));
      const entry = scripts(browser, 'main');
      this.write('browser.json', { provides: this.app.versions, entry, start: scripts(start, 'start') });
      return;
    }
    this.write(MANIFEST_FILE, remoteManifest.parse(await this.describe(browser)));
  }

  private async describe(browser: Compilation): Promise<unknown> {
    const { name, version, root, versions } = this.app;
    const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
    const remote = await jiti.import<RemoteDefinition>(join(root, 'src/routes.ts'), { default: true });
    const entry = this.filesOf(browser, federationName(name))[0] as string;
    const exposed = this.filesOf(browser, `__federation_expose_${EXPOSED.slice(2)}`);
    const described = <T extends Loadable>({ load, ...rest }: T) => ({
      ...rest,
      files: this.filesOf(browser, chunkOf(load).chunk),
    });
    const routes = remote.routes.map(({ query = [], ...route }) => ({ ...described(route), query }));
    const slots = remote.slots.map(described);
    const documents = (remote.documents ?? []).map(({ load, ...rest }) => rest);
    const files = new Set([entry, ...exposed, ...[...routes, ...slots].flatMap((each) => each.files)]);
    const server = this.filesOf(this.done.get('server') as Compilation, 'main')[0] as string;
    const integrity = Object.fromEntries([...files].sort().map((file) => [file, this.integrityOf(file)]));
    const digest = createHash('sha256')
      .update(JSON.stringify([integrity, server, routes, slots, documents]))
      .digest('hex');
    return {
      contract: CONTRACT_VERSION,
      name,
      version: `${version}+${digest.slice(0, 10)}`,
      requires: Object.fromEntries(Object.entries(versions).map(([module, built]) => [module, rangeOf(module, built)])),
      entry: { file: entry, integrity: this.integrityOf(entry) },
      server: { file: server, integrity: this.integrityOf(server, 'server') },
      exposed,
      integrity,
      routes,
      slots,
      documents,
    };
  }

  private filesOf(compilation: Compilation, chunk: string): string[] {
    const group = compilation.entrypoints.get(chunk) ?? compilation.namedChunkGroups.get(chunk);
    const files = group?.getFiles().filter((name) => /\.c?js$/.test(name));
    if (!files?.length) throw new Error(`${this.app.name}: no chunk named ${chunk}`);
    return [...files];
  }

  private integrityOf(file: string, part: Part = 'browser'): string {
    const bytes = readFileSync(join(this.app.out, part, file));
    return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  }

  /** Written aside and renamed, so that a reader sees the old release or the new one, never half of it. */
  private write(name: string, content: unknown): void {
    const file = join(this.app.out, name);
    const text = `${JSON.stringify(content, null, 1)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
}
