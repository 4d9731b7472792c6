import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '../../../index';

export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
}

const header = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)$`, 'im').exec(source)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';

/** The encodings that nodemailer chooses from for plain text. */
function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

export function parseMail(source: string): WrittenMail {
  const split = source.indexOf('\r\n\r\n');
  const head = source.slice(0, split);
  const text = decode(source.slice(split + 4), header(head, 'Content-Transfer-Encoding'));
  return { to: header(head, 'To'), subject: header(head, 'Subject'), text: text.replace(/\r\n/g, '\n') };
}

/** Sends what is due and reads all mail of the file adapter to an address. */
export async function mailTo({ api, dataDir }: { api: Api; dataDir: string }, address: string): Promise<WrittenMail[]> {
  await api.jobs.run('mail');
  const folder = path.join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => parseMail(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === address);
}
