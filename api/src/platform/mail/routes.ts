import { HttpError, notFound, maskAddress } from '@university/web';
import type { Mail, MailState } from '@university/shared/contract';
import { audit } from '../audit/write';
import { pageMetadata } from '../http/answer';
import { action, type Route } from '../http/route';
import type { Services } from '../services';
import { isInOutbox, listOutbox, makeDue, type MailRow } from './repository';

function stateOf({ sentAt, nextAttemptAt }: MailRow): MailState {
  if (sentAt) return 'sent';
  return nextAttemptAt ? 'waiting' : 'failed';
}

/** A row as the outbox page gets it. */
function toMail(row: MailRow): Mail {
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

export function mailRoutes({ db, now }: Services): Route[] {
  return [
    action('listMail', async ({ query }) => {
      const { total, rows } = await listOutbox(db, query);
      return { data: { mail: rows.map(toMail) }, metadata: pageMetadata(total, query) };
    }),
    action('retryMail', async ({ params }, { caller }) =>
      db.transaction(async (tx) => {
        const row = await makeDue(tx, params.id, now());
        if (!row) throw (await isInOutbox(tx, params.id)) ? notAgain() : notFound('There is no such mail.');
        await audit(tx, { at: now(), actor: `staff:${caller.id}`, action: 'retry', subject: `mail:${row.id}` });
        return { data: { mail: toMail(row) } };
      }),
    ),
  ];
}

const notAgain = () =>
  new HttpError(409, 'conflict', 'This mail was sent already, or is so old that its text was erased.');
