import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compilation, Compiler, RspackPluginInstance as Plugin } from '@rspack/core';
import { CONTRACT_VERSION, MANIFEST_FILE, remoteManifest } from '@university/shared/remote/manifest';
import { EXPOSED, federationName } from '@university/shared/remote/names';
import { type Language, TRANSLATIONS } from '@university/shared/language';
import type { Description } from './describe';
import { filesForOtherHosts } from './for-other-hosts';
import type { RemoteDescription } from './remote-description';
import type { UsedNames } from './used-names';

type Part = 'browser' | 'server' | 'renderer' | 'start';

/** A part of a release; those that have words are built in each language. */
type Built = Part | `${Part}:${Language}`;

/** What a remote says of a page; of a slot it says no words. */
interface Described {
  id: string;
  title?: string;
  description?: string;
  keywords?: readonly string[];
}

const builtIn = (part: Part, language: Language): Built => (language === 'en' ? part : `${part}:${language}`);

/**
 * Writes what a finished build publishes: compressed variants of the browser files and, for a remote, its
 * `remote.json`, last and in one step. One instance serves all builds of an app. It publishes when none of them is under
 * way: while one is made again, what it has is half old and half new, and so would be the release.
 */
export class PublishRelease {
  private readonly underWay = new Set<Built>();
  private readonly done = new Map<Built, Compilation>();
  /** Of a remote: what it says of itself, by language. The shell says nothing. */
  private readonly descriptions = new Map<Language, RemoteDescription>();

  constructor(
    private readonly app: {
      name: string;
      version: string;
      out: string;
      versions: Record<string, string>;
      /** Of a remote: what it takes of the shared modules. */
      used?: UsedNames;
    },
  ) {}

  /** @param made what the build is of: a remote as it describes itself in a language, or a language of the shell */
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
    // Compressing takes longer than building: only for files that people download.
    if (browser.options.mode === 'production')
      for (const { name } of downloads) precompress(join(this.app.out, 'browser', name));
    const description = this.descriptions.get('en');
    if (!description) {
      const scripts = (build: Compilation | undefined, entry: string) =>
        [...(build?.entrypoints.get(entry)?.getFiles() ?? [])]
          .filter((name) => name.endsWith('.js'))
          .map((file) => ({ file, integrity: this.integrityOf(file) }));
      const entry = scripts(browser, 'main');
      const languages = Object.fromEntries(
        TRANSLATIONS.flatMap((language) => {
          const build = this.done.get(builtIn('browser', language));
          return build ? [[language, { entry: scripts(build, 'main') }]] : [];
        }),
      );
      const provides = this.app.versions;
      this.write('browser.json', json({ provides, entry, start: scripts(start, 'start'), languages }));
      return;
    }
    const manifest = remoteManifest.parse(await this.manifestOf(await description.read()));
    for (const [name, content] of Object.entries(filesForOtherHosts(manifest))) this.write(name, content);
    this.write(MANIFEST_FILE, json(manifest));
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
      uses: this.app.used?.read() ?? {},
      entry,
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

  /** What is published of the builds in one language. */
  private filesIn(language: Language, { routes, slots }: Description) {
    const browser = this.done.get(builtIn('browser', language)) as Compilation;
    const entry = this.filesOf(browser, federationName(this.app.name))[0] as string;
    const exposed = this.filesOf(browser, `__federation_expose_${EXPOSED.slice(2)}`);
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

  /** The same in other languages, with the words that `remote.json` has in each; undefined where there are none. */
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

  /** Written aside and renamed, so that a reader sees the old release or the new one, never half of it. */
  private write(name: string, content: Uint8Array): void {
    const file = join(this.app.out, name);
    if (existsSync(file) && readFileSync(file).equals(content)) return;
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  }
}

/** What differs from one language to another. */
const wordsOf = ({ title, description, keywords }: Described) => ({ title, description, keywords });

const json = (content: unknown): Uint8Array => Buffer.from(`${JSON.stringify(content, null, 1)}\n`);

const WORTH_COMPRESSING = /\.(js|css|svg|json)$/;
const SMALLEST = 512;

/** Writes `file.br` and `file.gz` beside a text file that is worth it. */
export function precompress(file: string): void {
  if (!WORTH_COMPRESSING.test(file)) return;
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) return;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
