import { access, constants, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../ids';
import { syncToDisk } from '../data-folder';
import { assertKey, type FileStorage } from './storage';

/** `undefined` in place of the error that a file is not there. */
function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/** Files in a folder of this machine. Written beside their place, synced and renamed: never seen half-written. */
export function localStorage(root: string, incoming: string): FileStorage {
  const pathOf = (key: string) => {
    assertKey(key);
    return path.join(root, key);
  };

  async function settle(draft: string, key: string) {
    const target = pathOf(key);
    const folder = path.dirname(target);
    await syncToDisk(draft);
    // The first file of a domain makes its folder, whose own entry must last too.
    if (await mkdir(folder, { recursive: true })) await syncToDisk(root);
    await rename(draft, target);
    await syncToDisk(folder);
  }

  return {
    kind: 'local',
    incoming,
    place: (file, key) => settle(file.path, key),
    write: async (key, bytes) => {
      const draft = path.join(incoming, newId());
      await writeFile(draft, bytes, { flag: 'wx' });
      await settle(draft, key);
    },
    has: async (key) =>
      access(pathOf(key)).then(
        () => true,
        (error) => orMissing(error) ?? false,
      ),
    modifiedAt: async (key) => (await stat(pathOf(key)).catch(orMissing))?.mtime,
    answers: () => access(incoming, constants.W_OK),
    open: async (key, range) => {
      // Opened before it is promised: a file that is removed meanwhile can still be read to its end.
      const handle = await open(pathOf(key), 'r').catch(orMissing);
      return handle?.createReadStream(range);
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: async function* (domain) {
      const folder = path.join(root, domain);
      const entries = await opendir(folder).catch(orMissing);
      if (!entries) return;
      for await (const entry of entries) if (entry.isFile()) yield `${domain}/${entry.name}`;
    },
  };
}
