import { z } from 'zod';
import { isoDay } from './text';
import { success, successList, limit, page, type Terms } from './endpoint';

/** What lines of the audit log are about, and what they are filtered by. */
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

/** What the audit log is narrowed by. Days are in IST and count whole. */
export const auditLogFilter = z.object({
  kind: auditKind.optional(),
  /** Who did it or whom it was done to, by id: e-mail addresses do not belong into addresses of pages. */
  person: z
    .string()
    .regex(/^(staff|applicant):[\w-]{1,64}$/, 'Name a person by id, as staff:… or applicant:…')
    .optional(),
  from: isoDay().optional(),
  to: isoDay().optional(),
});
export type AuditLogFilter = z.infer<typeof auditLogFilter>;

/** Somebody or something that a line names, as its sentence has it. */
const named = z.object({
  name: z.string(),
  /** `staff`, `applicant`, `allotment`, `grievance`, `round`, or a kind of documents. */
  kind: z.string(),
  id: z.string(),
});
export type AuditNamed = z.infer<typeof named>;

/** A line of the audit log in words. */
export const auditLogLine = z.object({
  _id: z.string(),
  at: z.string(),
  kind: auditKind,
  /** A whole sentence: who did what, to whom or what. */
  text: z.string(),
  /** What its sentence names and has a page. */
  named: z.array(named),
  /** What was changed in a document, by the titles of its fields; both empty: its history shows it. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** Networks the calls came from and reasons that were given, until they are erased. */
  notes: z.array(z.string()),
});
export type AuditLogLine = z.infer<typeof auditLogLine>;

/** How sure one can be that nobody changed the log. */
export const auditLogState = z.object({
  /** Of the last verification of the whole chain; null before the first. */
  verified: z.object({ at: z.string(), intact: z.boolean(), problem: z.string().nullable() }).nullable(),
  /** The last link, to be noted elsewhere: `<number>:<hash>`. Null while there is none. */
  head: z.string().nullable(),
  /** Lines that are not chained yet, usually of the last seconds. */
  waiting: z.number().int(),
});
export type AuditLogState = z.infer<typeof auditLogState>;

/** The audit log of the whole site, for admins. */
export const auditEndpoints = {
  listAudit: {
    summary: 'The audit log in words, newest first',
    access: [],
    query: auditLogFilter.extend({ limit: limit(200, 50), page }),
    response: successList(z.object({ lines: z.array(auditLogLine) })),
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
    response: success(z.object({ url: z.string(), expiresAt: z.string() })),
  },
} as const satisfies Record<string, Terms>;
