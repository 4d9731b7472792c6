import { z } from 'zod';
import { auditLogFilter, auditLogLine, auditLogState } from '../audit';
import { success, successList } from '../envelope';
import { limit, page, type Terms } from './endpoint';

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
