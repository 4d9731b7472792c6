import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest, StatsAssets } from '@module-federation/sdk';
import type { Compilation, Compiler, RspackPluginInstance as Plugin } from '@rspack/core';
import { CONTRACT_VERSION, MANIFEST_FILE, remoteManifest } from '@university/shared/remote/manifest';
import { federationName } from '@university/shared/remote/names';
import { type Language, TRANSLATIONS } from '@university/shared/language';
import type { Description, RemoteDescription } from './describe';
import { EXPOSED_CHUNK } from './settings';
import type { Imports } from './imports';

type Part = 'browser' | 'server' | 'renderer' | 'start' | 'runtime';

type Built = Part | `${Part}:${Language}`;

interface Described {
  id: string;
  title?: string;
  description?: string;
  keywords?: readonly string[];
}

export const OTHER_HOSTS = 'other-hosts';

/** A script that sets `RUNTIME_GLOBAL`, where builds with an external runtime look for it. */
export const RUNTIME_FILE = 'runtime.js';
export const RUNTIME_GLOBAL = '_FEDERATION_RUNTIME_CORE';

const builtIn = (part: Part, language: Language): Built => (language === 'en' ? part : `${part}:${language}`);

/**
 * Writes compressed files and, last, `remote.json`. It waits until no build is running: a release must not mix old and
 * new files.
 */
export class PublishRelease {
  private readonly underWay = new Set<Built>();
  private readonly done = new Map<Built, Compilation>();
  private readonly descriptions = new Map<Language, RemoteDescription>();

  constructor(
    private readonly app: {
      name: string;
      version: string;
      out: string;
      versions: Record<string, string>;
      imports?: Imports;
    },
  ) {}

  for(name: Part, made: RemoteDescription | Language = 'en'): Plugin {
    const language = typeof made === 'string' ? made : made.language;
    if (typeof made !== 'string') this.descriptions.set(language, made);
    const part = builtIn(name, language);
    this.underWay.add(part);
    return {
      apply: (compiler: Compiler) => {
        compiler.hooks.invalid.tap('PublishRelease', () => void this.underWay.add(part));
        compiler.hooks.done.tapPromise('PublishRelease', async ({ compilation }) => {
          this.underWay.delete(part);
          this.done.set(part, compilation);
          if (this.underWay.size > 0 || [...this.done.values()].some(({ errors }) => errors.length > 0)) return;
          try {
            await this.publish();
          } catch (error) {
            if (!compiler.watchMode) throw error;
            console.error(`Not published: ${(error as Error).message}`);
          }
        });
      },
    };
  }

  private async publish(): Promise<void> {
    const browser = this.done.get('browser') as Compilation;
    const start = this.done.get('start');
    const downloads = [...this.done].flatMap(([part, build]) =>
      part === 'start' || part.startsWith('browser') ? build.getAssets() : [],
    );
    // Compress only what browsers download: it takes longer than building.
    if (browser.options.mode === 'production')
      for (const { name } of downloads) precompress(join(this.app.out, 'browser', name));
    const description = this.descriptions.get('en');
    if (!description) {
      const scripts = (build: Compilation, chunk: string) =>
        this.filesOf(build, chunk).map((file) => ({ file, integrity: this.integrityOf(file) }));
      const ofPages = (build: Compilation) => ({
        entry: scripts(build, 'main'),
        federation: scripts(build, 'federation'),
      });
      const languages = Object.fromEntries(
        TRANSLATIONS.flatMap((language) => {
          const build = this.done.get(builtIn('browser', language));
          return build ? [[language, ofPages(build)]] : [];
        }),
      );
      const provides = this.app.versions;
      const first = start ? scripts(start, 'start') : [];
      this.write('browser.json', json({ provides, ...ofPages(browser), start: first, languages }));
      return;
    }
    if (isReleased(this.app.out)) return;
    const manifest = remoteManifest.parse(await this.manifestOf(await description.read()));
    this.write(MANIFEST_FILE, json(manifest));
  }

  /** For other Module Federation hosts: an entry that includes the runtime, and the manifest that names it. */
  private forOtherHosts(entry: string) {
    if (!this.done.has('runtime')) return {};
    const read = (name: string) => readFileSync(join(this.app.out, name), 'utf8');
    const runtime = read(`${OTHER_HOSTS}/${RUNTIME_FILE}`);
    const plain = this.writeHashed(
      'plain',
      'js',
      `if (!globalThis.${RUNTIME_GLOBAL}) {\n${runtime}\n}\n${read(`browser/${entry}`)}`,
    );
    const manifest = manifestInPlace(JSON.parse(read(`${OTHER_HOSTS}/mf-manifest.json`)), plain);
    this.write('mf-manifest.json', json(manifest));
    const plainEntry = { file: plain, integrity: this.integrityOf(plain) };
    return { plainEntry, forOtherHosts: this.writeHashed('mf-manifest', 'json', JSON.stringify(manifest)) };
  }

