import { MAIL_KINDS } from '@university/shared/contract';
import { Counter } from 'prom-client';
import type { Job } from '../jobs';
import type { Services } from '../services';
import {
  MOST_ATTEMPTS,
  claimMails,
  forgetTexts,
  giveBack,
  markFailed,
  markSent,
  type SendableMail,
} from './repository';
import { openDelivery, type Delivery, explainFailure, toMessage } from './deliver';
import { senderOf } from './settings';
import { readIdentity } from '../settings';
import { DAY } from '@university/shared/time';

/** How long the text of a mail is stored, from when it was sent or, if it never was, written. Milliseconds. */
const TEXT_LIFE = 30 * DAY;

const SECRET_KINDS = MAIL_KINDS.filter(({ secret }) => secret).map(({ id }) => id);

type Needed = Pick<Services, 'db' | 'clock' | 'mail' | 'dataDir' | 'log'>;

/** Connections at a time, once one mail got through: a server may take half a second for each. */
const CONNECTIONS = 4;

/**
 * Mails that are taken from the outbox, and marked as sent, with one statement: so many that a server that takes the
 * longest for each is done before they would be due again.
 */
const TOGETHER = 16;

/**
 * Sends what is due, and forgets old texts. Every mail goes out at least once: it is marked as sent after the other
 * side has taken it, so a kill in between sends it again, under the same Message-ID.
 */
export async function sendDueMail(services: Needed): Promise<void> {
  const { db, clock, mail: settings, dataDir } = services;
  await forgetTexts(db, new Date(clock().getTime() - TEXT_LIFE));
  let delivery: Delivery | undefined;
  try {
    for (;;) {
      const mails = await claimMails(db, clock(), delivery ? TOGETHER : 1, settings.perMinute);
      if (mails.length === 0) return;
      delivery ??= await openDelivery(settings, dataDir);
      if (!(await sendTogether(services, delivery, mails))) return;
    }
  } finally {
    delivery?.close();
  }
}

const attempts = new Counter({
  name: 'mail_attempts_total',
  help: 'Mails that were handed on, will be tried again, or are given up',
  labelNames: ['outcome'],
});

/** @returns whether it makes sense to go on with other mail */
async function sendTogether(services: Needed, delivery: Delivery, mails: readonly SendableMail[]): Promise<boolean> {
  const { db, clock, mail: settings } = services;
  const from = senderOf(settings, await readIdentity(db));
  const waiting = [...mails];
  const sent: SendableMail[] = [];
  let goesOn = true;
  const sendOneAfterTheOther = async () => {
    while (goesOn) {
      const mail = waiting.shift();
      if (!mail) return;
      try {
        await delivery.send(toMessage(mail, from));
        sent.push(mail);
      } catch (error) {
        if (!(await noteFailure(services, mail, error))) goesOn = false;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CONNECTIONS }, sendOneAfterTheOther));
  attempts.inc({ outcome: 'sent' }, sent.length);
  for (const isSecret of [false, true]) {
    const ids = sent.filter(({ kind }) => SECRET_KINDS.includes(kind) === isSecret).map(({ id }) => id);
    await markSent(db, ids, clock(), !isSecret);
  }
  const untried = waiting.map(({ id }) => id);
  await giveBack(db, untried, clock());
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return goesOn;
}

/** @returns whether other mail may still get through */
async function noteFailure({ db, log }: Needed, mail: SendableMail, error: unknown): Promise<boolean> {
  const { reason, isPermanent, isOnlyThisMail } = explainFailure(error);
  const isFinal = isPermanent || mail.attempts >= MOST_ATTEMPTS;
  await markFailed(db, mail.id, reason, isFinal);
  attempts.inc({ outcome: isFinal ? 'given_up' : 'later' });
  log.warn({ mail: mail.id, reason, attempts: mail.attempts }, isFinal ? 'mail given up' : 'mail not sent yet');
  return isOnlyThisMail;
}

/** Every two seconds: somebody waits for a code. */
export const mailJob: Job = { name: 'mail', every: 2, run: sendDueMail };
