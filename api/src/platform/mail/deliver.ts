import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SECOND, DAY } from '@university/shared/time';
import { maskAddressesIn } from '@university/web';
import { type MailSettings, type Sender, senderOf } from './settings';
import {
  type SendableMail,
  MOST_ATTEMPTS,
  claimMails,
  forgetTexts,
  releaseClaims,
  markFailed,
  markSent,
} from './repository';
import { MAIL_KINDS } from '@university/shared/contract';
import { Counter } from 'prom-client';
import type { Job } from '../jobs';
import type { Services } from '../services';
import { readIdentity } from '../settings';

/** A mail as nodemailer takes it. */
interface Message {
  from: Sender;
  to: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** The same message each time it is made: a repeat has the same Message-ID, so that it can be recognised. */
function toMessage({ id, to, subject, text, createdAt }: SendableMail, from: Sender): Message {
  const address = typeof from === 'string' ? from : from.address;
  const domain = /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? 'localhost';
  return {
    from,
    // As parts and not as text: an address is never read as a list of several.
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Keeps holiday answers from coming back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Milliseconds. Together well under the first delay of the outbox, or a slow server would get a mail twice. */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

/** Hands one message on; resolves once the other side has taken it. */
interface Delivery {
  send(message: Message): Promise<void>;
  close(): void;
}

/** A way out for mail: the SMTP server when one is set, otherwise a file for each mail in `<dataDir>/outbox`. */
async function openDelivery({ smtpUrl }: MailSettings, dataDir: string): Promise<Delivery> {
  // Loaded when there is something to send: most processes never send.
  const { createTransport } = (await import('nodemailer')).default;
  if (smtpUrl) {
    // No pool: it sends again by itself, and when is the outbox's to decide.
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
    return { send: async (message) => void (await transport.sendMail(message)), close: () => transport.close() };
  }
  const folder = path.join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(message);
      const file = path.join(folder, `${message.messageId.slice(1).split('@')[0]}.eml`);
      await writeFile(`${file}.draft`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.draft`, file);
    },
    close: () => transport.close(),
  };
}

/** What nodemailer adds to its errors. */
interface DeliveryError extends Error {
  code?: string;
  /** Of SMTP: 4xx try later, 5xx do not try again. */
  responseCode?: number;
}

/** The server was there and refused this one mail: its recipient or its content. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Longer answers of servers are cut. Characters. */
const LONGEST = 300;

interface Failure {
  /** For the outbox page and the log; without addresses. */
  reason: string;
  /** Another attempt would end the same. */
  isPermanent: boolean;
  /** Other mail may still get through. */
  isOnlyThisMail: boolean;
}

function explainFailure(error: unknown): Failure {
  const { code, responseCode, message } = error as DeliveryError;
  const isOnlyThisMail = code !== undefined && ABOUT_THE_MAIL.includes(code);
  return {
    reason: maskAddressesIn(message).slice(0, LONGEST),
    isOnlyThisMail,
    isPermanent: isOnlyThisMail && responseCode !== undefined && responseCode >= 500,
  };
}

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
  await releaseClaims(db, untried, clock());
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
