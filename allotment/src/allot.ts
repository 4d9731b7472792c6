import {
  type Applicant,
  byText,
  compare,
  type Conversion,
  conversionId,
  isEligible,
  type Market,
  MarketError,
  type Place,
  type Pool,
  placeOf,
  poolId,
  type SeatCategory,
} from './market';

export interface ResultRow
  extends Record<'program_code' | 'campus_code' | 'shift' | 'category_allocated', string | null> {
  id: string;
  outcome: 'allotted' | 'not-allotted';
  program_preference: number | null;
  rank: number | null;
  kept: boolean;
}

export interface PoolResult extends Place {
  category: string;
  /** After conversions; null: not limited. */
  seats: number | null;
  filled: number;
  kept: number;
  opening: number | null;
  closing: number | null;
  last: number | null;
}

/** `held`: of these, converted before and held. */
export type ConversionResult = Conversion & { held: number };

/** Without applicants who left, in an order that does not depend on the market's. */
export interface Result {
  rows: ResultRow[];
  pools: PoolResult[];
  conversions: ConversionResult[];
  /** One, and one more after each step of conversions. */
  runs: number;
  proposals: number;
}

const NOWHERE = { program_code: null, campus_code: null, shift: null };
const UNLIMITED = 0x7fffffff;

interface SeatPool {
  id: string;
  where: Place;
  pool: Pool;
  kind: SeatCategory;
  siblings: Map<string, number>;
}

/** Pools of a place in the order in which applicants try them. */
function indexPools({ pools, rules: { categories } }: Market) {
  const order = new Map(categories.map((kind, at) => [kind.code, { kind, at }]));
  const places = new Map<string, { members: number[]; siblings: Map<string, number> }>();
  const sorted = pools
    .map((pool) => {
      const [place, found] = [placeOf(pool), order.get(pool.category)];
      if (!found) throw new MarketError([`unknown category ${pool.category}`]);
      return { place, pool, ...found };
    })
    .sort((a, b) => byText(a.place, b.place) || a.at - b.at)
    .map(({ place, pool, kind }, index): SeatPool => {
      const found = places.get(place) ?? { members: [] as number[], siblings: new Map<string, number>() };
      const { members, siblings } = found;
      places.set(place, found);
      members.push(index);
      siblings.set(kind.code, index);
      const { program_code, campus_code, shift } = pool;
      return { id: poolId(place, kind.code), where: { program_code, campus_code, shift }, pool, kind, siblings };
    });
  return { pools: sorted, places, byId: new Map(sorted.map(({ id }, index) => [id, index])) };
}

type Pools = ReturnType<typeof indexPools>;

const HOLDS = ['freeze', 'float'];

/** In order, with the preference's number. A held seat is the last. */
function* choicesOf(who: Applicant, { pools, places, byId }: Pools): Generator<[pool: number, preference: number]> {
  const { before, preferences } = who;
  const until = before && (HOLDS.includes(before.status) || before.status === 'upgrade') ? before.place : undefined;
  const held = before && byId.get(poolId(before.place, before.category_allocated));
  for (const [at, place] of preferences.entries()) {
    const isLast = place === until;
    if (isLast && before?.status === 'upgrade') return;
    if (before?.status === 'freeze' && !isLast) continue;
    for (const index of places.get(place)?.members ?? []) {
      if (isLast && before?.status === 'freeze' && index !== held) continue;
      const each = pools[index] as SeatPool;
      if (isEligible(who, each.pool, each.kind)) yield [index, at + 1];
    }
  }
}

/** A heap of numbers, the largest on top. */
function siftUp(heap: number[], value: number): void {
  let at = heap.push(value) - 1;
  for (let up = (at - 1) >> 1; at > 0 && (heap[up] as number) < value; up = (at - 1) >> 1) {
    heap[at] = heap[up] as number;
    at = up;
  }
  heap[at] = value;
}

function replaceTop(heap: number[], value: number): void {
  let at = 0;
  for (let next = 1; next < heap.length; next = 2 * at + 1) {
    if (next + 1 < heap.length && (heap[next + 1] as number) > (heap[next] as number)) next++;
    if ((heap[next] as number) <= value) break;
    heap[at] = heap[next] as number;
    at = next;
  }
  heap[at] = value;
}

