import { z } from 'zod';
import { success, successList, byId, limit, page, type Terms } from './endpoint';

/** Always two people, except `publish-round`, which depends on a setting. */
export const APPROVAL_KINDS = [
  'staff-rights',
  'second-factor-reset',
  'publish-round',
  'adopt-allotment',
  'setting',
] as const;
export const approvalKind = z.enum(APPROVAL_KINDS);
export type ApprovalKind = z.infer<typeof approvalKind>;

/** `expired`: after seven days. */
export const approvalState = z.enum(['pending', 'approved', 'declined', 'expired']);

const person = z.object({ name: z.string(), email: z.string() });

export const approval = z.object({
  _id: z.string(),
  kind: approvalKind,
  state: approvalState,
  /** `staff:<id>`, `round:<year>:<track>:<number>`, `setting:<key>` */
  subject: z.string(),
  what: z.string(),
  proposedBy: person,
  proposed_at: z.string(),
  expires_at: z.string(),
  decidedBy: person.nullable(),
  decided_at: z.string().nullable(),
  /** Why the caller may not approve it; null: allowed. */
  refusal: z.string().nullable(),
  /** Whether it waits and anybody may approve it by now. */
  hasApprover: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

export const SETTING_KEYS = [
  'publishing-takes-two',
  'pages-take-two',
  'notices-take-two',
  'site-takes-two',
  'catalogue-takes-two',
  'admission-takes-two',
] as const;
export const settingKey = z.enum(SETTING_KEYS);
export type SettingKey = z.infer<typeof settingKey>;

export const setting = z.object({ key: settingKey, value: z.boolean() });
export type Setting = z.infer<typeof setting>;

const answer = success({ approval });

export const approvalEndpoints = {
  listApprovals: {
    summary: 'What waits for a second person, or was decided; those of the own office only',
    access: ['admissions'],
    query: z.object({
      state: approvalState.optional(),
      subject: z.string().max(100).optional(),
      /** Only what the caller may approve. */
      mine: z.stringbool().optional(),
      limit: limit(100, 20),
      page,
    }),
    response: successList({ approvals: z.array(approval) }),
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
    response: success({ settings: z.array(setting) }),
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
