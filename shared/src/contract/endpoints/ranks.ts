import { z } from 'zod';
import { success } from '../envelope';
import { programRanks, rankedProgram, roundRanks } from '../ranks';
import { ofCycle, roundKey } from '../result-rounds';
import type { Terms } from './endpoint';

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