interface Move {
  from: number;
  to: number;
  seats: number;
  held: number;
}

/**
 * Deferred acceptance with applicants proposing (Gale and Shapley 1962), over one virtual programme for each category of a place,
 * rerun with empty seats converted until nobody wants one that rules allow (Baswana et al., arXiv 1904.06698). Whoever holds a
 * seat keeps it or gets a higher one. @throws MarketError where more seats are held than there are
 */
export function allot(market: Market): Result {
  const indexed = indexPools(market);
  const { pools, byId } = indexed;
  const applicants = market.applicants
    .filter(({ before }) => !before || !/^(reject|lapsed|withdrawn)$/.test(before.status))
    .sort((a, b) => byText(a.id, b.id));
  const count = applicants.length;

  const positions = new Map<string, Int32Array>();
  for (const { list } of market.rules.categories) {
    if (positions.has(list)) continue;
    const position = new Int32Array(count);
    const listed = applicants.map((_, who) => who).filter((who) => applicants[who]?.merit[list]);
    listed.sort((a, b) => compare(applicants[a] as Applicant, applicants[b] as Applicant, list, market.rules.ties)[0]);
    for (const [at, who] of listed.entries()) position[who] = at + 1;
    positions.set(list, position);
  }
  const priorities = pools.map(({ kind }) => positions.get(kind.list) as Int32Array);

  const held = new Int32Array(count).fill(-1);
  const start = new Int32Array(count + 1);
  const [choices, preferences]: [number[], number[]] = [[], []];
  for (const [who, applicant] of applicants.entries()) {
    const { before } = applicant;
    if (before && HOLDS.includes(before.status))
      held[who] = byId.get(poolId(before.place, before.category_allocated)) ?? -1;
    for (const [pool, preference] of choicesOf(applicant, indexed)) {
      choices.push(pool);
      preferences.push(preference);
    }
    start[who + 1] = choices.length;
  }

  const capacity = pools.map(({ pool }) => pool.seats ?? UNLIMITED);
  const holders = new Array<number>(pools.length).fill(0);
  for (const pool of held) if (pool >= 0) holders[pool] = (holders[pool] as number) + 1;

  const moves = new Map<number, Move>();
  function move(from: number, to: number, seats: number): void {
    const key = from * pools.length + to;
    const known = moves.get(key) ?? { from, to, seats: 0, held: 0 };
    known.seats += seats;
    known.held = Math.min(known.held, known.seats);
    moves.set(key, known);
    capacity[from] = (capacity[from] as number) - seats;
    capacity[to] = (capacity[to] as number) + seats;
  }
  const room = (pool: number, used: readonly number[]) => (capacity[pool] as number) - (used[pool] as number);

  function giveBack(used: readonly number[]): void {
    for (let isDone = false; !isDone; ) {
      isDone = true;
      for (const { from, to, seats } of moves.values()) {
        const unused = Math.min(room(to, used), seats);
        if (unused <= 0) continue;
        move(from, to, -unused);
        isDone = false;
      }
    }
  }

  for (const each of [...market.converted].sort((a, b) => byText(conversionId(a), conversionId(b)))) {
    const [from, to] = [each.from, each.to].map((category) => byId.get(poolId(placeOf(each), category)) as number);
    move(from as number, to as number, each.seats);
  }
  const overbooked = pools.filter((_, pool) => room(pool, holders) < 0);
  if (overbooked.length > 0)
    throw new MarketError(overbooked.map(({ id }) => `${id}: more seats are held than there are`));
  giveBack(holders);
  for (const each of moves.values()) each.held = each.seats;

  const heaps = pools.map((): number[] => []);
  const next = new Int32Array(count);
  const seat = new Int32Array(count);
  const rejected = new Int32Array(pools.length);
  /** The first are rarely displaced. */
  const queue = applicants.map((_, who) => who).sort((a, b) => (priorities[0]?.[a] ?? 0) - (priorities[0]?.[b] ?? 0));
  /** Less is better; held seats come first. */
  const keyOf = (pool: number, who: number) =>
    (held[who] === pool ? 0 : (priorities[pool]?.[who] as number)) * count + who;

  function run(): number {
    for (const heap of heaps) heap.length = 0;
    next.set(start.subarray(0, count));
    seat.fill(-1);
    rejected.fill(0);
    for (const first of queue) {
      for (let who = first; (next[who] as number) < (start[who + 1] as number); ) {
        const at = next[who] as number;
        const pool = choices[at] as number;
        next[who] = at + 1;
        const heap = heaps[pool] as number[];
        const key = keyOf(pool, who);
        if (heap.length < (capacity[pool] as number)) {
          siftUp(heap, key);
          seat[who] = pool;
          break;
        }
        rejected[pool] = (rejected[pool] as number) + 1;
        const worst = heap[0];
        if (worst === undefined || worst < key) continue;
        replaceTop(heap, key);
        seat[who] = pool;
        who = worst % count;
        seat[who] = -1;
      }
    }
    return next.reduce((sum, at, who) => sum + at - (start[who] as number), 0);
  }

  /** Converts empty seats to pools that rejected somebody, by the first step of the rules that moves any. */
  function convert(): boolean {
    let isMoved = false;
    /** Without seats gained in this step. */
    const empty = pools.map((_, pool) => (capacity[pool] as number) - (heaps[pool] as number[]).length);
    const give = (from: number, to: number | undefined, isBack = false): void => {
      if (to === undefined) return;
      const most = isBack ? (moves.get(to * pools.length + from)?.seats ?? 0) : UNLIMITED;
      const seats = Math.min(empty[from] as number, rejected[to] as number, most);
      if (seats <= 0) return;
      isMoved = true;
      if (isBack) move(to, from, -seats);
      else move(from, to, seats);
      empty[from] = (empty[from] as number) - seats;
      rejected[to] = (rejected[to] as number) - seats;
    };
    for (const { from, to } of moves.values()) give(to, from, true);
    const steps = Math.max(0, ...market.rules.categories.map(({ to }) => to.length));
    for (let step = 0; step < steps && !isMoved; step++)
      for (const [from, { kind, siblings }] of pools.entries()) give(from, siblings.get(kind.to[step] ?? ''));
    return isMoved;
  }

  let runs = 1;
  let proposals = run();
  for (; convert(); runs++) proposals = run();
  giveBack(heaps.map(({ length }) => length));

  const rankOf = (who: number, { list }: SeatCategory) => applicants[who]?.merit[list]?.rank as number;

  return {
    rows: applicants.map(({ id }, who) => {
      const given = pools[seat[who] as number];
      return {
        ...{ id, outcome: given ? 'allotted' : 'not-allotted', ...(given?.where ?? NOWHERE) },
        category_allocated: given?.kind.code ?? null,
        program_preference: given ? (preferences[(next[who] as number) - 1] as number) : null,
        rank: given ? rankOf(who, given.kind) : null,
        kept: given !== undefined && held[who] === seat[who],
      };
    }),
    pools: pools.map(({ pool, kind, where }, index) => {
      const members = (heaps[index] as number[]).map((key) => key % count);
      const won = members.filter((who) => held[who] !== index);
      const [all, own] = [members, won].map((each) => each.map((who) => rankOf(who, kind)).sort((a, b) => a - b));
      return {
        ...{ ...where, category: kind.code, seats: pool.seats === null ? null : (capacity[index] as number) },
        ...{ filled: members.length, kept: members.length - won.length },
        ...{ opening: all?.[0] ?? null, closing: all?.at(-1) ?? null, last: own?.at(-1) ?? null },
      };
    }),
    conversions: [...moves.values()]
      .filter(({ seats }) => seats > 0)
      .sort((a, b) => a.from - b.from || a.to - b.to)
      .map(({ from, to, seats, held }) => {
        const [source, target] = [pools[from] as SeatPool, pools[to] as SeatPool];
        return { ...source.where, from: source.kind.code, to: target.kind.code, seats, held };
      }),
    runs,
    proposals,
  };
}
