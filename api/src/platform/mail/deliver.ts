import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SECOND, DAY } from '@university/shared/time';
import { maskAddressesIn } from '@university/web';
import { type MailSettings, type Sender, senderOf } from './settings';
import {
  type SendableMail,
  MAX_ATTEMPTS,
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

interface Message {
  from: Sender;
  to: { name: string; address: string };
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** Deterministic: a repeat has the same Message-ID. */
function toMessage({ id, to, subject, text, createdAt }: SendableMail, from: Sender): Message {
  const address = typeof from === 'string' ? from : from.address;
  const domain = /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? 'localhost';
  return {
    from,
    // As an object, so that it is never parsed as a list.
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Milliseconds. In total well under the outbox's first retry delay, to prevent duplicates. */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

interface Delivery {
  /** Null: it sends. */
  whyWritten: string | null;
  send(message: Message): Promise<void>;
  close(): void;
}

/** SMTP if configured, else a file per mail in `<dataDir>/outbox`. */
async function openDelivery({ smtpUrl }: MailSettings, dataDir: string): Promise<Delivery> {
  // Loaded on demand: most processes never send.
  const { createTransport } = (await import('nodemailer')).default;
  if (smtpUrl) {
    // No pool: it would retry by itself.
    const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
    return {
      whyWritten: null,
      send: async (message) => void (await transport.sendMail(message)),
      close: () => transport.close(),
    };
  }
  const folder = path.join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    whyWritten: 'SMTP_URL is not set.',
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(message);
      const file = path.join(folder, `${message.messageId.slice(1).split('@')[0]}.eml`);
      await writeFile(`${file}.draft`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.draft`, file);
    },
    close: () => transport.close(),
  };
}

interface DeliveryError extends Error {
  code?: string;
  /** SMTP: 4xx try later, 5xx permanent. */
  responseCode?: number;
}

/** Errors about one mail: its recipient or content. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

const MAX_REASON = 300;

interface Failure {
  reason: string;
  isPermanent: boolean;
  isOnlyThisMail: boolean;
}

function explainFailure(error: unknown): Failure {
  const { code, responseCode, message } = error as DeliveryError;
  const isOnlyThisMail = code !== undefined && ABOUT_THE_MAIL.includes(code);
  return {
    reason: maskAddressesIn(message).slice(0, MAX_REASON),
    isOnlyThisMail,
    isPermanent: isOnlyThisMail && responseCode !== undefined && responseCode >= 500,
  };
}

/** Milliseconds from sending or, if never sent, from queueing. */
const RETENTION = 30 * DAY;

const SECRET_KINDS = MAIL_KINDS.filter(({ secret }) => secret).map(({ id }) => id);

type Needed = Pick<Services, 'db' | 'clock' | 'mail' | 'dataDir' | 'log'>;

const CONNECTIONS = 4;

/** Mails claimed at once: even a slow server is done before they are due again. */
const BATCH = 16;

/**
 * Sends due mail and erases old texts. Delivery is at least once: a kill before the mark repeats a mail with its
 * Message-ID.
 */
export async function sendDueMail(services: Needed): Promise<void> {
  const { db, clock, mail: settings, dataDir } = services;
  await forgetTexts(db, new Date(clock().getTime() - RETENTION));
  let delivery: Delivery | undefined;
  try {
    for (;;) {
      const mails = await claimMails(db, clock(), delivery ? BATCH : 1, settings.perMinute);
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

/** @returns whether to go on with other mail */
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
  const { whyWritten } = delivery;
  attempts.inc({ outcome: whyWritten ? 'written' : 'sent' }, sent.length);
  for (const isSecret of [false, true]) {
    const ids = sent.filter(({ kind }) => SECRET_KINDS.includes(kind) === isSecret).map(({ id }) => id);
    await markSent(db, ids, clock(), { keepsText: !isSecret, whyWritten });
  }
  const untried = waiting.map(({ id }) => id);
  await releaseClaims(db, untried, clock());
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return goesOn;
}

/** @returns whether to go on with other mail */
async function noteFailure({ db, log }: Needed, mail: SendableMail, error: unknown): Promise<boolean> {
  const { reason, isPermanent, isOnlyThisMail } = explainFailure(error);
  const isFinal = isPermanent || mail.attempts >= MAX_ATTEMPTS;
  await markFailed(db, mail.id, reason, isFinal);
  attempts.inc({ outcome: isFinal ? 'given_up' : 'later' });
  log.warn({ mail: mail.id, reason, attempts: mail.attempts }, isFinal ? 'mail given up' : 'mail not sent yet');
  return isOnlyThisMail;
}

export const mailJob: Job = { name: 'mail', every: 2, run: sendDueMail };
