import { readVariables, StartupError } from '@university/web';
import { admin } from './admin';
import { auditLogCommand } from './audit-log';
import { backupCommand, restoreCommand } from './backup-command';
import type { Command } from './command';
import { demo } from './demo';
import { apiRules, apiVariables } from '../variables';
import { migrate } from './migrate';

/** By their names in `npm run`. */
const COMMANDS: Record<string, Command> = {
  admin,
  'audit-log': auditLogCommand,
  backup: backupCommand,
  restore: restoreCommand,
  demo,
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
  const config = readVariables(apiVariables.check(apiRules), process.env);
  return command.run({ args, config, say: (line) => console.log(line) });
}

run(process.argv[2], process.argv.slice(3)).then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error: unknown) => {
    process.exitCode = 1;
    console.error(error instanceof StartupError ? error.message : error);
  },
);
