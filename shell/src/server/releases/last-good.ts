import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { serverFiles } from './release';

interface StoredRelease {
  manifestText: string;
  /** As `serverFiles` lists them. */
  codes: readonly Buffer[];
}

/** Files of the releases of a remote that were used last, newest first. */
const MANIFESTS = ['remote.json', 'remote.1.json', 'remote.2.json'];

const versionIn = (manifestText: string): string => (JSON.parse(manifestText) as RemoteManifest).version;

const filesIn = (manifestText: string): string[] =>
  serverFiles(JSON.parse(manifestText) as RemoteManifest).map(({ file }) => file);

/**
 * Stores the releases of each remote that were used last, so that a restart does not depend on a remote being up, and
 * there is one to go back to.
 */
export class LastGood {
  constructor(private readonly folder: string) {}

  async store(name: string, manifest: RemoteManifest, { manifestText, codes }: StoredRelease): Promise<void> {
    const folder = join(this.folder, name);
    await mkdir(folder, { recursive: true });
    const earlier = (await this.read(name)).filter(({ manifestText }) => versionIn(manifestText) !== manifest.version);
    for (const [index, file] of filesIn(manifestText).entries())
      await writeFile(join(folder, file), codes[index] as Buffer);
    await this.#list(folder, [manifestText, ...earlier.map(({ manifestText }) => manifestText)]);
  }

  /** Forgets a release that nobody should go back to. */
  async drop(name: string, version: string): Promise<void> {
    const texts = (await this.read(name)).map(({ manifestText }) => manifestText);
    await this.#list(
      join(this.folder, name),
      texts.filter((text) => versionIn(text) !== version),
    );
  }

  async #list(folder: string, manifests: readonly string[]): Promise<void> {
    const texts = manifests.slice(0, MANIFESTS.length);
    // The oldest first: killed in between, the newest that was there before still is.
    for (const [index, text] of [...texts.entries()].reverse())
      await replace(join(folder, MANIFESTS[index] as string), text);
    for (const file of MANIFESTS.slice(texts.length)) await rm(join(folder, file), { force: true });
    const inUse = new Set(texts.flatMap(filesIn));
    for (const file of await readdir(folder))
      if (file.endsWith('.cjs') && !inUse.has(file)) await rm(join(folder, file), { force: true });
  }

  /** What is stored and can be read, newest first. */
  async read(name: string): Promise<StoredRelease[]> {
    const stored = await Promise.all(MANIFESTS.map((file) => this.#readOne(join(this.folder, name), file)));
    return stored.filter((release) => release !== null);
  }

  async #readOne(folder: string, file: string): Promise<StoredRelease | null> {
    try {
      const manifestText = await readFile(join(folder, file), 'utf8');
      const codes = await Promise.all(filesIn(manifestText).map((file) => readFile(join(folder, file))));
      return { manifestText, codes };
    } catch {
      return null;
    }
  }
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
