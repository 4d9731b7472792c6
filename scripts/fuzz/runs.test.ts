/** @jest-environment node */
import { type Target, TARGETS } from './targets';

const MB = 1024 * 1024;

/**
 * Bytes of runs of one character, longer than what `npm run fuzz` generates: a backtracking expression fails on some of them
 * with `Maximum call stack size exceeded`. As much as limits before the parser let through, up to where such an expression
 * fails; a megabyte of CSV, which a library reads slowly.
 */
const RUN: Record<string, number> = { pdf: 8 * MB, csv: MB, multipart: 8 * MB, manifest: MB };
const SHORT_RUN = 64 * 1024;
const CHARACTERS = [...'1a .-+"\',;/\\([<{#%=&*_\n\r\t\0\u00ff'];

const PLACES = process.env.FULL ? 12 : 1;

function* inputs(seeds: Target['seeds'], run: Buffer): Generator<Buffer> {
  yield run;
  for (const seed of process.env.FULL ? seeds : seeds.slice(0, 1)) {
    const text = typeof seed === 'string' ? seed : seed.toString('latin1');
    const words = [...text.matchAll(/\b/g)].map(({ index }) => index);
    for (let n = 1; n <= PLACES; n++) {
      const at = words[Math.floor((words.length * n) / (PLACES + 1))] ?? 0;
      yield Buffer.concat([Buffer.from(text.slice(0, at), 'latin1'), run, Buffer.from(text.slice(at), 'latin1')]);
    }
  }
}

describe.each(Object.entries(TARGETS))('%s', (name, load) => {
  let target: Target;
  beforeAll(async () => {
    target = await load();
  });

  test.each(CHARACTERS)('takes a long run of %j', async (character) => {
    const { fuzz, repair = (data) => data, seeds } = target;
    const run = Buffer.alloc(RUN[name] ?? SHORT_RUN, character, 'latin1');
    for (const input of inputs(seeds, run)) await fuzz(repair(input));
  });
});
