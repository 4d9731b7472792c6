import { check, digests } from '../check.mjs';
import fc from '../../scripts/jest/properties';
import { allot, type Result, type ResultRow } from './allot';
import { digestMarket, digestResult } from './digest';
import { explainer } from './explain';
import { type Applicant, compare, isEligible, type Market, placeOf, poolId, readMarket } from './market';
import { textbook } from './testing/cases';
import { type Between, between, marketOf, largeMarket, markets, nextRound, seatsIn } from './testing/markets';

/** `MARKETS=10000 npx jest allotment --selectProjects api` for a long run. */
const numRuns = Number(process.env.MARKETS ?? 150);

const problemsOf = (market: Market, result: Result): string[] =>
  check({ market, result, digests: digests({ market, result }) });
const unfair = (market: Market, result: Result) =>
  problemsOf(market, result).filter((problem) => !/the figures are others$|preference, rank or kept/.test(problem));

function season(market: Market, gaps: Between[]): { market: Market; result: Result }[] {
  let round = { market, result: allot(readMarket(market)) };
  return [
    round,
    ...gaps.map((gap) => {
      const next = nextRound(round.market, round.result, gap);
      round = { market: next, result: allot(readMarket(next)) };
      return round;
    }),
  ];
}

const seasons = fc
  .tuple(markets(), fc.array(between(), { maxLength: 2 }))
  .map(([market, gaps]) => season(market, gaps));
const last = (rounds: { market: Market; result: Result }[]) => rounds.at(-1) as { market: Market; result: Result };

test('the checker accepts each round of a season', () =>
  fc.assert(
    fc.property(seasons, (rounds) => {
      for (const { market, result } of rounds) expect(problemsOf(market, result)).toEqual([]);
    }),
    { numRuns },
  ));

test('who floats or freezes is never worse off, and no seat of a place is added', () =>
  fc.assert(
    fc.property(seasons, (rounds) => {
      const { market, result } = last(rounds);
      const rows = new Map(result.rows.map((row) => [row.id, row]));
      for (const { id, preferences, before } of market.applicants)
        if (before && /^(float|freeze)$/.test(before.status))
          expect(rows.get(id)?.program_preference).toBeLessThanOrEqual(preferences.indexOf(before.place) + 1);
      const total = (pools: { program_code: string; seats: number | null }[]) =>
        pools.reduce((sum, { seats }) => sum + (seats ?? 0), 0);
      expect(total(result.pools)).toBe(total(market.pools));
      expect(result.pools.every(({ seats, filled }) => seats === null || filled <= seats)).toBe(true);
    }),
    { numRuns },
  ));

test('each reason is true: whoever won the last seat was before the applicant, or all seats were kept', () =>
  fc.assert(
    fc.property(seasons, (rounds) => {
      const { market, result } = last(rounds);
      const explain = explainer(market, result);
      for (const { id, category_allocated } of result.rows)
        for (const { became, considered, pools } of explain(id)) {
          const lost = considered
            ? pools.filter((each) => became !== 'allotted' || each.category !== category_allocated)
            : [];
          for (const { last: rank, rank: own, tie, seats, kept } of lost) {
            if (rank === null) expect(kept).toBe(seats);
            else expect(tie === null ? own - rank : own - rank + 1).toBeGreaterThan(0);
          }
        }
    }),
    { numRuns },
  ));

test('the order of the file does not matter, to result, digests and checker', async () =>
  fc.assert(
    fc.asyncProperty(seasons, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), async (rounds, keys) => {
      const { market, result } = last(rounds);
      const mixed = <T>(all: readonly T[]) =>
        all
          .map((each, at) => ({ each, key: (at * 7919 + (keys[at % 5] ?? 0)) % 101 }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each);
      const other = {
        ...market,
        applicants: mixed(market.applicants).map((each) => ({ ...each, claims: [...each.claims].reverse() })),
        pools: mixed(market.pools),
        converted: mixed(market.converted),
      };
      expect(allot(other)).toEqual(result);
      const own = { market: await digestMarket(other), result: await digestResult(result) };
      expect(own).toEqual(
        digests({ market, result: { ...result, rows: mixed(result.rows), pools: mixed(result.pools) } }),
      );
    }),
    { numRuns: numRuns / 2 },
  ));

