import { MAIL_KINDS } from '@university/shared/contract';
import { Counter } from 'prom-client';
import type { Job } from '../jobs';
import type { Services } from '../services';
import { MOST_ATTEMPTS, claimMail, forgetTexts, markFailed, markSent, type SendableMail } from './repository';
import { openDelivery, type Delivery, explainFailure, toMessage } from './deliver';
import { senderOf } from './settings';
import { readIdentity } from '../settings';
import { DAY } from '@university/shared/time';

/** How long the text of a mail is stored, from when it was sent or, if it never was, written. Milliseconds. */
const TEXT_LIFE = 30 * DAY;

const SECRET_KINDS = MAIL_KINDS.filter(({ secret }) => secret).map(({ id }) => id);

type Needed = Pick<Services, 'db' | 'now' | 'mail' | 'dataDir' | 'log'>;

/** Connections at a time, once one mail got through: a server may take half a second for each. */
const CONNECTIONS = 4;

/**
 * Sends what is due, and forgets old texts. Every mail goes out at least once: it is marked as sent after the other
 * side has taken it, so a kill in between sends it again, under the same Message-ID.
 */
export async function sendDueMail(services: Needed): Promise<void> {
  const { db, now, mail: settings, dataDir } = services;
  await forgetTexts(db, new Date(now().getTime() - TEXT_LIFE));
  let delivery: Promise<Delivery> | undefined;
  let goesOn = true;
  const sendOne = async () => {
    const mail = await claimMail(db, now(), settings.perMinute);
    if (!mail) return false;
    delivery ??= openDelivery(settings, dataDir);
    if (!(await attempt(services, await delivery, mail))) goesOn = false;
    return goesOn;
  };
  const sendAll = async () => {
    while (goesOn && (await sendOne()));
  };
  try {
    if (!(await sendOne())) return;
    const ends = await Promise.allSettled(Array.from({ length: CONNECTIONS }, sendAll));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    (await delivery)?.close();
  }
}

const attempts = new Counter({
  name: 'mail_attempts_total',
  help: 'Mails that were handed on, will be tried again, or are given up',
  labelNames: ['outcome'],
});

/** @returns whether it makes sense to go on with other mail */
async function attempt({ db, now, log, mail: settings }: Needed, delivery: Delivery, mail: SendableMail) {
  const from = senderOf(settings, await readIdentity(db));
  try {
    await delivery.send(toMessage(mail, from));
  } catch (error) {
    const { reason, isPermanent, isOnlyThisMail } = explainFailure(error);
    const isFinal = isPermanent || mail.attempts >= MOST_ATTEMPTS;
    await markFailed(db, mail.id, reason, isFinal);
    attempts.inc({ outcome: isFinal ? 'given_up' : 'later' });
    log.warn({ mail: mail.id, reason, attempts: mail.attempts }, isFinal ? 'mail given up' : 'mail not sent yet');
    return isOnlyThisMail;
  }
  attempts.inc({ outcome: 'sent' });
  await markSent(db, mail.id, now(), !SECRET_KINDS.includes(mail.kind));
  return true;
}

/** Every two seconds: somebody waits for a code. */
export const mailJob: Job = { name: 'mail', every: 2, run: sendDueMail };
