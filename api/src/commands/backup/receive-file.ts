import { createReadStream } from 'node:fs';
import { StartupError } from '@university/web';
import { discard, type FileStorage } from '../../platform/files';
import { receive } from '../../platform/files/receive';
import type { Manifest } from './manifest';

/**
 * Places a file of a backup in the storage, after checking it.
 * @throws StartupError when it is not what was saved
 */
export async function receiveFile(files: FileStorage, { key, sha256 }: Manifest['files'][number], source: string) {
  const file = await receive(files.incoming, createReadStream(source)).catch(() => undefined);
  if (file?.hash === sha256) return files.place(file, key);
  await discard(file);
  throw new StartupError(`The backup is damaged: files/${key} is not what was saved. No rows were restored.`);
}
