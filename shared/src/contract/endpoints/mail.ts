import { z } from 'zod';
import { success, successList } from '../envelope';
import { mail, mailFilter, mailState, mailSummary, roundMail } from '../mail';
import { byId, limit, page, type Terms } from './endpoint';

/** The outbox: mail that was or is to be sent. The admissions office sees mail to applicants alone. */
export const mailEndpoints = {
  listMail: {
    summary: 'The outbox, newest first, without texts; mail to applicants for the admissions office',
    access: ['admissions'],
    query: mailFilter.extend({ state: mailState.optional(), limit: limit(100, 20), page }),
    response: successList(z.object({ mail: z.array(mail) })),
  },
  countMail: {
    summary: 'How much mail of the last days waits, was sent and failed, by kind and by day',
    access: ['admissions'],
    response: success(mailSummary),
  },
  listRoundMail: {
    summary: 'Of each round of the academic year, how many result mails and reminders wait, were sent and failed',
    access: ['admissions'],
    response: success(z.object({ rounds: z.array(roundMail) })),
  },
  retryMail: {
    summary: 'Try to send a mail again now',
    access: ['admissions'],
    params: byId,
    response: success(z.object({ mail })),
  },
  retryFailedMail: {
    summary: 'Try to send all failed mail again, or that of one kind or round; answers how many',
    access: ['admissions'],
    body: mailFilter,
    response: success(z.object({ count: z.number().int() })),
  },
} as const satisfies Record<string, Terms>;
