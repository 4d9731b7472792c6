import path from 'node:path';
import { StartupError } from '@university/web';
import { apiOptions } from '../options';
import { backup } from './backup/backup';
import { restore } from './backup/restore';
import type { Command } from './command';

const SECRETS_NOTE =
  'The secrets are not in it: keep SECRET_KEY and PEPPER (or DATA_DIR/secrets.json) too, and apart from it. Without PEPPER no applicant can sign in.';

const OTHER_PEPPER = '--other-pepper';

export const backupCommand: Command = {
  usage: 'university backup <new folder>',
  run: async ({ args, config, say }) => {
    const [folder, ...rest] = args;
    if (!folder || rest.length > 0) throw new StartupError(`Usage: ${backupCommand.usage}`);
    const { tables, rows, files, problems } = await backup(apiOptions(config), path.resolve(folder), new Date());
    say(`${rows} rows of ${tables} tables and ${files} files are in ${path.resolve(folder)}.`);
    say(SECRETS_NOTE);
    for (const problem of problems) say(`Not in the backup: ${problem}`);
    return problems.length === 0;
  },
};

export const restoreCommand: Command = {
  usage: `university restore <folder of a backup> [${OTHER_PEPPER}]`,
  run: async ({ args, config, say }) => {
    const [folder, ...rest] = args.filter((arg) => arg !== OTHER_PEPPER);
    if (!folder || rest.length > 0) throw new StartupError(`Usage: ${restoreCommand.usage}`);
    const { madeAt, tables, files } = await restore(apiOptions(config), path.resolve(folder), {
      otherPepper: args.includes(OTHER_PEPPER),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored the backup of ${madeAt}: ${rows} rows of ${tables.length} tables, ${files.length} files.`);
    return true;
  },
};
