/**
 * `npm run fuzz`: tries the parsers of what strangers send with bytes that it makes up, led by which code they reach.
 *   npm run fuzz -- --seconds 60 pdf csv    these two, a minute each; all targets and 30 s by default
 * An input that throws, hangs or takes too much memory is written to test-results/fuzz, and its target ends there.
 * Mend the cause, and put the input into a test. What reached new code is kept in .cache/fuzz for the next run.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createJiti } from 'jiti';
import { buildTargets } from './fuzz/build.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const SOURCES = resolve('scripts/fuzz/targets');
const CACHE = resolve('.cache/fuzz');
const FOUND = resolve('test-results/fuzz');

/** Milliseconds for one input, bytes of the whole process, bytes of an input. */
const TIME = 5_000;
const MEMORY = 1_536 * 1024 * 1024;
const LONGEST = 16_384;

const ALL = readdirSync(SOURCES).map((file) => basename(file, '.ts'));
const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '30' } },
  allowPositionals: true,
});
const targets = positionals.length > 0 ? positionals : ALL;
const unknown = targets.filter((target) => !ALL.includes(target));
if (unknown.length > 0 || !(Number(values.seconds) > 0)) {
  console.error(`Targets are ${ALL.join(', ')}. --seconds takes a number.`);
  process.exit(2);
}

await buildTargets(targets, SOURCES, CACHE);
const { SEEDS, WORDS } = await createJiti(import.meta.url).import(resolve('scripts/fuzz/seeds.ts'));
const failed = [];
for (const target of targets) {
  const [corpus, seeds] = ['corpus', 'seeds'].map((kind) => join(CACHE, kind, target));
  for (const folder of [corpus, seeds, FOUND]) mkdirSync(folder, { recursive: true });
  SEEDS[target](seeds);
  const state = new Int32Array(new SharedArrayBuffer(8));
  const input = new Uint8Array(new SharedArrayBuffer(LONGEST));
  const { error, ...figures } = await watched(
    {
      file: join(CACHE, `${target}.cjs`),
      folders: [seeds, corpus],
      corpus,
      words: WORDS[target] ?? [],
      until: Date.now() + Number(values.seconds) * 1_000,
      longest: LONGEST,
      state,
      input,
    },
    state,
  );
  if (error) {
    failed.push(target);
    const file = join(FOUND, `${target}-${Date.now()}`);
    writeFileSync(file, Buffer.from(input.slice(0, Atomics.load(state, 1))));
    console.log(`${target}: ${error}\n  with the input ${file}`);
  } else {
    console.log(`${target}: ${figures.runs} runs, ${figures.inputs} inputs, ${figures.reached} places reached`);
  }
}
console.log(failed.length > 0 ? `Found something: ${failed.join(', ')}` : 'Found nothing');
process.exit(failed.length > 0 ? 1 : 0);

/** What the engine says at its end; an error when an input takes too long or too much. */
function watched(workerData, state) {
  return new Promise((done) => {
    const worker = new Worker(resolve('scripts/fuzz/engine.mjs'), { workerData });
    const finish = (result) => {
      clearInterval(timer);
      void worker.terminate().then(() => done(result));
    };
    const timer = setInterval(() => {
      const began = Atomics.load(state, 0);
      const now = Math.trunc(Date.now() / 100) | 0;
      if (began !== 0 && now - began > TIME / 100) finish({ error: `took more than ${TIME} ms` });
      else if (process.memoryUsage.rss() > MEMORY) finish({ error: 'took too much memory' });
    }, 200);
    worker.once('message', finish);
    worker.once('error', (error) => finish({ error: String(error.stack) }));
  });
}
