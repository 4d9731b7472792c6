import { LIMITS, remembered, waitAfter, type SubjectKind } from './limits';

const kinds = Object.keys(LIMITS) as SubjectKind[];

describe.each(kinds)('the limit %s', (kind) => {
  const { free, first, longest, forgives } = LIMITS[kind];

  it('asks for no wait while failures are free, then for waits that double up to the longest', () => {
    expect(waitAfter(kind, free - 1)).toBe(0);
    expect(waitAfter(kind, free)).toBe(first);
    expect(waitAfter(kind, free + 1)).toBe(2 * first);
    expect(waitAfter(kind, free + 1_000)).toBe(longest);
  });

  it('forgets one failure after each rest, and none when the clock was set back', () => {
    expect(remembered(kind, 3, forgives - 1)).toBe(3);
    expect(remembered(kind, 3, forgives)).toBe(2);
    expect(remembered(kind, 3, 10 * forgives)).toBe(0);
    expect(remembered(kind, 3, -10 * forgives)).toBe(3);
  });
});

it('what strangers can reach makes others wait minutes at most', () => {
  for (const kind of ['account', 'address', 'date'] as const) expect(LIMITS[kind].longest).toBeLessThanOrEqual(300_000);
});