type Seats = Map<Applicant, string | null>;

function wishesOf(who: Applicant, { pools, rules }: Market): string[] {
  return who.preferences.flatMap((place) =>
    rules.categories.flatMap((kind) => {
      const pool = pools.find((each) => placeOf(each) === place && each.category === kind.code);
      return pool && isEligible(who, pool, kind) ? [poolId(place, kind.code)] : [];
    }),
  );
}

/** Every stable outcome, by trying all. */
function stableOutcomes(market: Market): Seats[] {
  const { applicants, pools, rules } = market;
  const capacity = new Map(pools.map((each) => [poolId(placeOf(each), each.category), each.seats ?? 0]));
  const lists = new Map(rules.categories.map(({ code, list }) => [code, list]));
  const wishes = new Map(applicants.map((who) => [who, wishesOf(who, market)]));
  const members = (seats: Seats, pool: string) => [...seats].filter(([, seat]) => seat === pool).map(([who]) => who);
  const isStable = (seats: Seats): boolean =>
    [...seats].every(([who, seat]) => {
      const list = wishes.get(who) ?? [];
      return list.slice(0, seat === null ? list.length : list.indexOf(seat)).every((pool) => {
        const inside = members(seats, pool);
        const merit = lists.get(pool.split(' ')[1] ?? '') ?? '';
        return (
          inside.length === capacity.get(pool) && inside.every((one) => compare(one, who, merit, rules.ties)[0] < 0)
        );
      });
    });
  const found: Seats[] = [];
  function tryFrom(at: number, seats: Seats): void {
    const who = applicants[at];
    if (!who) {
      if (isStable(seats)) found.push(new Map(seats));
      return;
    }
    for (const pool of [...(wishes.get(who) ?? []), null]) {
      if (pool !== null && members(seats, pool).length >= (capacity.get(pool) ?? 0)) continue;
      tryFrom(at + 1, new Map(seats).set(who, pool));
    }
  }
  tryFrom(0, new Map());
  return found;
}

