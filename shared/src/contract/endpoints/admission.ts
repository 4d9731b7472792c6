import { z } from 'zod';
import { admissionPlan, cycleCopy } from '../admission-plan';
import { success } from '../envelope';
import { ofCycle } from '../result-rounds';
import { byId, type Terms } from './endpoint';

/** What the admissions office plans: years with their application periods and rounds. */
export const admissionEndpoints = {
  readPlan: {
    summary: 'Everything that is planned for a cycle, drafts too, with what should be put right',
    access: ['admissions'],
    query: ofCycle,
    response: success(admissionPlan),
  },
  copyCycle: {
    summary:
      'Make a cycle as drafts from another one, with its application periods and rounds and every date moved; nothing of results. 409 `exists` where there is one of this code',
    access: ['admissions'],
    recentLogin: true,
    fails: [404, 409],
    body: cycleCopy,
    response: success(z.object({ cycle: z.string(), applications: z.number().int(), rounds: z.number().int() })),
  },
  publishCycle: {
    summary:
      'Publish every draft of a cycle, its own entry too; 409 `contradictory` with `problems` where windows are missing or dates contradict each other',
    access: ['admissions'],
    recentLogin: true,
    params: byId,
    fails: [409],
    response: success(z.object({ published: z.number().int() })),
  },
} as const satisfies Record<string, Terms>;
