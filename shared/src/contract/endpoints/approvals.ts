import { z } from 'zod';
import { approval, approvalState, setting, settingKey } from '../approvals';
import { success, successList } from '../envelope';
import { byId, limit, page, type Terms } from './endpoint';

const answer = success(z.object({ approval }));

/** What takes two people, and the settings that say what does. */
export const approvalEndpoints = {
  listApprovals: {
    summary: 'What waits for a second person, or was decided; those of the own office only',
    access: ['admissions'],
    query: z.object({ state: approvalState.optional(), limit: limit(100, 20), page }),
    response: successList(z.object({ approvals: z.array(approval) })),
  },
  approve: {
    summary: 'Approve what somebody else proposed; 403 for whom the rule of two people leaves out',
    access: ['admissions'],
    recentLogin: true,
    params: byId,
    response: answer,
  },
  decline: {
    summary: 'Decline what somebody proposed, or take back an own proposal',
    access: ['admissions'],
    recentLogin: true,
    params: byId,
    response: answer,
  },
  listSettings: {
    summary: 'The settings of the whole site',
    access: [],
    response: success(z.object({ settings: z.array(setting) })),
  },
  proposeSetting: {
    summary: 'Propose another value of a setting, for a second admin to approve',
    access: [],
    recentLogin: true,
    params: z.object({ key: settingKey }),
    body: z.object({ value: z.boolean() }),
    response: answer,
  },
} as const satisfies Record<string, Terms>;
