import { audit } from '../../domains/audit/repository';
import { ApiError, notFound } from '../errors';
import { pageMetadata } from '../http/page';
import { action, type Route } from '../http/route';
import type { Services } from '../services';
import { isInOutbox, listOutbox, makeDue } from './repository';
import { toMail } from './view';

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
  new ApiError(409, 'conflict', 'This mail was sent already, or is so old that its text was erased.');
