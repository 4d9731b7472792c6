import { z } from 'zod';
import { track } from './track';
import { success, type Terms } from './endpoint';
import { ofCycle, roundKey } from './result-rounds';

/** Groups with fewer seats are not shown: a rank among few would lead to a person. */
export const SMALLEST_GROUP = 5;

const count = z.number().int().nonnegative();

/** The seats of a programme on a campus for a category in a round. */
export const rankGroup = z.object({
  cycle: z.string(),
  track,
  track_name: z.string(),
  round: z.number().int(),
  /** Both empty: of all campuses together. */
  campus: z.string(),
  campus_slug: z.string(),
  /** As records have it, `D_UR`; empty: of all categories together. */
  category: z.string(),
  /** The first and the last rank that was given such a seat; null: fewer than `SMALLEST_GROUP` were. */
  opening: count.nullable(),
  closing: count.nullable(),
  /** How many were given; null: fewer than `SMALLEST_GROUP`. */
  seats: count.nullable(),
  /** How many nobody held once decisions had closed; null before. */
  seats_left: count.nullable(),
});

/** A programme with ranks. */
export const rankedProgram = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  track,
  track_name: z.string(),
  /** False: its detail is not published, so that it has no page. */
  has_page: z.boolean(),
});

/**
 * Of this admission and the one before, as far as they are published; the newest cycle and round first. All at one level,
 * so that nobody can subtract: by campus and category, by category, or of the whole programme; the first one at which at
 * least half the groups are large enough to be shown.
 */
export const programRanks = z.object({
  program: rankedProgram.nullable(),
  /** The cycle that the site speaks of. */
  cycle: z.string().nullable(),
  ranks: z.array(rankGroup),
});

/** What staff publish: the groups as they would be, or are, shown. */
export const roundRanks = z.object({
  published: z.boolean(),
  /** Since when; null: they are not, or nobody noted it. */
  since: z.string().nullable(),
  ranks: z.array(rankGroup.extend({ program: z.string(), program_code: z.string() })),
  /** Groups that are too small to be shown. */
  hidden: count,
});

export type RankGroup = z.infer<typeof rankGroup>;
export type RankedProgram = z.infer<typeof rankedProgram>;
export type ProgramRanks = z.infer<typeof programRanks>;
export type RoundRanks = z.infer<typeof roundRanks>;

/** Opening and closing ranks: what rank was given a seat. */
export const rankEndpoints = {
  listRankedPrograms: {
    summary: 'Programmes with published ranks of this admission or the one before',
    access: 'public',
    response: success(z.object({ programs: z.array(rankedProgram) })),
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
