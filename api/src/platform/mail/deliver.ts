import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { SECOND } from '@university/shared/time';
import { maskAddressesIn } from '@university/web';
import { writeWhole } from '../data-folder';
import type { MailSettings, Sender } from './settings';
import type { SendableMail } from './repository';

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
export function toMessage({ id, to, subject, text, createdAt }: SendableMail, from: Sender): Message {
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
export interface Delivery {
  send(message: Message): Promise<void>;
  close(): void;
}

/** A way out for mail: the SMTP server when one is set, otherwise a file for each mail in `<dataDir>/outbox`. */
export function openDelivery({ smtpUrl }: MailSettings, dataDir: string): Promise<Delivery> {
  return smtpUrl ? openSmtp(smtpUrl) : openFolder(path.join(dataDir, 'outbox'));
}

/** Loaded when there is something to send: most processes never send. */
const loadNodemailer = async () => (await import('nodemailer')).default;

async function openSmtp(url: string): Promise<Delivery> {
  const nodemailer = await loadNodemailer();
  // No pool: it sends again by itself, and when is the outbox's to decide.
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS });
  return {
    send: async (message) => {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}

async function openFolder(folder: string): Promise<Delivery> {
  const nodemailer = await loadNodemailer();
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(message);
      await writeWhole(path.join(folder, `${message.messageId.slice(1).split('@')[0]}.eml`), bytes as Buffer);
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

export function explainFailure(error: unknown): Failure {
  const { code, responseCode, message } = error as DeliveryError;
  const isOnlyThisMail = code !== undefined && ABOUT_THE_MAIL.includes(code);
  return {
    reason: maskAddressesIn(message).slice(0, LONGEST),
    isOnlyThisMail,
    isPermanent: isOnlyThisMail && responseCode !== undefined && responseCode >= 500,
  };
}
