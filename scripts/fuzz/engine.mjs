/**
 * Tries one target until its time is over, in a thread of its own: `fuzz.mjs` watches time and memory, and finds the current
 * input in memory that both share.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const { file, target, corpus, until, maxLength, state, input } = workerData;

const random = (below) => Math.floor(Math.random() * below);
const concat = (...parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const NUMBERS = ['0', '1', '-1', '255', '256', '65535', '65536', '2147483647', '4294967296', '9007199254740993', '1e9'];

/** Mutations: each takes an input, an offset, a length, and another input or a word. */
const MUTATIONS = [
  (data, at) => concat(data.subarray(0, at), [random(256)], data.subarray(at + 1)),
  (data, at) => concat(data.subarray(0, at), [(data[at] ?? 0) ^ (1 << random(8))], data.subarray(at + 1)),
  (data, at, length) => concat(data.subarray(0, at), data.subarray(at + length)),
  (data, at, length) => concat(data.subarray(0, at + length), data.subarray(at)),
  (data, at, length) => {
    const piece = data.subarray(at, at + length);
    return concat(data.subarray(0, at), ...Array(random(64)).fill(piece), data.subarray(at));
  },
  (data, at, _length, { word }) => concat(data.subarray(0, at), word, data.subarray(at)),
  (data, at, _length, { word }) => concat(data.subarray(0, at), word, data.subarray(at + word.length)),
  (data, at, length, { other }) => {
    const from = other.length === 0 ? 0 : at % other.length;
    return concat(data.subarray(0, at), other.subarray(from, from + length), data.subarray(at));
  },
  (data, at, _length, { other }) => concat(data.subarray(0, at), other.subarray(at)),
  (data, at) => {
    const isDigit = (byte) => byte >= 48 && byte <= 57;
    let start = at;
    while (start < data.length && !isDigit(data[start])) start++;
    let end = start;
    while (end < data.length && isDigit(data[end])) end++;
    const number = random(2) === 0 ? NUMBERS[random(NUMBERS.length)] : String(random(1_000));
    return concat(data.subarray(0, start), number, data.subarray(end));
  },
  (data, at) => data.subarray(0, at),
];

function mutate(data, other, words) {
  let changed = data;
  for (let left = 1 + random(5); left > 0; left--) {
    const at = random(changed.length + 1);
    const length = 1 + random(random(4) === 0 ? 512 : 8);
    const word = words[random(words.length)] ?? '';
    changed = MUTATIONS[random(MUTATIONS.length)](changed, at, length, { other, word });
  }
  return changed.subarray(0, maxLength);
}

/**
 * Statements and branches that were reached so far, each with how often it ran in one input in powers of two, so that a loop
 * that runs more often than ever counts as new.
 */
const reached = new Set();

/** @returns how much was reached for the first time since the last call; resets the counters */
function newlyReached() {
  const before = reached.size;
  let counter = 0;
  for (const { s, b } of Object.values(globalThis.__fuzz__ ?? {}))
    for (const counts of [s, ...Object.values(b)])
      for (const key in counts) {
        counter++;
        if (counts[key] === 0) continue;
        reached.add(counter * 32 + (32 - Math.clz32(counts[key])));
        counts[key] = 0;
      }
  return reached.size - before;
}

let runs = 0;

/** Returns how much the input reached for the first time. */
async function attempt(fuzz, data) {
  input.set(data);
  Atomics.store(state, 1, data.length);
  Atomics.store(state, 0, Math.trunc(Date.now() / 100) | 0);
  runs++;
  const pending = fuzz(Buffer.from(data));
  if (pending) await pending;
  return newlyReached();
}

try {
  const { TARGETS } = createRequire(import.meta.url)(file);
  const { fuzz, repair, seeds, words } = await TARGETS[target]();
  const inputs = [
    Buffer.alloc(0),
    ...seeds.map((seed) => Buffer.from(seed, 'latin1')),
    ...readdirSync(corpus).map((name) => readFileSync(join(corpus, name))),
  ];
  const known = [];
  for (const data of inputs.map((each) => each.subarray(0, maxLength)))
    if ((await attempt(fuzz, data)) > 0 || known.length === 0) known.push(data);
  while (Date.now() < until) {
    // Every other time one of the newest: they have been tried least.
    const pick = random(2) === 0 ? known.length - 1 - random(Math.min(known.length, 20)) : random(known.length);
    const changed = mutate(known[pick], known[random(known.length)], words);
    const data = repair && random(3) > 0 ? repair(changed).subarray(0, maxLength) : changed;
    if ((await attempt(fuzz, data)) === 0) continue;
    known.push(data);
    writeFileSync(join(corpus, createHash('sha256').update(data).digest('hex').slice(0, 16)), data);
  }
  parentPort.postMessage({ runs, inputs: known.length, reached: reached.size });
} catch (error) {
  parentPort.postMessage({ error: String(error?.stack ?? error) });
}
Atomics.store(state, 0, 0);
