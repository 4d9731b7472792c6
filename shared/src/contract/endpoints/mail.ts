import { z } from 'zod';
import { success, successList } from '../envelope';
import { mail, mailState } from '../mail';
import { byId, limit, page, type Terms } from './endpoint';

/** The outbox: mail that was or is to be sent. */
export const mailEndpoints = {
  listMail: {
    summary: 'The outbox, newest first, without texts',
    access: [],
    query: z.object({ state: mailState.optional(), limit: limit(100, 20), page }),
    response: successList(z.object({ mail: z.array(mail) })),
  },
  retryMail: {
    summary: 'Try to send a mail again now',
    access: [],
    params: byId,
    response: success(z.object({ mail })),
  },
} as const satisfies Record<string, Terms>;
