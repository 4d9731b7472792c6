import type { FastifyBaseLogger } from 'fastify';
import { type RegistryEntry, readRegistry } from './registry';

/** Milliseconds between two looks at the registry. */
const EVERY = 5_000;

interface Options {
  /** File or address. */
  location: string;
  mustBeSigned: boolean;
  log: FastifyBaseLogger;
  /** Called with a registry that is another one than before. */
  onChange: (entries: readonly RegistryEntry[]) => Promise<void>;
  /** Milliseconds; for tests. */
  every?: number;
}

/**
 * Follows the registry while the site runs. One that cannot be used is reported once, and the one in use stays.
 * @param current The registry that was read at the start.
 * @returns ends it
 */
export function watchRegistry(
  current: readonly RegistryEntry[],
  { location, mustBeSigned, log, onChange, every = EVERY }: Options,
): () => void {
  let inUse = stampOf(current);
  let complaint = '';
  let timer: NodeJS.Timeout;
  async function look() {
    try {
      const entries = await readRegistry(location, mustBeSigned);
      complaint = '';
      if (stampOf(entries) === inUse) return;
      await onChange(entries);
      inUse = stampOf(entries);
      log.info({ remotes: entries.map(({ name }) => name) }, 'another registry is in use');
    } catch (error) {
      const { message } = error as Error;
      if (message !== complaint) log.error(`${message} The one in use stays.`);
      complaint = message;
    }
  }
  let isStopped = false;
  const next = () => {
    timer = setTimeout(() => void look().then(() => !isStopped && next()), every).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The order counts, too: who stands first keeps what it claims. */
const stampOf = (entries: readonly RegistryEntry[]): string =>
  entries.map(({ name, stamp }) => name + stamp).join('\n');
