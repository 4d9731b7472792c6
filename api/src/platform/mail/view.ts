import type { Mail, MailState } from '@university/shared/contract';
import type { outbox } from '../database/schema';
import { maskAddress } from './mask';

export type MailRow = typeof outbox.$inferSelect;

function stateOf({ sentAt, nextAttemptAt }: MailRow): MailState {
  if (sentAt) return 'sent';
  return nextAttemptAt ? 'waiting' : 'failed';
}

/** A row as the outbox page gets it. */
export function toMail(row: MailRow): Mail {
  return {
    _id: row.id,
    kind: row.kind,
    to: row.to.includes('•') ? row.to : maskAddress(row.to),
    subject: row.subject,
    state: stateOf(row),
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    sent_at: row.sentAt?.toISOString() ?? null,
    last_error: row.lastError,
  };
}
