import { readFileSync } from 'node:fs';
import { cpuSeconds } from '../pressure.mjs';

/** Milliseconds between two looks. Processes that begin and end between them are not seen. */
const EVERY = 1_000;

/**
 * Watches what groups of processes use.
 * @param groups `name`, and `pids()` that it has now
 * @returns `stop`, which gives seconds of processor time since the start and most memory at once (MB) of each group
 */
export function watchUse(groups) {
  const watched = groups.map((group) => ({ ...group, before: new Map(), latest: new Map(), most: 0 }));
  const look = (isFirst) => {
    for (const group of watched) {
      const pids = group.pids();
      for (const pid of pids) {
        const seconds = cpuSeconds(pid);
        // A process that came later has used all of its time since the start.
        if (!group.before.has(pid)) group.before.set(pid, isFirst ? seconds : 0);
        if (!Number.isNaN(seconds)) group.latest.set(pid, seconds);
      }
      group.most = Math.max(
        group.most,
        pids.reduce((sum, pid) => sum + memory(pid), 0),
      );
    }
  };
  look(true);
  const timer = setInterval(() => look(false), EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      look(false);
      return watched.map(({ name, before, latest, most }) => ({
        process: name,
        'CPU, s': Math.round([...latest].reduce((sum, [pid, seconds]) => sum + seconds - before.get(pid), 0)),
        'memory, MB': Math.round(most),
      }));
    },
  };
}

/** Resident megabytes; PostgreSQL's processes share some of theirs, which is then counted in each. */
function memory(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
