import type { PoolResult, Result } from './allot';
import { type Applicant, compare, isEligible, type Market, placeOf, poolId, type Tie } from './market';

export interface ReasonPool {
  category: string;
  seats: number | null;
  /** Seats of the round before. */
  kept: number;
  last: number | null;
  rank: number;
  tie: Tie | null;
}

export interface Reason {
  position: number;
  place: string;
  /** As in `BECAME` of the contract. */
  became: 'allotted' | 'higher' | 'lower' | 'open';
  /** False: beyond a seat that was got, held, given up or frozen. */
  considered: boolean;
  /** In order, up to the allotted seat; a frozen one alone. */
  pools: ReasonPool[];
}

/** Reasons that tell nothing of other persons; none for an applicant who is not in the round. */
export function explainer({ applicants, pools, rules }: Market, result: Result): (id: string) => Reason[] {
  const people = new Map(applicants.map((each) => [each.id, each]));
  const rows = new Map(result.rows.map((row) => [row.id, row]));
  const claims = new Map(pools.map((each) => [poolId(placeOf(each), each.category), each]));
  const figures = new Map<string, PoolResult>(result.pools.map((each) => [poolId(placeOf(each), each.category), each]));
  const lists = new Map(rules.categories.map(({ code, list }) => [code, list]));

  const last = new Map<string, Applicant>();
  for (const { id, kept, program_code, campus_code, shift, category_allocated } of result.rows) {
    if (kept || program_code === null || campus_code === null || category_allocated === null) continue;
    const pool = poolId(placeOf({ program_code, campus_code, shift }), category_allocated);
    const [who, known] = [people.get(id), last.get(pool)];
    const list = lists.get(category_allocated) ?? '';
    if (who && (!known || compare(known, who, list, rules.ties)[0] < 0)) last.set(pool, who);
  }

  function poolsOf(who: Applicant, place: string): ReasonPool[] {
    return rules.categories.flatMap((kind) => {
      const id = poolId(place, kind.code);
      const [pool, figure] = [claims.get(id), figures.get(id)];
      if (!pool || !figure || !isEligible(who, pool, kind)) return [];
      const [rank, other] = [who.merit[kind.list]?.rank ?? 0, last.get(id)];
      const [order, by] = other ? compare(other, who, kind.list, rules.ties) : [0, 'rank' as const];
      const tie = order < 0 && by !== 'rank' ? by : null;
      return { category: kind.code, seats: figure.seats, kept: figure.kept, last: figure.last, rank, tie };
    });
  }

  return (id) => {
    const [who, row] = [people.get(id), rows.get(id)];
    if (!who || !row) return [];
    const { before } = who;
    const isFrozen = before?.status === 'freeze';
    const given = row.program_preference;
    /** The first preference that is not considered. */
    const until = before ? who.preferences.indexOf(before.place) + 1 : 0;
    return who.preferences.map((place, at) => {
      const position = at + 1;
      const isGiven = position === given;
      const open = poolsOf(who, place);
      const seat = isGiven ? open.findIndex(({ category }) => category === row.category_allocated) : open.length;
      const became = given === null ? 'open' : isGiven ? 'allotted' : position < given ? 'higher' : 'lower';
      const isBeyond = given !== null ? position > given : until > 0 && position >= until;
      const considered = isGiven || (!isFrozen && !isBeyond);
      return { position, place, became, considered, pools: open.slice(isGiven && isFrozen ? seat : 0, seat + 1) };
    });
  };
}
