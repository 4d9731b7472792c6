import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@university/shared/remote/manifest';

interface StoredRelease {
  manifestText: string;
  code: Buffer;
}

/** Stores the last release of each remote that worked, so that a restart does not depend on a remote being up. */
export class LastGood {
  constructor(private readonly folder: string) {}

  async store(name: string, manifest: RemoteManifest, { manifestText, code }: StoredRelease): Promise<void> {
    const folder = join(this.folder, name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, manifest.server.file), code);
    await writeFile(join(folder, 'remote.json.new'), manifestText);
    await rename(join(folder, 'remote.json.new'), join(folder, 'remote.json'));
  }

  /** Null when nothing usable is stored. */
  async read(name: string): Promise<StoredRelease | null> {
    try {
      const manifestText = await readFile(join(this.folder, name, 'remote.json'), 'utf8');
      const { server } = JSON.parse(manifestText) as RemoteManifest;
      return { manifestText, code: await readFile(join(this.folder, name, server.file)) };
    } catch {
      return null;
    }
  }
}
