/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEEDS } from './seeds';

const MB = 1024 * 1024;

/**
 * Bytes of runs of one character, longer than what `npm run fuzz` makes up: an expression that keeps a place for each
 * character that it may go back to fails on some of them with `Maximum call stack size exceeded`. As much as limits
 * before the parser let through, up to where such an expression fails; a megabyte of CSV, which a library reads slowly.
 */
const RUN: Record<string, number> = { pdf: 8 * MB, csv: MB, multipart: 8 * MB, manifest: MB };
const SHORT_RUN = 64 * 1024;
const CHARACTERS = [...'1a .-+"\',;/\\([<{#%=&*_\n\r\t\0\u00ff'];

/** Where in a seed the run stands: at words that are evenly spread. */
const PLACES = process.env.FULL ? 12 : 1;

interface Target {
  fuzz: (data: Buffer) => void | Promise<void>;
  /** Puts right what a change has made wrong, so that it is read to its end. */
  repair?: (data: Buffer) => Buffer;
}

const targets = readdirSync(join(__dirname, 'targets')).map((file) => file.replace(/\.ts$/, ''));

function seedsOf(target: string): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'university-seeds-'));
  try {
    SEEDS[target]?.(folder);
    const seeds = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    return process.env.FULL ? seeds : seeds.slice(0, 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The run by itself, and in each seed. */
function* inputs(seeds: Buffer[], run: Buffer): Generator<Buffer> {
  yield run;
  for (const seed of seeds) {
    const words = [...seed.toString('latin1').matchAll(/\b/g)].map(({ index }) => index);
    for (let n = 1; n <= PLACES; n++) {
      const at = words[Math.floor((words.length * n) / (PLACES + 1))] ?? 0;
      yield Buffer.concat([seed.subarray(0, at), run, seed.subarray(at)]);
    }
  }
}

describe.each(targets)('%s', (target) => {
  const { fuzz, repair = (data) => data }: Target = require(`./targets/${target}`);
  const seeds = seedsOf(target);

  test.each(CHARACTERS)('takes a long run of %j', async (character) => {
    const run = Buffer.alloc(RUN[target] ?? SHORT_RUN, character, 'latin1');
    for (const input of inputs(seeds, run)) await fuzz(repair(input));
  });
});
