import { HttpError, notFound, maskAddress } from '@university/web';
import { ADMISSIONS_MAIL, type Mail, type MailState, type Role } from '@university/shared/contract';
import { audit } from '../audit/write';
import { pageMetadata, action, type Route } from '../http/route';
import type { Services } from '../services';
import { countMail } from './counts';
import { isInOutbox, listOutbox, makeDue, makeFailedDue, type MailRow, type MailScope } from './repository';

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

/** What a member of staff may see of the outbox: mail about accounts is for admins alone. */
const scopeOf = ({ role }: { role: Role }): Pick<MailScope, 'kinds'> =>
  role === 'admin' ? {} : { kinds: ADMISSIONS_MAIL };

export function mailRoutes({ db, clock, mail: { perMinute } }: Services): Route[] {
  return [
    action('listMail', async ({ query }, { caller }) => {
      const { total, rows } = await listOutbox(db, { ...query, ...scopeOf(caller) });
      return { data: { mail: rows.map(toMail) }, metadata: pageMetadata(total, query) };
    }),
    action('countMail', async (_input, { caller }) => ({
      data: { perMinute, ...(await countMail(db, scopeOf(caller), clock())) },
    })),
    action('retryMail', async ({ params }, { caller }) =>
      db.transaction(async (tx) => {
        const scope = scopeOf(caller);
        const row = await makeDue(tx, params.id, clock(), scope);
        if (!row) throw (await isInOutbox(tx, params.id, scope)) ? notAgain() : notFound('There is no such mail.');
        await audit(tx, { at: clock(), actor: `staff:${caller.id}`, action: 'retry', subject: `mail:${row.id}` });
        return { data: { mail: toMail(row) } };
      }),
    ),
    action('retryFailedMail', async ({ body }, { caller }) =>
      db.transaction(async (tx) => {
        const at = clock();
        const count = await makeFailedDue(tx, at, { ...body, ...scopeOf(caller) });
        const detail = { ...body, count };
        if (count > 0)
          await audit(tx, { at, actor: `staff:${caller.id}`, action: 'retry', subject: 'mail:all', detail });
        return { data: { count } };
      }),
    ),
  ];
}

const notAgain = () =>
  new HttpError(409, 'conflict', 'This mail was sent already, or is so old that its text was erased.');
