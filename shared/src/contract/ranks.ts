import { z } from 'zod';
import { track } from './track';
import { success, type Terms } from './endpoint';
import { ofCycle, roundKey } from './result-rounds';

/** Smaller groups are hidden for anonymity. */
export const SMALLEST_GROUP = 5;

const count = z.number().int().nonnegative();

export const rankGroup = z.object({
  cycle: z.string(),
  track,
  track_name: z.string(),
  round: z.number().int(),
  /** Both empty: all campuses. */
  campus: z.string(),
  campus_slug: z.string(),
  /** `D_UR`; empty: all. */
  category: z.string(),
  /** null: fewer than `SMALLEST_GROUP`. */
  opening: count.nullable(),
  closing: count.nullable(),
  seats: count.nullable(),
  seats_left: count.nullable(),
});

export const rankedProgram = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  track,
  track_name: z.string(),
  /** False: its detail is not published. */
  has_page: z.boolean(),
});

/**
 * Published ranks of this and the previous admission, newest first, all at the first level (campus and category, category,
 * programme) with at least half of the groups visible: mixed levels could be subtracted.
 */
export const programRanks = z.object({
  program: rankedProgram.nullable(),
  cycle: z.string().nullable(),
  ranks: z.array(rankGroup),
});

/** As shown, or to be shown. */
export const roundRanks = z.object({
  published: z.boolean(),
  since: z.string().nullable(),
  ranks: z.array(rankGroup.extend({ program: z.string(), program_code: z.string() })),
  /** Groups below `SMALLEST_GROUP`. */
  hidden: count,
});

export type RankGroup = z.infer<typeof rankGroup>;
export type RankedProgram = z.infer<typeof rankedProgram>;
export type ProgramRanks = z.infer<typeof programRanks>;
export type RoundRanks = z.infer<typeof roundRanks>;

export const rankEndpoints = {
  listRankedPrograms: {
    summary: 'Programmes with published ranks of this admission or the one before',
    access: 'public',
    response: success({ programs: z.array(rankedProgram) }),
  },
  getProgramRanks: {
    summary: 'Opening and closing ranks of a programme by its code, this year and last, by campus, category and round',
    access: 'public',
    params: z.object({ code: z.string().max(30) }),
    response: success(programRanks),
  },
  getRoundRanks: {
    summary: 'Opening and closing ranks of a round as they are, or would be, published',
    access: ['admissions'],
    params: roundKey,
    query: ofCycle,
    response: success(roundRanks),
  },
  publishRanks: {
    summary: 'Publish the ranks of a round whose result is out, or take them back; 409 while it is not',
    access: ['admissions'],
    recentLogin: true,
    params: roundKey,
    query: ofCycle,
    body: z.object({ published: z.boolean() }),
    response: success(roundRanks),
  },
} as const satisfies Record<string, Terms>;
