import { parseArgs } from 'node:util';
import { StartupError } from '../errors';
import { newToken } from '../ids';
import { apiOptions } from '../operation/api-options';
import { resource } from '../resources';
import { createAdmin } from '../staff/create-admin';
import { askPassword } from './ask-password';
import { inPlace } from './backup/place';
import type { Command } from './command';

const usage = 'npm run admin -- create --email name@university.example --name "Full name" [--generate]';

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' }, generate: { type: 'boolean', default: false } },
    });
    const { email, name, generate } = values;
    if (positionals.join() === 'create' && email && name) return { email, name, generate };
  } catch {
    // Falls through to the usage.
  }
  throw new StartupError(`Usage: ${usage}`);
}

/** Makes an account of role admin, in the database of these variables; the server may run on with PostgreSQL. */
export const admin: Command = {
  usage,
  run: async ({ args, config, say }) => {
    const { email, name, generate } = read(args);
    const password = generate ? newToken().slice(0, 24) : await askPassword('Password: ');
    await inPlace(apiOptions(config), async ({ database }) => {
      await database.prepare(resource('drizzle'), async () => {});
      await createAdmin({ db: database.db, now: () => new Date() }, { email, name, password });
    });
    say(`The account of ${email} is made.`);
    if (generate) say(`Password, shown this once: ${password}`);
    return true;
  },
};
