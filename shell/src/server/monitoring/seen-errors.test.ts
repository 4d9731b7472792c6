/** @jest-environment node */
import { SeenErrors } from './seen-errors';

const OWNER = { remote: 'mfe-a', version: '1.0.0' };
const report = (message: string, name = 'TypeError') => ({ kind: 'error' as const, ...OWNER, name, message });

let now = 0;
let seen: SeenErrors;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  seen = new SeenErrors(() => now);
});

test('a log line holds nothing that its sender made up', () => {
  const logged = seen.note(report('"} {"level":50,"msg":"admin logged in"\n', 'admin\nlogged in'), OWNER, 'x');
  expect(logged).toEqual({ ...OWNER, name: 'other', fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/) });
});

test.each([
  ['line breaks', 'a\r\nb\u2028c\u2029d\u0085e', 'a  b c d e'],
  ['what steers a terminal', 'a\u001b[2Jb\u0000c\u009bd', 'a [2Jb c d'],
  ['what turns text around', 'a\u202eb\u2066c\u200bd', 'a b c d'],
  ['addresses of people and pages', 'x a.b@c.example https://evil.example/pay y', 'x … … y'],
  ['long numbers', 'of 9876543210', 'of …'],
  ['what is too long', 'x'.repeat(200), 'x'.repeat(120)],
])('operators see a message without %s', (_says, message, expected) => {
  seen.note(report(message), OWNER, 'x');
  expect(seen.of('mfe-a')[0]).toMatchObject({ name: 'TypeError', version: '1.0.0', message: expected });
});

test('one sender writes a few errors a minute, and cannot keep others from writing theirs', () => {
  const noted = (sender: string, count: number) =>
    Array.from({ length: count }, (_, n) => seen.note(report(`error ${n}`), OWNER, sender)).filter(Boolean).length;
  expect(noted('attacker', 1_000)).toBe(10);
  expect(noted('visitor', 3)).toBe(3);
  expect(seen.of('mfe-a')).toHaveLength(13);
  now += 60_000;
  expect(noted('attacker', 1_000)).toBe(10);
  expect(seen.of('mfe-a')).toHaveLength(20);
});

test('all together write at most one a second', () => {
  const senders = Array.from({ length: 200 }, (_, n) => seen.note(report('x'), OWNER, `sender ${n}`));
  expect(senders.filter(Boolean)).toHaveLength(60);
});