const crossed = fc
  .tuple(
    fc.array(fc.shuffledSubarray(['A', 'B', 'C'], { minLength: 2 }), { minLength: 3, maxLength: 3 }),
    fc.array(fc.shuffledSubarray(['p', 'q', 'r'], { minLength: 3 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([wants, orders]) =>
    marketOf(
      textbook(
        Object.fromEntries(wants.map((list, at) => ['pqr'.charAt(at), list.join(' ')])),
        Object.fromEntries(orders.map((order, at) => ['ABC'.charAt(at), order.join(' ')])),
      ),
    ),
  );

test('without conversions it is the best of all stable outcomes, for every applicant', () => {
  let several = 0;
  fc.assert(
    fc.property(fc.oneof(crossed, markets({ most: 4, converts: false })), (market) => {
      const given = seatsIn(allot(market));
      const outcomes = stableOutcomes(market);
      if (outcomes.length > 1) several += 1;
      expect(
        outcomes.map((seats) => Object.fromEntries([...seats].map(([{ id }, seat]) => [id, seat]))),
      ).toContainEqual(given);
      for (const outcome of outcomes)
        for (const [who, seat] of outcome) {
          const list = [...wishesOf(who, market), null];
          expect(list.indexOf(given[who.id] ?? null)).toBeLessThanOrEqual(list.indexOf(seat));
        }
    }),
    { numRuns },
  );
  expect(several).toBeGreaterThan(0);
});

test('without conversions nobody gains in a round by another list', () =>
  fc.assert(
    fc.property(markets({ converts: false }), fc.nat(), fc.nat(), (market, which, mix) => {
      const { applicants } = market;
      const who = applicants[which % applicants.length] as Applicant;
      const reached = (preferences: string[]) => {
        const changed = applicants.map((each) => (each === who ? { ...each, preferences } : each));
        const seat = seatsIn(allot({ ...market, applicants: changed }))[who.id]?.split(' ')[0];
        return seat === undefined || !who.preferences.includes(seat)
          ? who.preferences.length
          : who.preferences.indexOf(seat);
      };
      const honest = reached(who.preferences);
      const turned = who.preferences.map((_, at, all) => all[(at + mix) % all.length] as string);
      const others = [turned, [...turned].reverse(), who.preferences.slice(0, mix % 3), who.preferences.slice(mix % 3)];
      for (const other of others) expect(reached(other)).toBeGreaterThanOrEqual(honest);
    }),
    { numRuns: numRuns / 2 },
  ));

const NO_SEAT = { program_code: null, campus_code: null, shift: null, category_allocated: null };

const FORGERIES: Record<string, (result: Result, at: number) => ResultRow[] | undefined> = {
  'a seat taken away': ({ rows }, at) => {
    const robbed = rows.filter(({ outcome }) => outcome === 'allotted');
    const row = robbed[at % robbed.length];
    if (!row) return undefined;
    const none = { outcome: 'not-allotted' as const, program_preference: null, rank: null, kept: false };
    return rows.map((each) => (each === row ? { ...each, ...NO_SEAT, ...none } : each));
  },
  'two who exchange': ({ rows }, at) => {
    const one = rows[at % rows.length];
    const seat = (row: ResultRow | undefined) =>
      row && `${row.program_code} ${row.campus_code} ${row.category_allocated}`;
    const other = rows.find((row) => seat(row) !== seat(one));
    if (!one || !other) return undefined;
    return rows.map((row) => (row === one ? { ...other, id: one.id } : row === other ? { ...one, id: other.id } : row));
  },
  'a seat too many': ({ rows }, at) => {
    const [without, row] = [rows.find(({ outcome }) => outcome === 'not-allotted'), rows[at % rows.length]];
    if (!without || row?.outcome !== 'allotted') return undefined;
    return rows.map((each) => (each === without ? { ...row, id: without.id } : each));
  },
  'a row twice': ({ rows }, at) => [...rows, ...rows.slice(at % rows.length).slice(0, 1)],
  'a row left out': ({ rows }, at) => rows.filter((_, index) => index !== at % rows.length),
};

test.each(Object.entries(FORGERIES))('the checker refuses %s, even with figures and digests made new', (_, forge) => {
  let forged = 0;
  fc.assert(
    fc.property(seasons, fc.nat(), (rounds, at) => {
      const { market, result } = last(rounds);
      const rows = result.rows.length > 0 ? forge(result, at) : undefined;
      if (!rows) return;
      forged += 1;
      expect(unfair(market, { ...result, rows })).not.toEqual([]);
    }),
    { numRuns: numRuns / 5 },
  );
  expect(forged).toBeGreaterThan(0);
});

test('the checker refuses a conversion that the rules do not need, and other figures', () =>
  fc.assert(
    fc.property(seasons, fc.nat(), (rounds, at) => {
      const { market, result } = last(rounds);
      const [pool] = result.pools.filter(({ seats }) => seats !== null).slice(at % 9);
      if (!pool) return;
      const { program_code, campus_code, shift, category: from } = pool;
      const to = market.rules.categories.find(({ code }) => code === from)?.to[0] ?? 'D_UR';
      const more = { program_code, campus_code, shift, from, to, seats: 1, held: 0 };
      const conversions = result.conversions.filter(
        (each) => placeOf(each) !== placeOf(pool) || each.from !== from || each.to !== to,
      );
      expect(problemsOf(market, { ...result, conversions: [...conversions, { ...more, seats: 999 }] })).not.toEqual([]);
      const figures = result.pools.map((each) =>
        each === pool ? { ...each, closing: (each.closing ?? 0) + 1 } : each,
      );
      expect(problemsOf(market, { ...result, pools: figures })).not.toEqual([]);
      expect(check({ market, result, digests: { ...digests({ market, result }), result: '' } })).toHaveLength(1);
    }),
    { numRuns: numRuns / 5 },
  ));

test('a large round, of which many seats are converted, is right', () => {
  const market = readMarket(largeMarket(330));
  const result = allot(market);
  expect(market.pools).toHaveLength(600);
  expect(result.conversions.length).toBeGreaterThan(100);
  expect(result.proposals).toBeLessThan(20_000 * 30 * 2);
  expect(problemsOf(market, result)).toEqual([]);
});
