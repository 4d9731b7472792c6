import { z } from 'zod';

/** What takes two people, always but for `publish-round`, where a setting says so. */
export const APPROVAL_KINDS = ['staff-rights', 'second-factor-reset', 'publish-round', 'setting'] as const;
export const approvalKind = z.enum(APPROVAL_KINDS);
export type ApprovalKind = z.infer<typeof approvalKind>;

/** `expired`: nobody decided within seven days. */
export const approvalState = z.enum(['pending', 'approved', 'declined', 'expired']);
export type ApprovalState = z.infer<typeof approvalState>;

const person = z.object({ name: z.string(), email: z.string() });

export const approval = z.object({
  _id: z.string(),
  kind: approvalKind,
  state: approvalState,
  /** What is proposed, as a sentence. */
  what: z.string(),
  proposedBy: person,
  proposed_at: z.string(),
  expires_at: z.string(),
  decidedBy: person.nullable(),
  decided_at: z.string().nullable(),
  /** Why the caller may not approve it, as a sentence; null: she or he may. */
  refusal: z.string().nullable(),
});
export type Approval = z.infer<typeof approval>;

/** What admins set for the whole site. */
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
