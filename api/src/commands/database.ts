import { StartupError } from '@university/web';
import Fastify from 'fastify';
import { buildApi } from '../api';
import { apiOptions } from '../options';
import { migrationsOf } from '../platform/database/database';
import { resource } from '../platform/resources';
import { backup } from './backup/backup';
import { inInstallation } from './backup/installation';
import { restore } from './backup/restore';
import { command, folderAnd } from './command';

const SECRETS_NOTE =
  'The secrets are not in it: keep SECRET_KEY and PEPPER (or DATA_DIR/secrets.json) too, and apart from it. Without PEPPER no applicant can sign in.';

export const backupCommand = command(
  'university backup <new folder>',
  folderAnd(),
  async ({ folder }, { config, say }) => {
    const { tables, rows, files, problems } = await backup(apiOptions(config), folder, new Date());
    say(`${rows} rows of ${tables} tables and ${files} files are in ${folder}.`);
    say(SECRETS_NOTE);
    for (const problem of problems) say(`Not in the backup: ${problem}`);
    return problems.length === 0;
  },
);

const OTHER_PEPPER = '--other-pepper';

export const restoreCommand = command(
  `university restore <folder of a backup> [${OTHER_PEPPER}]`,
  folderAnd(OTHER_PEPPER),
  async ({ folder, isFlagged }, { config, say }) => {
    const { madeAt, tables, files } = await restore(apiOptions(config), folder, { otherPepper: isFlagged });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored the backup of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files.`);
    return true;
  },
);

/** Brings the tables up to date, as every start does, for those who do it before they start new processes. */
export const migrateCommand = command(
  'university migrate',
  (args) => args,
  async (_args, { config, say }) => {
    await inInstallation(apiOptions(config), async ({ database }) => {
      const before = (await migrationsOf(database.db)).length;
      await database.prepare(resource('drizzle'), async () => {});
      const after = (await migrationsOf(database.db)).length;
      say(after > before ? `${after - before} migrations carried out.` : 'The tables are up to date.');
    });
    return true;
  },
);

const CONFIRM = '--yes-this-is-a-trial';

/** Loads the demonstration data: invented people whose passwords are public. */
export const demoCommand = command(
  `university demo load [${CONFIRM}]`,
  ([verb, ...rest]) =>
    verb === 'load' && rest.every((arg) => arg === 'load' || arg === CONFIRM)
      ? { isMeant: rest.includes(CONFIRM) }
      : undefined,
  async ({ isMeant }, { config, say }) => {
    if (config.DEPLOY === 'production')
      throw new StartupError(
        "The demonstration's passwords are public: with DEPLOY=production it is not loaded, and no server starts on it.",
      );
    if (config.DATABASE_URL !== undefined && !isMeant) {
      throw new StartupError(
        `The demonstration's passwords are public, and this database may be served to others. If that is meant, add ${CONFIRM}.`,
      );
    }
    const logger = Fastify({ logger: { level: 'warn' } }).log;
    const api = await buildApi({ ...apiOptions(config), demo: true, logger });
    await api.close();
    if (!api.seeded)
      throw new StartupError('The database is not empty. Demonstration data is loaded into an empty one only.');
    say('The demonstration data is loaded.');
    return true;
  },
);
