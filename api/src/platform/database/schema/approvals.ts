import type { ApprovalKind } from '@university/shared/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns';
import { staff } from './staff';

/** Proposals for a second person. Rows are kept as evidence. */
export const approvals = pgTable(
  'approvals',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ApprovalKind>().notNull(),
    /** As in the audit log: `staff:<id>`, `round:ug:1`, `setting:<key>`. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    what: text('what').notNull(),
    proposedBy: reference('proposed_by', () => staff.id),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: text('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
    state: text('state').$type<'pending' | 'approved' | 'declined' | 'expired'>().notNull().default('pending'),
  },
  (table) => [
    uniqueIndex('approvals_pending_index').on(table.kind, table.subject).where(sql`${table.state} = 'pending'`),
    index().on(table.state, table.proposedAt),
  ],
);

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
