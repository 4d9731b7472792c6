import { accessSync, constants, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@university/web';

export function ensureFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${folder} cannot be used (${code}). Set DATA_DIR to a folder this user may write.`,
    );
  }
}

/** Creates a file atomically. False when it exists. */
export function createWhole(file: string, content: string, mode?: number): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode });
  try {
    // Unlike rename, link never replaces.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

export async function syncToDisk(target: string): Promise<void> {
  const handle = await open(target, 'r');
  await handle.sync().finally(() => handle.close());
}

export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, content, { mode: 0o600 });
  await settle(draft, file);
}

export async function settle(draft: string, file: string): Promise<void> {
  await syncToDisk(draft);
  await rename(draft, file);
  await syncToDisk(path.dirname(file));
}
