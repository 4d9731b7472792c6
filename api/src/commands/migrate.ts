import { apiOptions } from '../options';
import { resource } from '../platform/resources';
import { migrationsOf } from './backup/catalogue';
import { inInstallation } from './backup/installation';
import type { Command } from './command';

/** Brings the tables up to date, as every start does, for those who do it before they start new processes. */
export const migrate: Command = {
  usage: 'npm run migrate',
  run: async ({ config, say }) => {
    await inInstallation(apiOptions(config), async ({ database }) => {
      const before = (await migrationsOf(database.db)).length;
      await database.prepare(resource('drizzle'), async () => {});
      const after = (await migrationsOf(database.db)).length;
      say(after > before ? `${after - before} migrations carried out.` : 'The tables are up to date.');
    });
    return true;
  },
};
