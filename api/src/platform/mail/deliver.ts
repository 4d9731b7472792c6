import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncToDisk } from '../data-folder';
import type { Message } from './message';
import type { MailSettings } from './settings';

const SECOND = 1_000;

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
      await write(path.join(folder, `${message.messageId.slice(1).split('@')[0]}.eml`), bytes as Buffer);
    },
    close: () => transport.close(),
  };
}

/** Whole or not at all, even when the machine stops. */
async function write(file: string, bytes: Buffer) {
  const draft = `${file}.draft`;
  await writeFile(draft, bytes, { mode: 0o600 });
  await syncToDisk(draft);
  await rename(draft, file);
  await syncToDisk(path.dirname(file));
}
