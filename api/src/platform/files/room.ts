import { statfs } from 'node:fs/promises';

const MB = 1024 * 1024;

/** Bytes that must stay free for pending uploads and the embedded database. */
const MIN_FREE = 200 * MB;

/** The same as a share of a small disk. */
const MIN_FREE_SHARE = 0.05;

interface Space {
  free: number;
  all: number;
}

export async function spaceAt(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

export async function hasRoom(folder: string, space = spaceAt): Promise<boolean> {
  const { free, all } = await space(folder);
  return free >= Math.min(MIN_FREE, all * MIN_FREE_SHARE);
}
