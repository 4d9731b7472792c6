/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { runStep } from './run-step.mjs';

const program = (code: string) => [process.execPath, '-e', code];
const say = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
const log = jest.spyOn(console, 'log').mockImplementation();

test('a step ended well or it did not', async () => {
  expect(await runStep(program(''))).toBe(true);
  expect(await runStep(program('process.exit(3)'))).toBe(false);
  expect(await runStep(['/nowhere/no-program'])).toBe(false);
});

test('one that goes on to say something may take long', async () => {
  const slow = 'for i in $(seq 30); do echo at work; sleep 0.2; done';
  expect(await runStep(['sh', '-c', slow], { silence: 5_000 })).toBe(true);
  expect(say.mock.calls.join('')).toContain('at work');
});

test('one that hangs is ended with what it began, and that is said', async () => {
  const child = 'console.log(require("node:child_process").spawn("sleep", ["600"]).pid); setInterval(() => {}, 1000)';
  say.mockClear();
  expect(await runStep(program(child), { silence: 1_000 })).toBe(false);
  expect(log.mock.calls.join('')).toContain('said nothing for 1 s');
  const pid = Number(say.mock.calls.join('').trim());
  expect(pid).toBeGreaterThan(1);
  // Gone, or dead and not yet cleared away.
  expect(execFileSync('ps', ['-A', '-o', 'pid=,stat=']).toString()).not.toMatch(new RegExp(`^ *${pid} +[^Z]`, 'm'));
});
