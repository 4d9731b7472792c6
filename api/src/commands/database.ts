import { StartupError } from '@university/web';
import Fastify from 'fastify';
import { buildApi } from '../api';
import { apiOptions } from '../options';
import { migrationsOf } from '../platform/database/database';
import { addNextKey } from '../platform/keys';
import { newSecretKey, storeSecretKey } from '../platform/secrets';
import { backup } from './backup/backup';
import { inDatabase, inInstallation, prepared } from './backup/installation';
import { restore } from './backup/restore';
import { command, folderAnd } from './command';

const SECRETS_NOTE =
  'SECRET_KEY is not in it: keep that (or DATA_DIR/secrets.json) too, and apart from it. Without it no applicant can sign in.';

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

const NEW_KEYS = '--new-keys';

export const restoreCommand = command(
  `university restore <folder of a backup> [${NEW_KEYS}]`,
  folderAnd(NEW_KEYS),
  async ({ folder, isFlagged }, { config, say }) => {
    const { madeAt, tables, files } = await restore(apiOptions(config), folder, { newKeys: isFlagged });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored the backup of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files.`);
    return true;
  },
);

/** For migrating before new processes start. */
export const migrateCommand = command(
  'university migrate',
  (args) => args,
  async (_args, { config, say }) => {
    const options = apiOptions(config);
    await inInstallation(options, async ({ database }) => {
      const before = (await migrationsOf(database.db)).length;
      await prepared(database, options);
      const after = (await migrationsOf(database.db)).length;
      say(after > before ? `${after - before} migrations carried out.` : 'The tables are up to date.');
    });
    return true;
  },
);

/** Changes SECRET_KEY. Sealed data stays valid, and nobody is signed out. */
export const rekeyCommand = command(
  'university rekey',
  (args) => (args.length === 0 ? args : undefined),
  async (_args, { config, say }) => {
    const next = newSecretKey();
    await inDatabase(apiOptions(config), (db, keys) => addNextKey(db, keys, next));
    if (config.SECRET_KEY) {
      say(`SECRET_KEY=${next}`);
      say('Put this in the place of the old one, for every process, and restart them. Keep a copy apart from backups.');
    } else {
      await storeSecretKey(config.DATA_DIR, next);
      say(`The new key is in ${config.DATA_DIR}/secrets.json.`);
    }
    say('The old key ends with the first start under the new one. Backups of before need the old one.');
    return true;
  },
);

const CONFIRM = '--yes-this-is-a-trial';

/** Invented people with public passwords. */
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
