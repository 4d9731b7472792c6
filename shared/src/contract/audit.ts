import { z } from 'zod';
import { isoDay } from './text';
import { success, successList, limit, page, type Terms } from './endpoint';

export const AUDIT_KINDS = [
  'sign-ins',
  'refusals',
  'rights',
  'decisions',
  'results',
  'reads',
  'exports',
  'notices',
  'catalogue',
  'grievances',
  'mail',
  'system',
] as const;
export const auditKind = z.enum(AUDIT_KINDS);
export type AuditKind = z.infer<typeof auditKind>;

/** Days are inclusive, in IST. */
export const auditLogFilter = z.object({
  kind: auditKind.optional(),
  /** Actor or subject by id, to keep e-mail addresses out of URLs. */
  person: z
    .string()
    .regex(/^(staff|applicant):[\w-]{1,64}$/, 'Name a person by id, as staff:… or applicant:…')
    .optional(),
  from: isoDay().optional(),
  to: isoDay().optional(),
});
export type AuditLogFilter = z.infer<typeof auditLogFilter>;

const named = z.object({
  name: z.string(),
  /** `staff`, `applicant`, `allotment`, `grievance`, `round`, or a document kind. */
  kind: z.string(),
  id: z.string(),
});
export type AuditNamed = z.infer<typeof named>;

export const auditLogLine = z.object({
  _id: z.string(),
  at: z.string(),
  kind: auditKind,
  text: z.string(),
  named: z.array(named),
  /** By field titles; empty values: see the history. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** Networks and reasons, until erased. */
  notes: z.array(z.string()),
});
export type AuditLogLine = z.infer<typeof auditLogLine>;

export const auditLogState = z.object({
  /** Last full verification. */
  verified: z.object({ at: z.string(), intact: z.boolean(), problem: z.string().nullable() }).nullable(),
  /** `<number>:<hash>`, to be noted elsewhere. */
  head: z.string().nullable(),
  waiting: z.number().int(),
});
export type AuditLogState = z.infer<typeof auditLogState>;

export const auditEndpoints = {
  listAudit: {
    summary: 'The audit log in words, newest first',
    access: [],
    query: auditLogFilter.extend({ limit: limit(200, 50), page }),
    response: successList({ lines: z.array(auditLogLine) }),
  },
  readAuditState: {
    summary: 'Whether the chain of the audit log was whole when it was last verified, and its head',
    access: [],
    response: success(auditLogState),
  },
  exportAudit: {
    summary: 'An address that gives the lines as CSV, once and within a minute',
    access: [],
    body: auditLogFilter,
    response: success({ url: z.string(), expiresAt: z.string() }),
  },
} as const satisfies Record<string, Terms>;
