/**
 * Tries one target until its time is over, in a thread of its own: the thread that started it looks at the clock and
 * the memory, and finds the input of the moment in memory that both share.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { mutate } from './mutate.mjs';

/**
 * What an input reached: statements and branches, each with how often it ran in steps of powers of two, so that a loop
 * that goes round more often than ever is news as well.
 */
class Reached {
  #known = new Set();

  /** @returns how much was reached for the first time since the start; counts from zero then */
  news() {
    let found = 0;
    let counter = 0;
    for (const { s, b } of Object.values(globalThis.__fuzz__ ?? {})) {
      for (const counts of [s, ...Object.values(b)]) {
        for (const key in counts) {
          counter++;
          const count = counts[key];
          if (count === 0) continue;
          counts[key] = 0;
          const feature = counter * 32 + (32 - Math.clz32(count));
          if (this.#known.has(feature)) continue;
          this.#known.add(feature);
          found++;
        }
      }
    }
    return found;
  }

  get size() {
    return this.#known.size;
  }
}

const { file, folders, corpus, words, until, longest, state, input } = workerData;
const { fuzz, repair } = createRequire(import.meta.url)(file);
const reached = new Reached();
const known = [];
let runs = 0;

const random = (below) => Math.floor(Math.random() * below);

/** Returns how much the input reached for the first time. */
async function attempt(data) {
  input.set(data);
  Atomics.store(state, 1, data.length);
  Atomics.store(state, 0, Math.trunc(Date.now() / 100) | 0);
  runs++;
  const pending = fuzz(Buffer.from(data));
  if (pending) await pending;
  return reached.news();
}

const inputs = folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name))));
try {
  for (const data of [Buffer.alloc(0), ...inputs.map((each) => each.subarray(0, longest))]) {
    if ((await attempt(data)) > 0 || known.length === 0) known.push(data);
  }
  while (Date.now() < until) {
    // Every other time one of the newest: they have been tried least.
    const pick = random(2) === 0 ? known.length - 1 - random(Math.min(known.length, 20)) : random(known.length);
    const other = known[random(known.length)];
    const changed = mutate(known[pick], { other, words, random, longest });
    const data = repair && random(3) > 0 ? repair(changed).subarray(0, longest) : changed;
    if ((await attempt(data)) === 0) continue;
    known.push(data);
    writeFileSync(join(corpus, createHash('sha256').update(data).digest('hex').slice(0, 16)), data);
  }
  parentPort.postMessage({ runs, inputs: known.length, reached: reached.size });
} catch (error) {
  parentPort.postMessage({ error: String(error?.stack ?? error) });
}
Atomics.store(state, 0, 0);
