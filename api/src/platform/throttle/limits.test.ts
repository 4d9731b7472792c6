import { MINUTE } from '@university/shared/time';
import { LINK_LIFE } from '../../domains/staff/links';
import { SIGN_IN_CODE_MINUTES } from '../../domains/sign-in/codes';
import { LIMITS, oneMore, remembered, waitAfter, type SubjectKind } from './limits';

const kinds = Object.keys(LIMITS) as SubjectKind[];

describe.each(kinds)('the limit %s', (kind) => {
  const { free, first, longest, forgives } = LIMITS[kind];

  it('asks for no rest while it is free, then for rests that double up to the longest', () => {
    expect(waitAfter(kind, free - 1)).toBe(0);
    expect(waitAfter(kind, free)).toBe(first);
    expect(waitAfter(kind, free + 1)).toBe(Math.min(2 * first, longest));
    expect(waitAfter(kind, free + 1_000)).toBe(longest);
  });

  it('forgets one time after each rest, and none when the clock was set back', () => {
    expect(remembered(kind, 3, forgives - 1)).toBe(3);
    expect(remembered(kind, 3, forgives)).toBe(2);
    expect(remembered(kind, 3, 10 * forgives)).toBe(0);
    expect(remembered(kind, 3, -10 * forgives)).toBe(3);
  });
});

it('refuses only by what is bound to a sender', () => {
  expect(kinds.filter((kind) => LIMITS[kind].refuses)).toEqual(['guess', 'network', 'spray']);
});

it('an account asks for a further proof for half a day after the last wrong try, however many there were', () => {
  let times = 0;
  for (let count = 0; count < 10_000; count++) times = oneMore('account', times);
  const { free, forgives } = LIMITS.account;
  expect(remembered('account', times, 13 * forgives)).toBeLessThan(free);
  expect(remembered('account', times, 12 * forgives)).toBe(free);
});

it('while no code or link is mailed, the last one has at least half its life before it', () => {
  expect(LIMITS['code-mail'].longest).toBeLessThanOrEqual((SIGN_IN_CODE_MINUTES * MINUTE) / 2);
  expect(LIMITS['link-mail'].longest).toBeLessThanOrEqual(LINK_LIFE.reset / 2);
});
