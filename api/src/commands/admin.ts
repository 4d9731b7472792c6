import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { newToken } from '../platform/secrets';
import { apiOptions } from '../options';
import { resetFromCommandLine } from '../domains/staff/rights';
import { createAdmin } from '../domains/staff/accounts';
import { inDatabase } from './backup/installation';
import { command } from './command';

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' }, generate: { type: 'boolean' } },
    });
    const { email, name, generate } = values;
    const what = positionals.join(' ');
    if (what === 'create' && email && name) return { what, email, name, generate } as const;
    if (what === 'reset-second-factor' && email && Object.keys(values).length === 1) return { what, email } as const;
  } catch {
    // Unknown options are a usage error.
  }
  return undefined;
}

const clock = () => new Date();

/** For the operator, also while the server runs on PostgreSQL. */
export const adminCommand = command(
  `university admin create --email name@university.example --name "Full name" [--generate]
university admin reset-second-factor --email name@university.example`,
  read,
  async (given, { config, say }) => {
    const { email } = given;
    if (given.what === 'reset-second-factor') {
      await inDatabase(apiOptions(config), (db) => resetFromCommandLine({ db, clock }, email));
      const told = config.SMTP_URL
        ? 'Mails tell its owner and the admins.'
        : 'Nobody is told, as no mail server is set up.';
      say(`The second factor of ${email} is reset. ${told}`);
      return true;
    }
    const { name, generate } = given;
    const password = generate ? newToken().slice(0, 24) : await askPassword('Password: ');
    await inDatabase(apiOptions(config), (db) => createAdmin({ db, clock }, { email, name, password }));
    say(`The account of ${email} is made.`);
    if (generate) say(`Password, shown this once: ${password}`);
    return true;
  },
);

async function askPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isTerminal) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
