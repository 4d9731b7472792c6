/** @jest-environment node */
import { type Happened, SeenErrors } from './seen-errors';

const OWNER = { remote: 'mfe-a', version: '1.0.0' };
const error = (message: string, more: Partial<Happened> = {}): Happened => ({
  ...OWNER,
  where: 'browser',
  name: 'TypeError',
  message,
  page: '',
  stack: [],
  ...more,
});

let now = 0;
let seen: SeenErrors;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  seen = new SeenErrors(() => now);
});

test('a log line holds nothing that its sender made up', () => {
  const logged = seen.noteReported(
    error('"} {"level":50,"msg":"admin logged in"\n', { name: 'admin\nlogged in' }),
    'x',
  );
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
  seen.noteReported(error(message), 'x');
  expect(seen.of('mfe-a')[0]).toMatchObject({ name: 'TypeError', version: '1.0.0', message: expected });
});

test('one sender writes a few errors a minute, and cannot keep others from writing theirs', () => {
  const noted = (sender: string, count: number) =>
    Array.from({ length: count }, (_, n) => seen.noteReported(error(`error ${n}`), sender)).filter(Boolean).length;
  expect(noted('attacker', 1_000)).toBe(10);
  expect(noted('visitor', 3)).toBe(3);
  expect(seen.of('mfe-a').map(({ count }) => count)).toEqual([2, 2, 2, 1, 1, 1, 1, 1, 1, 1]);
  now += 60_000;
  expect(noted('attacker', 1_000)).toBe(10);
});

test('all together write at most one a second', () => {
  const senders = Array.from({ length: 200 }, (_, n) => seen.noteReported(error('x'), `sender ${n}`));
  expect(senders.filter(Boolean)).toHaveLength(60);
});

test('errors at one place of one release are one group, with how many, from where, and when', () => {
  const stack = ['shell/react.js:1:9', 'mfe-a/Page.js:1:5', 'mfe-a/entry.js:1:2'];
  seen.noteReported(error('a is undefined', { stack, page: 'mfe-a:one' }), 'x');
  now += 1_000;
  seen.noteReported(error('b is undefined', { stack: [...stack].slice(1), page: 'mfe-a:two' }), 'y');
  seen.noteReported(error('b is undefined', { stack, page: 'mfe-a:two' }), 'y');
  const [group, ...others] = seen.of('mfe-a');
  expect(others).toEqual([]);
  expect(group).toMatchObject({ count: 3, senders: 2, pages: ['mfe-a:one', 'mfe-a:two'], message: 'a is undefined' });
  expect([group?.first, group?.last]).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z']);
  expect(seen.find(group?.fingerprint ?? '')?.stack).toEqual(stack);
});

test.each([
  ['version', { version: '2.0.0' }],
  ['place', { stack: ['mfe-a/Page.js:1:6'] }],
  ['name', { name: 'RangeError' }],
  ['side', { where: 'hydration' }],
] as const)('another %s is another group', (_says, more) => {
  const stack = ['mfe-a/Page.js:1:5'];
  seen.noteReported(error('x', { stack }), 'x');
  seen.noteReported(error('x', { stack, ...more }), 'x');
  expect(seen.of('mfe-a')).toHaveLength(2);
});

test('the newest are remembered, and what strangers report pushes out nothing that happened on the server', () => {
  const of = (where: Happened['where'], count: number) => {
    for (let n = 0; n < count; n++) seen.note(error('x', { where, stack: [`mfe-a/Page.js:1:${n}`] }));
  };
  of('server', 3);
  of('browser', 25);
  const groups = seen.of('mfe-a');
  expect(groups).toHaveLength(23);
  expect(groups[0]?.stack).toEqual(['mfe-a/Page.js:1:24']);
  expect(groups.filter(({ where }) => where === 'server')).toHaveLength(3);
  of('server', 25);
  expect(seen.of('mfe-a')).toHaveLength(40);
});
