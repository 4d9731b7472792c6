import { readVariables, runProgram, StartupError } from '@university/web';
import { apiRules, apiVariables } from '../variables';
import { adminCommand } from './admin';
import { auditLogCommand } from './audit-log';
import type { Command } from './command';
import { backupCommand, demoCommand, migrateCommand, rekeyCommand, restoreCommand } from './database';
import { exportCommand, importCommand } from './transfer';

/** Also in `bin/commands.mjs`. */
const COMMANDS: Record<string, Command> = {
  admin: adminCommand,
  'audit-log': auditLogCommand,
  backup: backupCommand,
  restore: restoreCommand,
  demo: demoCommand,
  export: exportCommand,
  import: importCommand,
  migrate: migrateCommand,
  rekey: rekeyCommand,
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