  private writeHashed(name: string, extension: string, content: string): string {
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `${name}.${digest}.${extension}`;
    this.write(`browser/${file}`, Buffer.from(content));
    precompress(join(this.app.out, 'browser', file));
    return file;
  }

  private async manifestOf(described: Description): Promise<unknown> {
    const { name, version, versions } = this.app;
    const files = this.filesIn('en', described);
    const routes = described.routes.map(({ data: { query = [], ...data } }) => ({
      ...data,
      files: files.parts[data.id],
      query,
    }));
    const slots = described.slots.map(({ data }) => ({ ...data, files: files.parts[data.id] }));
    const documents = described.documents.map(({ data }) => data);
    const { opens, menu } = described;
    const offers = { ...(opens.length > 0 && { opens }), ...(menu.length > 0 && { menu }) };
    const requires = Object.fromEntries(Object.entries(versions).map(([module, built]) => [module, `^${built}`]));
    const { entry, server, exposed, integrity } = files;
    const languages = await this.translations();
    const digest = createHash('sha256')
      .update(JSON.stringify([integrity, server.file, routes, slots, documents, requires, offers, languages]))
      .digest('hex');
    return {
      contract: CONTRACT_VERSION,
      name,
      version: `${version}+${digest.slice(0, 10)}`,
      requires,
      uses: this.app.imports?.read() ?? {},
      entry,
      ...this.forOtherHosts(entry.file),
      server,
      exposed,
      integrity,
      routes,
      slots,
      documents,
      ...offers,
      ...(languages && { languages }),
    };
  }

  private filesIn(language: Language, { routes, slots }: Description) {
    const browser = this.done.get(builtIn('browser', language)) as Compilation;
    const entry = this.filesOf(browser, federationName(this.app.name))[0] as string;
    const exposed = this.filesOf(browser, EXPOSED_CHUNK);
    const parts: Record<string, string[]> = Object.fromEntries(
      [...routes, ...slots].map(({ data: { id }, chunk }) => [id, this.filesOf(browser, chunk)]),
    );
    const files = new Set([entry, ...exposed, ...Object.values(parts).flat()]);
    const server = this.filesOf(this.done.get(builtIn('server', language)) as Compilation, 'main')[0] as string;
    return {
      entry: { file: entry, integrity: this.integrityOf(entry) },
      server: { file: server, integrity: this.integrityOf(server, 'server') },
      exposed,
      parts,
      integrity: Object.fromEntries([...files].sort().map((file) => [file, this.integrityOf(file)])),
    };
  }

  private async translations() {
    const all = [...this.descriptions].filter(([language]) => language !== 'en');
    if (all.length === 0) return undefined;
    const translated = all.map(async ([language, description]) => {
      const described = await description.read();
      const { parts, ...files } = this.filesIn(language, described);
      const words = [...described.routes, ...described.slots].map(({ data }) => [
        data.id,
        { ...wordsOf(data), files: parts[data.id] },
      ]);
      const labels = described.menu.map(({ id, label, under }) => [id, { label, under, files: [] }]);
      return [language, { ...files, parts: Object.fromEntries([...words, ...labels]) }];
    });
    return Object.fromEntries(await Promise.all(translated));
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

  /** Atomic: a reader sees the old file or the new one. */
  private write(name: string, content: Uint8Array): void {
    const file = join(this.app.out, name);
    if (existsSync(file) && readFileSync(file).equals(content)) return;
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  }
}

/** A numbered release must not be overwritten by a build. */
export function isReleased(out: string): boolean {
  const file = join(out, MANIFEST_FILE);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).number !== undefined;
}

/** The plugin's manifest with addresses relative to `remote.json`. */
export function manifestInPlace({ metaData, exposes, ...rest }: Manifest, entry: string): Manifest {
  const inFolder = (files: string[]) => files.map((file) => `browser/${file}`);
  const assetsIn = ({ js, css }: StatsAssets): StatsAssets => ({
    js: { sync: inFolder(js.sync), async: inFolder(js.async) },
    css: { sync: inFolder(css.sync), async: inFolder(css.async) },
  });
  return {
    ...rest,
    metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, name: entry, path: 'browser' } },
    exposes: exposes.map((each) => ({ ...each, assets: assetsIn(each.assets) })),
  };
}

const wordsOf = ({ title, description, keywords }: Described) => ({ title, description, keywords });

const json = (content: unknown): Uint8Array => Buffer.from(`${JSON.stringify(content, null, 1)}\n`);

const WORTH_COMPRESSING = /\.(js|css|svg|json)$/;
const SMALLEST = 512;

export function precompress(file: string): void {
  if (!WORTH_COMPRESSING.test(file)) return;
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) return;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
