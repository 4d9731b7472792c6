/** Runs a program and shows what it says. One that hangs is ended, so that the steps after it still run. */
import { spawn } from 'node:child_process';

/** How long a program may say nothing. One that works on a slow machine says something long before. Milliseconds. */
const SILENCE = 15 * 60_000;

/**
 * @param {string[]} command
 * @returns {Promise<boolean>} whether it ended well; a program that was ended for its silence did not
 */
export function runStep(command, { env, silence = SILENCE } = {}) {
  return new Promise((ended) => {
    // A group of its own, so that what it began ends with it.
    const step = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
    const endAll = (signal) => {
      try {
        process.kill(-step.pid, signal);
      } catch {
        // All have ended.
      }
    };
    const hangs = () => {
      console.log(`\n✗ ended: it said nothing for ${Math.round(silence / 1000)} s`);
      endAll('SIGKILL');
    };
    const waiting = setTimeout(hangs, silence);
    for (const name of ['stdout', 'stderr'])
      step[name].on('data', (said) => {
        waiting.refresh();
        process[name].write(said);
      });
    const interrupted = () => {
      endAll('SIGTERM');
      process.exit(130);
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    const over = (wellDone) => {
      clearTimeout(waiting);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      ended(wellDone);
    };
    // Not when its pipes are closed: something that it left behind may hold those.
    step.on('error', () => over(false)).on('exit', (status) => over(status === 0));
  });
}
