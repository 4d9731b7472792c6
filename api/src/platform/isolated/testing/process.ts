import { writeFileSync } from 'node:fs';
import { serve } from '../serve';

export const TEST_TASKS = {
  add: ({ one, two }: { one: number; two: number }) => one + two,
  processId: (_input: null) => process.pid,
  environment: (_input: null) => Object.keys(process.env),
  loop: ({ started }: { started: string }) => {
    writeFileSync(started, String(process.pid));
    for (;;);
  },
  /** A regular expression that goes back over what it read: native code, as it happens. */
  backtrack: (_input: null) => /^(\d+)+$/.test(`${'1'.repeat(60)}x`),
  fillBuffers: (_input: null) => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1));
  },
  fillHeap: (_input: null) => {
    const held: unknown[] = [];
    for (;;) held.push(new Array(100_000).fill({}));
  },
  fillAtOnce: (_input: null) => new Array(500_000_000).fill(1).length,
  exit: (_input: null) => process.exit(3),
  throwHere: (_input: null) => {
    throw new Error('as it should');
  },
};

if (process.send) serve(TEST_TASKS);
