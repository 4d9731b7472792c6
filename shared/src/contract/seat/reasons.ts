import { LOCALE } from '../../language/here';
import type { Translated } from '../../language/translated';
import type { SeatReason } from '../allotment-runs';
import { type AdmissionCodes, categoryInShort } from '../categories';
import type * as english from './reason-texts';
import { reasonTexts } from './reason-texts';

type Pool = SeatReason['pools'][number];

interface Context {
  codes?: AdmissionCodes | null;
  /** The allotted seat is that of the round before. */
  isKept: boolean;
}

export function reasonsIn(texts: Translated<typeof english.reasonTexts>, locale: string) {
  const inIndia = (value: number) => value.toLocaleString(locale);

  function lastIn({ seats, kept, last, rank, tie }: Pool, isGiven: boolean): string[] {
    const isOnly = seats !== null && seats - kept === 1;
    if (last === null || (isGiven && isOnly)) return [];
    const seat = texts.lastSeat[kept > 0 ? (isOnly ? 'onlyOther' : 'lastOther') : isOnly ? 'only' : 'last'];
    return [tie && !isGiven ? texts.went[tie](seat) : texts.went.rank(seat, inIndia(last), inIndia(rank))];
  }

  function ofPool(pool: Pool, isGiven: boolean, { codes, isKept }: Context): string {
    const { seats, kept, last } = pool;
    const category = categoryInShort(pool.category, codes);
    if (isGiven && isKept) return texts.keep(category);
    if (seats === null) return texts.noLimit(category);
    if (seats === 0) return texts.none(category);
    const count = inIndia(seats);
    if (last === null && kept >= seats) return texts.allKept(count, category);
    const given = [count, category, kept > 0 ? inIndia(kept) : null] as const;
    const first = !isGiven ? texts.pool(...given) : seats === 1 ? texts.gotOnly(category) : texts.got(...given);
    return texts.sentence([first, ...lastIn(pool, isGiven)]);
  }

  /** A sentence for each pool of the preference that was tried. */
  return function reasonsOf({ became, considered, pools }: SeatReason, context: Context): string[] {
    if (became !== 'allotted' && !considered) return [texts.notConsidered[became]];
    if (pools.length === 0) return [texts.nothingForYou];
    return pools.map((pool, at) => ofPool(pool, became === 'allotted' && at === pools.length - 1, context));
  };
}

export const reasonsOf = reasonsIn(reasonTexts, LOCALE);
