import { statfs } from 'node:fs/promises';

const MB = 1024 * 1024;

/** Free space below which nothing more is received: what is under way must still fit, and the embedded database. Bytes. */
const LEAST = 200 * MB;

/** The same on a small disk, as a share of it. */
const LEAST_SHARE = 0.05;

interface Space {
  /** Bytes that may still be written, and in all. */
  free: number;
  all: number;
}

/** Of the disk of a folder. */
export async function spaceAt(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** Whether the disk of a folder has room for more uploads. */
export async function hasRoom(folder: string, space = spaceAt): Promise<boolean> {
  const { free, all } = await space(folder);
  return free >= Math.min(LEAST, all * LEAST_SHARE);
}
