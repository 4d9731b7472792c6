import { readVariables, runProgram, StartupError } from '@university/web';
import { admin } from './admin';
import { auditLogCommand } from './audit-log';
import { backupCommand, restoreCommand } from './backup-command';
import type { Command } from './command';
import { demo } from './demo';
import { exportCommand, importCommand } from './transfer';
import { apiRules, apiVariables } from '../variables';
import { apiOptions } from '../options';
import { resource } from '../platform/resources';
import { migrationsOf } from './backup/catalogue';
import { inInstallation } from './backup/installation';

/** Brings the tables up to date, as every start does, for those who do it before they start new processes. */
const migrate: Command = {
  usage: 'university migrate',
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

/** By their names, as `bin/commands.mjs` lists them. */
const COMMANDS: Record<string, Command> = {
  admin,
  'audit-log': auditLogCommand,
  backup: backupCommand,
  restore: restoreCommand,
  demo,
  export: exportCommand,
  import: importCommand,
  migrate,
};

async function run(name = '', args: string[]): Promise<boolean> {
  const command = COMMANDS[name];
  if (!command)
    throw new StartupError(
      Object.values(COMMANDS)
        .map(({ usage }) => usage)
        .join('\n'),
    );
  if (args.includes('--help')) {
    console.log(`Usage: ${command.usage}`);
    return true;
  }
  const config = readVariables(apiVariables.check(apiRules), process.env);
  return command.run({ args, config, say: (line) => console.log(line) });
}

void runProgram(async () => {
  process.exitCode = (await run(process.argv[2], process.argv.slice(3))) ? 0 : 1;
});
