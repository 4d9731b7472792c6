import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@university/web';
import { ensureFolder } from '../../data-folder';

interface Owner {
  pid: number;
  /** Clock ticks since boot; null where there is no /proc. Tells a process from a later one of its number. */
  started: string | null;
}

function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields count from 3 after the command, which stands in brackets and may contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || started === startTime(pid);
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, started: owner.started ?? null } : undefined;
  } catch {
    return undefined;
  }
}

/** Creates `file` with its content in one step, so that nobody reads it half written. False when it exists. */
function createWhole(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes `<folder>/lock` for this process: PGlite itself lets two processes open one folder and loses rows. The lock
 * of a process that is no longer there is taken over, so that a restart after kill -9 needs no help.
 * @returns a function that gives the lock back
 * @throws StartupError when another running process holds it
 */
export function lockFolder(folder: string): () => void {
  ensureFolder(folder);
  const file = path.join(folder, 'lock');
  const mine: Owner = { pid: process.pid, started: startTime(process.pid) };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createWhole(file, JSON.stringify(mine))) return () => rmSync(file, { force: true });
    const owner = readOwner(file);
    if (owner && isRunning(owner)) throw inUse(folder, owner);
    takeAside(file);
  }
  throw new StartupError(`The data folder ${folder} is being opened by several processes at once. Start one only.`);
}

/** The process that holds the lock of a folder, by its number; undefined where it is free or there is no folder. */
export function holderOf(folder: string): number | undefined {
  const owner = readOwner(path.join(folder, 'lock'));
  return owner && isRunning(owner) ? owner.pid : undefined;
}

function inUse(folder: string, owner: Owner): StartupError {
  return new StartupError(
    `The data folder ${folder} is in use by process ${owner.pid}. Stop it or set DATA_DIR to another folder.`,
  );
}

/** Removes an abandoned lock; puts it back when another process has renewed it between our look and our grasp. */
function takeAside(file: string) {
  const aside = `${file}.old.${process.pid}`;
  try {
    renameSync(file, aside);
    const owner = readOwner(aside);
    if (owner && isRunning(owner)) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
