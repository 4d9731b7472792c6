import { open } from 'node:fs/promises';

/** Waits until a file or the entries of a folder are on the disk: they survive a power cut from then on. */
export async function syncToDisk(target: string): Promise<void> {
  const handle = await open(target, 'r');
  await handle.sync().finally(() => handle.close());
}
